// The state of the hard boards: the choices, the boards that were measured, and the selected board, with its proof.

import type { Engine } from '../../../client/engine';
import type { Trouble } from '../../../client/trouble';
import type { HardBoard } from '../../../engine/types';
import { type BoardChoice, HARD, MAX_SEED, type SearchName } from './choice';
import { type Hard, nextBoard } from './plan';

export type HardProof = Engine<'refute'>['refute']['answer'];

/** The state of the proof for the selected board. */
export type ProofState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'known'; readonly answer: HardProof }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

export interface Hardness {
  readonly settings: BoardChoice;
  /** The search whose effort is shown. */
  readonly search: SearchName;
  readonly boards: readonly Hard[];
  /** The number of obstacles of the examined boards; null before there are boards. */
  readonly amount: number | null;
  /** The selected board with this number of obstacles; null if no board is selected. */
  readonly selected: HardBoard | null;
  readonly proving: ProofState;
}

export const startHardness: Hardness = {
  settings: { size: 20, obstacle: 'squares', seed: 1 },
  search: 'narrowest',
  boards: [],
  amount: null,
  selected: null,
  proving: { kind: 'none' },
};

export type HardnessAction =
  | { readonly type: 'ask'; readonly settings: Partial<BoardChoice> }
  | { readonly type: 'search'; readonly search: SearchName }
  /** Starts to measure other boards, beginning with the first. */
  | { readonly type: 'begin' }
  | { readonly type: 'measured'; readonly hard: Hard }
  /** Shows the boards with this number of obstacles. `board`: the board to select. */
  | { readonly type: 'look'; readonly amount: number; readonly board: HardBoard | null }
  | { readonly type: 'prove' }
  /** Ends the work on a proof. */
  | { readonly type: 'unprove' }
  | { readonly type: 'proved'; readonly proving: ProofState };

/** Whether all boards are measured. */
export const isComplete = ({ settings, boards }: Hardness): boolean => nextBoard(settings, boards) === null;

export function updateHardness(hardness: Hardness, action: HardnessAction): Hardness {
  switch (action.type) {
    case 'ask': {
      const { size, obstacle, seed } = { ...hardness.settings, ...action.settings };
      const settings = { obstacle, size: clamp(size, HARD.least, HARD.most), seed: clamp(seed, 0, MAX_SEED) };
      return isSame(settings, hardness.settings) ? hardness : { ...startHardness, search: hardness.search, settings };
    }
    case 'search':
      return { ...hardness, search: action.search };
    case 'begin':
      return { ...startHardness, search: hardness.search, settings: hardness.settings };
    case 'measured':
      return { ...hardness, boards: [...hardness.boards, action.hard] };
    case 'look': {
      const proving = action.board === hardness.selected ? hardness.proving : startHardness.proving;
      return { ...hardness, amount: action.amount, selected: action.board, proving };
    }
    case 'prove':
      return { ...hardness, proving: { kind: 'running' } };
    case 'unprove':
      return hardness.proving.kind === 'running' ? { ...hardness, proving: startHardness.proving } : hardness;
    case 'proved':
      // Another board may be examined meanwhile.
      return hardness.proving.kind === 'running' ? { ...hardness, proving: action.proving } : hardness;
  }
}

const isSame = (one: BoardChoice, other: BoardChoice): boolean =>
  one.size === other.size && one.obstacle === other.obstacle && one.seed === other.seed;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));
