// The questions of the worker of this room: it writes the log of a program as a trace, judges it, and watches the trace.

import type { WatchQuestions } from '../../watch/questions';
import type { Style } from './python/style';
import type { UncalledFunction } from './python/uncalled';
import type { Board } from './recording/board';
import type { Ending } from './recording/ending';
import type { SeenBoards } from './recording/seen';
import type { TaskVerdict } from './tasks/judged';
import type { ChosenTask } from './tasks/tasks';

/** The recording of a program, ready to be played. */
export interface Recording {
  /** The variables that could be the board, the likeliest first. */
  readonly boards: readonly Board[];
  readonly board: Board | null;
  /** It places queens by calls. */
  readonly calls: boolean;
  readonly cut: boolean;
  /** It was so long that from somewhere on the queens alone are kept. */
  readonly thin: boolean;
  /** The columns of the given queens, -1 where a row has none. */
  readonly given: readonly number[];
  readonly found: Findings;
  /** The observations about the program; null for a trace that was written elsewhere. */
  readonly seen: SeenBoards | null;
  /** The function that the program defines and never calls; null if it calls one. */
  readonly uncalled: UncalledFunction | null;
  /** Where the search stops, while solutions are missing. */
  readonly ending: Ending | null;
  /** Whether it does the task; null without a task. */
  readonly judged: TaskVerdict | null;
}

/** The engine's findings. */
export interface Findings {
  readonly steps: number;
  readonly tried: number;
  readonly removed: number;
  readonly solutions: number;
  /** How many of these are different. */
  readonly different: number;
  /** Boards that the program took for solutions wrongly. */
  readonly wrong: number;
  /** The number of solutions; null if it would take too long to find. */
  readonly all: number | null;
  /** The queens that the search with bit masks tries on the same board. */
  readonly bitmask: number | null;
}

/** The output of a program, and its input. */
export interface ProgramOutput {
  readonly log: string;
  readonly source: string;
  readonly given: readonly number[];
  readonly words: readonly string[];
  /** The name of the board's variable; null: it is to be found. */
  readonly board: string | null;
  readonly stop: string | null;
  readonly uncalled: UncalledFunction | null;
  readonly task: { readonly chosen: ChosenTask; readonly style: Style } | null;
}

export interface OwnQuestions extends WatchQuestions {
  record: { question: ProgramOutput; progress: null; answer: Recording };
  /** A trace that was written elsewhere: it is watched from now on. */
  readTrace: { question: { readonly trace: string }; progress: null; answer: Recording };
  /** The trace that is watched. */
  ownTrace: { question: null; progress: null; answer: string };
}
