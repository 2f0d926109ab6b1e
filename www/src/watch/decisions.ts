// The decisions of a branch, made one after another in a run of the whole engine.

import type { Branch, Decision, EngineModule } from '../engine/types';

type Timeline = InstanceType<EngineModule['Timeline']>;

const isSame = (one: Decision, other: Decision | undefined): boolean =>
  one.position === other?.position && one.square.row === other.square.row && one.square.column === other.square.column;

/** The decisions of the branch that a run is in. */
const decisionsIn = (branch: Branch | null): readonly Decision[] => (branch?.inside ? branch.decisions : []);

/**
 * Enters the branch of these decisions. Returns false if the budget was too small. Decisions that were already made are not
 * made again.
 *
 * @throws EngineError if the search cannot decide on a square.
 */
export function makeDecisions(timeline: Timeline, decisions: readonly Decision[], budget: number): boolean {
  for (;;) {
    const made = decisionsIn(timeline.branch());
    const begins = made.every((decision, index) => isSame(decision, decisions[index]));
    if (!begins) timeline.leaveBranch();
    const next = decisions[begins ? made.length : 0];
    if (!next) return true;
    if (!timeline.seek(next.position, budget)) return false;
    timeline.decide(next.square.row, next.square.column);
  }
}
