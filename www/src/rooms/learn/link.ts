// Reads the part of a link for Learn: the lesson and the step, "looking-ahead.4", its notes, "looking-ahead.notes",
// or a packed custom lesson, "~Q29…Zs.4".

/** Reads a packed custom lesson and its step, from 0; null for any other text. */
export function readOwn(text: string): { readonly packed: string; readonly step: number } | null {
  const [, packed, step] = /^~([\w-]+)\.([1-9]\d{0,2})$/.exec(text) ?? [];
  return packed === undefined ? null : { packed, step: Number(step) - 1 };
}

/** Reads the lesson whose notes the text names; null for any other text. */
export const readNotesOf = (text: string): string | null => /^([a-z][a-z-]{0,40})\.notes$/.exec(text)?.[1] ?? null;

/** Reads a lesson and its step, from 0; null for any other text. */
export function readPlace(text: string): { readonly name: string; readonly step: number } | null {
  const [, name, step] = /^([a-z][a-z-]{0,40})\.([1-9]\d{0,2})$/.exec(text) ?? [];
  return name === undefined ? null : { name, step: Number(step) - 1 };
}
