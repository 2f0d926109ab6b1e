// An entry of the table of the rooms. `www/rooms.mjs` writes the table from the folders: `place.json` gives a room's
// place, and a `jobs.ts` next to its `room.ts` contains the jobs of its workers.
//
// The page opens with the Board; the others are fetched when they are first entered. A worker of a room fetches the jobs of
// that room alone.

import type { Asks } from '../client/protocol';
import type { JobFactory, Jobs } from '../worker/job';
import type { Room } from './room';

/** A line of the table. */
export interface Entry {
  /** Its name in links and in the catalogue of texts, under `page`. */
  readonly name: string;
  /** Absent for a room that the page opens with. */
  readonly load?: () => Promise<{ readonly room: Room<unknown, unknown> }>;
  /** The jobs of its workers. */
  readonly jobs?: () => Promise<{ readonly jobs: Readonly<Record<string, JobFactory<never>>> }>;
  /** The room that contains it. Its link is in the second row of the bar, not in the bar itself. */
  readonly within?: string;
  /** Whether only the room that contains it leads to it, without a link in the second row. */
  readonly aside?: boolean;
  /** Whether it shows the rooms within it as cards, so that these have a path back to it instead of the second row. */
  readonly index?: boolean;
  /** Whether a tool of the bar leads to it, and it has no other place. */
  readonly tool?: boolean;
  /** Rooms of earlier versions that are parts of this room, each with the request that a link to it makes here. */
  readonly formerly?: Readonly<Record<string, string>>;
  /** Whether it shows only queens, whatever the rule of the board is. */
  readonly classicOnly?: boolean;
  /** Whether its texts name squares by numbers, so that its boards always do as well. */
  readonly numbered?: boolean;
  /** Whether it shows the watched run, which then plays and obeys the keys of the transport. */
  readonly showsRun?: boolean;
  /** Whether it shows the tree of that run, which is fetched only then. */
  readonly showsTree?: boolean;
}

/** Checks that the workers of a room answer its questions. */
export const withJobs = <State, Action, Questions extends Asks<Questions>>(
  load: () => Promise<{ readonly room: Room<State, Action, Questions> }>,
  jobs: () => Promise<{ readonly jobs: Jobs<Questions> }>,
): Required<Pick<Entry, 'load' | 'jobs'>> => ({ load, jobs });
