// The order of a person's own moves on a puzzle, for a link: steps joined by dots, and in each step the squares that changed,
// each as a letter (q: a queen, x: a cross, e: empty) and two digits of its number in base 36.

import type { Puzzle } from './puzzle';
import { emptySketch, ownQueens, type Sketch, setMark, toggleQueen } from './sketch';

/** The sketch after each step, beginning with the empty board. */
export type Moves = readonly Sketch[];

/** The maximum number of steps in a link. */
const MAX_STEPS = 300;

type Content = 'q' | 'x' | 'e';

/** Empty if there are too many steps. */
export function writeMoves(puzzle: Puzzle, sketches: Moves): string {
  const steps = sketches.slice(1).map((after, index) => {
    const [was, is] = [contentOf(puzzle, sketches[index] ?? after), contentOf(puzzle, after)];
    return [...is.keys()]
      .filter((square) => was[square] !== is[square])
      .map((square) => `${is[square]}${square.toString(36).padStart(2, '0')}`)
      .join('');
  });
  const changing = steps.filter((step) => step !== '');
  return changing.length > MAX_STEPS ? '' : changing.join('.');
}

/** Null for any other text, and for moves that do not fit the puzzle. */
export function readMoves(puzzle: Puzzle, text: string): Moves | null {
  const steps = text.split('.');
  if (!/^([qxe][0-9a-z]{2})+(\.([qxe][0-9a-z]{2})+)*$/.test(text) || steps.length > MAX_STEPS) return null;
  const moves: Sketch[] = [emptySketch(puzzle)];
  for (const step of steps) {
    let sketch = moves.at(-1) ?? emptySketch(puzzle);
    for (const [, content, digits = ''] of step.matchAll(/([qxe])(..)/g)) {
      const square = Number.parseInt(digits, 36);
      if (square >= puzzle.size ** 2) return null;
      sketch = withContent(puzzle, sketch, square, content as Content);
    }
    moves.push(sketch);
  }
  return moves;
}

function contentOf(puzzle: Puzzle, sketch: Sketch): Content[] {
  const queens = new Set(ownQueens(sketch, puzzle.size));
  return Array.from({ length: puzzle.size ** 2 }, (_, square) =>
    queens.has(square) ? 'q' : sketch.marks.has(square) ? 'x' : 'e',
  );
}

function withContent(puzzle: Puzzle, sketch: Sketch, square: number, content: Content): Sketch {
  const hasQueen = ownQueens(sketch, puzzle.size).includes(square);
  const free = hasQueen ? toggleQueen(puzzle, sketch, square) : sketch;
  if (content === 'q') return hasQueen ? sketch : toggleQueen(puzzle, sketch, square);
  return setMark(puzzle, free, square, content === 'x');
}
