// The questions about all solutions of an empty board: the gallery, answered at once, and the heat map, in slices.

import type { Gallery } from '../../engine/types';

export interface SolutionsQuestions {
  gallery: { question: { size: number }; progress: null; answer: Gallery };
  heat: {
    question: { size: number };
    progress: { share: number; solutions: number };
    answer: { squares: Float64Array; solutions: number; milliseconds: number };
  };
}
