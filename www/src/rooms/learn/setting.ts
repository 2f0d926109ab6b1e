// Puts the page into the state of a step: its board, its search, and the position of its run.

import { classicPosition, sameRows } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import type { Command } from '../commands';
import { isAnswered, type Learn, type LearnAction, stepOf } from './slice';
import { revealOf } from './ways';

type LearnCommand = Command<Learn, LearnAction>;

/** Sets the board and the search of the step, unless the page has them already, and moves the run to the position of the step. */
export function setUpStep(learn: Learn, { input }: Shared): LearnCommand[] {
  const wanted = stepOf(learn)?.setting;
  if (!wanted) return [];
  const { rows, rule, search, seed } = wanted;
  const sameRule = rule === (input.variant?.rule ?? null);
  if (sameRule && sameRows(rows, input.rows) && search === input.search && seed === input.seed) return position(learn);
  return [
    {
      do: 'app',
      action:
        rule === null ? { type: 'place', rows } : { type: 'rule', variant: { ...classicPosition(rows).board, rule } },
    },
    { do: 'app', action: { type: 'choose', search, seed } },
    // A notice about the previous board or search is removed.
    { do: 'app', action: { type: 'notice', notice: null } },
    ...position(learn),
  ];
}

/** Moves the run to the position of the step, or to the position that shows the answer. */
export function position(learn: Learn): LearnCommand[] {
  const step = stepOf(learn);
  if (!step || learn.around) return [];
  const revealed = isAnswered(learn.questionState) ? revealOf(step.question, learn.questionState.answers) : null;
  return [{ do: 'app', action: { type: 'go', goal: { kind: 'position', position: revealed ?? step.setting.step } } }];
}
