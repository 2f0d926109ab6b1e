// The teacher's own lessons on this device, as sources of questions for tests and polls. The name of such a lesson is "~"
// and the packed lesson, so that a link contains all of it.

import { fetchLesson } from '../../kernel/classroom/fetching';
import { type Lesson, readLesson } from '../../kernel/classroom/lesson';
import { pack, unpack } from '../../kernel/classroom/packing';
import type { OwnLesson } from '../../kernel/classroom/shelf';

export interface ShortLesson {
  readonly name: string;
  readonly title: string;
}

export const isOwnLesson = (name: string | null): boolean => name?.startsWith('~') === true;

/** Returns the lessons that are short enough for a link, the last one first. */
export async function shortLessonsOf(lessons: readonly OwnLesson[]): Promise<readonly ShortLesson[]> {
  const packed = await Promise.all(lessons.map(async ({ title, files }) => ({ title, packed: await pack(files) })));
  return packed.flatMap(({ title, packed }) => (packed === null ? [] : [{ name: `~${packed}`, title }]));
}

/** Returns a lesson of the page, or a custom lesson. Throws the errors of `fetchLesson`, `unpack` and `readLesson`. */
export async function lessonByName(name: string, language: string): Promise<Lesson> {
  if (!isOwnLesson(name)) return fetchLesson(name, language);
  const { data, words } = await unpack(name.slice(1));
  return readLesson(name, data, words);
}
