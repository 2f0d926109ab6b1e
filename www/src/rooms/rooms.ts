// The places of the rooms: which rooms have a place in the bar, and which share the place of another room.

import type { Entry } from './entry';
import { ROOMS } from './table';

export { ROOMS };

const entryOf = (name: string): Entry | undefined => ROOMS.find((room) => room.name === name);
const namesOf = (rooms: readonly Entry[]): readonly string[] => rooms.map(({ name }) => name);

/** The rooms with a place in the bar. */
export const PLACES = namesOf(ROOMS.filter(({ within, tool }) => !within && !tool));

/** The rooms that a tool of the bar leads to. */
export const TOOL_ROOMS = namesOf(ROOMS.filter(({ tool }) => tool));

/** The room and the rooms that contain it, ending with the room that has the place in the bar. */
export function wayTo(name: string): readonly string[] {
  const within = entryOf(name)?.within;
  return within === undefined ? [name] : [name, ...wayTo(within)];
}

/** The rooms that share a place in the bar: the room of the place, then those within it. */
export const roomsAt = (place: string): readonly string[] => [
  place,
  ...namesOf(ROOMS.filter(({ within }) => within === place)),
];

/** The rooms of a place that have a link in the second row. */
export const inRow = (place: string): readonly string[] =>
  isIndex(place) ? [place] : roomsAt(place).filter((name) => !entryOf(name)?.aside);

/** Whether a place shows the rooms within it as cards. */
export const isIndex = (place: string): boolean => entryOf(place)?.index ?? false;
