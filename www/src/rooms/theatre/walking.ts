// A key that is pressed in the outline of the tree leads on from where the state is, however many of them come in one frame.

import type { Loop } from '../../kernel/loop';
import type { Effect } from '../../kernel/state';
import { walk } from '../../watch/tree/items';

export const walking =
  ({ dispatch, state }: Loop): Effect =>
  (action) => {
    const next = action.type === 'walk' ? walk(state(), action.key) : null;
    if (next) dispatch(next);
  };
