// "Run until...": the goal in a filled-in form, with numbers as any keyboard writes them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalOf } from '../../www/src/shell/help/until';

const BOARD = { rows: 16, columns: 16 };

function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a square is read in digits of any width, and is converted to count from 0', () => {
  for (const [row, column] of [
    ['3', '12'],
    ['３', '１２'],
    [' 3', '12 '],
  ] as const) {
    const goal = goalOf(formWith({ until: 'square', row, column }), BOARD);
    assert.ok(goal?.kind === 'until');
    assert.deepEqual(goal.condition.square, { row: 2, column: 11 });
  }
});

test('a form without a choice has no goal', () => {
  assert.equal(goalOf(formWith({ row: '1' }), BOARD), null);
});
