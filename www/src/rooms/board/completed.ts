// The completion that is shown, in a link: `done.` and the column of each row, from 1; under another rule the squares, from 1.

import { clashesOf } from '../../board/rule';
import type { Answer } from '../../kernel/answer';
import { type Input, rowsOf } from '../../kernel/input';
import type { Shared } from '../../kernel/state';

const COMPLETED = /^done((?:\.\d{1,4})+)$/;

/** Writes the completion that is shown; empty if no completion is shown. */
export function writeCompleted({ answer, input: { variant, board } }: Shared): string {
  if (answer.kind !== 'completed') return '';
  const numbers = variant ? answer.squares : [...rowsOf(board, answer.squares)];
  return `done.${numbers.map((number) => number + 1).join('.')}`;
}

/** Reads the columns or squares, from 0; null for any other text. */
export function readCompleted(text: string): number[] | null {
  const [, numbers = ''] = COMPLETED.exec(text) ?? [];
  return numbers === ''
    ? null
    : numbers
        .slice(1)
        .split('.')
        .map((number) => Number(number) - 1);
}

/** The answer that shows these columns; null if they are not a completion of the board. */
export function completedBy({ rows, variant, board }: Input, columns: readonly number[]): Answer | null {
  const contains = rows.every((column, row) => column < 0 || column === columns[row]);
  const fits = columns.length === rows.length && columns.every((column) => column >= 0 && column < rows.length);
  if (variant || !contains || !fits || clashesOf(Int32Array.from(columns)).length > 0) return null;
  return checkedAnswer(columns.map((column, row) => row * board.columns + column));
}

/** The answer that shows pieces from a link. They were checked here, not found by the engine. */
export const checkedAnswer = (squares: readonly number[]): Answer => ({
  ...({ kind: 'completed', engine: 'validator', seen: 1, last: false, nodes: 0, milliseconds: 0 } as const),
  squares,
});
