// The choices for hard boards: the obstacle, the rows, the seed; and the searches that decide each board.

/** The obstacles on a random board, in the words of the engine. */
export const OBSTACLES = ['squares', 'diagonals', 'queens'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The searches that decide each board, in the order of the engine. */
export const SEARCHES = ['plain', 'narrowest', 'learning'] as const;
export type SearchName = (typeof SEARCHES)[number];

/** The rows of the boards, and the number of queens after which a search is stopped. */
export const HARD = { least: 8, most: 32, nodes: 20_000 } as const;

/** The largest seed. Each seed gives a thousand boards. */
export const MAX_SEED = 4_000_000;

/** Which random boards are measured. */
export interface BoardChoice {
  readonly size: number;
  readonly obstacle: Obstacle;
  readonly seed: number;
}

/** The maximum number of obstacles. */
export function maxObstacles({ size, obstacle }: BoardChoice): number {
  if (obstacle === 'squares') return size * size;
  return obstacle === 'diagonals' ? 4 * size - 2 : size;
}
