// Reads the part of a link for Learn: the lesson and the step, "looking-ahead.4", its notes, "looking-ahead.notes",
// or a whole lesson of one's own, "~Q29…Zs.4".

/** The packed lesson of one's own and the step (from 0) in such a text; null for any other. */
export function readOwn(text: string): { readonly packed: string; readonly step: number } | null {
  const [, packed, step] = /^~([\w-]+)\.([1-9]\d{0,2})$/.exec(text) ?? [];
  return packed === undefined ? null : { packed, step: Number(step) - 1 };
}

/** The lesson whose notes such a text names; null for any other. */
export const readNotesOf = (text: string): string | null => /^([a-z][a-z-]{0,40})\.notes$/.exec(text)?.[1] ?? null;

/** The lesson and the step (from 0) that such a text names; null for any other. */
export function readPlace(text: string): { readonly name: string; readonly step: number } | null {
  const [, name, step] = /^([a-z][a-z-]{0,40})\.([1-9]\d{0,2})$/.exec(text) ?? [];
  return name === undefined ? null : { name, step: Number(step) - 1 };
}
