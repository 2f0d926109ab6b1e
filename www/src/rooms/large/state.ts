// All that the Large room holds: the board, the search that is watched on it, and the figures that are measured again.

import type { Act, Kit, Scene } from '../room';
import { type Figures, type FiguresDeed, startFigures, updateFigures } from './figures/slice';
import { type Linear, type LinearDeed, startLinear, updateLinear } from './linear/slice';
import type { LargeQuestions } from './questions';
import { type Large, type LargeDeed, startLarge, updateLarge } from './slice';

export interface LargeState {
  readonly large: Large;
  readonly linear: Linear;
  readonly figures: Figures;
}

export type LargeRoomDeed =
  | LargeDeed
  | { readonly type: 'linear'; readonly deed: LinearDeed }
  | { readonly type: 'figures'; readonly deed: FiguresDeed };

export const startLargeRoom: LargeState = { large: startLarge, linear: startLinear, figures: startFigures };

/** The state after a deed. */
export function updateLargeRoom(state: LargeState, deed: LargeRoomDeed): LargeState {
  switch (deed.type) {
    case 'linear':
      return { ...state, linear: updateLinear(state.linear, deed.deed) };
    case 'figures':
      return { ...state, figures: updateFigures(state.figures, deed.deed) };
    case 'held':
      // Another placement ends the run that is watched.
      return {
        ...state,
        large: updateLarge(state.large, deed),
        linear: state.linear.status === 'closed' ? state.linear : updateLinear(state.linear, { type: 'close' }),
      };
    default:
      return { ...state, large: updateLarge(state.large, deed) };
  }
}

export type LargeKit = Kit<LargeState, LargeRoomDeed, LargeQuestions>;

/** What the views of the room get. */
export type LargeScene = Scene<LargeState, LargeRoomDeed>;
export type LargeAct = Act<LargeRoomDeed>;
