// The worker: answers what is asked about a board, watches searches, lets them race, and runs the bit lab. The page runs one for each.

import { askJobs } from './ask';
import { labJobs } from './lab';
import { loadEngine } from './load';
import { raceJobs } from './race';
import { serveJobs } from './serve';
import { countJobs } from './shards';
import { solutionsJobs } from './solutions';
import { watchJobs } from './watch';

await serveJobs(() => loadEngine(import.meta.url), {
  ...askJobs,
  ...watchJobs,
  ...raceJobs,
  ...countJobs,
  ...solutionsJobs,
  ...labJobs,
});
