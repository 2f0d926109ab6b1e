// Handles keys in the outline of the tree. They act on the current state, even if several are pressed within one frame.

import { walk } from '../../watch/tree/items';
import type { Effect, RoomContext } from '../room';
import { treePressActions, withTree } from './branch';
import type { TheatreQuestions } from './reading';
import type { Theatre, TheatreAction } from './slice';

export const outlineKeys =
  ({ dispatchApp }: RoomContext<Theatre, TheatreAction, TheatreQuestions>): Effect<Theatre, TheatreAction> =>
  (happened, _, { shared }) => {
    const next = happened.type === 'walk' ? walk(withTree(shared), happened.key) : null;
    if (next?.type === 'go' && next.goal.kind === 'position')
      for (const each of treePressActions(shared, next.goal.position)) dispatchApp(each);
    else if (next) dispatchApp(next);
  };
