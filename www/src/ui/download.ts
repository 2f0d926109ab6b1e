// Hands a file to the person.

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A large file is still being written when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
