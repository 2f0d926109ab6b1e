// Excluded diagonals, problem 079 of CSPLib: all queens are placed on the other diagonals.

import { withholding } from '../../board/withheld';
import type { Room } from '../room';
import { deciding } from './effect';
import {
  type ExcludedAction,
  type ExcludedQuestions,
  type ExcludedState,
  startExcluded,
  updateExcluded,
} from './slice';
import { excludedView } from './view';

export const room: Room<ExcludedState, ExcludedAction, ExcludedQuestions> = {
  start: startExcluded,
  update: updateExcluded,
  subject: () => null,
  open: (context) => ({ view: withholding(excludedView), effect: deciding(context) }),
};
