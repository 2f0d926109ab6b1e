// Handles undo in a branch, and links that open a branch.

import { stepOf } from '../../kernel/watch';
import type { Effect, RoomContext } from '../room';
import { undoDecision } from './branch';
import type { TheatreQuestions } from './reading';
import type { Theatre, TheatreAction } from './slice';

export function branchEffect({
  dispatchApp,
}: RoomContext<Theatre, TheatreAction, TheatreQuestions>): Effect<Theatre, TheatreAction> {
  return (happened, _before, { shared }) => {
    if (happened.type !== 'action') return;
    const { action } = happened;
    if (action.type === 'undo' || action.type === 'redo') {
      const back = undoDecision(shared);
      if (!back) dispatchApp({ type: action.type });
      else if (action.type === 'undo') for (const each of back) dispatchApp(each);
    } else if (action.type === 'tries') {
      const step = stepOf(shared.watch);
      const { decisions } = action;
      dispatchApp({ type: 'watch', step: 0, whole: true });
      dispatchApp({ type: 'go', goal: { kind: 'branch', to: { is: 'decide', decisions, step } } });
    }
  };
}
