// The jobs of the worker that watches under every rule, with the whole engine.

import { boardOf, optionsOf } from '../../board/variant/options';
import type { EngineModule } from '../../engine/types';
import { watchJobsOf } from '../../watch/jobs';

/** The jobs of one worker. */
export const jobsOf = () =>
  watchJobsOf((engine: EngineModule, { search, rows, seed, variant }) => {
    if (!variant) return { timeline: new engine.Timeline(search, rows, seed) };
    const table = engine.ruleTable(variant.rule, variant.rows, variant.columns, optionsOf(variant));
    return { timeline: new engine.Timeline(search, boardOf(variant), seed), table };
  });

export const jobs = jobsOf();
