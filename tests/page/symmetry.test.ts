// The eight symmetries of the board, against drawings of a board of three rows.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { imageOf, imageOfRows, SYMMETRIES } from '../../www/src/board/symmetry';
import type { Transform } from '../../www/src/engine/types';

/** The board 1 2 3, 4 5 6, 7 8 9 after each symmetry, as in the documentation of `Transform` in the engine. */
const DRAWN: Readonly<Record<Transform, string>> = {
  identity: '123 456 789',
  quarterTurn: '741 852 963',
  halfTurn: '987 654 321',
  threeQuarterTurn: '369 258 147',
  flipHorizontal: '321 654 987',
  flipVertical: '789 456 123',
  transpose: '147 258 369',
  antiTranspose: '963 852 741',
};

describe('the symmetries of the board', () => {
  for (const symmetry of SYMMETRIES) {
    test(`${symmetry} moves squares as in the documentation`, () => {
      const image: number[] = [];
      for (let square = 0; square < 9; square++) image[imageOf(square, 3, symmetry)] = square + 1;
      assert.equal(image.join(''), DRAWN[symmetry].replaceAll(' ', ''));
    });
  }

  test('move the queen of each row as they move its square', () => {
    const rows = [1, 3, 0, 2, 4];
    for (const symmetry of SYMMETRIES) {
      const squares = rows.map((column, row) => imageOf(row * 5 + column, 5, symmetry));
      const image = imageOfRows(rows, symmetry);
      assert.deepEqual(
        squares.sort((one, other) => one - other),
        [...image].map((column, row) => row * 5 + column),
      );
    }
  });
});
