// The questions of the racing worker. It has one timeline for each lane, all from the same board and seed; `raceOpen` replaces them.
//
// Each question is answered within one slice. A lane that is behind the clock reports that, and the page asks again.

import type { Rows } from '../../engine/types';
import type { Refusal } from '../../kernel/watch';
import type { PassedRun } from '../../watch/passed-run';
import type { Clock, LaneProgress } from './slice';

export interface RaceQuestions {
  /** Answers for each search why it cannot run, or null if it can. */
  raceOpen: {
    question: {
      searches: readonly string[];
      rows: Rows;
      seed: number;
      clock: Clock;
      /** The recording that the search `RECORDED` plays. */
      recording: PassedRun | null;
    };
    progress: null;
    answer: (Refusal | null)[];
  };
  /** Moves every lane to the time of the clock, and uses the rest of the slice to find the lengths of the runs. */
  raceTo: {
    question: { clock: Clock; at: number };
    progress: null;
    answer: { arrived: boolean; lanes: (LaneProgress | null)[] };
  };
}
