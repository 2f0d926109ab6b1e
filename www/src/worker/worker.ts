// The worker that the page opens with: answers what is asked about a board, and watches searches. The page runs one for each.

import { askJobs } from './ask';
import { loadFirst } from './load-first';
import { serveJobs } from './serve';
import { watchJobs } from './watch';

await serveJobs(() => loadFirst(import.meta.url), { ...askJobs, ...watchJobs });
