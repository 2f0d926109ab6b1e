// The record of solved puzzles on this device: text with a version and a checksum, and a total parser for it.
//
// The stored text may be anything: another tab, another version and a broken disk write to the same place.

import { dailyName, MADE_FAMILIES } from '../puzzle/puzzle';
import { addDays, type Day, readDay } from './day';

/** A puzzle that was solved. */
export interface SolvedEntry {
  /** A name for the puzzle: the same for everyone who solves it. */
  readonly id: string;
  /** The local date on which it was solved. */
  readonly on: Day;
  readonly milliseconds: number;
  readonly hints: number;
  /** The number of queens that were removed. */
  readonly taken: number;
  /** A letter for each queen that was set (f), set as hinted (h) or removed (t), in order. Earlier versions stored none. */
  readonly told?: string;
  /** The number of refused taps, if only forced queens and marks were set. */
  readonly refused?: number;
  /** The title of a puzzle that a person made and who set it, as links contain them. */
  readonly about?: string;
}

/** The work on a puzzle that is not solved yet. */
export interface UnfinishedWork {
  readonly id: string;
  /** Columns by row, -1 for a row without a queen. */
  readonly queens: readonly number[];
  readonly marks: readonly number[];
  readonly milliseconds: number;
  readonly hints: number;
  /** The earlier sketches, the queens that were set and removed, and the savepoint: see work.ts. Earlier versions stored none of these. */
  readonly past?: readonly string[];
  readonly told?: string;
  readonly saved?: string;
  /** The progress at each second. */
  readonly pace?: string;
  /** Counts the changes in all tabs. Of two boards of a puzzle, the board with the higher number is newer. */
  readonly revision?: number;
  /** Surplus queens of rows. */
  readonly extra?: readonly number[];
  /** The number of refused taps, if only forced queens and marks were set. */
  readonly refused?: number;
  readonly about?: string;
}

export interface PlayRecord {
  /** An entry for each solved puzzle, about the first time that it was solved. */
  readonly solved: readonly SolvedEntry[];
  readonly begun: readonly UnfinishedWork[];
}

export const noRecord: PlayRecord = { solved: [], begun: [] };

const VERSION = 1;
/** The maximum number of entries: the oldest are removed. */
const MAX_UNFINISHED = 50;
const MAX_SOLVED = 5_000;
const MAX_ID_LENGTH = 1_200;
/** No puzzle has more than 20 rows, or more than three queens a row. Larger entries are malformed. */
const MAX_ROWS = 32;
const MAX_QUEENS = 3 * MAX_ROWS;
/** The maximum length of a damaged text that is read: a browser stores no more. */
const MAX_DAMAGED_LENGTH = 10_000_000;

export function writeRecord({ solved, begun }: PlayRecord): string {
  const text = JSON.stringify({ solved, begun });
  return `${VERSION}.${checksum(text)}.${text}`;
}

/** How a stored text was read. `newer`: a later version of the page wrote it. */
export type ReadResult =
  | { readonly is: 'whole'; readonly record: PlayRecord }
  /** `record`: the part that can still be read. */
  | { readonly is: 'damaged'; readonly record: PlayRecord }
  | { readonly is: 'newer' };

/** Reads a record of any earlier version. Any text that `writeRecord` would not write is damaged or comes from a later version. */
export function readRecord(text: string): ReadResult {
  const [, version = '0', sum, body = ''] = /^(\d{1,9})\.([0-9a-f]{8})\.(\{[\s\S]*\})\s*$/.exec(text) ?? [];
  if (checksum(body) === sum) {
    if (Number(version) > VERSION) return { is: 'newer' };
    const record = Number(version) === VERSION ? parseBody(body) : null;
    if (record) return { is: 'whole', record };
  }
  return { is: 'damaged', record: salvage(text) };
}

function parseBody(body: string): PlayRecord | null {
  const found = parseJson(body);
  if (!isObject(found) || !Array.isArray(found.solved) || !Array.isArray(found.begun)) return null;
  return found.solved.every(isSolvedEntry) && found.begun.every(isUnfinishedWork)
    ? { solved: found.solved, begun: found.begun }
    : null;
}

