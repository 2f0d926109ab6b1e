// The Solutions slice of the state: the engine's lists and sums, and the part that a person looks at.

import type { Trouble } from '../../client/trouble';
import type { Gallery, RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import type { Dispatch, ViewProps } from '../room';

/** Boards of up to this many rows have their solutions listed, and their squares summed. */
export const LISTED = 12;
export const SUMMED = 16;

/** Orbits have this many members. */
export const MEMBERS = [8, 4, 2, 1] as const;
export type Members = (typeof MEMBERS)[number];

/** The choices of the user. */
export interface Browse {
  /** One solution for each orbit, instead of all. */
  readonly folded: boolean;
  /** Only orbits of this many members; null for all. */
  readonly members: Members | null;
  /** Counts from 0. */
  readonly page: number;
  /** The orbit that is open, and which of its eight images is shown, by its place among SYMMETRIES. */
  readonly orbit: number;
  readonly turn: number;
  /** The contents of the board. */
  readonly shows: 'solution' | 'heat';
  /** The complement lies over the solution. */
  readonly complement: boolean;
}

/** For each orbit also whether it is modular: 1 if no two of its queens attack each other, even round the edges. */
export interface CheckedGallery extends Gallery {
  readonly modular: Uint32Array;
}

/** Solutions by their orbits: for each solution the number of its orbit; for each orbit its first solution, and how many it has. */
export interface Orbits {
  readonly orbits: Uint32Array;
  readonly fundamental: Uint32Array;
  readonly members: Uint8Array;
}

/** The solutions of one board of queens. */
export interface Listed extends CheckedGallery {
  readonly members: Uint8Array;
  readonly size: number;
}

/** How often each square takes part, for the board of one size. */
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

/** The ways to finish a board under another rule, as the engine lists them. */
export interface Ways extends Omit<Orbits, 'members'> {
  readonly table: RuleTable;
  /** The squares of each way, one behind the other. */
  readonly squares: Uint32Array;
  readonly pieces: number;
  /** There are more. */
  readonly cut: boolean;
  /** For each square, in how many of these ways it holds a piece. */
  readonly heat: Float64Array;
}

export interface VariantList extends Ways, Orbits {
  readonly board: Variant;
}

/** The squares of one way. */
export const wayOf = ({ squares, pieces }: VariantList, way: number): Uint32Array =>
  squares.subarray(way * pieces, (way + 1) * pieces);

export interface Solutions {
  readonly browse: Browse;
  readonly variantList: VariantList | null;
  readonly listed: Listed | null;
  readonly heat: Heat;
  /** Why there is nothing to show, if the engine failed. */
  readonly trouble: Trouble | null;
}

export type SolutionsAction =
  // Requests.
  | { readonly type: 'browse'; readonly to: Partial<Browse> }
  /** Sums the squares, again after it was cancelled. */
  | { readonly type: 'sum' }
  | { readonly type: 'stopSumming' }
  // Answers of the engine.
  | { readonly type: 'listed'; readonly size: number; readonly gallery: CheckedGallery }
  | { readonly type: 'variantListed'; readonly board: Variant; readonly ways: Ways }
  | { readonly type: 'summed'; readonly heat: Heat }
  | { readonly type: 'failed'; readonly trouble: Trouble };

/** The initial place on a board of another size. */
export const firstPlace = { members: null, page: 0, orbit: 0, turn: 0 } as const;

const startBrowse: Browse = { ...firstPlace, folded: false, shows: 'solution', complement: false };

export const startSolutions: Solutions = {
  browse: startBrowse,
  variantList: null,
  listed: null,
  heat: { kind: 'none' },
  trouble: null,
};

/** The state after an action. */
export function updateSolutions(solutions: Solutions, action: SolutionsAction): Solutions {
  switch (action.type) {
    case 'browse': {
      const { browse } = solutions;
      const next = { ...browse, ...action.to };
      const another = next.folded !== browse.folded || next.members !== browse.members;
      return { ...solutions, browse: another && action.to.page === undefined ? { ...next, page: 0 } : next };
    }
    case 'variantListed':
      return {
        ...solutions,
        variantList: { ...action.ways, ...membersOf(action.ways), board: action.board },
        trouble: null,
      };
    case 'sum':
      return { ...solutions, heat: { kind: 'none' }, trouble: null };
    case 'stopSumming':
      return solutions.heat.kind === 'running'
        ? { ...solutions, heat: { kind: 'cancelled', size: solutions.heat.size } }
        : solutions;
    case 'listed': {
      const listed = { ...action.gallery, ...membersOf(action.gallery), size: action.size };
      return { ...solutions, listed, browse: within(solutions.browse, listed), trouble: null };
    }
    case 'summed':
      return { ...solutions, heat: action.heat };
    case 'failed':
      return { ...solutions, trouble: action.trouble };
  }
}

function membersOf({ orbits, fundamental }: Omit<Orbits, 'members'>): Pick<Orbits, 'members'> {
  const members = new Uint8Array(fundamental.length);
  for (const orbit of orbits) members[orbit] = (members[orbit] ?? 0) + 1;
  return { members };
}

/** Keeps the choices within the list: anything outside falls back to the first. */
function within(browse: Browse, listed: Listed): Browse {
  const orbit = browse.orbit < listed.members.length ? browse.orbit : 0;
  const members = browse.members !== null && listed.members.includes(browse.members) ? browse.members : null;
  return { ...browse, orbit, turn: orbit === browse.orbit ? browse.turn : 0, members };
}

/** Whether some solution of this size is modular: none where 2 or 3 divides it. */
export const hasModular = (size: number): boolean => size % 2 !== 0 && size % 3 !== 0;

/** The columns of one solution, by its place in the list. */
export const solutionOf = ({ columns, size }: Listed, solution: number): Int32Array =>
  Int32Array.from(columns.subarray(solution * size, (solution + 1) * size));

/** The properties of the room's views. */
export type SolutionsProps = ViewProps<Solutions, SolutionsAction>;
export type SolutionsDispatch = Dispatch<SolutionsAction>;
