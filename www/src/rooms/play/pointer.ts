// A board on which one square is chosen: in the game for two, in proofs and in training. There are no marks and no dragging.

import type { TemplateResult } from 'lit-html';
import { createGrid, type Grid } from '../../board/board';
import { createFaces, type SquareContent } from './faces';
import type { PlayProps } from './slice';

interface PointedBoard extends Pick<Grid, 'size' | 'over'>, Partial<Pick<Grid, 'strokes'>> {
  readonly contents: readonly SquareContent[];
}

/** A view creates one board and calls it at each rendering. `point` handles a press on a square. */
export function createPointedBoard(): (
  props: Pick<PlayProps, 'own' | 'dispatch'>,
  board: PointedBoard,
  point: (square: number) => void,
) => TemplateResult {
  const [grid, faces] = [createGrid(), createFaces()];
  return ({ own: { cursor }, dispatch }, { contents, strokes = [], ...board }, point) =>
    grid(
      {
        ...board,
        faces: faces(contents),
        strokes,
        left: null,
        still: false,
        cursor,
        marking: false,
        notHere: NO_SQUARES,
      },
      (action) => {
        if (action.type === 'ui' && action.ui.cursor) dispatch({ type: 'cursor', cursor: action.ui.cursor });
        if (action.type === 'toggle') point(action.square.row * board.size + action.square.column);
      },
    );
}

const NO_SQUARES: ReadonlySet<number> = new Set();
