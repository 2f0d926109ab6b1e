// Tiled boards: a modular solution replaces each queen, again and again.

import { MAX_BOARD_SIZE } from '../../engine/types';
import type { Origin, Tile } from './answer';

/** The size of a board once it is tiled. */
export const tiledSize = (size: number, tiles: readonly Tile[]): number =>
  tiles.reduce((rows, tile) => Math.min(rows * (tile === 'itself' ? rows : tile.inner), 10 * MAX_BOARD_SIZE), size);

/** The origin of a tiled board; a board made in another way, or by hand, cannot be made again. */
export function tiledOrigin(origin: Origin, size: number, tile: Tile): Origin {
  if (origin.kind === 'tiled') return { ...origin, tiles: [...origin.tiles, tile] };
  return origin.kind === 'explicit' || origin.kind === 'modular'
    ? { kind: 'tiled', base: origin, size, tiles: [tile] }
    : { kind: 'hand' };
}

/** Writes tiles for a link: `.tile5x2` for the line of size 5 with step 2, `.itself` for the board. */
export const writeTiles = (tiles: readonly Tile[]): string =>
  tiles.map((tile) => (tile === 'itself' ? '.itself' : `.tile${tile.inner}x${tile.step}`)).join('');

/** Reads the output of `writeTiles`. */
export const readTiles = (text: string): readonly Tile[] =>
  [...text.matchAll(/\.(?:itself|tile(\d+)x(\d+))/g)].map(([, inner, step]) =>
    inner === undefined ? 'itself' : { inner: Number(inner), step: Number(step) },
  );
