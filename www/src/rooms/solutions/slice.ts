// The Solutions slice of the state: the engine's lists and sums, and the visible part.

import { boardOf, optionsOf } from '../../board/variant/options';
import type { Calls, Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { Gallery, RuleList, RuleTable, Turn } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { createAsk, type Want } from '../commands';
import type { Dispatch, ViewProps } from '../room';

type Questions = Calls<'gallery' | 'ruleTable'> & Engine<'heat' | 'listByRule' | 'turnedCount'>;

/** Boards of up to this many rows have their solutions listed, and their squares summed. */
export const MAX_LISTED = 12;
export const MAX_SUMMED = 16;

/** Solutions that a rotation leaves unchanged are counted on boards of up to `most` rows, and automatically up to `atOnce`. */
export const TURNS: Readonly<Record<Turn, { readonly atOnce: number; readonly most: number }>> = {
  half: { atOnce: 22, most: 32 },
  quarter: { atOnce: 40, most: 64 },
};

/** The possible sizes of orbits. */
export const MEMBERS = [8, 4, 2, 1] as const;
export type Members = (typeof MEMBERS)[number];

/** The choices of the user. */
export interface Browse {
  /** Whether the gallery shows one solution for each orbit instead of all solutions. */
  readonly folded: boolean;
  /** Shows only orbits of this many members; null for all orbits. */
  readonly members: Members | null;
  /** The page of the gallery, from 0. */
  readonly page: number;
  /** The orbit that is open, and which of its eight images is shown, by its index in SYMMETRIES. */
  readonly orbit: number;
  readonly turn: number;
  /** The contents of the board. */
  readonly shows: 'solution' | 'heat';
  /** Whether the complement is shown over the solution. */
  readonly complement: boolean;
}

/** Solutions by orbits: for each solution the number of its orbit; for each orbit its first solution and the number of its members. */
export interface Orbits {
  readonly orbits: Uint32Array;
  readonly fundamental: Uint32Array;
  readonly members: Uint8Array;
}

/** The solutions of one board of queens. */
export interface SolutionList extends Gallery {
  readonly members: Uint8Array;
  readonly size: number;
}

/** The number of solutions with a queen on each square, for one board size. */
export type Heat =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly size: number; readonly share: number; readonly solutions: number }
  | { readonly kind: 'cancelled'; readonly size: number }
  | {
      readonly kind: 'known';
      readonly size: number;
      /** size * size, row by row. */
      readonly squares: Float64Array;
      readonly solutions: number;
      readonly milliseconds: number;
    };

/** The number of solutions of one board that a rotation leaves unchanged, as far as known. */
export interface TurnedCounts {
  readonly kind: 'running' | 'cancelled' | 'known';
  readonly size: number;
  readonly share: number;
  readonly found: bigint;
}

/** The ways to finish a board under another rule. */
export interface VariantList extends Omit<RuleList, 'orbits'>, Orbits {
  readonly board: Variant;
  readonly table: RuleTable;
  /** For each square, how many of the listed ways have a piece on it. */
  readonly heat: Float64Array;
}

/** The squares of one way. */
export const wayOf = ({ squares, pieces }: VariantList, way: number): Uint32Array =>
  squares.subarray(way * pieces, (way + 1) * pieces);

export interface Solutions {
  /** The board that `browse` is about: its size, or its rule. */
  readonly subject: number | Variant | null;
  readonly browse: Browse;
  /** The table of the rule that is the subject; null until it is known. */
  readonly table: RuleTable | null;
  readonly variantList: VariantList | null;
  readonly listed: SolutionList | null;
  readonly heat: Heat;
  /** The number of rows for counting solutions that a rotation leaves unchanged; null for the number of rows of the board. */
  readonly turnedRows: number | null;
  readonly turned: Readonly<Record<Turn, TurnedCounts | null>>;
  /** Why the engine failed, so that there is nothing to show; null if it did not. */
  readonly trouble: Trouble | null;
}

export type SolutionsAction =
  // Requests.
  | { readonly type: 'browse'; readonly to: Partial<Browse> }
  /** Counts the solutions of each square, also after this was cancelled. */
  | { readonly type: 'sum' }
  | { readonly type: 'stopSumming' }
  | { readonly type: 'turnRows'; readonly rows: number }
  | { readonly type: 'countTurned'; readonly turn: Turn; readonly size: number }
  | { readonly type: 'stopTurned'; readonly turn: Turn }
  // Answers of the engine.
  | { readonly type: 'listed'; readonly size: number; readonly gallery: Gallery }
  | { readonly type: 'tabled'; readonly table: RuleTable }
  | { readonly type: 'variantListed'; readonly board: Variant; readonly ways: RuleList }
  | { readonly type: 'summed'; readonly heat: Heat }
  | { readonly type: 'turned'; readonly turn: Turn; readonly turned: TurnedCounts }
  | { readonly type: 'failed'; readonly trouble: Trouble };

