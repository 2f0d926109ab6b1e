// Lets the engine weigh each moment of the game and move when it is its turn, and lets the clock run.

import { latest } from '../../../client/latest';
import { troubleOf } from '../../../client/trouble';
import { clock } from '../clock';
import type { Desk } from '../desk';
import type { PlayQuestions } from '../questions';
import { type Game, type GameAction, isEngines, keyOf, overOf, squaresOf } from './slice';

/** A reply is not shown before this time, in milliseconds, so that the eye can follow. */
const REST = 350;
const TICK = 200;

/** Called after everything that happens, with the game as it is now; null while it is not looked at. */
export function playing(
  { client, now }: Desk,
  dispatch: (action: GameAction) => void,
  stands: () => Game | null,
): (game: Game | null) => void {
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });
  const weights = latest<PlayQuestions>(client, failed);
  const replies = latest<PlayQuestions>(client, failed);
  /** The moment that was weighed last, and the turn to which a reply is on its way. */
  let weighed = '';
  let replying: string | null = null;
  const ticking = clock(now, TICK, (milliseconds) => dispatch({ type: 'tick', milliseconds }));

  const momentOf = ({ terms, moves }: Game) => ({
    size: terms.size,
    closing: terms.closing,
    moves: squaresOf(moves),
  });

  function weigh(game: Game): void {
    const key = keyOf(game);
    if (weighed === key) return;
    weighed = key;
    weights.ask('weigh', momentOf(game), { done: (values) => dispatch({ type: 'weighed', key, values }) });
  }

  function reply(game: Game): void {
    const { level } = game.terms;
    // The same squares after a pass are another turn.
    const key = `${keyOf(game)} ${game.moves.length} ${level} ${game.seed}`;
    if (level === 'person' || replying === key) return;
    replying = key;
    const rested = new Promise((resolve) => setTimeout(resolve, REST));
    const move = (square: number | null): void => {
      const here = stands();
      if (replying !== key || !here || !isEngines(here)) return;
      replying = null;
      if (square !== null) dispatch({ type: 'move', square });
    };
    replies.ask(
      'reply',
      { ...momentOf(game), level, seed: game.seed },
      { done: (square) => void rested.then(() => move(square)) },
    );
  }

  return (game) => {
    ticking.run(game !== null && game.terms.clock !== 'none' && game.moves.length > 0 && !overOf(game));
    if (!game || game.trouble) return;
    weigh(game);
    if (isEngines(game)) reply(game);
    else {
      replies.cancel();
      replying = null;
    }
  };
}
