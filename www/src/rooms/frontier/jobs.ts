// The jobs about open questions that the engine does not do: the repair of coins, and the check of a count with a proof, which shares
// no code with the engine.

import { instant, type Job, type Jobs, pacedJob } from '../../worker/job';
import { Coins } from './coins/repair';
import { recount, spoil } from './recount';
import type { CoinsState, FrontierQuestions } from './slice';

export const jobs: Jobs<FrontierQuestions> = {
  coins(_, { size, each, seed }): Job {
    const coins = new Coins(size, each, seed);
    const stateAfter = (milliseconds: number): CoinsState => ({
      size,
      each,
      columns: coins.columns.slice(),
      excess: coins.excess,
      swaps: coins.swaps,
      milliseconds,
    });
    return pacedJob((pairs) => coins.run(pairs), {
      progress: stateAfter,
      answer: (milliseconds) => stateAfter(milliseconds()),
    });
  },

  recount: (_, { text: whole, seed }) =>
    instant((): FrontierQuestions['recount']['answer'] => {
      const { text, at } = seed === null ? { text: whole, at: null } : spoil(whole, seed);
      return { text, spoiledAt: at, recounted: recount(text) };
    }),
};
