// The questions that the worker of the Learn room answers: what is true of a state of the page, and a lesson for paper.

import type { Register, Rows } from '../../engine/types';
import type { Ask, Setting, Truth } from '../../kernel/classroom/steps';

/** A state of the page, and what is asked about it, if anything. */
interface Posed {
  readonly setting: Setting;
  readonly ask: Ask | null;
}

/** A step on paper: the queens that stand there, the right answers to its question, and the figures that it shows. */
export interface Printed {
  readonly rows: Rows;
  readonly answers: readonly string[];
  /** The words or arrays of the run, where the step shows them. */
  readonly registers: readonly Register[];
  /** The code, where the step shows it, and which of its lines ran. */
  readonly code: readonly { readonly line: string; readonly ran: boolean }[];
}

export interface LearnQuestions {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
  /** Every right answer. Where an answer leads to another state: this one if it is right, none if it is not, and one to be shown for null. */
  judge: { question: { setting: Setting; ask: Ask; answer: string | null }; progress: null; answer: readonly string[] };
  paper: { question: { steps: readonly Posed[] }; progress: null; answer: readonly Printed[] };
}
