// The marks on the live board of the symmetric search: the first queen after each quarter turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnMarks } from '../../www/src/rooms/theatre/turn-marks';

const rows = (size: number, ...columns: number[]): Int32Array => {
  const board = new Int32Array(size).fill(-1);
  board.set(columns);
  return board;
};

test('the marks A, B and C are the squares of the first queen after one, two and three quarter turns', () => {
  for (let size = 4; size <= 12; size++)
    for (let first = Math.ceil(size / 2); first < size - 1; first++) {
      const marks = turnMarks(rows(size, first));
      assert.deepEqual(
        marks.map(({ text }) => text),
        ['A', 'B', 'C'],
      );
      let turned = { row: 0, column: first };
      for (const { row, column } of marks) {
        turned = { row: turned.column, column: size - 1 - turned.row };
        assert.deepEqual({ row, column }, turned, `${size}, ${first}`);
      }
    }
});

test('with the first queen in the corner, the second queen determines how far the next column is marked with X', () => {
  assert.deepEqual(turnMarks(rows(8, 7)), []);
  assert.deepEqual(turnMarks(rows(8, 7, 2)), [
    { text: 'X', row: 2, column: 6 },
    { text: 'X', row: 3, column: 6 },
    { text: 'X', row: 4, column: 6 },
  ]);
});

test('an empty first row has no marks', () => assert.deepEqual(turnMarks(rows(8)), []));
