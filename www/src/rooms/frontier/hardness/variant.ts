// A hard board as other rooms and the engine know it.

import { emptySquares } from '../../../board/variant/extras';
import type { BoardToWrite, HardBoard } from '../../../engine/types';
import type { Variant } from '../../../kernel/input';

/** The board as other rooms show it. */
export function variantOf({ given, keptEmpty, sums, differences }: HardBoard): Variant {
  const size = given.length;
  const squares = [...given].flatMap((column, row) => (column < 0 ? [] : [row * size + column]));
  const some = (name: 'keptEmpty' | 'sums' | 'differences', list: readonly number[]): Partial<Variant> =>
    list.length === 0 ? {} : { [name]: list };
  return {
    rule: 'queens',
    rows: size,
    columns: size,
    walls: [],
    pieces: size,
    squares,
    ...some('keptEmpty', keptEmpty),
    ...some('sums', sums),
    ...some('differences', differences),
  };
}

/** The board in the form from which a formula is written. */
export function boardToWrite(board: HardBoard): BoardToWrite {
  const variant = variantOf(board);
  const { rule, rows, columns, squares } = variant;
  return { rule, rows, columns, given: Int32Array.from(squares), marks: Int32Array.from(emptySquares(variant)) };
}
