// The question that the worker of the Learn room answers: what is true of a state of the page.

import type { Setting, Truth } from './steps';

export interface LearnQuestions {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
}
