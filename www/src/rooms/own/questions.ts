// The questions to the worker of this room: it writes the log of a program as a trace, judges the program, and plays the trace.

import type { ProgramRecording, SeenBoards } from '../../engine/types';
import type { WatchQuestions } from '../../watch/questions';
import type { Style } from './python/style';
import type { UncalledFunction } from './python/uncalled';
import type { ChosenTask } from './tasks/tasks';

/** The recording of a program, ready to be played. */
export interface Recording extends Omit<ProgramRecording, 'trace' | 'called' | 'seen'> {
  /** The observations about the program; null for a trace that was written elsewhere. */
  readonly seen: SeenBoards | null;
  /** The function that the program defines and never calls; null if it calls one. */
  readonly uncalled: UncalledFunction | null;
}

/** The output of a program, and its input. */
export interface ProgramOutput {
  readonly log: string;
  readonly source: string;
  readonly given: readonly number[];
  readonly words: readonly string[];
  /** The name of the variable with the board; null if the engine is to find it. */
  readonly board: string | null;
  readonly stop: string | null;
  readonly uncalled: UncalledFunction | null;
  readonly task: { readonly chosen: ChosenTask; readonly style: Style } | null;
}

export interface OwnQuestions extends WatchQuestions {
  record: { question: ProgramOutput; progress: null; answer: Recording };
  /** Replaces the trace of the worker by a trace that was written elsewhere. */
  readTrace: { question: { readonly trace: string }; progress: null; answer: Recording };
  /** Returns the trace of the worker. */
  ownTrace: { question: null; progress: null; answer: string };
}
