// The questions of the worker for large boards. The worker has one board, which is never sent as a whole.
//
// A question that makes a board replaces the current one when it is answered; if it fails, the board stays.

import type { Calls, Engine } from '../../client/engine';
import type {
  Attacker,
  Closes,
  FileForm,
  ImageColours,
  LargeCompletion,
  LargeEngine,
  LargeProgress,
  LargeSquare,
  LargeValidation,
  LinearOptions,
  QueenOf,
  Square,
  Viewport,
} from '../../engine/types';
import type { Way } from '../../kernel/undo';
import type { Base, Origin, Tile } from './answer';
import type { Method, MethodReport } from './linear/slice';

/** The current board of the worker. */
export interface WorkerBoardInfo {
  n: number;
  given: number;
  found: number;
  origin: Origin;
}

/** The result of a press on a square. */
export type ToggleResult =
  | { readonly kind: 'attacked'; readonly by: Attacker }
  | { readonly kind: 'removed'; readonly info: WorkerBoardInfo }
  | { readonly kind: 'set'; readonly info: WorkerBoardInfo; readonly closed: Closes };

type TimedAnswer<T> = T & { milliseconds: number };

/** The questions of the engine that are answered with a board. */
export type MakeName = 'construct' | 'generate' | 'read';

/** The questions that replace the current board. `of`: the question to the engine. */
export type MakeQuestions = {
  [K in MakeName]: {
    question: { readonly of: Engine<K>[K]['question']; readonly origin: Origin };
    progress: Engine<K>[K]['progress'];
    answer: Omit<Engine<K>[K]['answer'], 'rows'> & { info: WorkerBoardInfo };
  };
};

export interface LargeQuestions extends MakeQuestions, Calls<'explicitRule' | 'modularSteps'> {
  /** Tiles the current board or, with `made`, a solution of `size` rows that is made first. */
  largeTile: {
    question: { made: { base: Base; size: number } | null; tiles: readonly Tile[] };
    progress: null;
    answer: WorkerBoardInfo;
  };
  /** Makes one of the two placements of a sample of the experiment "pair". */
  largePair: {
    question: { n: number; seed: number; sample: number; completes: boolean; given: number | null };
    progress: null;
    answer: WorkerBoardInfo;
  };
  /** Completes the board; the added queens count as found. The board stays unless the verdict is "completed". */
  largeComplete: {
    question: { seed: number; engine: LargeEngine; bounds: LinearOptions };
    progress: TimedAnswer<LargeProgress>;
    answer: TimedAnswer<Omit<LargeCompletion, 'rows'> & { info: WorkerBoardInfo }>;
  };
  largeValidate: {
    question: null;
    progress: TimedAnswer<{ rows: number; of: number }>;
    /** `modular`: no two queens share a diagonal that wraps round, either. */
    answer: TimedAnswer<LargeValidation & { modular: boolean }>;
  };
  largeWrite: { question: { form: FileForm }; progress: { bytes: number }; answer: TimedAnswer<{ file: Blob }> };
  /** The board before or after this one; null if there is no such board. */
  largeTravel: { question: { way: Way }; progress: null; answer: WorkerBoardInfo | null };

  /** Paints a view. The first request after a change builds the image. `bitmap` is transferred. */
  largePaint: {
    question: { view: Viewport; colours: ImageColours };
    progress: null;
    answer: { view: Viewport; bitmap: ImageBitmap; inView: { given: number; found: number } };
  };
  largeQueens: { question: { view: Viewport; most: number }; progress: null; answer: QueenOf[] | null };
  /** The queen of a row or, without a row, the queen nearest to a square; null if there is no queen. */
  largeFind: { question: { row: number | null; near: Square }; progress: null; answer: Square | null };
  largeSquare: { question: { row: number; column: number }; progress: null; answer: LargeSquare };
  /**
   * Removes the given queen of a square, or sets a queen on it unless a queen attacks it. Found queens are removed first. n up to 100,000.
   * `by`: the first queen that attacks the square, in which case the board stays as it is.
   */
  largeToggle: { question: { row: number; column: number }; progress: null; answer: ToggleResult };

  /** Opens a run on the given queens of the current board; it replaces the previous run. `options`: for the linear completion. */
  linearOpen: {
    question: { method: Method; seed: number; options: LinearOptions };
    progress: null;
    answer: MethodReport;
  };
  /** Takes this many steps; Infinity means as many as fit into a frame. */
  linearRun: { question: { steps: number }; progress: null; answer: MethodReport };
  /** Goes to a position, also backwards. */
  linearSeek: { question: { position: number }; progress: null; answer: MethodReport };
  /** Puts the queens that the run has set so far on the current board, as found queens. */
  linearTake: { question: null; progress: null; answer: WorkerBoardInfo };
}
