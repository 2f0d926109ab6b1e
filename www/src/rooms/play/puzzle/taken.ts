// Puzzles and hints between the page and the engine.

import type { PuzzleHint } from '../../../engine/types';
import type { Hint } from '../questions';
import type { Puzzle } from './puzzle';

/** A puzzle as the engine takes it. */
export const taken = ({ given, regions, stars }: Puzzle) => ({
  rows: Int32Array.from(given),
  ...(regions ? { regions: Int32Array.from(regions) } : {}),
  ...(stars ? { stars } : {}),
});

/** A hint of the engine, as the page shows it. */
export function hintOf({ kind, square, step }: PuzzleHint): Hint {
  if (kind === 'wrongQueen' || kind === 'wrongMark')
    return { kind: 'wrong', square: square ?? 0, marked: kind === 'wrongMark', ...(step ? { step } : {}) };
  if (kind === 'step' && step) return { kind: 'step', step };
  return { kind: kind === 'solved' ? 'solved' : 'search' };
}
