// Hands a file to the person.

export function download(file: Blob, name: string): void {
  // A browser that knows how to show a file may show it in place of saving it.
  const address = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A large file is still being written when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
