// What a link to the Learn room adds: the lesson and the step, "looking-ahead.4", its notes, "looking-ahead.notes", or a whole lesson of one's own, "~Q29…Zs.4".

/** Steps count from 1 in a link. */
export const writePlace = (lesson: string | null, step: number): string =>
  lesson === null ? '' : `${lesson}.${step + 1}`;

/** The notes of a lesson. */
export const writeNotes = (lesson: string): string => `${lesson}.notes`;

/** A lesson of one's own, packed; nothing where it is too long for a link. */
export const writeOwn = (packed: string | null, step: number): string =>
  packed === null ? '' : `~${packed}.${step + 1}`;

/** The lesson of one's own, packed, and the step (from 0) that such a text holds; null for any other. */
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
