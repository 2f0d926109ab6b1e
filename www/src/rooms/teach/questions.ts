// The questions that the worker of Teach answers: the right answers to a question of a lesson, the queens of its
// board, the cards of a photograph, and the tasks of a test.

import type { Calls } from '../../client/engine';
import type { Rows } from '../../engine/types';
import type { Ask, Setting, Truth } from '../../kernel/classroom/steps';
import type { MadeItem, VariantRequest } from './exam/items';
import type { Grey } from './poll/picture';
import type { ReadCard } from './poll/reader';

export interface TeachQuestions extends Calls<'readLink'> {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
  /** All right answers to a question; only one if an answer leads to another state. */
  judge: { question: { setting: Setting; ask: Ask }; progress: null; answer: readonly string[] };
  /** The cards of a photograph. */
  cards: { question: Grey; progress: null; answer: readonly ReadCard[] };
  /** The tasks of a variant of a test. */
  exam: { question: VariantRequest; progress: null; answer: readonly MadeItem[] };
  /** The queens on the board of a question, and the right answers. */
  posed: {
    question: { setting: Setting; truth: Truth };
    progress: null;
    answer: { readonly rows: Rows; readonly answers: readonly string[] };
  };
}
