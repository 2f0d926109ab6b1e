// Converts puzzles and hints between the forms of the page and of the engine.

import type { PuzzleHint } from '../../../engine/types';
import type { Hint } from '../questions';
import type { Puzzle } from './puzzle';
import { columnsByRow, type Sketch } from './sketch';

/** Converts a puzzle to the form of the engine. */
export const enginePuzzle = ({ given, regions, stars }: Puzzle) => ({
  rows: Int32Array.from(given),
  ...(regions ? { regions: Int32Array.from(regions) } : {}),
  ...(stars ? { stars } : {}),
});

/** Converts a puzzle, its queens and its marks to the arguments of the engine. */
export const engineBoard = (
  puzzle: Puzzle,
  sketch: Sketch,
): [ReturnType<typeof enginePuzzle>, Int32Array, Uint32Array] => [
  enginePuzzle(puzzle),
  Int32Array.from(columnsByRow(puzzle, sketch)),
  Uint32Array.from(sketch.marks),
];

/** Converts a hint of the engine. */
export function hintOf({ kind, square, step }: PuzzleHint): Hint {
  if (kind === 'wrongQueen' || kind === 'wrongMark')
    return { kind: 'wrong', square: square ?? 0, marked: kind === 'wrongMark', ...(step ? { step } : {}) };
  if (kind === 'step' && step) return { kind: 'step', step };
  return { kind: kind === 'solved' ? 'solved' : 'search' };
}
