// The state after an action, with the commands that put the page into the state of the step.

import type { Shared } from '../../kernel/state';
import type { Next } from '../commands';
import { commandsOf } from './requests';
import { position, setUpStep } from './setting';
import { isAnswered, type Learn, type LearnAction, updateLearn } from './slice';

export function learnAfter(learn: Learn, action: LearnAction, shared: Shared): Next<Learn, LearnAction> {
  const next = updateLearn(learn, action);
  const moved = action.type === 'opened' || learn.step !== next.step;
  const isBack = action.type === 'shown' || (action.type === 'around' && !action.on);
  const isSeen = action.type === 'ran' || (isAnswered(next.questionState) && !isAnswered(learn.questionState));
  const commands = commandsOf(action, next, shared);
  if (moved || isBack) commands.push(...setUpStep(next, shared));
  else if (isSeen) commands.push(...position(next));
  // Each step starts at its top, which shows its number.
  if (moved) commands.push({ do: 'toTop' });
  return [next, ...commands];
}