/** The undamaged entries of a damaged text. Entries are not nested, so each is the text between two braces. */
function salvage(text: string): PlayRecord {
  const parts = (text.slice(0, MAX_DAMAGED_LENGTH).match(/\{[^{}]*\}/g) ?? []).map(parseJson);
  const record = {
    solved: parts.filter(isSolvedEntry),
    begun: parts.filter((part) => isUnfinishedWork(part) && !isSolvedEntry(part)),
  };
  return mergeRecords(record as PlayRecord, noRecord);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How often a puzzle was changed; 0 in records of earlier versions, which did not count. */
export const revisionOf = ({ revision = 0 }: Pick<UnfinishedWork, 'revision'>): number => revision;

/** Merges the records of two tabs. If a puzzle was solved in both, keeps the first time; if it was begun in both, the newer board. */
export function mergeRecords(one: PlayRecord, other: PlayRecord): PlayRecord {
  const solved = new Map(one.solved.map((entry) => [entry.id, entry]));
  for (const entry of other.solved) {
    const known = solved.get(entry.id);
    if (!known || entry.on < known.on) solved.set(entry.id, entry);
  }
  const begun = new Map(other.begun.map((work) => [work.id, work]));
  for (const work of one.begun) {
    const known = begun.get(work.id);
    // The result has the order of `one`: the latest work is last.
    begun.delete(work.id);
    begun.set(work.id, known && revisionOf(known) > revisionOf(work) ? known : work);
  }
  for (const id of solved.keys()) begun.delete(id);
  return { solved: [...solved.values()].slice(-MAX_SOLVED), begun: [...begun.values()].slice(-MAX_UNFINISHED) };
}

export const withEntry = (record: PlayRecord, entry: SolvedEntry): PlayRecord =>
  mergeRecords(
    { solved: [...record.solved.filter(({ id }) => id !== entry.id), firstEntry(record, entry)], begun: record.begun },
    noRecord,
  );

const firstEntry = (record: PlayRecord, entry: SolvedEntry): SolvedEntry =>
  record.solved.find(({ id }) => id === entry.id) ?? entry;

export const withUnfinished = (record: PlayRecord, work: UnfinishedWork): PlayRecord =>
  mergeRecords({ solved: record.solved, begun: [...record.begun.filter(({ id }) => id !== work.id), work] }, noRecord);

// ---------------------------------------------------------------- days in a row

/** The name of the completion of a day, which is the puzzle of the calendar. */
export const dailyCompletionName = (day: Day): string => dailyName(day, 'completion');

/** The days on which a puzzle of the same day was solved, by local date. */
const daysSolved = ({ solved }: PlayRecord): ReadonlySet<Day> =>
  new Set(
    solved.filter(({ id, on }) => MADE_FAMILIES.some((family) => id === dailyName(on, family))).map(({ on }) => on),
  );

/** The number of solved days in a row up to today, or up to yesterday if no puzzle of today is solved yet. */
export function streak(record: PlayRecord, today: Day): number {
  const days = daysSolved(record);
  let day = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; days.has(day); day = addDays(day, -1)) count += 1;
  return count;
}

/** The maximum number of solved days in a row, without days after today. */
export function longestStreak(record: PlayRecord, today: Day): number {
  const days = daysSolved(record);
  let most = 0;
  for (const day of days) {
    if (day > today || days.has(addDays(day, -1))) continue;
    let count = 0;
    for (let next = day; days.has(next) && next <= today; next = addDays(next, 1)) count += 1;
    most = Math.max(most, count);
  }
  return most;
}

/** The latest day on which a puzzle was solved, if that is after today: the clock of the device was set back. */
export function latestFutureDay({ solved }: PlayRecord, today: Day): Day | null {
  const latest = solved.reduce((last, { on }) => (on > last ? on : last), '');
  return latest > today ? latest : null;
}

// ---------------------------------------------------------------- validation

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ID_LENGTH && /^[A-Za-z0-9.~_*-]+$/.test(value);

const isSolvedEntry = (value: unknown): value is SolvedEntry =>
  isObject(value) &&
  isId(value.id) &&
  typeof value.on === 'string' &&
  readDay(value.on) !== null &&
  isAmount(value.milliseconds) &&
  isAmount(value.hints) &&
  isAmount(value.taken) &&
  (value.refused === undefined || isAmount(value.refused)) &&
  (value.about === undefined || typeof value.about === 'string') &&
  (value.told === undefined || (typeof value.told === 'string' && /^[fht]*$/.test(value.told)));

const isUnfinishedWork = (value: unknown): value is UnfinishedWork =>
  isObject(value) &&
  isId(value.id) &&
  isAmount(value.milliseconds) &&
  isAmount(value.hints) &&
  isBoard(value.queens) &&
  isSquares(value.marks) &&
  (value.past === undefined || (Array.isArray(value.past) && value.past.every((text) => typeof text === 'string'))) &&
  [value.revision, value.refused].every((count) => count === undefined || isAmount(count)) &&
  (value.extra === undefined || isSquares(value.extra)) &&
  [value.told, value.saved, value.pace, value.about].every((text) => text === undefined || typeof text === 'string');

const isSquares = (value: unknown): boolean =>
  Array.isArray(value) && value.every((square) => isAmount(square) && square < MAX_ROWS * MAX_ROWS);

const isBoard = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_QUEENS &&
  value.every((column) => Number.isInteger(column) && column >= -1 && column < value.length);

/** FNV-1a of the text, 32 bits: enough to detect text that was cut off or overwritten. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum ^= text.charCodeAt(index);
    sum = Math.imul(sum, 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, '0');
}
