// Excluded diagonals, problem 079 of CSPLib: all queens are placed on the other diagonals.

import { withholdAnswers } from '../../board/withheld';
import type { Room } from '../room';
import { type ExcludedAction, type ExcludedState, startExcluded, updateExcluded } from './slice';
import { renderExcluded } from './view';

export const room: Room<ExcludedState, ExcludedAction> = {
  start: startExcluded,
  update: updateExcluded,
  subject: () => null,
  open: () => ({ view: withholdAnswers(renderExcluded) }),
};
