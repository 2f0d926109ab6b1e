// The worker that watches searches on boards of queens. It is started after the worker that the page opens with.

import { watchJobs } from '../watch/jobs';
import { loadFirst } from '../worker/load-first';
import { serveJobs } from '../worker/serve';

/** Marks the file as a worker of the page for the script that starts it. */
export const served = serveJobs((module) => loadFirst(import.meta.url, module), watchJobs);
