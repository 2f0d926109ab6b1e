// The attacks after a queen is removed, with one word for all attacked squares and with one word for each kind of line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queensOn } from '../../www/src/board/rule';
import { closedAfter, ONE_WORD, WORD_EACH } from '../../www/src/rooms/theatre/layers';

const SIZE = 6;
const squares = Array.from({ length: SIZE * SIZE }, (_, square) => square);
const placeOf = (square: number) => ({ row: Math.floor(square / SIZE), column: square % SIZE });
/** The squares that one queen attacks under the rule of the board, and its own square. */
function closedBy(square: number): Set<number> {
  const { free } = queensOn(SIZE).attacks(new Set([square]), new Set());
  return new Set(squares.filter((each) => each === square || free[each] === 0));
}

test('a word for each kind of line keeps the attacks of the other queen; one word for all wrongly frees squares that both attack', () => {
  let wrong = 0;
  for (const stays of squares)
    for (const goes of squares) {
      const left = closedBy(stays);
      if (left.has(goes)) continue;
      const sorted = (all: Iterable<number>): number[] => [...all].sort((one, other) => one - other);
      const each = closedAfter(placeOf(stays), placeOf(goes), WORD_EACH, SIZE);
      assert.deepEqual(sorted(each), sorted(left), `${stays}, ${goes}`);
      const taken = closedBy(goes);
      const one = closedAfter(placeOf(stays), placeOf(goes), ONE_WORD, SIZE);
      assert.deepEqual(sorted(one), sorted([...left].filter((square) => !taken.has(square))), `${stays}, ${goes}`);
      if (one.size < left.size) wrong += 1;
    }
  // Two queens that do not attack each other always share squares: the row of one crosses the column of the other.
  assert.ok(wrong > 0);
});
