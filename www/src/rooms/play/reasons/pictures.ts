// A proof as a sequence of pictures: for each move the board before it, the lines of its reason, the squares that it decides, and
// its sentence.

import { boardPicture, quietBoard, SQUARE } from '../../../board/picture/board';
import { lines } from '../../../board/picture/lines';
import { box, type Outline, type Picture, path } from '../../../board/picture/shape';
import { borderShapes } from '../../../board/picture/variant';
import type { PuzzleLine } from '../../../engine/types';
import { t } from '../../../texts/texts';
import type { Puzzle } from '../puzzle/puzzle';
import { columnsByRow, queenSetBy, squaresOf } from '../puzzle/sketch';
import type { GradedPuzzle } from '../questions';
import { type AcceptedMove, applyMove, isStep, type ProofState, startProofState } from './cases';
import { lineAt, lineOf, type Proving } from './proving';
import { goalSentence, moveSentence } from './sentences';

/** The number of boards in a row of the picture. */
const BOARDS_PER_ROW = 3;
/** The number of caption lines under each board. */
const CAPTION_LINES = 5;
const GAP = 24;

/** All boards, from left to right and from top to bottom. */
export function proofPicture(proving: Proving, found: GradedPuzzle): Picture {
  const boards = boardsOf(proving, found);
  const [first] = boards;
  const [width, height] = [(first?.width ?? 0) + GAP, Math.max(...boards.map((board) => board.height)) + GAP];
  const across = Math.min(BOARDS_PER_ROW, boards.length);
  const shapes = boards.flatMap((board, index) => {
    const [x, y] = [(index % across) * width, Math.floor(index / across) * height];
    return board.shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }));
  });
  return { width: across * width, height: Math.ceil(boards.length / across) * height, ground: 'paper', shapes };
}

/** One board for the goal, then one for each move. */
function boardsOf(proving: Proving, found: GradedPuzzle): Picture[] {
  const { puzzle } = found;
  let stand = startProofState(puzzle);
  const goal = goalSentence(proving, found);
  const boards = [boardOf(puzzle, stand, null, t(goal.key, goal.values))];
  let number = 0;
  for (const entry of proving.steps) {
    const { key, values } = moveSentence(entry, puzzle);
    const after = applyMove(puzzle, stand, entry) ?? stand;
    if (isStep(entry) || entry.turn !== 'lemma') {
      number += 1;
      const opens = !isStep(entry) && entry.turn !== 'contradiction' && entry.turn !== 'way';
      boards.push(boardOf(puzzle, opens ? after : stand, entry, `${number}. ${t(key, values)}`));
    }
    stand = after;
  }
  return boards;
}

function boardOf(puzzle: Puzzle, { sketch, cases }: ProofState, entry: AcceptedMove | null, sentence: string): Picture {
  const { size, regions } = puzzle;
  const step = entry && isStep(entry) ? entry.step : null;
  const queen = step && queenSetBy(step);
  const pieces = new Set(squaresOf(columnsByRow(puzzle, sketch), size));
  if (queen !== null) pieces.add(queen);
  const given = Array.from({ length: size }, (_, row) => (puzzle.stars ? -1 : (puzzle.given[row] ?? -1)));
  const namedLines: readonly PuzzleLine[] =
    step?.lines ??
    (entry && !isStep(entry) && entry.turn === 'contradiction' ? entry.lines.map((line) => lineAt(size, line)) : []);
  const over: Outline[] = [
    ...(regions ? borderShapes(size, regions) : []),
    path(crosses(size, sketch.marks), { stroke: 'tick', width: 2 }),
    path(crosses(size, step?.excludes ?? []), { stroke: 'bad', width: 4 }),
    path(cases.map(({ square }) => boxAt(size, square)).join(''), { stroke: 'ink-2', width: 3 }),
    path(namedLines.map((line) => frame(puzzle, line)).join(''), { stroke: 'accent', width: 3 }),
  ];
  const cut = lines(sentence.replaceAll('*', ''), size).slice(0, CAPTION_LINES);
  return boardPicture(quietBoard(Int32Array.from(given), { pieces }), {
    numbers: true,
    marks: false,
    clear: false,
    caption: Array.from({ length: CAPTION_LINES }, (_, at) => cut[at] ?? ''),
    over,
  });
}

const boxAt = (size: number, square: number): string =>
  box((square % size) * SQUARE + 3, Math.floor(square / size) * SQUARE + 3, SQUARE - 6, SQUARE - 6);

const crosses = (size: number, squares: Iterable<number>): string =>
  Array.from(squares, (square) => {
    const [x, y] = [((square % size) + 0.35) * SQUARE, (Math.floor(square / size) + 0.35) * SQUARE];
    const side = 0.3 * SQUARE;
    return `M${x} ${y}l${side} ${side}M${x + side} ${y}l${-side} ${side}`;
  }).join('');

/** A frame around a row or a column, or around each square of a region. */
function frame(puzzle: Puzzle, { kind, index }: PuzzleLine): string {
  const { size } = puzzle;
  if (kind === 'row') return box(2, index * SQUARE + 2, size * SQUARE - 4, SQUARE - 4);
  if (kind === 'column') return box(index * SQUARE + 2, 2, SQUARE - 4, size * SQUARE - 4);
  const all = Array.from({ length: size * size }, (_, square) => square);
  return all
    .filter((square) => lineOf(puzzle, kind, square) === 2 * size + index)
    .map((square) => boxAt(size, square))
    .join('');
}
