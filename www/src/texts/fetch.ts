// Fetches the texts of a language, part by part: those that the page opens with, and those of a room with the room.

import { forget, learn, type Part } from './catalogue';
import { write } from './intl';

/** A part of the page could not be fetched. */
export class Unfetched extends Error {}

let language = 'en';
const parts = new Map<string, Promise<void>>();

/** The language that the page speaks. */
export const spoken = (): string => language;

/** Fetches a part of the texts once; one that failed is asked for again. */
export function fetchTexts(part: string): Promise<void> {
  const known = parts.get(part) ?? fetchPart(part).then(learn);
  parts.set(part, known);
  known.catch(() => parts.delete(part));
  return known;
}

/** Speaks a language from here on, once all parts that are here are there in that language. */
export async function speakIn(wanted: string): Promise<void> {
  const before = language;
  language = wanted;
  const names = new Set(['page', ...parts.keys()]);
  try {
    const fetched = await Promise.all([...names].map(fetchPart));
    if (language !== wanted) return;
    forget();
    write(wanted);
    fetched.forEach(learn);
    for (const name of names) parts.set(name, Promise.resolve());
  } catch (error) {
    if (language === wanted) language = before;
    throw error;
  }
}

async function fetchPart(part: string): Promise<Part> {
  const address = new URL(`texts/${language}/${part}.json`, document.baseURI);
  try {
    const response = await fetch(address);
    if (response.ok) return await response.json();
  } catch {
    // Said below.
  }
  throw new Unfetched(`${address.pathname} could not be fetched`);
}
