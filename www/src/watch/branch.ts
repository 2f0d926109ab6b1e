// The branch of a run: whether the position is in it, where it leaves the search, and the step that a view shows in it.

import type { Branch } from '../engine/types';
import type { Watch } from '../kernel/watch';
import type { Sentence } from './sentence';

/** The branch that the position of the run is in; null outside a branch. */
export const insideOf = ({ shown }: Pick<Watch, 'shown'>): Branch | null =>
  shown?.branch?.inside ? shown.branch : null;

/** The first decision of a branch: where it leaves the search. */
export const leavesAt = ({ decisions }: Branch): number => decisions[0]?.position ?? 0;

/** The branch as far as it is known. It is explored further while the run is paused. */
export const reached = ({ ruler: known }: Watch, branch: Branch): Branch => {
  const other = known?.branch;
  return other && other.furthest > branch.furthest ? other : branch;
};

/** "branch step 2 of 12, from step 21 of 186". Null outside a branch. */
export function branchStep(watch: Watch): Sentence | null {
  const branch = insideOf(watch);
  const position = watch.shown?.frame.position ?? 0;
  if (!branch || position < leavesAt(branch)) return null;
  const from = leavesAt(branch);
  const { furthest, finished } = reached(watch, branch);
  const steps = furthest - from;
  return {
    key: finished ? 'branch.step' : 'branch.stepAtLeast',
    values: { step: position - from, steps, from },
  };
}
