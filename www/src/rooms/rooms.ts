// The rooms, one line each, in the order of the bar: a name, the room, and the jobs of its workers.
//
// The page opens with the Board; the others are fetched when they are first entered. A worker of a room fetches the jobs of
// that room alone.

import type { Asks } from '../line/protocol';
import type { Jobs, Starter } from '../worker/job';
import type { Room } from './room';

/** A line of the table. */
export interface Entry {
  /** Its name in links and in the catalogue of texts, under `page`. */
  readonly name: string;
  /** Absent for a room that the page opens with. */
  readonly load?: () => Promise<{ readonly room: Room<unknown, unknown> }>;
  /** What its workers answer. */
  readonly jobs?: () => Promise<{ readonly jobs: Readonly<Record<string, Starter<never>>> }>;
  /** The room that it is reached from, and counts as a part of; it has no place of its own in the bar. */
  readonly within?: string;
  /** It shows the Board in place of that room, where another rule than the queens' is asked. */
  readonly ruled?: boolean;
  /** It shows queens as ever, whatever rule the board has. */
  readonly plain?: boolean;
  /** It shows the run that is watched, so that the run plays and heeds the keys of the transport. */
  readonly showsRun?: boolean;
  /** It shows the tree of that run, which is fetched only then. */
  readonly showsTree?: boolean;
}

/** Holds a room to the questions that its workers answer. */
export const served = <State, Deed, Questions extends Asks<Questions>>(
  load: () => Promise<{ readonly room: Room<State, Deed, Questions> }>,
  jobs: () => Promise<{ readonly jobs: Jobs<Questions> }>,
): Required<Pick<Entry, 'load' | 'jobs'>> => ({ load, jobs });

export const ROOMS: readonly Entry[] = [
  { name: 'board', showsRun: true, jobs: () => import('./board/whole-jobs') },
  {
    name: 'rules',
    within: 'board',
    ruled: true,
    ...served(
      () => import('./rules/room'),
      () => import('./rules/jobs'),
    ),
  },
  {
    name: 'share',
    within: 'board',
    ...served(
      () => import('./share/room'),
      () => import('./share/jobs'),
    ),
  },
  {
    name: 'questions',
    within: 'board',
    ...served(
      () => import('./questions/room'),
      () => import('./questions/jobs'),
    ),
  },
  { name: 'segments', plain: true, within: 'board', showsRun: true, load: () => import('./segments/room') },
  {
    name: 'proof',
    plain: true,
    within: 'board',
    ...served(
      () => import('./proof/room'),
      () => import('./proof/jobs'),
    ),
  },
  {
    name: 'play',
    ...served(
      () => import('./play/room'),
      () => import('./play/jobs'),
    ),
  },
  {
    name: 'learn',
    showsRun: true,
    ...served(
      () => import('./learn/room'),
      () => import('./learn/jobs'),
    ),
  },
  {
    name: 'theatre',
    showsRun: true,
    showsTree: true,
    ...served(
      () => import('./theatre/room'),
      () => import('./theatre/jobs'),
    ),
  },
  {
    name: 'race',
    plain: true,
    within: 'theatre',
    ...served(
      () => import('./race/room'),
      () => import('./race/jobs'),
    ),
  },
  {
    name: 'count',
    plain: true,
    ...served(
      () => import('./count/room'),
      () => import('./count/jobs'),
    ),
  },
  {
    name: 'solutions',
    ...served(
      () => import('./solutions/room'),
      () => import('./solutions/jobs'),
    ),
  },
  {
    name: 'large',
    ...served(
      () => import('./large/room'),
      () => import('./large/jobs'),
    ),
  },
  {
    name: 'bits',
    ...served(
      () => import('./bits/room'),
      () => import('./bits/jobs'),
    ),
  },
];
