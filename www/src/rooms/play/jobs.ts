// The jobs of the worker of this room: proofs, and the values of the game. The worker keeps the last game in memory, because its values
// are used for all positions.

import type { EngineModule, Game } from '../../engine/types';
import { type Job, type Jobs, pacedJob } from '../../worker/job';
import { reused } from '../../worker/reused';
import type { GamePosition, PlayQuestions } from './questions';
import { dratJob, lemmaJob, reasonsJob } from './reasons/jobs';

const gameFor = reused((engine, { size, closing }: Omit<GamePosition, 'moves'>) => new engine.Game(size, closing));

/** Computes the values of a position in slices. `answer`: makes the answer from them. */
function valuesJob(
  engine: EngineModule,
  { size, closing, moves: squares }: GamePosition,
  answer: (game: Game, moves: Uint32Array) => unknown,
): Job {
  const game = gameFor(engine, { size, closing });
  const moves = Uint32Array.from(squares);
  return pacedJob((budget) => game.run(moves, budget), {
    progress: () => ({ known: game.known() }),
    answer: () => answer(game, moves),
  });
}

export const jobs: Jobs<PlayQuestions> = {
  reasons: reasonsJob,
  lemma: lemmaJob,
  drat: dratJob,
  weigh: (engine, moment) => valuesJob(engine, moment, (game, moves) => game.values(moves)),
  reply: (engine, { level, seed, ...moment }) =>
    valuesJob(engine, moment, (game, moves) => game.choose(moves, level, seed) ?? null),
};
