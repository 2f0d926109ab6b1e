// The picture of a board, with the same marks as on the page (styles/squares.css), drawn for print.
//
//        1 2 3 4          coordinates, a double frame, squares of 48 units;
//      ┌─────────┐        a stroke for each line of attack, a dot on a free square,
//    1 │ · Q \ | │        a lozenge on a forced square, brackets around a queen to blame
//    2 │ ─ | / · │

import type { Rows } from '../../engine/types';
import { columnName, rowName } from '../../texts/squares';
import { boardFacts } from '../facts';
import { type BoardModel, type QueenStyle, type Stroke, staticModel } from '../model';
import { piecesOf, queensOn, squaresOn } from '../rule';
import type { Ink } from './inks';
import { FOOT, PIECE_OUTLINES, type Piece } from './pieces';
import { QUEEN, SMALL_QUEEN } from './queen';
import { box, circle, type Outline, type Picture, path, placeOutline, type Shape, type Words } from './shape';

/** The side of a square, which is the box of the queen. */
export const SQUARE = 48;

/** Optional parts of a picture. */
export interface PictureParts {
  readonly numbers: boolean;
  /** Strokes, dots and lozenges. */
  readonly marks: boolean;
  readonly clear: boolean;
  /** Sentences under the board, already cut into lines. */
  readonly caption: readonly string[];
  /** The kind of piece; by default a queen. */
  readonly piece?: Piece;
  /** Shapes above the squares, in coordinates from the corner of the board. */
  readonly over?: readonly Shape[];
}

/** The size of the letters of a caption, under a board of this many columns. */
export const captionSize = (columns: number): number => Math.max(16, columns * 2.4);

/** A board without interaction: its given queens, and the layers above them. */
export const quietBoard = (given: Rows, layers: Partial<BoardModel>): BoardModel => ({
  ...staticModel,
  rule: queensOn(given.length),
  given: piecesOf(given),
  ...layers,
});

/** Boards larger than this name every fourth row and column, and use the small queen. */
const FINE = 20;
const EDGE = 10;

export function boardPicture(
  model: BoardModel,
  { numbers, marks, clear, caption, piece = 'queen', over = [] }: PictureParts,
): Picture {
  const { rows, columns, ways } = model.rule;
  const slid = model.offsets ?? [];
  const widest = columns + Math.max(0, ...slid);
  const letter = Math.max(16, Math.max(rows, columns) * 1.6);
  const left = EDGE + (numbers ? letter * 1.6 : 0);
  const top = EDGE + (numbers ? letter * 1.4 : 0);
  const [wide, high] = [widest * SQUARE, rows * SQUARE];
  const shapes: Shape[] = [...groundOutlines(rows, columns, clear, slid)];
  // If rows are shifted, columns have no fixed position.
  if (numbers) shapes.push(...coordinates(rows, slid.length > 0 ? 0 : columns, letter));
  const facts = boardFacts(model);
  facts.facts.forEach((fact, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns];
    const at = { x: (column + (slid[row] ?? 0)) * SQUARE, y: row * SQUARE };
    const attacked = fact.queen === null ? attacks(fact.along, ways) : [];
    const signs = fact.is.split(' ');
    if (marks) shapes.push(...markShapes(signs, attacked, at.x, at.y));
    const as = fact.queen === 'found' && signs.includes('branch') ? 'branch' : fact.queen;
    if (as) shapes.push(...pieceShapes(piece, as, at.x, at.y, Math.max(rows, columns) > FINE));
  });
  if (marks) for (const stroke of facts.strokes) shapes.push(...strokeShapes(stroke, rows, columns, slid));
  shapes.push(...over);
  const size = captionSize(widest);
  const lines = caption.map(
    (text, line): Words => words(text, 0, high + EDGE + size * (1.3 + line * 1.35), size, 'ink', 'start', 'serif'),
  );
  return {
    width: left + wide + EDGE,
    height: top + high + EDGE + (lines.length > 0 ? size * (0.6 + lines.length * 1.35) : 0),
    ground: clear ? null : 'paper',
    shapes: shapes.concat(lines).map((shape) => ({ ...shape, x: shape.x + left, y: shape.y + top })),
  };
}

const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  ink: Ink,
  anchor: Words['anchor'],
  voice: Words['voice'],
): Words => ({ kind: 'words', text, x, y, size, ink, anchor, voice });

