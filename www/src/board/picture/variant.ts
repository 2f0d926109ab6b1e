// The parts of a picture that only boards under another rule have: their piece, borders of regions, walls.

import type { Variant } from '../../kernel/input';
import { partsOf, pieceOf } from '../variant/parts';
import { type PictureParts, SQUARE } from './board';
import { FOOT, PIECE_OUTLINES } from './pieces';
import { type Outline, path, placeOutline } from './shape';

/** The parts of a picture that follow from the rule. */
export const variantParts = ({ rule, columns, regions, walls }: Variant): Pick<PictureParts, 'piece' | 'over'> => ({
  piece: pieceOf(partsOf(rule).law),
  over: [...(regions ? borderShapes(columns, regions) : []), ...walls.map((wall) => pawn(wall, columns))],
});

/** Draws a wall as a pawn, which blocks lines. */
const pawn = (square: number, columns: number): Outline => {
  const [x, y] = [(square % columns) + 0.14, Math.floor(square / columns) + 0.14];
  return placeOutline(PIECE_OUTLINES.pawn + FOOT, x * SQUARE, y * SQUARE, 0.72, { fill: 'tick' });
};

/** The borders between regions; `regions`: a label for each square, row by row. */
export function borderShapes(columns: number, regions: ArrayLike<number>): Outline[] {
  let d = '';
  for (let square = 0; square < regions.length; square++) {
    const [x, y] = [(square % columns) * SQUARE, Math.floor(square / columns) * SQUARE];
    if (x > 0 && regions[square - 1] !== regions[square]) d += `M${x} ${y}v${SQUARE}`;
    if (y > 0 && regions[square - columns] !== regions[square]) d += `M${x} ${y}h${SQUARE}`;
  }
  return [path(d, { stroke: 'ink', width: 4 })];
}
