// The jobs of the toy worker.

import { instant, type Jobs } from '../../../www/src/worker/job';
import type { ToyQuestions } from './questions';

export const jobs: Jobs<ToyQuestions> = { twice: (_, { of }) => instant(() => 2 * of) };
