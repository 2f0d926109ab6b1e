// The lessons that tests and polls can take questions from: lessons of the page, and custom lessons.

import type { Teach } from './slice';

/** The names of the lessons; null for no single lesson. `now`: the chosen lesson, which is listed even if this device does not have it. */
export function lessonsOf({ shelf, shortLessons }: Teach, now: string | null): readonly (string | null)[] {
  const names = [...shelf, ...shortLessons].map(({ name }) => name);
  return [null, ...names, ...(now === null || names.includes(now) ? [] : [now])];
}

export const titleOf = ({ shelf, shortLessons }: Teach, name: string | null): string | undefined =>
  [...shelf, ...shortLessons].find((each) => each.name === name)?.title;
