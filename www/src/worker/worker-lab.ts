// The worker of the bit lab: runs words and pipelines, and times the forms of tricks without holding up anything else.

import { labJobs } from './lab';
import { loadEngine } from './load';
import { serveJobs } from './serve';

await serveJobs(() => loadEngine(import.meta.url), labJobs);
