// The type of a judge, and the parts that all judges share: the run at a step, and the names of answers.

import type { EngineModule } from '../../engine/types';
import type { Setting, Truth } from '../../kernel/classroom/steps';

/** Every right answer to a question about a state of the page. */
type Judge = (engine: EngineModule, setting: Setting, truth: Truth) => readonly (string | number | bigint)[];
export type Judges = Readonly<Record<string, Judge>>;

export type Run = InstanceType<EngineModule['Timeline']>;

/** The maximum number of steps of a run that is followed. */
export const FAR = 5_000_000;

export function withRun<T>(engine: EngineModule, { search, rows, seed, step }: Setting, look: (run: Run) => T): T {
  const run = new engine.Timeline(search, rows, seed);
  try {
    if (step > 0) run.seek(step, FAR);
    return look(run);
  } finally {
    run.free();
  }
}

/** The board at the step; at step 0, the given queens. */
export const boardNow = (engine: EngineModule, setting: Setting): Int32Array =>
  setting.step === 0 ? setting.rows : Int32Array.from(withRun(engine, setting, (run) => run.frame().rows));

/** Wraps a value in a list; returns a list unchanged. */
export const asList = (kinds: unknown): readonly unknown[] => (Array.isArray(kinds) ? kinds : [kinds]);

export const squareName = (row: number, column: number): string => `${row + 1}.${column + 1}`;
export const lineName = (kind: string, index: number): string => `${kind}-${index + 1}`;
