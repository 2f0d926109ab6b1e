// The question of the workers that measure.

import type { ExperimentKind } from '../../engine/types';
import type { PartOptions } from './figure';

export interface FiguresQuestions {
  /** Samples `from` to `to` - 1; `result` has a column "milliseconds" more, the time of each sample. Rests when paused. */
  experiment: {
    question: {
      kind: ExperimentKind;
      n: number;
      seed: number;
      from: number;
      to: number;
      options: PartOptions;
    };
    /** `result` is null where little has come since it was sent last. */
    progress: { done: number; of: number; result: Record<string, Float64Array> | null };
    answer: { result: Record<string, Float64Array>; milliseconds: number };
  };
}
