// How a time compares with those of puzzles like this one, by the record that is kept.

import type { PlayRecord } from '../days/record';
import { nameOf, type Source } from './puzzle';

/** What puzzles that can be compared have in common in their names; null where a puzzle is alone. */
function likeness(source: Source): string | null {
  if (source.kind === 'own' || source.kind === 'claim' || source.kind === 'stars') return null;
  const name = nameOf(source);
  return source.kind === 'day' ? name.slice(0, -source.day.length) : name.slice(0, name.lastIndexOf('-') + 1);
}

interface Best {
  /** Others like it that were solved. */
  readonly others: number;
  /** The shortest time of them, in milliseconds. */
  readonly milliseconds: number;
}

/** The best of the other puzzles like this one; null where there are none. */
export function bestOf({ solved }: PlayRecord, source: Source): Best | null {
  const like = likeness(source);
  const name = nameOf(source);
  const times = solved
    .filter(({ id }) => like !== null && id !== name && id.startsWith(like))
    .map(({ milliseconds }) => milliseconds);
  return times.length > 0 ? { others: times.length, milliseconds: Math.min(...times) } : null;
}
