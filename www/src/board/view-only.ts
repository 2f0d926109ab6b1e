// A board to look at: only the cursor can move on it.

import type { AppDispatch } from '../kernel/action';

export const cursorOnly =
  (dispatch: AppDispatch): AppDispatch =>
  (action) => {
    if (action.type === 'ui') dispatch(action);
  };
