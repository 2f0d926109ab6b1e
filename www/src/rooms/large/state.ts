// The state of the Large room: the board, and the search that is shown on it.

import type { Dispatch, RoomContext, ViewProps } from '../room';
import { type Linear, type LinearAction, startLinear, updateLinear } from './linear/slice';
import type { LargeQuestions } from './questions';
import { type Large, type LargeAction, startLarge, updateLarge } from './slice';

export interface LargeState {
  readonly large: Large;
  readonly linear: Linear;
}

export type LargeRoomAction = LargeAction | { readonly type: 'linear'; readonly action: LinearAction };

export const startLargeRoom: LargeState = { large: startLarge, linear: startLinear };

/** The state after an action. */
export function updateLargeRoom(state: LargeState, action: LargeRoomAction): LargeState {
  switch (action.type) {
    case 'replaced':
      // Another placement ends the run that is watched.
      return {
        ...state,
        large: updateLarge(state.large, action),
        linear: state.linear.status === 'closed' ? state.linear : updateLinear(state.linear, { type: 'close' }),
      };
    case 'linear':
      return {
        large: action.action.type === 'open' ? updateLarge(state.large, { type: 'home' }) : state.large,
        linear: updateLinear(state.linear, action.action),
      };
    default:
      return { ...state, large: updateLarge(state.large, action) };
  }
}

export type LargeKit = RoomContext<LargeState, LargeRoomAction, LargeQuestions>;

/** The properties of the room's views. */
export type LargeProps = ViewProps<LargeState, LargeRoomAction>;
export type LargeDispatch = Dispatch<LargeRoomAction>;
