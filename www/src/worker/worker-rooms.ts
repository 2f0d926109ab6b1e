// The worker with the whole engine, for the rooms: races, counts, lists solutions, runs the bit lab, holds a large board.

import { labJobs } from '../rooms/bits/jobs';
import { askJobs } from '../rooms/board/jobs';
import { countJobs } from '../rooms/count/jobs';
import { Desk } from '../rooms/large/desk';
import { measureJobs } from '../rooms/large/figures/jobs';
import { boardJobsOf } from '../rooms/large/jobs';
import { linearJobsOf } from '../rooms/large/linear/jobs';
import { raceJobs } from '../rooms/race/jobs';
import { solutionsJobs } from '../rooms/solutions/jobs';
import { loadEngine } from './load';
import { serveJobs } from './serve';

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
