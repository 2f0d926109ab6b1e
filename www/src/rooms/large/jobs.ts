// The jobs of the worker for large boards: about its current board, and about the run on it.

import type { Jobs } from '../../worker/job';
import { BoardStore } from './desk';
import { boardJobsOf } from './desk-jobs';
import { linearJobsOf } from './linear/jobs';
import type { LargeQuestions } from './questions';

const desk = new BoardStore();

export const jobs: Jobs<LargeQuestions> = { ...boardJobsOf(desk), ...linearJobsOf(desk) };
