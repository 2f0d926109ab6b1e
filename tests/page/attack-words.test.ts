// The attacks after a queen is removed, with one word for all attacked squares and with one word for each kind of line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queensOn } from '../../www/src/board/rule';
import { attackedAfter, ONE_WORD, WORD_EACH } from '../../www/src/rooms/theatre/layers';

const SIZE = 6;
const squares = Array.from({ length: SIZE * SIZE }, (_, square) => square);
const placeOf = (square: number) => ({ row: Math.floor(square / SIZE), column: square % SIZE });
/** The squares that one queen attacks under the rule of the board, and its own square. */
function attackedBy(square: number): Set<number> {
  const { free } = queensOn(SIZE).attacks(new Set([square]), new Set());
  return new Set(squares.filter((each) => each === square || free[each] === 0));
}

test('after a removal, words for each kind of line contain all attacks of the remaining queen; a single word lacks some of them', () => {
  let wrong = 0;
  for (const remaining of squares)
    for (const removed of squares) {
      const remainingAttacks = attackedBy(remaining);
      if (remainingAttacks.has(removed)) continue;
      const sorted = (all: Iterable<number>): number[] => [...all].sort((one, other) => one - other);
      const each = attackedAfter(placeOf(remaining), placeOf(removed), WORD_EACH, SIZE);
      assert.deepEqual(sorted(each), sorted(remainingAttacks), `${remaining}, ${removed}`);
      const removedAttacks = attackedBy(removed);
      const one = attackedAfter(placeOf(remaining), placeOf(removed), ONE_WORD, SIZE);
      assert.deepEqual(
        sorted(one),
        sorted([...remainingAttacks].filter((square) => !removedAttacks.has(square))),
        `${remaining}, ${removed}`,
      );
      if (one.size < remainingAttacks.size) wrong += 1;
    }
  // Two queens that do not attack each other always share squares: the row of one crosses the column of the other.
  assert.ok(wrong > 0);
});
