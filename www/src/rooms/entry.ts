// An entry of the table of the rooms. `www/rooms.mjs` writes the table from the folders: `place.json` gives a room's
// place, and a `jobs.ts` beside its `room.ts` contains the jobs of its workers.
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
  /** The room that it counts as a part of: its place is in the second row of the bar, not in the bar itself. */
  readonly within?: string;
  /** The room that it counts as a part of leads to it; it has no link in the second row. */
  readonly aside?: boolean;
  /** It shows the rooms within it as cards, so that these have a path back to it instead of the second row. */
  readonly index?: boolean;
  /** A tool of the bar leads to it, and it has no other place. */
  readonly beside?: boolean;
  /** Rooms of earlier versions that are parts of this one now, each with the request that a link to it makes here. */
  readonly formerly?: Readonly<Record<string, string>>;
  /** It shows queens under every rule of the board. */
  readonly classicOnly?: boolean;
  /** Its texts name squares by numbers, so its boards always do as well. */
  readonly numbered?: boolean;
  /** It shows the run that is watched, so that the run plays and the keys of the transport control it. */
  readonly showsRun?: boolean;
  /** It shows the tree of that run, which is fetched only then. */
  readonly showsTree?: boolean;
}

/** Checks that the workers of a room answer its questions. */
export const withJobs = <State, Action, Questions extends Asks<Questions>>(
  load: () => Promise<{ readonly room: Room<State, Action, Questions> }>,
  jobs: () => Promise<{ readonly jobs: Jobs<Questions> }>,
): Required<Pick<Entry, 'load' | 'jobs'>> => ({ load, jobs });
