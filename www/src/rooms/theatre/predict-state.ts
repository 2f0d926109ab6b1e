// When a question is asked, at which level, and how it is answered.

import type { Shared } from '../../kernel/state';
import { atEnd } from '../../kernel/watch';
import { familyOfAll } from '../../watch/extra-searches';
import type { Snapshot } from '../room';
import { LEVELS, type Level, type Predict, type PredictAction, type Said } from './predict';
import { wordsAsked } from './predict-judge';
import type { TheatreProps } from './slice';

export type Stand = Snapshot<Predict>;

/**
 * The levels that suit a run: words only for a search on bits, solutions below a node only for a search with a tree.
 */
export function levelsOf(shared: Shared): readonly Level[] {
  const { shown } = shared.watch;
  const has: Readonly<Record<Level, boolean>> = {
    step: true,
    line: true,
    word: wordsAsked(shown?.registers ?? []).length > 0,
    below: familyOfAll(shared) === 'backtracking',
  };
  return LEVELS.filter((level) => has[level]);
}

/** The level of the question: the chosen one, if the run has it. */
export const levelOf = ({ own, shared }: Stand): Level => (levelsOf(shared).includes(own.level) ? own.level : 'step');

/** Whether questions are switched on and Watch is shown. */
export const predicts = ({ own, shared }: Stand): boolean => own.on && shared.ui.view === 'theatre';

/** Whether there is a question now: the run is paused and has a next step. */
export const asksNow = (stand: Stand): boolean => {
  const { watch } = stand.shared;
  const rests = watch.status === 'open' && watch.shown !== null && watch.goal === null && stand.own.pending === null;
  return predicts(stand) && rests && !atEnd(watch);
};

/** The action that makes a prediction about the next step. */
export const spokenOf = ({ watch: { run, shown } }: Shared, said: Said): PredictAction | null =>
  shown && { type: 'say', run, position: shown.frame.position, said };

export function say({ shared, dispatch }: Pick<TheatreProps, 'shared' | 'dispatch'>, said: Said): void {
  const action = spokenOf(shared, said);
  if (action) dispatch(action);
}
