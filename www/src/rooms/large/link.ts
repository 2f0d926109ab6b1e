// The part of a link to the Large view: the way its board was made, as "n1000000.k600000.s1", with ".solution" if its
// queens are part of one, ".linear-800-900" for the linear completion with these bounds and ".completed" if it is completed,
// "n1000.explicit", "n25.modular2" or, tiled, "n5.modular2.tile5x2.itself". A placement of a near pair, "n1000.pair1.with" a
// completion or "without", perhaps with its number of queens as ".k980", is only read, never written.

import { MAX_BOARD_SIZE } from '../../engine/types';
import { readBounds, writeBounds } from '../../watch/bounds';
import { isFull, type Large, type LargeAction, MAX_SEED } from './slice';
import { readTiles, tiledSize, writeTiles } from './tiles';

/**
 * Writes the board that is being made, or else the current board. Empty for a board that cannot be made again, from a file or with queens
 * set by hand.
 */
export function writeLargeLink({ work, board, engine, bounds }: LinkContent): string {
  const made = work?.makes ?? board;
  if (made?.origin.kind === 'explicit') return `n${made.size}.explicit`;
  if (made?.origin.kind === 'modular') return `n${made.size}.modular${made.origin.step}`;
  if (made?.origin.kind === 'tiled') {
    const { base, size, tiles } = made.origin;
    return `${writeLargeLink({ work: null, board: { ...BARE, size, origin: base }, engine, bounds })}${writeTiles(tiles)}`;
  }
  if (made?.origin.kind !== 'generated') return '';
  const { given, seed, source } = made.origin;
  const enginePart = engine === 'linear' ? `.${writeBounds(bounds)}` : '';
  const completed = board && made === board && board.found > 0 && isFull({ board }) ? '.completed' : '';
  return `n${made.size}.k${given}.s${seed}${source === 'solution' ? '.solution' : ''}${enginePart}${completed}`;
}

type LinkContent = Pick<Large, 'work' | 'board' | 'engine' | 'bounds'>;

const BARE = { version: 0, given: 0, found: 0 };

const FORM =
  /^n(\d{1,8})\.(?:k(\d{1,8})\.s(\d{1,10})(\.solution)?(?:\.(?<asked>linear[-\da-z]*))?(?<completed>\.completed)?|(?:explicit|modular(?<step>\d{1,8}))(?<tiles>(?:\.itself|\.tile\d{1,8}x\d{1,8})*))$/;

const PAIR = /^n(?<size>\d{1,8})\.pair(?<seed>\d{1,10})\.(?<which>with|without)(?:\.k(?<given>\d{1,8}))?$/;

/** Reads the part of a link; null for a text without a board. */
export function readLargeLink(text: string): LargeAction | null {
  const pair = PAIR.exec(text)?.groups;
  if (pair) {
    const [size, seed] = [Number(pair.size), Number(pair.seed)];
    if (size < 1 || size > MAX_BOARD_SIZE || seed > MAX_SEED) return null;
    const given = pair.given === undefined ? null : Number(pair.given);
    if (given !== null && given >= size) return null;
    return { type: 'pair', size, seed, completes: pair.which === 'with', given };
  }
  const found = FORM.exec(text);
  if (!found) return null;
  const [size, given, seed] = [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 1)];
  const step = Number(found.groups?.step ?? 0);
  if (size < 1 || size > MAX_BOARD_SIZE || given > size || seed > MAX_SEED) return null;
  const enginePart = found.groups?.asked;
  const bounds = enginePart === undefined ? null : readBounds(enginePart);
  if (enginePart !== undefined && !bounds) return null;
  const tiles = readTiles(found.groups?.tiles ?? '');
  if (found.groups?.step !== undefined && (step < 1 || step >= size)) return null;
  if (tiles.length > 0) {
    const base =
      found.groups?.step === undefined ? ({ kind: 'explicit' } as const) : ({ kind: 'modular', step } as const);
    return tiledSize(size, tiles) <= MAX_BOARD_SIZE ? { type: 'tiled', base, size, tiles } : null;
  }
  if (found.groups?.step !== undefined) return { type: 'make', task: 'modular', recipe: { size, step } };
  return {
    type: 'make',
    task: found[2] === undefined ? 'explicit' : 'generate',
    recipe: { size, given, seed, source: found[4] ? 'solution' : 'random' },
    ...(bounds ? { bounds } : {}),
    ...(found.groups?.completed ? { completes: true } : {}),
  };
}
