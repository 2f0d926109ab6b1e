// The questions about all solutions of an empty board: the gallery, answered at once, and the heat map, in slices.

import type { Variant } from '../../kernel/input';
import type { CheckedGallery, Ways } from './slice';

export interface SolutionsQuestions {
  gallery: { question: { size: number }; progress: null; answer: CheckedGallery };
  /** At most this many ways; progress says nothing. */
  variant: { question: { board: Variant; most: number }; progress: null; answer: Ways };
  heat: {
    question: { size: number };
    progress: { share: number; solutions: number };
    answer: { squares: Float64Array; solutions: number; milliseconds: number };
  };
}
