// The questions that the engine answers in any worker, typed from the Rust types: a room needs no job for them.

import type { Questions } from '../engine/types';

export type EngineQuestion = keyof Questions;

/** Files that the engine reads a piece at a time, for questions that are fed with files. */
export interface WithFiles {
  readonly files?: readonly Blob[];
}

/** How long the engine has worked. */
export interface Timed {
  readonly milliseconds: number;
}

/** The client type of a room: `Engine<'prove' | 'check'>`. */
export type Engine<K extends EngineQuestion> = {
  [N in K]: {
    question: Questions[N]['question'] & WithFiles;
    /** `never` for questions without one. */
    progress: Questions[N]['progress'] & Timed;
    answer: Questions[N]['answer'] & Timed;
  };
};
