// Questions to the worker of the bit lab.

import type { Base, Mapping, Mask, PipelineRun, Trick, TrickRun, Word } from '../../engine/types';

/** The program to run on the word: a trick by its name, or a pipeline as text. */
export type Source = { readonly trick: string } | { readonly pipeline: string };

interface LabAsked {
  readonly word: Word;
  readonly source: Source;
  readonly mapping: Mapping;
  readonly blocked: boolean;
  readonly off: readonly string[];
}

/** A run of either sort: of a trick with its forms, or of a pipeline. */
export type LabRun = PipelineRun & Partial<Pick<TrickRun, 'forms' | 'moves'>>;

/** How often a form answers in a second, one answer after another. */
export type Speeds = Readonly<Record<string, number>>;

export interface LabQuestions {
  labOpen: { question: null; progress: null; answer: { tricks: Trick[]; masks: Mask[] } };
  labWord: { question: { text: string; base: Base }; progress: null; answer: Word };
  labRun: { question: LabAsked; progress: null; answer: LabRun };
  /** Times the forms of a trick, each for a few tenths of a second, and reports its results so far. */
  labMeasure: { question: { trick: string }; progress: Speeds; answer: Speeds };
}
