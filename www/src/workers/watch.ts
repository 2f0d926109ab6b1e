// The worker that plays searches on boards of queens. The page starts it after its first worker.

import { watchJobs } from '../watch/jobs';
import { loadFirst } from '../worker/load-first';
import { serveJobs } from '../worker/serve';

/** The script that starts workers checks this export: a file without it is not a worker of the page. */
export const served = serveJobs((module) => loadFirst(import.meta.url, module), watchJobs);