function groundOutlines(rows: number, columns: number, clear: boolean, slid: readonly number[]): Outline[] {
  const [wide, high] = [columns * SQUARE, rows * SQUARE];
  let dark = '';
  for (let row = 0; row < rows; row++) {
    for (let column = (row + 1) % 2; column < columns; column += 2)
      dark += box((column + (slid[row] ?? 0)) * SQUARE, row * SQUARE, SQUARE, SQUARE);
  }
  if (slid.length > 0) {
    const lines = slid.map((by, row) => box(by * SQUARE, row * SQUARE, wide, SQUARE)).join('');
    return [path(dark, { fill: 'sq-dark' }), path(lines, { stroke: 'frame', width: 1.5 })];
  }
  return [
    path(
      box(0, 0, wide, high),
      clear ? { stroke: 'frame', width: 1 } : { fill: 'sq-light', stroke: 'frame', width: 1 },
    ),
    path(dark, { fill: 'sq-dark' }),
    path(box(-4, -4, wide + 8, high + 8), { stroke: 'frame', width: 2.5 }),
  ];
}

function coordinates(rows: number, columns: number, size: number): Words[] {
  const named = (count: number): number[] =>
    Array.from({ length: count }, (_, index) => index).filter(
      (index) => count <= FINE || index === 0 || (index + 1) % 4 === 0,
    );
  return [
    ...named(columns).map((column) =>
      words(String(columnName(column)), (column + 0.5) * SQUARE, -EDGE - size * 0.15, size, 'ink-2', 'middle', 'sans'),
    ),
    ...named(rows).map((row) =>
      words(
        String(rowName(row, rows)),
        -EDGE - size * 0.3,
        (row + 0.5) * SQUARE + size * 0.35,
        size,
        'ink-2',
        'end',
        'sans',
      ),
    ),
  ];
}

/** How a piece is drawn. Pieces that a branch of a run has set have a colour of their own. */
type DrawnAs = QueenStyle | 'branch';

const QUEENS: Readonly<Record<DrawnAs, { readonly fill?: Ink; readonly stroke: Ink }>> = {
  given: { fill: 'given', stroke: 'given' },
  found: { fill: 'sq-light', stroke: 'found' },
  branch: { fill: 'sq-light', stroke: 'branch' },
  ghost: { stroke: 'tick' },
  blame: { fill: 'bad', stroke: 'bad' },
};

function pieceShapes(piece: Piece, as: DrawnAs, x: number, y: number, small: boolean): Outline[] {
  const style = { ...QUEENS[as], width: as === 'found' || as === 'branch' ? 1.6 : as === 'ghost' ? 1 : 0.4 };
  const outlines = piece === 'queen' ? [small ? SMALL_QUEEN : QUEEN] : [PIECE_OUTLINES[piece], FOOT];
  return outlines.map((d) => placeOutline(d, x + SQUARE * 0.1, y + SQUARE * 0.1, 0.8, style));
}

/** How each way of attack is drawn: as a line in its direction, or as a sign of its own. */
const ATTACKS: Readonly<Record<string, Outline>> = {
  ...Object.fromEntries(
    Object.entries({ row: 'M16 24h16', column: 'M24 16v16', diagonal: 'M18 18l12 12', anti: 'M30 18l-12 12' }).flatMap(
      ([way, d]) => [
        [way, path(d, { stroke: 'tick', width: 1.4 })],
        [`wrap-${way}`, path(d, { stroke: 'accent', width: 1.4 })],
      ],
    ),
  ),
  jump: path(box(20.6, 20.6, 6.8, 6.8), { fill: 'tick' }),
  'wrap-jump': path(box(20.6, 20.6, 6.8, 6.8), { fill: 'accent' }),
  reopened: path(circle(24, 24, 12.5), { stroke: 'accent', width: 1.5 }),
  formula1: path(box(6, 6, 6, 6), { fill: 'accent' }),
  formula2: path(box(36, 6, 6, 6), { fill: 'ink' }),
  formula3: path(box(6, 36, 6, 6), { fill: 'one' }),
  formula4: path(box(36, 36, 6, 6), { fill: 'bad' }),
};

/**
 * Lists the ways of attack; bit k of `along` is way k. An attack round the edge is omitted if the same way also attacks
 * directly.
 */
const attacks = (along: number, ways: readonly string[]): string[] => {
  const found = ways.filter((_, way) => (along >> way) & 1);
  return found.filter((way) => !(way.startsWith('wrap-') && found.includes(way.slice('wrap-'.length))));
};

