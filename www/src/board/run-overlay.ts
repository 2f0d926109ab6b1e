// The last event of a run on the board: the square tried or rejected, the line of attack, the dead line.

import type { Frame, Square } from '../engine/types';
import type { Overlay, Sign, Stroke } from './model';
import { columnOf, piecesOf, squaresOn } from './rule';

/** The board of a run at one position, drawn over the given queens. */
export function overlayOf(frame: Frame, columns = frame.rows.length): Overlay {
  const size = frame.rows.length;
  const numberOf = ({ row, column }: Square): number => row * columns + column;
  const signs = new Map<number, readonly Sign[]>();
  const strokes: Stroke[] = [];
  let ghost: Square | null = null;
  const { happened, reason } = frame;
  const sign = (at: Square, is: Sign): void => {
    const square = numberOf(at);
    signs.set(square, [...(signs.get(square) ?? []), is]);
  };
  const leftOut = new Set(frame.leftOut.map(numberOf));
  for (const square of frame.leftOut) sign(square, 'leftOut');
  const queenOf = (row: number): Square => ({ row, column: columnOf(frame.rows, row) });

  switch (happened?.kind) {
    case 'tried':
    case 'forced':
      sign(happened, 'try');
      break;
    case 'removed':
      ghost = happened;
      sign(happened, 'lit');
      break;
    case 'rejected':
      ghost = happened;
      sign(happened, 'reject');
      if (reason?.kind === 'attacked') strokes.push({ kind: 'reject', from: reason.by, to: reason.square });
      break;
    case 'swapped':
      sign(queenOf(happened.row), 'try');
      sign(queenOf(happened.otherRow), 'try');
      break;
    case 'deadEnd':
      if (!happened.line) break;
      strokes.push({ kind: 'dead', line: happened.line });
      for (const square of squaresOn(happened.line, size, columns)) sign(square, 'dead');
      break;
    default:
  }
  const pieces = frame.pieces ? new Set(frame.pieces.map(numberOf)) : piecesOf(frame.rows);
  return { pieces, ghost, signs, strokes, damage: damageOf(frame), leftOut };
}

/** The costs of the other squares, if the square was chosen for the least cost. */
function damageOf({ happened, reason, rows }: Frame): Map<number, number> {
  if (reason?.kind !== 'own' || happened?.kind !== 'tried') return new Map();
  const others = reason.weighed.filter(
    ({ square }) => square.row !== happened.row || square.column !== happened.column,
  );
  return new Map(others.map(({ square, cost }) => [square.row * rows.length + square.column, cost]));
}
