// Lets the engine weigh each moment of the game and move when it is its turn, and lets the clock run.

import type { Job } from '../../../client/client';
import { isCancelled, troubleOf } from '../../../client/trouble';
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
  let weighing: { readonly key: string; readonly job: Job<PlayQuestions['weigh']> } | null = null;
  let replying: { readonly key: string; readonly job: Job<PlayQuestions['reply']> } | null = null;
  const ticking = clock(now, TICK, (milliseconds) => dispatch({ type: 'tick', milliseconds }));

  const momentOf = ({ terms, moves }: Game) => ({
    size: terms.size,
    closing: terms.closing,
    moves: squaresOf(moves),
  });

  const fail = (error: unknown): void => {
    if (!isCancelled(error)) dispatch({ type: 'failed', trouble: troubleOf(error) });
  };

  function weigh(game: Game): void {
    const key = keyOf(game);
    if (weighing?.key === key) return;
    weighing?.job.cancel();
    const job = client.ask('weigh', momentOf(game));
    weighing = { key, job };
    job.answer.then((values) => dispatch({ type: 'weighed', key, values }), fail);
  }

  async function reply(game: Game): Promise<void> {
    const { level } = game.terms;
    // The same squares after a pass are another turn.
    const key = `${keyOf(game)} ${game.moves.length} ${level} ${game.seed}`;
    if (level === 'person' || replying?.key === key) return;
    replying?.job.cancel();
    const job = client.ask('reply', { ...momentOf(game), level, seed: game.seed });
    const mine = { key, job };
    replying = mine;
    try {
      const [square] = await Promise.all([job.answer, new Promise((resolve) => setTimeout(resolve, REST))]);
      const here = stands();
      if (replying !== mine || !here || !isEngines(here)) return;
      replying = null;
      if (square !== null) dispatch({ type: 'move', square });
    } catch (error) {
      fail(error);
    }
  }

  return (game) => {
    ticking.run(game !== null && game.terms.clock !== 'none' && game.moves.length > 0 && !overOf(game));
    if (!game || game.trouble) return;
    weigh(game);
    if (isEngines(game)) void reply(game);
    else {
      replying?.job.cancel();
      replying = null;
    }
  };
}
