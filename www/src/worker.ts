// The worker that the page opens with: answers what is asked about a board, and watches searches. The page runs one for each.

import { textJobs } from './kernel/jobs';
import { boardJobs } from './rooms/board/jobs';
import { watchJobs } from './watch/jobs';
import { loadFirst } from './worker/load-first';
import { serveJobs } from './worker/serve';

void serveJobs(() => loadFirst(import.meta.url), { ...textJobs, ...boardJobs, ...watchJobs });
