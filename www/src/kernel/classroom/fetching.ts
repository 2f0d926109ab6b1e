// Where lessons come from: the page's own folder, or files that a person opens.

import { JobError } from '../../client/trouble';
import { fetchFile } from '../../texts/home';
import { checkFields } from './fields';
import { type Lesson, MAX_FILE_BYTES, readLesson, type Step } from './lesson';
import { type Notes, readNotes } from './notes';
import type { Files } from './packing';

/** An entry of the shelf of lessons. */
export interface ShelfEntry {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly steps: readonly string[];
  /** The board of its picture: columns from 1, 0 where a row is empty. */
  readonly picture: readonly number[];
}

/** The language that every lesson is written in. */
const FALLBACK = 'en';

/** Fetches the shelf in a language, which the build has written. */
export async function fetchShelf(language: string): Promise<readonly ShelfEntry[]> {
  return JSON.parse(await inLanguage(language, (known) => `lessons/shelf.${known}.json`)) as ShelfEntry[];
}

/** Fetches a lesson of the page, with the steps after it: its recap, and questions of earlier lessons. */
export async function fetchLesson(name: string, language: string): Promise<Lesson> {
  const lesson = await fetchAlone(name, language);
  const places = lesson.review.map((place) => place.split('.'));
  const names = [...new Set(places.map(([name = '']) => name))];
  const lessons = new Map(
    await Promise.all(names.map(async (name) => [name, await fetchAlone(name, language)] as const)),
  );
  const reviewed = places.flatMap(([name = '', id]): Step[] => {
    const from = lessons.get(name);
    const step = from?.steps.find((step) => step.id === id);
    return from && step ? [{ ...step, id: `${name}.${id}`, from: from.title }] : [];
  });
  return { ...lesson, after: [...lesson.after, ...reviewed] };
}

/** The files of a lesson of the page. */
export async function fetchFiles(name: string, language: string): Promise<Files> {
  const [data, words] = await Promise.all([
    fetchText(`lessons/${name}/lesson.json`),
    inLanguage(language, (known) => `lessons/${name}/${known}.md`),
  ]);
  return { data, words };
}

async function fetchAlone(name: string, language: string): Promise<Lesson> {
  const { data, words } = await fetchFiles(name, language);
  return readLesson(name, data, words);
}

/** The notes of a lesson of the page for teachers. */
export const fetchNotes = async (name: string, language: string): Promise<Notes> =>
  readNotes(await inLanguage(language, (known) => `lessons/${name}/notes/${known}.md`));

/**
 * Finds the files of a lesson among the chosen files: one `.json`, and one `.md` in the language of the page or in any language.
 * Throws `lesson-files`, `lesson-too-large`, and `lesson-bad` for an unknown field, because a mistyped name would lose
 * its content.
 */
export async function chosenFiles(files: readonly File[], language: string): Promise<Files> {
  const data = files.find(({ name }) => name.endsWith('.json'));
  const words = files.filter(({ name }) => name.endsWith('.md'));
  const spoken = words.find(({ name }) => name === `${language}.md`) ?? words[0];
  if (!data || !spoken) throw new JobError('lesson-files');
  const size = data.size + spoken.size;
  if (size > MAX_FILE_BYTES) throw new JobError('lesson-too-large', { size, largest: MAX_FILE_BYTES });
  const chosen = { data: await data.text(), words: await spoken.text() };
  checkFields(chosen.data);
  return chosen;
}

/** Returns a file in a language, or in English if it is not translated. */
async function inLanguage(language: string, addressOf: (language: string) => string): Promise<string> {
  try {
    return await fetchText(addressOf(language));
  } catch (error) {
    if (language === FALLBACK || !(error instanceof JobError) || error.code !== 'lesson-unknown') throw error;
    return fetchText(addressOf(FALLBACK));
  }
}

async function fetchText(address: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetchFile(address);
  } catch {
    throw new JobError('lesson-missing');
  }
  if (!answer.ok) throw new JobError(answer.status === 404 ? 'lesson-unknown' : 'lesson-missing');
  return answer.text();
}
