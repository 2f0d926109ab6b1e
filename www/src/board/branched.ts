// A board with the pieces that the branch of a run has set, in the colour of the branch.

import type { Square } from '../engine/types';
import type { BoardModel, Sign } from './model';

export const withBranchQueens = (model: BoardModel, queens: readonly Square[] = []): BoardModel =>
  withSign(model, queens, 'branch');

/** The model with one more sign on some squares. */
export function withSign(model: BoardModel, squares: readonly Square[], sign: Sign): BoardModel {
  if (squares.length === 0) return model;
  const signs = new Map<number, readonly Sign[]>(model.signs);
  for (const { row, column } of squares) {
    const square = row * model.rule.columns + column;
    signs.set(square, [...(signs.get(square) ?? []), sign]);
  }
  return { ...model, signs };
}
