// A set of links for a class, as plain data, and its one format in files, in links and on the device. The reader accepts any text: it
// returns a set, or throws an error with the reason.
//
//   { "queens-class": 1, "title": "Week 3", "links": [{ "title": "A board of 8 queens", "link": "?handout=no-hints#1&n=8" }] }

import { JobError } from '../../client/trouble';

export interface ClassLink {
  readonly title: string;
  /** The address without its site: its handout options, then the part after "#". */
  readonly link: string;
}

export interface ClassSet {
  readonly title: string;
  readonly links: readonly ClassLink[];
}

export const noLinks: ClassSet = { title: '', links: [] };

/** The format that this page reads. */
export const VERSION = 1;
/** The maximum number of links of a set, and characters of a title. */
export const MAX_LINKS = 60;
export const MAX_TITLE_LENGTH = 120;
/** The maximum length of a text that is read as a set. */
export const MAX_SET_LENGTH = 256 * 1024;

/** A link of this page, of either form. */
const LINK = /^(?:\?handout=(?<handout>[\w.-]{1,400}))?(?<hash>#[12]&[\w.~*&=%;+()-]{1,8000})$/;

/** Splits a link into its handout options and the part after "#". */
export function partsOf(link: string): { readonly handout: string; readonly hash: string } {
  const { handout = '', hash = '' } = LINK.exec(link)?.groups ?? {};
  return { handout, hash };
}

/** The room that a link opens. Links to the former room of rules open the Board. */
export const roomOf = (link: string): string =>
  (/[#&]view=([a-z]+)/.exec(link)?.[1] ?? 'board').replace(/^rules$/, 'board');

/** The part of a link that the room adds; empty if there is no such part. */
export const ownOf = (link: string): string => /&own=([^&]*)/.exec(link)?.[1] ?? '';

export const writeSet = ({ title, links }: ClassSet): string =>
  JSON.stringify({
    'queens-class': VERSION,
    title: titleOf(title),
    links: links.map(({ title, link }) => ({ title: titleOf(title), link })),
  });

/** Reads any text. Throws a `JobError`: `class-too-large`, `class-unread`, `class-newer`, `class-full`, `class-link`. */
export function readSet(text: string): ClassSet {
  if (text.length > MAX_SET_LENGTH)
    throw new JobError('class-too-large', { size: text.length, largest: MAX_SET_LENGTH });
  const { 'queens-class': version, title, links } = fieldsOf(parseJson(text));
  if (typeof version !== 'number' || !Array.isArray(links)) throw new JobError('class-unread');
  if (version > VERSION) throw new JobError('class-newer', { version });
  if (links.length > MAX_LINKS) throw new JobError('class-full', { most: MAX_LINKS });
  return { title: titleOf(title), links: links.map((one: unknown, at) => linkOf(fieldsOf(one), at + 1)) };
}

function linkOf({ title, link }: Readonly<Record<string, unknown>>, number: number): ClassLink {
  if (typeof link !== 'string' || !LINK.test(link)) throw new JobError('class-link', { number });
  return { title: titleOf(title), link };
}

/** Limits a typed title to one line and the maximum length. It may end with a space, because a word may follow. */
export const typedTitle = (value: string): string =>
  [...value.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trimStart()].slice(0, MAX_TITLE_LENGTH).join('');

/** A title as it is stored. */
export const titleOf = (value: unknown): string => (typeof value === 'string' ? typedTitle(value.trim()) : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