/** The choices that are reset on another board. */
export const firstPlace = { members: null, page: 0, orbit: 0, turn: 0 } as const;

const startBrowse: Browse = { ...firstPlace, folded: false, shows: 'solution', complement: false };

export const startSolutions: Solutions = {
  subject: null,
  table: null,
  browse: startBrowse,
  variantList: null,
  listed: null,
  heat: { kind: 'none' },
  turnedRows: null,
  turned: { half: null, quarter: null },
  trouble: null,
};

const subjectOf = ({ input: { variant, rows } }: Shared): number | Variant => variant ?? rows.length;

/** On another board, browsing begins again. */
export function followBoard(own: Solutions, shared: Shared): Solutions {
  const subject = subjectOf(shared);
  if (subject === own.subject) return own;
  return { ...own, subject, turnedRows: null, table: null, browse: { ...own.browse, ...firstPlace }, trouble: null };
}

const { answer } = createAsk<Solutions, SolutionsAction, Questions>();

const ofBoard = (_: Solutions, shared: Shared): unknown => subjectOf(shared);
const failure = (trouble: Trouble): SolutionsAction => ({ type: 'failed', trouble });

/** The maximum number of listed ways under another rule. Further ways are left out. */
const MAX_WAYS = 20_000;

/** The wants of the room: the list of the solutions of the board, and the heat map if it is shown. */
export function solutionsWants(own: Solutions, shared: Shared, shown: boolean): Want<Solutions, SolutionsAction>[] {
  if (!shown || shared.ui.engine !== 'ready') return [];
  const { variant, rows } = shared.input;
  const size = rows.length;
  if (variant) return own.variantList?.board === variant ? [] : [variantWant(own, variant)];
  const wants: Want<Solutions, SolutionsAction>[] = [];
  if (size <= MAX_LISTED && own.listed?.size !== size)
    wants.push(
      answer('list', 'gallery()', {
        question: [size],
        of: ofBoard,
        done: (gallery) => ({ type: 'listed', size, gallery }),
        failed: failure,
      }),
    );
  if (isHeatWanted(own, size))
    wants.push(
      answer('heat', 'heat', {
        question: { size },
        of: ofBoard,
        progress: ({ share, solutions }) => ({ type: 'summed', heat: { kind: 'running', size, share, solutions } }),
        done: (heat) => ({ type: 'summed', heat: { kind: 'known', size, ...heat } }),
        failed: failure,
      }),
    );
  const turned = turnedRows(own, shared);
  for (const turn of ['half', 'quarter'] as const)
    if (isTurnWanted(own, turn, turned)) wants.push(turnWant(turn, turned));
  return wants;
}

/** The number of rows for counting solutions that a rotation leaves unchanged. */
export const turnedRows = (own: Solutions, { input }: Shared): number => own.turnedRows ?? input.rows.length;

/** Whether to count the solutions that this turn leaves unchanged: not yet counted or cancelled, and quick to count or requested. */
function isTurnWanted({ turned }: Solutions, turn: Turn, size: number): boolean {
  const now = turned[turn];
  return now?.size === size ? now.kind === 'running' : size <= TURNS[turn].atOnce;
}

const turnWant = (turn: Turn, size: number): Want<Solutions, SolutionsAction> =>
  answer(`turned-${turn}`, 'turnedCount', {
    question: { size, turn },
    of: turnedRows,
    progress: ({ share, found }) => ({ type: 'turned', turn, turned: { kind: 'running', size, share, found } }),
    done: ({ found }) => ({ type: 'turned', turn, turned: { kind: 'known', size, share: 1, found } }),
    failed: failure,
  });

/** The next question about a board under another rule: the table of the rule, or the ways. */
function variantWant({ table }: Solutions, board: Variant): Want<Solutions, SolutionsAction> {
  if (!table)
    return answer('table', 'ruleTable()', {
      question: [board.rule, board.rows, board.columns, optionsOf(board)],
      of: ofBoard,
      done: (known) => ({ type: 'tabled', table: known }),
      failed: failure,
    });
  return answer('ways', 'listByRule', {
    question: { board: boardOf(board), most: MAX_WAYS },
    of: ofBoard,
    done: (ways) => ({ type: 'variantListed', board, ways }),
    failed: failure,
  });
}

