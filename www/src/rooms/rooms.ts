// The rooms, one line each, in the order of the bar: a name, the room, and the jobs of its workers.
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
  /** What its workers answer. */
  readonly jobs?: () => Promise<{ readonly jobs: Readonly<Record<string, JobFactory<never>>> }>;
  /** The room that it counts as a part of: its place is in the second row of the bar, not in the bar itself. */
  readonly within?: string;
  /** A tool of the bar leads to it, and it has no other place. */
  readonly beside?: boolean;
  /** It shows the Board in place of that room, where another rule than the queens' is asked. */
  readonly variant?: boolean;
  /** It shows queens as ever, whatever rule the board has. */
  readonly classicOnly?: boolean;
  /** It shows the run that is watched, so that the run plays and heeds the keys of the transport. */
  readonly showsRun?: boolean;
  /** It shows the tree of that run, which is fetched only then. */
  readonly showsTree?: boolean;
}

/** Holds a room to the questions that its workers answer. */
export const served = <State, Action, Questions extends Asks<Questions>>(
  load: () => Promise<{ readonly room: Room<State, Action, Questions> }>,
  jobs: () => Promise<{ readonly jobs: Jobs<Questions> }>,
): Required<Pick<Entry, 'load' | 'jobs'>> => ({ load, jobs });

export const ROOMS: readonly Entry[] = [
  { name: 'board', showsRun: true, jobs: () => import('./board/whole-jobs') },
  {
    name: 'rules',
    within: 'board',
    variant: true,
    ...served(
      () => import('./rules/room'),
      () => import('./rules/jobs'),
    ),
  },
  {
    name: 'proof',
    classicOnly: true,
    within: 'board',
    ...served(
      () => import('./proof/room'),
      () => import('./proof/jobs'),
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
  { name: 'segments', classicOnly: true, within: 'questions', showsRun: true, load: () => import('./segments/room') },
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
    classicOnly: true,
    within: 'theatre',
    ...served(
      () => import('./race/room'),
      () => import('./race/jobs'),
    ),
  },
  {
    name: 'own',
    classicOnly: true,
    within: 'theatre',
    ...served(
      () => import('./own/room'),
      () => import('./own/jobs'),
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
    name: 'play',
    ...served(
      () => import('./play/room'),
      () => import('./play/jobs'),
    ),
  },
  {
    name: 'count',
    classicOnly: true,
    ...served(
      () => import('./count/room'),
      () => import('./count/jobs'),
    ),
  },
  {
    name: 'solutions',
    within: 'count',
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
  {
    name: 'share',
    beside: true,
    ...served(
      () => import('./share/room'),
      () => import('./share/jobs'),
    ),
  },
];

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
