// The part of a link to a race: its searches and its clock, as "bitmask.array-iterative~tried".

import { CLOCKS, type Race, type RaceAction, searchesOf } from './slice';

/** Empty if there is no race. */
export const writeRace = (race: Race): string =>
  race.lanes.length === 0 ? '' : `${searchesOf(race).join('.')}~${race.clock}`;

const FORM = /^([a-z0-9-]{1,32}(?:\.[a-z0-9-]{1,32}){1,3})~([a-z]+)$/;

/** Null for anything that `writeRace` would not write. */
export function readRace(text: string): RaceAction | null {
  const [, searches = '', name] = FORM.exec(text) ?? [];
  const clock = CLOCKS.find((each) => each === name);
  return clock ? { type: 'open', searches: searches.split('.'), clock } : null;
}
