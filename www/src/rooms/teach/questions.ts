// The questions that the worker of Teach answers: the right answers to a question of a lesson, the queens of its
// board, the cards of a photograph, and the tasks of a test.

import type { Rows } from '../../engine/types';
import type { Ask, Setting, Truth } from '../../kernel/classroom/steps';
import type { EngineAnswer, ToMake } from './exam/items';
import type { Grey } from './hands/picture';
import type { ReadCard } from './hands/reader';

export interface TeachQuestions {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
  /** All right answers to a question; only one if an answer leads to another state. */
  judge: { question: { setting: Setting; ask: Ask }; progress: null; answer: readonly string[] };
  /** The cards of a photograph. */
  cards: { question: Grey; progress: null; answer: readonly ReadCard[] };
  /** The tasks of a variant of a test. */
  exam: { question: ToMake; progress: null; answer: EngineAnswer };
  /** Nothing if the link opens; otherwise an error says why it does not. */
  opens: { question: { readonly hash: string }; progress: null; answer: null };
  stands: { question: { setting: Setting }; progress: null; answer: Rows };
}
