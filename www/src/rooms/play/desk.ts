// What the effects of this room work with: its worker, and a clock.

import type { WorkerClient } from '../../client/client';
import type { PlayQuestions } from './questions';

export interface Desk {
  readonly client: WorkerClient<PlayQuestions>;
  /** Milliseconds of a clock that nobody sets. */
  now(): number;
}
