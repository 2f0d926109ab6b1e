// Names of rows, columns and squares, by numbers or as in chess; typed names are read the same way.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import './english';
import { squaresText } from '../../www/src/kernel/board-text';
import { queensBoard } from '../../www/src/kernel/input';
import { columnByName, lineName, placementText, rowByName, squareName } from '../../www/src/texts/lines';
import { columnList, rowList } from '../../www/src/texts/lists';
import { columnName, nameSquares, rowName } from '../../www/src/texts/squares';

afterEach(() => nameSquares('numbers'));

test('numbers of rows and columns count from 1 at the top left', () => {
  assert.deepEqual([rowName(0, 8), columnName(0)], [1, 1]);
  assert.equal(squareName(4, 2, 8), '5, 3');
  assert.equal(rowList([6, 1], 8), '2 and 7');
  assert.equal(placementText([1, 3, 0, 2]), '2 4 1 3');
});

test('names with letters are as in chess: a1 is at the bottom left, and aa follows z', () => {
  nameSquares('letters');
  assert.equal(squareName(7, 0, 8), 'a1');
  assert.equal(squareName(0, 7, 8), 'h8');
  assert.deepEqual([25, 26, 51, 52, 701, 702].map(columnName), ['z', 'aa', 'az', 'ba', 'zz', 'aaa']);
  assert.equal(rowList([6, 1], 8), '2 and 7');
  assert.equal(columnList([4, 0]), 'a and e');
  assert.equal(placementText([1, 3, 0, 2]), 'b4 d3 a2 c1');
});

test('names of rows and columns are read back on any board', () => {
  for (const naming of ['numbers', 'letters'] as const) {
    nameSquares(naming);
    for (const size of [1, 8, 31, 1_000, 10_000_000])
      for (const line of [0, Math.floor(size / 3), size - 1]) {
        assert.equal(rowByName(String(rowName(line, size)), size), line);
        assert.equal(columnByName(String(columnName(line)), size), line);
      }
    for (const text of ['0', '9', 'i', 'row', '-1', '']) {
      assert.equal(rowByName(text, 8), null);
      assert.equal(columnByName(text, 8), null);
    }
  }
});

test('a diagonal is named by the number that its squares share, or by its ends', () => {
  const lines = [
    { kind: 'diagonal', index: 7 },
    { kind: 'diagonal', index: 9 },
    { kind: 'antiDiagonal', index: 7 },
    { kind: 'antiDiagonal', index: 14 },
  ] as const;
  assert.deepEqual(
    lines.map((line) => lineName(line, 8)),
    [0, 2, 9, 16],
  );
  nameSquares('letters');
  assert.deepEqual(
    lines.map((line) => lineName(line, 8)),
    ['a8–h1', 'a6–f1', 'a1–h8', 'h1'],
  );
});

test('a board is copied as squares if these imply its size', () => {
  const board = (size: number, squares: readonly number[]) => queensBoard(size, squares);
  assert.equal(squaresText(board(4, [1, 7, 8, 14])), null, 'numbers are not copied as squares');
  nameSquares('letters');
  assert.equal(squaresText(board(4, [14, 1, 7, 8])), 'b4 d3 a2 c1');
  assert.equal(squaresText(board(8, [35, 1])), 'b8 d4');
  assert.equal(squaresText(board(12, [0, 143])), 'a12 l1');
  assert.equal(squaresText(board(12, [120])), null, 'a2 alone is a board of eight rows');
  assert.equal(squaresText(board(8, [])), null);
});
