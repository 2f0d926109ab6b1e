// The blocks of data in the document of the page in one file.

/** The text of a block. */
export const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';