/** Whether to count the solutions of each square: the heat map is shown, and is neither known nor cancelled. */
function isHeatWanted({ heat, browse }: Solutions, size: number): boolean {
  if (size > MAX_SUMMED || (size <= MAX_LISTED && browse.shows !== 'heat')) return false;
  return heat.kind === 'none' || heat.kind === 'running' || heat.size !== size;
}

/** The state after an action. */
export function updateSolutions(solutions: Solutions, action: SolutionsAction): Solutions {
  switch (action.type) {
    case 'browse': {
      const { browse } = solutions;
      const next = { ...browse, ...action.to };
      const another = next.folded !== browse.folded || next.members !== browse.members;
      return { ...solutions, browse: another && action.to.page === undefined ? { ...next, page: 0 } : next };
    }
    case 'tabled':
      return { ...solutions, table: action.table };
    case 'variantListed':
      return solutions.table
        ? { ...solutions, variantList: variantListOf(action.board, solutions.table, action.ways), trouble: null }
        : solutions;
    case 'sum':
      return { ...solutions, heat: { kind: 'none' }, trouble: null };
    case 'stopSumming':
      return solutions.heat.kind === 'running'
        ? { ...solutions, heat: { kind: 'cancelled', size: solutions.heat.size } }
        : solutions;
    case 'turnRows':
      return { ...solutions, turnedRows: Math.min(Math.max(action.rows, 1), TURNS.quarter.most), trouble: null };
    case 'countTurned':
      return withTurned(solutions, action.turn, { kind: 'running', size: action.size, share: 0, found: 0n });
    case 'stopTurned': {
      const now = solutions.turned[action.turn];
      return now ? withTurned(solutions, action.turn, { ...now, kind: 'cancelled' }) : solutions;
    }
    case 'turned':
      return withTurned(solutions, action.turn, action.turned);
    case 'listed': {
      const listed = { ...action.gallery, ...membersOf(action.gallery), size: action.size };
      return { ...solutions, listed, browse: clampBrowse(solutions.browse, listed), trouble: null };
    }
    case 'summed':
      return { ...solutions, heat: action.heat };
    case 'failed':
      return { ...solutions, trouble: action.trouble };
  }
}

const withTurned = (solutions: Solutions, turn: Turn, turned: TurnedCounts): Solutions => ({
  ...solutions,
  turned: { ...solutions.turned, [turn]: turned },
});

/** The list under another rule, with the first way of each orbit, and the heat map. */
function variantListOf(board: Variant, table: RuleTable, ways: RuleList): VariantList {
  const heat = new Float64Array(board.rows * board.columns);
  for (const square of ways.squares) heat[square] = (heat[square] ?? 0) + 1;
  const first: number[] = [];
  ways.orbits.forEach((orbit, way) => {
    if (orbit === first.length) first.push(way);
  });
  const list = { ...ways, fundamental: Uint32Array.from(first) };
  return { ...list, ...membersOf(list), board, table, heat };
}

function membersOf({ orbits, fundamental }: Omit<Orbits, 'members'>): Pick<Orbits, 'members'> {
  const members = new Uint8Array(fundamental.length);
  for (const orbit of orbits) members[orbit] = (members[orbit] ?? 0) + 1;
  return { members };
}

/** Keeps the choices within the list. A choice that does not exist becomes the first. */
function clampBrowse(browse: Browse, listed: SolutionList): Browse {
  const orbit = browse.orbit < listed.members.length ? browse.orbit : 0;
  const members = browse.members !== null && listed.members.includes(browse.members) ? browse.members : null;
  return { ...browse, orbit, turn: orbit === browse.orbit ? browse.turn : 0, members };
}

/** Whether this size has modular solutions: only if neither 2 nor 3 divides it. */
export const hasModular = (size: number): boolean => size % 2 !== 0 && size % 3 !== 0;

/** The columns of one solution, by its index in the list. */
export const solutionOf = ({ columns, size }: SolutionList, solution: number): Int32Array =>
  Int32Array.from(columns.subarray(solution * size, (solution + 1) * size));

/** The properties of the room's views. */
export type SolutionsProps = ViewProps<Solutions, SolutionsAction>;
export type SolutionsDispatch = Dispatch<SolutionsAction>;
