// The jobs of the worker that watches under every rule, with the whole engine.

import { boardOf, optionsOf } from '../../board/ruled/options';
import type { EngineModule } from '../../engine/types';
import { watchJobsOf } from '../../watch/jobs';

/** The jobs of one worker. */
export const jobsOf = () =>
  watchJobsOf((engine: EngineModule, { search, rows, seed, ruled }) => {
    if (!ruled) return { timeline: new engine.Timeline(search, rows, seed) };
    const table = engine.ruleTable(ruled.rule, ruled.rows, ruled.columns, optionsOf(ruled));
    return { timeline: new engine.Timeline(search, boardOf(ruled), seed), table };
  });

export const jobs = jobsOf();
