// The worker that the page opens with: answers questions about a board.

import { boardJobs } from '../rooms/board/first-jobs';
import { callJob } from '../worker/engine-job';
import { loadFirst } from '../worker/load-first';
import { serveJobs } from '../worker/serve';

/** Marks the file as a worker of the page for the script that starts it. */
export const served = serveJobs((module) => loadFirst(import.meta.url, module), boardJobs, callJob);
