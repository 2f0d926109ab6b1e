// Truths about a state of the page, found by the engine. They judge every answer and every claim of a lesson.
//
// A truth is `{ of: NAME, … }`; its value is a list of right answers, as text: squares "4.2" (row and column from 1),
// lines "row-6", numbers, words. A truth is about the state of its step, or about the state in its own fields: `board`,
// `search`, `seed`, `step`.

import { JobError } from '../client/trouble';
import type { EngineModule } from '../engine/types';
import { type Setting, stateOf, type Truth } from '../kernel/classroom/steps';
import { BOARDS } from './truths/boards';
import type { Judges } from './truths/judge';
import { NUMBERS } from './truths/numbers';
import { RUNS } from './truths/runs';

const JUDGES: Judges = {
  ...RUNS,
  ...BOARDS,
  ...NUMBERS,
  /** Answers that the author of a lesson names, because the engine cannot judge them: `{ "of": "stated", "right": [ID, …] }`. */
  stated: (_engine, _setting, { right }) => (Array.isArray(right) ? right.map(String) : []),
  /** Names in ascending order of their truths: `{ "of": "sorted", "by": { NAME: { "of": … }, … } }`. */
  sorted: (engine, setting, { by }) => {
    const truths = Object.entries((by ?? {}) as Readonly<Record<string, Truth>>);
    const figures = truths.map(([name, truth]) => ({ name, figure: Number(truthOf(engine, setting, truth)[0]) }));
    return [
      figures
        .sort((one, other) => one.figure - other.figure)
        .map(({ name }) => name)
        .join(' '),
    ];
  },
};

/** Returns every right answer. Throws a `JobError` for an unknown truth, and the engine's own errors. */
export function truthOf(engine: EngineModule, setting: Setting, truth: Truth): string[] {
  const judge = Object.hasOwn(JUDGES, truth.of) ? JUDGES[truth.of] : undefined;
  if (!judge) throw new JobError('lesson-bad', { place: truth.of, what: Object.keys(JUDGES).join(', ') });
  return judge(engine, stateOf(truth.of, truth, setting), truth).map(String);
}
