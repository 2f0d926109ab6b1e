// The board of a puzzle: given queens, the player's queens and crosses, their consequences, and the open hint.

import type { TemplateResult } from 'lit-html';
import { svg } from 'lit-html';
import type { Grid } from '../../../board/board';
import type { Stroke } from '../../../board/model';
import type { Square } from '../../../engine/types';
import { namesSquaresBy } from '../../../texts/squares';
import { language, t } from '../../../texts/texts';
import type { Exclusion } from '../exclusion';
import type { SquareContent } from '../faces';
import type { Hint } from '../questions';
import type { Settings } from '../settings';
import { squareName } from '../squares';
import { wrongSquare } from './progress';
import type { Puzzle } from './puzzle';
import {
  clashes,
  columnsByRow,
  emptySketch,
  excludedOf,
  exclusionOf,
  isGiven,
  queenSetBy,
  queensOn,
  type Sketch,
  toggleQueen,
} from './sketch';
import { movesOf, type Solving } from './solving';
import { borders, drawWhere, drawWhy, emptyDrawing, letterOf, type StepDrawing } from './step-drawing';

/** The squares of a board, and what is drawn over them. */
export interface Drawing {
  readonly contents: readonly SquareContent[];
  readonly strokes: readonly Stroke[];
  readonly over: TemplateResult;
  readonly left: Grid['left'];
}

/** Creates a `drawingOf` that returns the last drawing again if nothing has changed: a press may only move the cursor. */
export function createDrawing(): typeof drawingOf {
  let last: { readonly key: readonly unknown[]; readonly drawing: Drawing | null } | null = null;
  return (solving, settings) => {
    const { found, sketch, history, hint, notYet, replays, shownStep, solved } = solving;
    const { auto, crossed, tells } = settings;
    const names = [language(), namesSquaresBy()];
    const key = [found, sketch, history, hint, notYet, replays, shownStep, solved, auto, crossed, tells, ...names];
    if (last === null || key.some((one, index) => one !== last?.key[index]))
      last = { key, drawing: drawingOf(solving, settings) };
    return last.drawing;
  };
}

function drawingOf(solving: Solving, settings: Settings): Drawing | null {
  const { found, shownStep, hint, replays } = solving;
  if (!found) return null;
  const { puzzle, steps } = found;
  const exclusion = exclusionOf(puzzle);
  if (shownStep !== null && replays !== 'machine') {
    const sketch = movesOf(solving)[shownStep] ?? emptySketch(puzzle);
    return draw(puzzle, sketch, { auto: false, crossed: false, wrong: null, stepDrawing: emptyDrawing });
  }
  if (shownStep !== null) {
    // A step is drawn on the board as it was before the step.
    const next = steps[shownStep];
    const drawn = next ? drawWhy(puzzle, exclusion, next) : emptyDrawing;
    return draw(puzzle, sketchAt(solving, shownStep), { auto: true, crossed: false, wrong: null, stepDrawing: drawn });
  }
  // A solved board shows only its queens.
  if (solving.solved && puzzle.family !== 'guilty')
    return draw(
      puzzle,
      { ...solving.sketch, marks: new Set() },
      { auto: false, crossed: false, wrong: null, stepDrawing: emptyDrawing },
    );
  const wrong = settings.tells ? (wrongSquare(solving)?.square ?? null) : null;
  const { auto, crossed } = settings;
  const drawn = hintDrawing(puzzle, exclusion, solving, hint);
  return draw(puzzle, solving.sketch, { auto, crossed, wrong, stepDrawing: drawn, notYet: solving.notYet });
}

/** The sketch after this many steps of the solution. */
export function sketchAt({ found }: Solving, count: number): Sketch {
  if (!found) return { queens: [], marks: new Set() };
  const { puzzle, steps } = found;
  const before = steps.slice(0, count);
  const set = before.flatMap((step) => queenSetBy(step) ?? []);
  const { queens } = set.reduce((sketch, square) => toggleQueen(puzzle, sketch, square), emptySketch(puzzle));
  return { queens, marks: new Set(before.flatMap(({ excludes }) => excludes)) };
}

function hintDrawing(puzzle: Puzzle, exclusion: Exclusion, { sketch }: Solving, open: Solving['hint']): StepDrawing {
  if (!open) return emptyDrawing;
  const { hint, degree } = open;
  if (hint.kind === 'wrong') return degree === 'where' ? emptyDrawing : drawWrong(puzzle, exclusion, hint);
  if (hint.kind !== 'step' || columnsByRow(puzzle, sketch).every((column) => column >= 0)) return emptyDrawing;
  return degree === 'where' ? drawWhere(puzzle, hint.step) : drawWhy(puzzle, exclusion, hint.step);
}

/** Draws a wrong queen or mark, with the trial that proves it wrong. */
function drawWrong(
  puzzle: Puzzle,
  exclusion: Exclusion,
  { square, step }: Extract<Hint, { kind: 'wrong' }>,
): StepDrawing {
  const drawn = step ? drawWhy(puzzle, exclusion, step) : emptyDrawing;
  return { ...drawn, signs: new Map([...drawn.signs, [square, 'blame']]) };
}

interface DrawOptions {
  /** A square that was refused, because nothing forces it. */
  readonly notYet?: number | null;
  readonly auto: boolean;
  readonly crossed: boolean;
  /** The wrong square, if the player wants mistakes shown. */
  readonly wrong: number | null;
  readonly stepDrawing: StepDrawing;
}

