// What a board under another rule has in a picture beside its squares.

import { SQUARE } from './board';
import { type Outline, path } from './shape';

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
