// The jobs of the worker of this room: proofs, and the values of the game. The worker keeps the last game in memory, because its values
// are used for all positions.

import type { EngineModule, Game } from '../../engine/types';
import { type Job, type Jobs, pacedJob } from '../../worker/job';
import type { GameMoment, PlayQuestions } from './questions';
import { dratJob, lemmaJob, reasonsJob } from './reasons/jobs';

/** The jobs of one worker. */
function playJobsOf(): Jobs<PlayQuestions> {
  let current: { readonly name: string; readonly game: Game } | null = null;

  function gameFor(engine: EngineModule, { size, closing }: GameMoment): Game {
    const name = `${size} ${closing}`;
    if (current?.name === name) return current.game;
    current?.game.free();
    current = null;
    current = { name, game: new engine.Game(size, closing) };
    return current.game;
  }

  /** Computes the values of a position in slices. `answer`: makes the answer from them. */
  function found(engine: EngineModule, snapshot: GameMoment, answer: (game: Game, moves: Uint32Array) => unknown): Job {
    const game = gameFor(engine, snapshot);
    const moves = Uint32Array.from(snapshot.moves);
    return pacedJob((budget) => game.run(moves, budget), {
      progress: () => ({ known: game.known() }),
      answer: () => answer(game, moves),
    });
  }

  return {
    reasons: reasonsJob,
    lemma: lemmaJob,
    drat: dratJob,
    weigh: (engine, snapshot) => found(engine, snapshot, (game, moves) => game.values(moves)),
    reply: (engine, { level, seed, ...snapshot }) =>
      found(engine, snapshot, (game, moves) => game.choose(moves, level, seed) ?? null),
  };
}

export const jobs: Jobs<PlayQuestions> = playJobsOf();
