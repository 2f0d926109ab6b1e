// The worker and the clock that the effects of this room share.

import type { WorkerClient } from '../../client/client';
import type { PlayQuestions } from './questions';

export interface Desk {
  readonly client: WorkerClient<PlayQuestions>;
  /** Milliseconds of a clock that nobody sets. */
  now(): number;
}
