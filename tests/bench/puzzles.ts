// Puzzles: the mean times over seeds to make a puzzle of a requested level, to grade it, and to find the first hint. Also the
// time for the values of the game.
import type { EngineModule } from '../../www/src/engine/types';
import { answerTo } from '../engine/ask';
import { load } from '../engine/load';
import { type Figure, medianTime } from './measure';

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
type Family = 'completion' | 'regions';

/** How many puzzles of each level are made, by family and size. */
const MADE: [family: Family, size: number, puzzles: number][] = [
  ['completion', 8, 50],
  ['completion', 10, 50],
  ['completion', 12, 50],
  ['regions', 8, 10],
  ['regions', 10, 5],
];

function make(engine: EngineModule, family: Family, size: number, seeds: number) {
  return LEVELS.flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => answerTo(engine, 'makePuzzle', { size, family, level, seed })),
  );
}

export async function* puzzles(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (const [family, size, seeds] of MADE) {
    const name = `${family}-${size}`;
    const all = make(engine, family, size, seeds);
    const mean = (work: () => void) => medianTime(work, 3) / all.length;
    yield { name: `make-${name}`, value: mean(() => make(engine, family, size, seeds)), unit: 'ms' };
    const grade = () => {
      for (const puzzle of all) engine.gradePuzzle(puzzle);
    };
    yield { name: `grade-${name}`, value: mean(grade), unit: 'ms' };
    const hint = () => {
      for (const puzzle of all) engine.hintPuzzle(puzzle, puzzle.rows, new Uint32Array());
    };
    yield { name: `hint-${name}`, value: mean(hint), unit: 'ms' };
  }
  const values = () => void engine.gameValues(8, 'lines', new Uint32Array());
  yield { name: 'game-values-8', value: medianTime(values), unit: 'ms' };
}
