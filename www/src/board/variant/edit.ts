// Input of the mouse, touch and keys on a board under a rule.

import type { AppDispatch } from '../../kernel/action';
import type { Board } from '../../kernel/input';
import type { Rule } from '../rule';

/** The board with a wall on a square, or without it. A wall replaces a piece. */
export function toggleWall(board: Board, square: number): Board {
  const { walls, squares } = board;
  if (walls.includes(square)) return { ...board, walls: walls.filter((other) => other !== square) };
  return { ...board, walls: [...walls, square], squares: squares.filter((other) => other !== square) };
}

/** Input that sets pieces as the rule allows: one in each row, or several. */
export const placeByRule =
  ({ onePerRow: alone }: Rule, dispatch: AppDispatch): AppDispatch =>
  (action) =>
    dispatch(action.type === 'toggle' ? { ...action, alone } : action);
