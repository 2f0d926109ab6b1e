// The worker that the page opens with: answers what is asked about a board, and watches searches. The page runs one for each.

import { boardJobs } from '../rooms/board/jobs';
import { watchJobs } from '../watch/jobs';
import { loadFirst } from './load-first';
import { serveJobs } from './serve';
import { textJobs } from './texts';

await serveJobs(() => loadFirst(import.meta.url), { ...textJobs, ...boardJobs, ...watchJobs });
