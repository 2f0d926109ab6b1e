// Fetches the texts of a language, part by part: the part that the page opens with and, together with a room, the part of the room.

import { forget, learn, type Part } from './catalogue';
import { fetchFile } from './home';
import { language, write } from './intl';

/** A part of the page could not be fetched. */
export class FetchFailure extends Error {}

/** The messages of browsers for a script that they could not fetch or read. */
const UNFETCHED = /dynamically imported module|Importing a module script|module script failed/i;

/** Whether a part of the page was missing, not faulty. A truncated file counts as missing. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof FetchFailure ||
  error instanceof SyntaxError ||
  (error instanceof TypeError && UNFETCHED.test(error.message));

/** The parts that have been requested. */
const parts = new Map<string, Promise<void>>();
/** The language that was wanted last. */
let latest = '';

/** Fetches a part of the texts once; after a failure, the next call fetches it again. */
export function fetchTexts(part: string): Promise<void> {
  const current = language();
  const known =
    parts.get(part) ??
    fetchPart(current, part).then((texts) => {
      // If the language has changed meanwhile, this part was loaded with it.
      if (current === language()) learn(texts);
    });
  parts.set(part, known);
  known.catch(() => parts.delete(part));
  return known;
}

/** Switches to a language once all loaded parts are available in it. Returns false if another language was requested meanwhile. */
export async function speakIn(wanted: string): Promise<boolean> {
  latest = wanted;
  const there = new Map<string, Part>();
  const missing = (): string[] => ['page', ...parts.keys()].filter((part) => !there.has(part));
  while (missing().length > 0)
    await Promise.all(missing().map(async (part) => there.set(part, await fetchPart(wanted, part))));
  if (latest !== wanted) return false;
  forget();
  write(wanted);
  for (const texts of there.values()) learn(texts);
  return true;
}

async function fetchPart(language: string, part: string): Promise<Part> {
  const path = `texts/${language}/${part}.json`;
  try {
    const response = await fetchFile(path);
    if (response.ok) return await response.json();
  } catch {
    // Reported below.
  }
  throw new FetchFailure(`${path} could not be fetched`);
}
