// Saves files.

/** A file of text, from its bytes. */
export const textFile = (bytes: Uint8Array): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'text/plain' });

export function download(file: Blob, name: string): void {
  // A browser that knows how to show a file may show it instead of saving it.
  const address = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A large file is still being written when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
