// The worker with the whole engine, for the rooms: races, counts, lists solutions, runs the bit lab, holds a large board.

import { askJobs } from './ask';
import { Desk } from './desk';
import { labJobs } from './lab';
import { boardJobsOf } from './large';
import { linearJobsOf } from './linear';
import { loadEngine } from './load';
import { measureJobs } from './measure';
import { raceJobs } from './race';
import { serveJobs } from './serve';
import { countJobs } from './shards';
import { solutionsJobs } from './solutions';

const desk = new Desk();
await serveJobs(() => loadEngine(import.meta.url), {
  count: askJobs.count,
  ...raceJobs,
  ...countJobs,
  ...solutionsJobs,
  ...labJobs,
  ...boardJobsOf(desk),
  ...linearJobsOf(desk),
  ...measureJobs,
});
