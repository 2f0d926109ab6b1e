// Compares a time with those of similar puzzles in the record.

import type { PlayRecord } from '../days/record';
import { nameOf, type Source } from './puzzle';

/** The common beginning of the names of comparable puzzles; null if the puzzle is comparable with no other. */
function comparablePrefix(source: Source): string | null {
  if (source.kind === 'own' || source.kind === 'claim' || source.kind === 'stars') return null;
  const name = nameOf(source);
  return source.kind === 'day' ? name.slice(0, -source.day.length) : name.slice(0, name.lastIndexOf('-') + 1);
}

interface Best {
  /** The other solved puzzles of this kind. */
  readonly others: number;
  /** The shortest time of these puzzles, in milliseconds. */
  readonly milliseconds: number;
}

/** The best time of other puzzles of this kind, size and grade; null if none was solved. */
export function bestOf({ solved }: PlayRecord, source: Source): Best | null {
  const like = comparablePrefix(source);
  const name = nameOf(source);
  const times = solved
    .filter(({ id }) => like !== null && id !== name && id.startsWith(like))
    .map(({ milliseconds }) => milliseconds);
  return times.length > 0 ? { others: times.length, milliseconds: Math.min(...times) } : null;
}