export function draw(
  puzzle: Puzzle,
  sketch: Sketch,
  { auto, crossed, wrong, stepDrawing, notYet = null }: DrawOptions,
): Drawing {
  const { size, regions } = puzzle;
  const rows = columnsByRow(puzzle, sketch);
  const queens = queensOn(puzzle, sketch);
  const { strokes, by } = excludedOf(puzzle, queens);
  const pairs = clashes(puzzle, sketch);
  const inConflict = new Set(pairs.flat());
  const queenSquares = new Set(queens);
  const places = squareLabels(puzzle);
  /** The names of the squares of queens, for the labels of the squares that they exclude. */
  const nameOf = new Map(queens.map((queen) => [queen, squareName(size, queen)]));
  /** The strokes of the excluded squares. */
  const exclusionStrokes: string[] = [];
  const contents = strokes.map((along, square): SquareContent => {
    const hasQueen = queenSquares.has(square);
    const given = isGiven(puzzle, square);
    const lifted = given && !hasQueen;
    const signs: string[] = [];
    const label = [places[square] ?? ''];
    if (hasQueen) label.push(t(given ? 'play.square.given' : 'play.square.own'));
    if (lifted) label.push(t('play.square.lifted'));
    if (given && puzzle.family !== 'guilty') signs.push('stone');
    if (lifted) signs.push('lifted');
    else if (sketch.marks.has(square)) {
      signs.push('nothere');
      label.push(t('board.notHere'));
    }
    if (inConflict.has(square)) {
      signs.push('conflict');
      label.push(t('board.conflict'));
    } else if (square === wrong) {
      signs.push('blame');
      label.push(t('play.square.wrong'));
    }
    if (square === notYet) {
      signs.push('notyet');
      label.push(t('play.square.notYet'));
    }
    const sign = stepDrawing.signs.get(square);
    if (sign) {
      // A free square that the assumption would exclude also has a ring.
      signs.push(...(sign === 'starved' ? ['free', sign] : [sign]));
      label.push(t('play.square.hint', { sign }));
    }
    const isExcluded = (auto || crossed) && !hasQueen && (by[square]?.length ?? 0) > 0;
    if (isExcluded && crossed) signs.push('out');
    else if (isExcluded) exclusionStrokes.push(exclusionStroke(placeOf(size, square), along));
    if (isExcluded)
      label.push(t('play.square.closed', { squares: (by[square] ?? []).map((queen) => nameOf.get(queen)).join('; ') }));
    return {
      queen: lifted
        ? 'lifted'
        : !hasQueen
          ? null
          : inConflict.has(square) || square === wrong
            ? 'blame'
            : given
              ? 'given'
              : 'found',
      is: signs,
      label: label.join(', '),
      ...(regions ? { region: letterOf(regions[square] ?? 0).toLowerCase() } : {}),
    };
  });
  const pairStrokes = pairs.map(
    ([one, two]): Stroke => ({ kind: 'pair', from: placeOf(size, one), to: placeOf(size, two) }),
  );
  return {
    contents,
    strokes: [...pairStrokes, ...stepDrawing.strokes],
    over: svg`<path class="closings" d=${exclusionStrokes.join('')} />${regions ? borders(size, regions) : ''}${stepDrawing.over}`,
    left: auto ? leftOf(puzzle, sketch, by, rows, stepDrawing) : null,
  };
}

/** The names of squares by puzzle; `by`: the language and the naming that they were made with. */
const names = new WeakMap<Puzzle, { readonly by: string; readonly places: readonly string[] }>();

/** The name of each square with its region, which no tap changes. */
function squareLabels(puzzle: Puzzle): readonly string[] {
  const { size, regions } = puzzle;
  const by = `${language()} ${namesSquaresBy()}`;
  const known = names.get(puzzle);
  if (known?.by === by) return known.places;
  const places = Array.from({ length: size * size }, (_, square) => {
    const region = regions && t('play.square.region', { region: letterOf(regions[square] ?? 0) });
    return [squareName(size, square), ...(region ? [region] : [])].join(', ');
  });
  names.set(puzzle, { by, places });
  return places;
}

/** A stroke for each line along which a square is excluded. All strokes are one path, because a queen changes half the board. */
function exclusionStroke({ row, column }: Square, along: string): string {
  const from = (down: number, right: number): string => `M${(column + right).toFixed(2)} ${(row + down).toFixed(2)}`;
  return along
    .split(' ')
    .map((way) => {
      if (way === 'row') return `${from(0.5, 0.33)}h.34`;
      if (way === 'column') return `${from(0.33, 0.5)}v.34`;
      if (way === 'diagonal') return `${from(0.37, 0.37)}l.26 .26`;
      return way === 'anti' ? `${from(0.63, 0.37)}l.26-.26` : `${from(0.43, 0.43)}h.14v.14h-.14z`;
    })
    .join('');
}

const placeOf = (size: number, square: number) => ({ row: Math.floor(square / size), column: square % size });

/** How many squares each row has left, for the margin. */
function leftOf(
  { size, family, stars = 1 }: Puzzle,
  { marks }: Sketch,
  by: readonly (readonly number[])[],
  rows: readonly number[],
  drawn: StepDrawing,
): Grid['left'] {
  return Array.from({ length: size }, (_, row) => {
    const text = drawn.margin.get(row);
    const places = rows.slice(row * stars, (row + 1) * stars);
    const missing = places.filter((column) => column < 0).length;
    const count = Array.from({ length: size }, (_, at) => at).filter(
      (column) =>
        !places.includes(column) &&
        by[row * size + column]?.length === 0 &&
        (family === 'guilty' || !marks.has(row * size + column)),
    ).length;
    if (missing === 0) return { count: 0, is: 'done' };
    if (text !== undefined) return { count, is: 'would', text };
    return { count, is: count < missing ? 'dead' : count === missing ? 'one' : 'some' };
  });
}
