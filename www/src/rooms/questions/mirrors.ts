// The mirrors of a board, and whether numbers on its squares are the same in them.

export const MIRRORS = ['leftRight', 'topBottom', 'halfTurn'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** Where a square lies in the mirror. */
export function imageOf(square: number, size: number, mirror: Mirror): number {
  const [row, column] = [Math.floor(square / size), square % size];
  const down = mirror === 'leftRight' ? row : size - 1 - row;
  const across = mirror === 'topBottom' ? column : size - 1 - column;
  return down * size + across;
}

/** The first square whose number differs from that of its image, and the image; null if the numbers agree. */
export function firstDifference(numbers: ArrayLike<number>, size: number, mirror: Mirror): [number, number] | null {
  for (let square = 0; square < size * size; square++) {
    const image = imageOf(square, size, mirror);
    if (numbers[square] !== numbers[image]) return [square, image];
  }
  return null;
}
