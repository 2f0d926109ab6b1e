// The completion that is shown, in a link: `done.` and the column of each row, from 1.

import { clashesOf } from '../../board/rule';
import type { Answer } from '../../kernel/answer';
import { type Input, rowsOf } from '../../kernel/input';
import type { Shared } from '../../kernel/state';

const COMPLETED = /^done((?:\.\d{1,2})+)$/;

/** Empty if no completion of classic queens is shown. */
export function writeCompleted({ answer, input: { variant, board } }: Shared): string {
  if (variant || answer.kind !== 'completed') return '';
  return `done.${[...rowsOf(board, answer.squares)].map((column) => column + 1).join('.')}`;
}

/** The columns, from 0; null for any other text. */
export function readCompleted(text: string): number[] | null {
  const [, columns] = COMPLETED.exec(text) ?? [];
  return columns === undefined
    ? null
    : columns
        .slice(1)
        .split('.')
        .map((column) => Number(column) - 1);
}

/** The answer that shows these columns; null if they are no completion of the board. */
export function completedBy({ rows, variant, board }: Input, columns: readonly number[]): Answer | null {
  const contains = rows.every((column, row) => column < 0 || column === columns[row]);
  const fits = columns.length === rows.length && columns.every((column) => column >= 0 && column < rows.length);
  if (variant || !contains || !fits || clashesOf(Int32Array.from(columns)).length > 0) return null;
  const squares = columns.map((column, row) => row * board.columns + column);
  return { kind: 'completed', squares, engine: 'validator', seen: 1, last: false, nodes: 0, milliseconds: 0 };
}
