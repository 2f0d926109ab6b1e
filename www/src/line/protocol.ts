// What the page and its workers say to each other. Every job has an id; an answer to a job that nobody waits for is dropped.
//
//   page                      worker
//   start  7 count {rows} --> slices of at most 50 ms, the latest job first, between which it listens
//                         <-- progress 7
//   pause  7              --> rests until `goOn`          <-- resting 7
//   cancel 7              --> forgets the job             <-- cancelled 7
//                         <-- answer 7 | failed 7 {code, detail, trap}
//
// After a trap the instance is not trusted again: the client ends the worker and starts another.

import type { Completion, Link, Rows, Survey } from '../engine/types';
import type { SearchInfo } from '../engine/types-watch';
import type { LabQuestions } from '../rooms/bits/questions';
import type { CountQuestions } from '../rooms/count/questions';
import type { LargeQuestions } from '../rooms/large/questions';
import type { RaceQuestions } from '../rooms/race/questions';
import type { SolutionsQuestions } from '../rooms/solutions/questions';
import type { WatchQuestions } from '../watch/questions';

/** What can be asked: the question, what is told meanwhile (null for nothing), and the answer. */
export interface Questions
  extends WatchQuestions,
    RaceQuestions,
    LargeQuestions,
    CountQuestions,
    SolutionsQuestions,
    LabQuestions {
  searches: { question: null; progress: null; answer: SearchInfo[] };
  parsePlacement: { question: { text: string }; progress: null; answer: Rows };
  formatPlacement: { question: { rows: Rows; form: 'list' | 'diagram' }; progress: null; answer: string };
  readLink: { question: { hash: string }; progress: null; answer: Link };
  writeLink: { question: Link; progress: null; answer: string };
  survey: { question: { rows: Rows; order: Uint32Array }; progress: null; answer: Survey };
  /** Rests by itself each time that another `budget` of nodes is spent, and goes on when asked to. */
  complete: {
    question: { rows: Rows; seed: number; budget: number };
    progress: { nodes: number; milliseconds: number; phase: 'search' | 'blame'; budget: number };
    answer: Completion & { milliseconds: number };
  };
  count: {
    question: { rows: Rows };
    progress: { nodes: number; milliseconds: number; share: number; count: bigint };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
}

export type Name = keyof Questions;
export type Question<K extends Name> = Questions[K]['question'];
export type ProgressOf<K extends Name> = Questions[K]['progress'];
export type AnswerOf<K extends Name> = Questions[K]['answer'];

/** From the page to a worker. */
export type Order =
  | { [K in Name]: { type: 'start'; job: number; name: K; question: Question<K> } }[Name]
  | { type: 'pause' | 'goOn' | 'cancel'; job: number }
  /** Is the worker still there? It answers between two slices. */
  | { type: 'beat' };

/** From a worker to the page. */
export type Report =
  | { type: 'ready' | 'beat' }
  /** The engine could not be fetched or started. */
  | { type: 'broken' }
  | { type: 'progress' | 'resting'; job: number; progress: unknown }
  | { type: 'answer'; job: number; answer: unknown }
  | { type: 'cancelled'; job: number }
  /** `trap`: the wasm instance broke and must not be used again. */
  | { type: 'failed'; job: number; code: string; detail: Record<string, string | number>; trap: boolean };

/** Why a job ended without an answer. `code` is a key of the catalogue of texts under `error`; "cancelled" is nobody's fault. */
export class JobError extends Error {
  constructor(
    readonly code: string,
    readonly detail: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
    this.name = 'JobError';
  }
}

/** The worker could not be started, or broke so often that it was not started again: no question will be answered. */
export const isGone = (error: unknown): boolean =>
  error instanceof JobError && (error.code === 'engine-missing' || error.code === 'engine-lost');
