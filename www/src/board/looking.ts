// A board that is examined: the cursor walks over it, and nothing else on it changes.

import type { AppDispatch } from '../kernel/action';

export const lookingOnly =
  (dispatch: AppDispatch): AppDispatch =>
  (action) => {
    if (action.type === 'ui') dispatch(action);
  };
