// The worker for large boards, with an engine of its own. The page runs one to hold a board, and more to measure.

import { boardJobsOf, Desk } from './large';
import { linearJobsOf } from './linear';
import { loadLarge } from './load-large';
import { serveJobs } from './serve';

const desk = new Desk();
await serveJobs(() => loadLarge(import.meta.url), { ...boardJobsOf(desk), ...linearJobsOf(desk) });
