// The jobs of the worker for large boards: about its current board, and about the run on it.

import type { Jobs } from '../../worker/job';
import { boardJobsOf } from './board-jobs';
import { BoardStore } from './board-store';
import { linearJobsOf } from './linear/jobs';
import type { LargeQuestions } from './questions';

const store = new BoardStore();

export const jobs: Jobs<LargeQuestions> = { ...boardJobsOf(store), ...linearJobsOf(store) };
