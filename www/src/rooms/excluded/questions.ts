// The question about excluded diagonals.

import type { ExcludedAnswer } from '../../engine/types';

export interface ExcludedQuestions {
  decide: {
    question: { text: string; seed: number };
    progress: null;
    answer: ExcludedAnswer & { milliseconds: number };
  };
}
