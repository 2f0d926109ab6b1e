// What a link to the Large view adds: how its board was made, as "n1000000.k600000.s1" or "n1000.explicit".

import { LARGEST_SEED, LARGEST_SIZE, type Large, type LargeDeed } from './slice';

/** Empty for a board that cannot be made again: one from a file, or with queens set by hand. */
export function writeLargeLink({ board }: Large): string {
  if (board?.origin.kind === 'explicit') return `n${board.size}.explicit`;
  if (board?.origin.kind !== 'generated') return '';
  return `n${board.size}.k${board.origin.given}.s${board.origin.seed}`;
}

const FORM = /^n(\d{1,8})\.(?:k(\d{1,8})\.s(\d{1,10})|explicit)$/;

/** Null for anything that `writeLargeLink` would not write. */
export function readLargeLink(text: string): LargeDeed | null {
  const found = FORM.exec(text);
  if (!found) return null;
  const [size, given, seed] = [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 1)];
  if (size < 1 || size > LARGEST_SIZE || given > size || seed > LARGEST_SEED) return null;
  return { type: 'make', task: found[2] === undefined ? 'explicit' : 'generate', recipe: { size, given, seed } };
}
