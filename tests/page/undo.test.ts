// The undo history that the kernel and the rooms share.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type History, noHistory, remember, travelHistory, type Way } from '../../www/src/kernel/undo';

/** The state after changes (numbers) and steps back and forth. */
function after(actions: readonly (number | Way)[]): { now: number; history: History<number> } {
  let [now, history]: [number, History<number>] = [0, noHistory];
  for (const action of actions) {
    if (typeof action === 'number') [now, history] = [action, remember(history, now)];
    else ({ now, history } = travelHistory(history, now, action) ?? { now, history });
  }
  return { now, history };
}

describe('undo', () => {
  const cases: readonly (readonly [string, readonly (number | Way)[], number])[] = [
    ['restores the state before a change', [1, 2, 'undo'], 1],
    ['ends at the start', [1, 'undo', 'undo', 'undo'], 0],
    ['is undone by redo', [1, 2, 'undo', 'undo', 'redo'], 1],
    ['and redo end where they began', [1, 2, 3, 'undo', 'undo', 'redo', 'redo', 'redo'], 3],
    ['drops undone states after a new change', [1, 2, 'undo', 7, 'redo'], 7],
    ['continues to states before such a change', [1, 2, 'undo', 7, 'undo', 'undo'], 0],
  ];
  for (const [name, actions, now] of cases) test(name, () => assert.equal(after(actions).now, now));

  test('has no effect without a step to undo or redo', () => {
    assert.equal(travelHistory(noHistory, 0, 'undo'), null);
    assert.equal(travelHistory(noHistory, 0, 'redo'), null);
  });

  test('goes back 500 steps, or as many as a room remembers', () => {
    const changes = Array.from({ length: 600 }, (_, at) => at + 1);
    assert.equal(after([...changes, ...changes.map(() => 'undo' as const)]).now, 100);
    const two = changes.reduce<History<number>>(
      (history, at) => remember(history, at, (past) => past.slice(-2)),
      noHistory,
    );
    assert.deepEqual(two.past, [599, 600]);
  });
});
