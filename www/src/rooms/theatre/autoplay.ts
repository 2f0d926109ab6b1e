// Plays a run that is at its start when a person comes here from another room, unless reduced motion is set.

import type { Effect, RoomContext } from '../room';
import type { TheatreQuestions } from './reading';
import type { Theatre, TheatreAction } from './slice';

export function autoplay({
  dispatchApp,
}: RoomContext<Theatre, TheatreAction, TheatreQuestions>): Effect<Theatre, TheatreAction> {
  return (happened, before, after) => {
    const { ui, watch } = after.shared;
    // A link names a position to show, so a run that was opened by a link does not play.
    const hasEntered =
      happened.type === 'entered' ? !happened.byLink : happened.type === 'ui' && before.shared.ui.view !== 'theatre';
    if (!hasEntered || ui.view !== 'theatre' || after.own.on || ui.handout) return;
    if ((watch.shown?.frame.position ?? 0) > 0 || watch.goal || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    dispatchApp({ type: 'play' });
  };
}
