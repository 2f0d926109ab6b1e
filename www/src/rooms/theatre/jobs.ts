// The jobs of the worker that watches under every rule, with the whole engine.

import { boardOf, optionsOf } from '../../board/variant/options';
import type { EngineModule } from '../../engine/types';
import { watchJobsOf } from '../../watch/jobs';
import { branchingOf } from './branch-methods';

/** The jobs of one worker, which share its run. */
export const jobsOf = () =>
  watchJobsOf((engine: EngineModule, { search, rows, seed, variant }) => {
    if (!variant) {
      const timeline = new engine.Timeline(search, rows, seed);
      return { timeline, branching: branchingOf(timeline) };
    }
    const table = engine.ruleTable(variant.rule, variant.rows, variant.columns, optionsOf(variant));
    const timeline = new engine.Timeline(search, boardOf(variant), seed);
    return { timeline, branching: branchingOf(timeline), table };
  });

export const jobs = jobsOf();
