// The places of the rooms: which stand in the bar, and which share the place of another one.

import { ROOMS } from './table';

export { ROOMS };

const withinOf = (name: string): string | undefined => ROOMS.find((room) => room.name === name)?.within;

/** The rooms with a place in the bar. */
export const PLACES: readonly string[] = ROOMS.filter(({ within, beside }) => !within && !beside).map(
  ({ name }) => name,
);

/** Those that a tool of the bar leads to. */
export const BESIDE: readonly string[] = ROOMS.filter(({ beside }) => beside).map(({ name }) => name);

/** The rooms that a room counts as a part of, itself first and its place in the bar last. */
export function wayTo(name: string): readonly string[] {
  const within = withinOf(name);
  return within === undefined ? [name] : [name, ...wayTo(within)];
}

/** The rooms that share a place in the bar: the one that is called by it, then those within it. */
export const sharing = (place: string): readonly string[] => [
  place,
  ...ROOMS.filter(({ within }) => within === place).map(({ name }) => name),
];
