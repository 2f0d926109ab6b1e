// When a question is asked, at which level, and how it is answered.

import type { Shared } from '../../kernel/state';
import { atEnd } from '../../kernel/watch';
import { familyOfAll } from '../../watch/extra-searches';
import type { Snapshot } from '../room';
import { LEVELS, type Level, type Predict, type PredictAction, type Prediction } from './predict';
import { askableWords } from './predict-judge';
import type { TheatreProps } from './slice';

export type PredictSnapshot = Snapshot<Predict>;

/**
 * The levels that suit a run: words only for a search on bits, solutions below a node only for a search with a tree.
 */
export function levelsOf(shared: Shared): readonly Level[] {
  const { shown } = shared.watch;
  const has: Readonly<Record<Level, boolean>> = {
    step: true,
    line: true,
    word: askableWords(shown?.registers ?? []).length > 0,
    below: familyOfAll(shared) === 'backtracking',
  };
  return LEVELS.filter((level) => has[level]);
}

/** The level of the question: the chosen level, if it suits the run. */
export const levelOf = ({ own, shared }: PredictSnapshot): Level =>
  levelsOf(shared).includes(own.level) ? own.level : 'step';

/** Whether questions are switched on and Watch is shown. */
export const predicts = ({ own, shared }: PredictSnapshot): boolean => own.on && shared.ui.view === 'theatre';

/** Whether there is a question now: the run is paused and has a next step. */
export const asksNow = (stand: PredictSnapshot): boolean => {
  const { watch } = stand.shared;
  const isPaused = watch.status === 'open' && watch.shown !== null && watch.goal === null && stand.own.pending === null;
  return predicts(stand) && isPaused && !atEnd(watch);
};

/** The action that makes a prediction about the next step. */
export const predictAction = ({ watch: { run, shown } }: Shared, prediction: Prediction): PredictAction | null =>
  shown && { type: 'say', run, position: shown.frame.position, prediction };

export function predict({ shared, dispatch }: Pick<TheatreProps, 'shared' | 'dispatch'>, prediction: Prediction): void {
  const action = predictAction(shared, prediction);
  if (action) dispatch(action);
}
