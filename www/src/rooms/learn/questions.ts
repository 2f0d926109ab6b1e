// The questions that the worker of the Learn room answers: what is true of a state of the page, and a lesson for paper.

import type { Register, Rows } from '../../engine/types';
import type { Ask, Setting, Truth } from '../../kernel/classroom/steps';

/** A state of the page, and what is asked about it, if anything. */
interface Posed {
  readonly setting: Setting;
  readonly ask: Ask | null;
}

/** A step on paper: its queens, the right answers to its question, and its figures. */
export interface Printed {
  readonly rows: Rows;
  readonly answers: readonly string[];
  /** The words or arrays of the run, if the step shows them. */
  readonly registers: readonly Register[];
  /** The code, if the step shows it, and the lines that ran. */
  readonly code: readonly { readonly line: string; readonly ran: boolean }[];
}

export interface LearnQuestions {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
  /**
   * Every right answer. If an answer leads to another state: the answer itself if it is right, nothing if it is
   * wrong, and an example for null.
   */
  judge: { question: { setting: Setting; ask: Ask; answer: string | null }; progress: null; answer: readonly string[] };
  paper: { question: { steps: readonly Posed[] }; progress: null; answer: readonly Printed[] };
}
