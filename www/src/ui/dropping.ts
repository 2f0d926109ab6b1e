// Lets a file be dropped on an element.

export const dropping = (open: (file: File) => void) => ({
  over: (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  },
  drop: (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(file);
  },
});