function markShapes(is: readonly string[], attacked: readonly string[], x: number, y: number): Outline[] {
  const at = (d: string, style: { fill?: Ink; stroke?: Ink; width?: number }): Outline =>
    placeOutline(d, x, y, 1, style);
  const shapes: Outline[] = [];
  const frame = (ink: Ink, wash: Ink, width: number): void => {
    shapes.push(at(box(0, 0, SQUARE, SQUARE), { fill: wash }));
    shapes.push(at(box(width / 2, width / 2, SQUARE - width, SQUARE - width), { stroke: ink, width }));
  };
  for (const sign of is) {
    if (sign === 'try') frame('accent', 'accent-wash', 2.4);
    else if (sign === 'lit' || sign === 'pointed') shapes.push(at(box(0, 0, SQUARE, SQUARE), { fill: 'accent-wash' }));
    else if (sign === 'reject' || sign === 'conflict') frame('bad', 'bad-wash', 1.8);
    else if (sign === 'dead' || sign === 'blame') shapes.push(at(box(0, 0, SQUARE, SQUARE), { fill: 'bad-wash' }));
    else if (sign === 'leftOut' || sign === 'keptEmpty')
      shapes.push(
        at('M0 12L12 0M0 24L24 0M0 36L36 0M0 48L48 0M12 48L48 12M24 48L48 24M36 48L48 36', {
          stroke: 'closed',
          width: 0.8,
        }),
      );
    if (sign === 'branch') shapes.push(at(box(1, 1, SQUARE - 2, SQUARE - 2), { stroke: 'branch', width: 2 }));
    if (sign === 'blame')
      shapes.push(at('M3 15V3H15M33 3H45V15M45 33V45H33M15 45H3V33', { stroke: 'bad', width: 2.4 }));
  }
  if (!is.includes('leftOut') && !is.includes('keptEmpty'))
    for (const way of attacked) if (ATTACKS[way]) shapes.push({ ...ATTACKS[way], x, y });
  if (is.includes('nothere')) shapes.push(at('M14 14L34 34M34 14L14 34', { stroke: 'ink', width: 2.4 }));
  else if (is.includes('forced'))
    shapes.push(at('M24 13L35 24L24 35L13 24z', { fill: 'one-wash', stroke: 'one', width: 2 }));
  else if (is.includes('free')) shapes.push(at(circle(24, 24, 3.8), { fill: 'accent' }));
  return shapes;
}

function strokeShapes(stroke: Stroke, rows: number, columns: number, slid: readonly number[]): Outline[] {
  if (stroke.kind === 'dead') {
    const squares = squaresOn(stroke.line, rows, columns);
    const [from, to] = [squares[0], squares.at(-1)];
    if (!from || !to) return [];
    if (stroke.line.kind === 'row' || stroke.line.kind === 'column') {
      const [width, height] = [to.column - from.column + 0.92, to.row - from.row + 0.92].map((side) => side * SQUARE);
      const [x, y] = [(from.column + (slid[from.row] ?? 0) + 0.04) * SQUARE, (from.row + 0.04) * SQUARE];
      return [path(box(x, y, width ?? 0, height ?? 0), { stroke: 'bad', width: 2.2 })];
    }
    const [start, end] = stroke.line.kind === 'diagonal' ? [0, 1] : [1, 0];
    const d = `M${(from.column + start) * SQUARE} ${from.row * SQUARE}L${(to.column + end) * SQUARE} ${(to.row + 1) * SQUARE}`;
    return [path(d, { stroke: 'bad', width: 2.2 })];
  }
  const middle = ({ row, column }: { row: number; column: number }) => ({
    x: (column + (slid[row] ?? 0) + 0.5) * SQUARE,
    y: (row + 0.5) * SQUARE,
  });
  const [from, to] = [middle(stroke.from), middle(stroke.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // From edge to edge, so that it does not cross the queen that it starts from.
  const edge = SQUARE / 2 / Math.max(Math.abs(way.x), Math.abs(way.y));
  const end = stroke.kind === 'pair' ? edge : SQUARE * 0.3;
  const line = `M${from.x + way.x * edge} ${from.y + way.y * edge}L${to.x - way.x * end} ${to.y - way.y * end}`;
  const cross = `M${to.x - 8} ${to.y - 8}l16 16M${to.x + 8} ${to.y - 8}l-16 16`;
  return [
    path(line, { stroke: 'bad', width: stroke.kind === 'pair' ? 3.6 : 2.4 }),
    ...(stroke.kind === 'reject' ? [path(cross, { stroke: 'bad', width: 3.4 })] : []),
  ];
}
