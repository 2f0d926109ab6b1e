// The mirrors of a board (two reflections and the half turn), and whether they keep the numbers on its squares.

import { imageOf } from '../../board/symmetry';

const SYMMETRY = { leftRight: 'flipHorizontal', topBottom: 'flipVertical', halfTurn: 'halfTurn' } as const;
export type Mirror = keyof typeof SYMMETRY;
export const MIRRORS: readonly Mirror[] = ['leftRight', 'topBottom', 'halfTurn'];

/** The first square whose number differs from that of its image, and the image; null if the numbers agree. */
export function firstDifference(numbers: ArrayLike<number>, size: number, mirror: Mirror): [number, number] | null {
  for (let square = 0; square < size * size; square++) {
    const image = imageOf(square, size, SYMMETRY[mirror]);
    if (numbers[square] !== numbers[image]) return [square, image];
  }
  return null;
}
