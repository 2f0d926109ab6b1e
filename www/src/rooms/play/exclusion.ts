// The squares that queens exclude on the boards of this room: by their lines, by lines of their own colour, or by touching and
// regions.
//
// A square is row * size + column, counted from 0. The attack rule of the page gives the lines.

import { queensOn } from '../../board/rule';

/** How one square excludes another, as words for the strokes of styles/squares.css. */
type Along = 'row' | 'column' | 'diagonal' | 'anti' | 'region';
/** How a queen on one square excludes another square; null if it does not. */
export type Exclusion = (from: number, to: number) => Along | null;

const DIRECTIONS = ['row', 'column', 'diagonal', 'anti'] as const;
const NONE: ReadonlySet<number> = new Set();
/** For each size of a board, how a queen on any square excludes each other square. */
const tables = new Map<number, readonly (readonly (Along | null)[])[]>();

/** A queen excludes the squares of its lines. */
export function queenExclusion(size: number): Exclusion {
  const known = tables.get(size);
  const table = known ?? linesOn(size);
  if (!known) tables.set(size, table);
  return (from, to) => table[from]?.[to] ?? null;
}

function linesOn(size: number): (Along | null)[][] {
  const rule = queensOn(size);
  return Array.from({ length: size * size }, (_, from) =>
    Array.from(rule.attacks(new Set([from]), NONE).along, (directions) => DIRECTIONS[Math.log2(directions)] ?? null),
  );
}

/** 1 for a dark square, 0 for a light one. The upper left corner is light. */
export const darkness = (size: number, square: number): number => (Math.floor(square / size) + (square % size)) % 2;

/** A queen excludes the squares of its own colour on its lines. */
export function colourExclusion(size: number): Exclusion {
  const lines = queenExclusion(size);
  return (from, to) => (darkness(size, from) === darkness(size, to) ? lines(from, to) : null);
}

/** A queen excludes its row, its column, its region and the squares that it touches. `regions`: a label for each square. */
export function regionExclusion(size: number, regions: ArrayLike<number>): Exclusion {
  const lines = queenExclusion(size);
  return (from, to) => {
    const along = lines(from, to);
    const near = Math.abs(Math.floor(from / size) - Math.floor(to / size)) <= 1;
    if (along === 'row' || along === 'column' || (along !== null && near)) return along;
    return from !== to && regions[from] === regions[to] ? 'region' : null;
  };
}

/** A queen excludes the squares that it touches. */
export function touchingExclusion(size: number): Exclusion {
  const lines = queenExclusion(size);
  return (from, to) => {
    const [rows, columns] = [Math.floor(from / size) - Math.floor(to / size), (from % size) - (to % size)];
    return Math.max(Math.abs(rows), Math.abs(columns)) === 1 ? lines(from, to) : null;
  };
}

/** The lines of a board with regions, a list of squares for each: rows, columns, regions. */
export function linesOfBoard(size: number, regions: readonly number[]): readonly LineOfBoard[] {
  const known = lines.get(regions);
  if (known) return known;
  const all = Array.from({ length: size }, (): [number[], number[], number[]] => [[], [], []]);
  for (let square = 0; square < size * size; square++) {
    all[Math.floor(square / size)]?.[0].push(square);
    all[square % size]?.[1].push(square);
    all[regions[square] ?? -1]?.[2].push(square);
  }
  const found = (['row', 'column', 'region'] as const).flatMap((kind, at) =>
    all.map((of): LineOfBoard => [kind, of[at] ?? []]),
  );
  lines.set(regions, found);
  return found;
}

type LineOfBoard = readonly [Along, readonly number[]];

/** The lines of boards are cached, because each tap needs them several times. */
const lines = new WeakMap<readonly number[], readonly LineOfBoard[]>();

/** The squares that queens exclude if each line has several queens: touching squares, and the rest of each full line. */
export function excludedByStars(
  size: number,
  regions: readonly number[],
  stars: number,
  queens: readonly number[],
): Excluded {
  const { strokes, by } = excludedBy(size, touchingExclusion(size), queens);
  const along = strokes.map((words) => new Set(words.split(' ').filter((word) => word !== '')));
  const excluders = by.map((found) => new Set(found));
  for (const [kind, line] of linesOfBoard(size, regions)) {
    const onLine = queens.filter((queen) => line.includes(queen));
    if (onLine.length < stars) continue;
    for (const square of line) {
      if (queens.includes(square)) continue;
      along[square]?.add(kind);
      for (const queen of onLine) excluders[square]?.add(queen);
    }
  }
  return { strokes: along.map((words) => [...words].sort().join(' ')), by: excluders.map((found) => [...found]) };
}

/** The squares that queens exclude. */
export interface Excluded {
  /** For each square the strokes of the lines that exclude it. */
  readonly strokes: readonly string[];
  /** For each square the squares of the queens that exclude it. */
  readonly by: readonly (readonly number[])[];
}

export function excludedBy(size: number, exclusion: Exclusion, queens: readonly number[]): Excluded {
  const by = Array.from({ length: size * size }, (): number[] => []);
  const strokes = by.map((excluders, square) => {
    const directions: Along[] = [];
    for (const queen of queens) {
      const along = exclusion(queen, square);
      if (along === null) continue;
      excluders.push(queen);
      if (!directions.includes(along)) directions.push(along);
    }
    return directions.sort().join(' ');
  });
  return { strokes, by };
}
