// Puzzles and hints between the page and the engine.

import type { PuzzleHint } from '../../../engine/types';
import type { Hint } from '../questions';
import type { Puzzle } from './puzzle';
import { columnsByRow, type Sketch } from './sketch';

/** A puzzle as the engine takes it. */
export const enginePuzzle = ({ given, regions, stars }: Puzzle) => ({
  rows: Int32Array.from(given),
  ...(regions ? { regions: Int32Array.from(regions) } : {}),
  ...(stars ? { stars } : {}),
});

/** A puzzle with the queens and marks on it, as the engine takes them. */
export const engineBoard = (
  puzzle: Puzzle,
  sketch: Sketch,
): [ReturnType<typeof enginePuzzle>, Int32Array, Uint32Array] => [
  enginePuzzle(puzzle),
  Int32Array.from(columnsByRow(puzzle, sketch)),
  Uint32Array.from(sketch.marks),
];

/** A hint of the engine, as the page shows it. */
export function hintOf({ kind, square, step }: PuzzleHint): Hint {
  if (kind === 'wrongQueen' || kind === 'wrongMark')
    return { kind: 'wrong', square: square ?? 0, marked: kind === 'wrongMark', ...(step ? { step } : {}) };
  if (kind === 'step' && step) return { kind: 'step', step };
  return { kind: kind === 'solved' ? 'solved' : 'search' };
}
