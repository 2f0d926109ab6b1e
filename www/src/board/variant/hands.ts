// What hands on a board under a rule change.

import type { AppAction, AppDispatch } from '../../kernel/action';
import type { Variant } from '../../kernel/input';

/** The board with a piece on a square, or without it. `alone`: no row holds two, so one that stood there moves. */
export function toggled(board: Variant, square: number, alone: boolean): Variant {
  if (board.walls.includes(square)) return board;
  const { squares, columns } = board;
  if (squares.includes(square)) return { ...board, squares: squares.filter((other) => other !== square) };
  const row = Math.floor(square / columns);
  const kept = alone ? squares.filter((other) => Math.floor(other / columns) !== row) : squares;
  return { ...board, squares: [...kept, square] };
}

/** The board with a wall on a square, or without it. A piece gives way to a wall. */
export function walled(board: Variant, square: number): Variant {
  const { walls, squares } = board;
  if (walls.includes(square)) return { ...board, walls: walls.filter((other) => other !== square) };
  return { ...board, walls: [...walls, square], squares: squares.filter((other) => other !== square) };
}

/** Hands that set and take pieces, and change nothing else. `alone`: see `toggled`. */
export const settingPieces =
  (board: Variant, alone: boolean, dispatch: AppDispatch): AppDispatch =>
  (action: AppAction) => {
    if (action.type === 'toggle') {
      const { row, column } = action.square;
      dispatch({ type: 'rule', variant: toggled(board, row * board.columns + column, alone) });
    } else if (action.type === 'remove') {
      const last = board.squares.findLast((square) => Math.floor(square / board.columns) === action.row);
      if (last !== undefined) dispatch({ type: 'rule', variant: toggled(board, last, alone) });
    } else if (action.type !== 'paint') dispatch(action);
  };
