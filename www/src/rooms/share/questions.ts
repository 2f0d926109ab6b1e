// Questions to the worker of this room: parts of a run as frames and as data, animations, lists of solutions, links.

import type { BoardForm, BoardToWrite, Frame, Link, ReadBoard, Rows, RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import type { Printed, Sheet } from './print/choice';
import type { Moving } from './save/moving';

/** Steps `from` to `to` of a run, or of these the dead ends and solutions alone. */
export interface RunPart {
  readonly search: string;
  readonly rows: Rows;
  /** The board, where it has another rule. */
  readonly variant: Variant | null;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly by: 'event' | 'deadEnd';
}

export interface ShareQuestions {
  /** The attack table of a rule. */
  table: { question: Variant; progress: null; answer: RuleTable };
  frames: { question: RunPart & { readonly most: number }; progress: { made: number }; answer: readonly Frame[] };
  animate: {
    question: Moving & { readonly frames: readonly Frame[]; readonly captions: readonly (readonly string[])[] };
    progress: { made: number; bytes: number };
    answer: Blob;
  };
  steps: {
    question: RunPart & { readonly form: 'csv' | 'json' | 'trace' };
    progress: { made: number; bytes: number };
    answer: Blob;
  };
  solutions: {
    question: { readonly size: number; readonly variant: Variant | null; readonly form: 'csv' | 'json' | 'text' };
    progress: null;
    answer: Blob;
  };
  address: { question: Link; progress: null; answer: string };
  formatted: { question: { readonly rows: Rows; readonly form: 'list' | 'diagram' }; progress: null; answer: string };
  /** A board in a text from elsewhere. */
  readBoard: { question: { readonly text: string }; progress: null; answer: ReadBoard };
  /** All boards in a text. */
  readBoards: { question: { readonly text: string }; progress: null; answer: readonly ReadBoard[] };
  /** In how many ways a board can be finished; null where they are too many to be counted at once. */
  countWays: { question: ReadBoard; progress: null; answer: number | null };
  /** The forms that can hold a board. */
  holding: { question: BoardToWrite; progress: null; answer: readonly BoardForm[] };
  writtenIn: { question: { readonly board: BoardToWrite; readonly form: BoardForm }; progress: null; answer: string };
  printed: { question: Sheet; progress: { made: number }; answer: Printed };
}
