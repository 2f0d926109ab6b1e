// The questions that the engine answers in any worker, typed from the Rust types: a room needs no job for them. A question is one of
// `Questions`, or a call of a function of the engine: `gallery()`.

import type { EngineModule, Questions } from '../engine/types';

export type EngineQuestion = keyof Questions;

/** Files that the engine reads piece by piece, for questions about files. */
export interface WithFiles {
  readonly files?: readonly Blob[];
}

/** How long the engine has worked. */
export interface Timing {
  readonly milliseconds: number;
}

/** The client type of a room: `Engine<'prove' | 'check'>`. */
export type Engine<K extends EngineQuestion> = {
  [N in K]: {
    question: Questions[N]['question'] & WithFiles;
    /** `never` for questions without progress reports. */
    progress: Questions[N]['progress'] & Timing;
    answer: Questions[N]['answer'] & Timing;
  };
};

/** The functions of the engine. */
type EngineFunction = {
  [F in keyof EngineModule]: EngineModule[F] extends (...values: never[]) => unknown ? F : never;
}[keyof EngineModule];

/** The name of a function as a question. */
export type CallName = `${string}()`;

/** Calls that the engine answers at once: `Calls<'gallery' | 'ruleTable'>`. The question is the list of arguments. */
export type Calls<F extends EngineFunction> = {
  [N in F as `${N}()`]: {
    question: Parameters<EngineModule[N]>;
    progress: never;
    answer: ReturnType<EngineModule[N]>;
  };
};
