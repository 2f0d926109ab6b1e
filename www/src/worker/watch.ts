// The jobs of the watching worker.

import type { WatchQuestions } from '../engine/watching';
import type { Starter } from './job';

export const watchJobs: { [K in keyof WatchQuestions]: Starter<WatchQuestions[K]['question']> } = {};
