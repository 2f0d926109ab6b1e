// The race slice of the state: two to four searches from the same board and seed, on one clock.
//
//   closed -> wanted -> ready -> running <-> paused -> over
//                 ^------'----------'---------'---------'      another board, another lane, another clock, or cancelled

import type { Rows } from '../../engine/types';
import { KINDS, type SearchInfo } from '../../engine/types';
import type { Refusal } from '../../kernel/watch';
import type { ViewProps } from '../room';

/** The units of the clock: queens tried (or swapped, for repair), events, or milliseconds of this machine. */
export const CLOCKS = ['tried', 'events', 'time'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The search that plays a run from another room. */
export const RECORDED = 'recorded';

export const MIN_LANES = 2;
export const MAX_LANES = 4;

/** The position of a search. */
export interface LaneProgress {
  readonly rows: Rows;
  /** How often each kind of event has happened, in the order of KINDS. */
  readonly counts: readonly number[];
  readonly position: number;
  /** The work so far in the unit of the clock: the same as in the other lanes, or less if the search has ended. */
  readonly work: number;
  readonly ended: boolean;
  /** The work and the solutions of the run, as far as the run is known. */
  readonly length: number;
  readonly all: number;
  readonly known: boolean;
}

/** Solutions against work: an entry for each time that the number of solutions was larger than before. */
export interface Series {
  readonly work: readonly number[];
  readonly solutions: readonly number[];
}

export interface Lane {
  readonly search: string;
  readonly refusal: Refusal | null;
  readonly progress: LaneProgress | null;
  readonly series: Series;
}

export interface Race {
  /** The number of the latest opening, so that answers about an earlier one are dropped. */
  readonly run: number;
  readonly status: 'closed' | 'wanted' | 'ready' | 'running' | 'paused' | 'over' | 'failed';
  readonly lanes: readonly Lane[];
  readonly clock: Clock;
  /** The time of the clock. */
  readonly at: number;
  /** Goes straight to the end instead of at a visible pace. */
  readonly hurried: boolean;
}

export const startRace: Race = { run: 0, status: 'closed', lanes: [], clock: 'tried', at: 0, hurried: false };

export type RaceAction =
  /** Opens a race of these searches. */
  | { readonly type: 'open'; readonly searches: readonly string[]; readonly clock: Clock }
  /** Chooses another search for a lane, or another clock. Other choices stay, also those that are not drawn yet. */
  | { readonly type: 'lane'; readonly index: number; readonly search: string }
  | { readonly type: 'clock'; readonly clock: Clock }
  | { readonly type: 'start' | 'pause' | 'hurry' | 'close' }
  // Answers of the engine.
  | { readonly type: 'opened'; readonly run: number; readonly refusals: readonly (Refusal | null)[] }
  | {
      readonly type: 'moved';
      readonly run: number;
      readonly at: number;
      readonly lanes: readonly (LaneProgress | null)[];
    }
  | { readonly type: 'fail'; readonly run: number };

const SOLUTION = KINDS.indexOf('solution');

/** Longer series are thinned out: a chart has no more columns. */
const MAX_SERIES_LENGTH = 800;

export const solutionsOf = ({ counts }: LaneProgress): number => counts[SOLUTION] ?? 0;

export const searchesOf = ({ lanes }: Race): string[] => lanes.map(({ search }) => search);

/** The work of the longest run, as far as known: the basis of the pace and the chart. */
export const lengthOf = ({ lanes }: Race): number =>
  lanes.reduce((most, { progress }) => Math.max(most, progress?.length ?? 0), 0);

/** Looking ahead makes the greatest difference, so the chosen search is compared with this search. */
const LOOKAHEAD_SEARCH = 'bitboard-columns';

/** The default searches of a race: the chosen search, and another to compare it with. */
export function defaultSearches(searches: readonly SearchInfo[], watched: string, size: number): string[] {
  const fit = searches.filter(({ largest, seeded }) => largest >= size && !seeded).map(({ name }) => name);
  const first = fit.includes(watched) ? watched : (fit[0] ?? searches[0]?.name ?? watched);
  const others = fit.filter((name) => name !== first);
  return [first, others.find((name) => name === LOOKAHEAD_SEARCH) ?? others[0] ?? first];
}

/** The state after an action. */
export function updateRace(race: Race, action: RaceAction): Race {
  switch (action.type) {
    case 'open':
      return openRace(race, action.searches, action.clock);
    case 'lane':
      return openRace(race, searchesOf(race).with(action.index, action.search), race.clock);
    case 'clock':
      return openRace(race, searchesOf(race), action.clock);
    case 'start':
      return race.status === 'ready' || race.status === 'paused'
        ? { ...race, status: 'running', hurried: false }
        : race;
    case 'hurry':
      return race.status === 'ready' || race.status === 'running' || race.status === 'paused'
        ? { ...race, status: 'running', hurried: true }
        : race;
    case 'pause':
      return race.status === 'running' ? { ...race, status: 'paused' } : race;
    case 'close':
      return { ...race, status: 'closed' };
    default:
      return action.run === race.run ? applyAnswer(race, action) : race;
  }
}

function openRace({ run }: Race, searches: readonly string[], clock: Clock): Race {
  const lanes = searches.map((search) => ({ search, refusal: null, progress: null, series: noSeries }));
  return { ...startRace, run: run + 1, status: 'wanted', lanes, clock };
}

function applyAnswer(race: Race, action: Extract<RaceAction, { run: number }>): Race {
  switch (action.type) {
    case 'opened': {
      const lanes = race.lanes.map((lane, index) => ({ ...lane, refusal: action.refusals[index] ?? null }));
      return { ...race, lanes, status: lanes.some(({ refusal }) => refusal === null) ? 'ready' : 'over' };
    }
    case 'moved': {
      const lanes = race.lanes.map((lane, index) => {
        const progress = action.lanes[index] ?? lane.progress;
        return { ...lane, progress, series: progress ? extendSeries(lane.series, progress) : lane.series };
      });
      const over = lanes.every(({ refusal, progress }) => refusal !== null || progress?.ended);
      return { ...race, lanes, at: action.at, status: over && race.status === 'running' ? 'over' : race.status };
    }
    case 'fail':
      return { ...race, status: 'failed' };
  }
}

/** The rank of a lane by the clock of the race, from 1; null if it has not ended. */
export function rankOf({ progress }: Lane, lanes: readonly Lane[]): number | null {
  if (!progress?.ended) return null;
  return 1 + lanes.filter((other) => other.progress?.ended && other.progress.work < progress.work).length;
}

const noSeries: Series = { work: [], solutions: [] };

function extendSeries({ work, solutions }: Series, progress: LaneProgress): Series {
  const now = solutionsOf(progress);
  if (now === (solutions.at(-1) ?? 0)) return { work, solutions };
  const longer = { work: [...work, progress.work], solutions: [...solutions, now] };
  if (longer.work.length <= MAX_SERIES_LENGTH) return longer;
  const thin = (list: readonly number[]): number[] => list.filter((_, index) => index % 2 === 1);
  return { work: thin(longer.work), solutions: thin(longer.solutions) };
}

/** The properties of the room's views. */
export type RaceProps = ViewProps<Race, RaceAction>;
