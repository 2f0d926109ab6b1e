// The decisions of a person in a run, in the worker: the branch, and why a square cannot be decided.

import type { EngineModule } from '../../engine/types';
import type { BranchMove, PositionReport } from '../../kernel/watch';
import { makeDecisions } from '../../watch/decisions';
import type { BranchMethods } from '../../watch/jobs';

type Timeline = InstanceType<EngineModule['Timeline']>;

/** The maximum number of steps that are searched for the next queen on a square. */
const MAX_LOOKAHEAD = 300_000;

export function branchingOf(timeline: Timeline): BranchMethods {
  let undecided: NonNullable<PositionReport['undecided']> | null = null;

  function decide({ decisions, step }: Extract<BranchMove, { is: 'decide' }>, budget: number): boolean {
    try {
      return makeDecisions(timeline, decisions, budget) && (step === null || timeline.seek(step, budget));
    } catch (error) {
      const { code, detail } = error as { code?: string; detail?: Readonly<Record<string, string | number>> };
      if (!code?.startsWith('decide-')) throw error;
      const { position } = timeline.frame();
      const square = decisions.find((decision) => decision.position === position)?.square ?? { row: 0, column: 0 };
      const next = timeline.nextSet(square.row, square.column, MAX_LOOKAHEAD) ?? null;
      undecided = { code, detail: detail ?? {}, square, next };
      return true;
    }
  }

  return {
    shown: () => ({ choice: timeline.choice(), branch: timeline.branch(), undecided }),
    move(to, budget) {
      undecided = null;
      if (to.is === 'decide') return decide(to, budget);
      if (to.is === 'undecide') {
        while ((timeline.branch()?.decisions.length ?? 0) > to.left) timeline.undecide();
      } else if (timeline.branch()?.inside !== (to.is === 'enter')) {
        if (to.is === 'enter') timeline.enterBranch();
        else timeline.leaveBranch();
      }
      return to.step === null || timeline.seek(to.step, budget);
    },
    ruler(parts) {
      const branch = timeline.branch();
      return branch ? { furthest: branch.searchFurthest, branch, branchMarks: timeline.branchMarks(parts) } : {};
    },
    tree: () => (timeline.branch() ? { search: timeline.searchNodes() } : {}),
    forget() {
      undecided = null;
    },
  };
}
