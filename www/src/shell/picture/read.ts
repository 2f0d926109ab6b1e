// Reads a picture of a board: the grid, the regions (by colour or by thick lines), and the signs on the squares. Doubtful results are marked.

import { divideEvenly, type Lines, linesOf, tiltOf } from './lines';
import { type Colour, greyOf, lightOf, type Pixels, turned } from './pixels';

export type { Pixels } from './pixels';

import { colourDistance, inkBetween, type Piece, squareAt } from './squares';

/** A board as read from a picture. Borders are listed in the order of `bordersOf`. */
export interface PictureReading {
  readonly size: number;
  /** The picture, turned upright, and the grid lines in it. */
  readonly pixels: Pixels;
  readonly lines: Lines;
  readonly pieces: readonly Piece[];
  readonly doubtfulPieces: readonly boolean[];
  /** Whether a region ends at each border. */
  readonly walls: readonly boolean[];
  /** The confidence of each `walls` entry, from 0 to 1. */
  readonly confidence: readonly number[];
}

/** Returns null if the picture has no grid. */
export function readPicture(picture: Pixels): PictureReading | null {
  const tilt = tiltOf(greyOf(picture));
  const pixels = Math.abs(tilt) < 0.0005 ? picture : turned(picture, tilt);
  const lines = linesOf(pixels);
  return lines && readBoard(pixels, lines);
}

/** Reads a board again with the number of rows that a person has chosen. */
export const readAgain = ({ pixels, lines }: PictureReading, size: number): PictureReading =>
  readBoard(pixels, linesOf(pixels, size) ?? divideEvenly(lines, size));

function readBoard(pixels: Pixels, lines: Lines): PictureReading {
  const size = lines.across.length - 1;
  const squares = Array.from({ length: size * size }, (_, at) =>
    squareAt(pixels, lines, Math.floor(at / size), at % size),
  );
  const borders = bordersOf(size).map(({ one, other, wide }): Border => {
    const [first, second] = [squares[one]?.colour ?? PAPER, squares[other]?.colour ?? PAPER];
    const [row, column] = [Math.floor(one / size), one % size];
    const ink = inkBetween(pixels, lines, row, column, wide, [lightOf(first), lightOf(second)]);
    return { colours: colourDistance(first, second), ...ink };
  });
  return {
    size,
    pixels,
    lines,
    pieces: squares.map(({ piece }) => piece),
    doubtfulPieces: squares.map(({ doubtful }) => doubtful),
    ...wallsOf(size, borders),
  };
}

const PAPER: Colour = [255, 255, 255];

interface Border {
  readonly colours: number;
  readonly dark: number;
  readonly light: number;
}

/** The squares on both sides of each border: first vertical borders (`wide`), row by row, then horizontal borders. */
export function bordersOf(size: number): { one: number; other: number; wide: boolean }[] {
  const found = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column + 1 < size; column++)
      found.push({ one: row * size + column, other: row * size + column + 1, wide: true });
  for (let row = 0; row + 1 < size; row++)
    for (let column = 0; column < size; column++)
      found.push({ one: row * size + column, other: (row + 1) * size + column, wide: false });
  return found;
}

/** Returns the region of each square. Regions are numbered from 0 in reading order. */
export function regionsOf(size: number, walls: readonly boolean[]): number[] {
  const open: number[][] = Array.from({ length: size * size }, () => []);
  bordersOf(size).forEach(({ one, other }, border) => {
    if (walls[border]) return;
    open[one]?.push(other);
    open[other]?.push(one);
  });
  const regions = new Array<number>(size * size).fill(-1);
  let next = 0;
  for (let square = 0; square < regions.length; square++) {
    if (regions[square] !== -1) continue;
    const waiting = [square];
    regions[square] = next;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const other of open[at] ?? []) {
        if (regions[other] !== -1) continue;
        regions[other] = next;
        waiting.push(other);
      }
    }
    next += 1;
  }
  return regions;
}

/** Marks borders that separate nothing, because both sides belong to the same region. */
export function danglingBorders(size: number, walls: readonly boolean[]): boolean[] {
  const regions = regionsOf(size, walls);
  return bordersOf(size).map(({ one, other }, border) => walls[border] === true && regions[one] === regions[other]);
}

/** Two colours differ if their distance is larger. */
const MIN_COLOUR_DISTANCE = 13;

function wallsOf(size: number, borders: readonly Border[]): Pick<PictureReading, 'walls' | 'confidence'> {
  const byColour = splitAt(
    borders.map(({ colours }) => colours),
    MIN_COLOUR_DISTANCE,
    MIN_COLOUR_DISTANCE,
  );
  // Lines are dark on a light ground, or the other way round.
  const total = (ink: 'dark' | 'light'): number => borders.reduce((sum, border) => sum + border[ink], 0);
  const ink = total('light') > total('dark') ? 'light' : 'dark';
  const inks = borders.map((border) => border[ink]);
  const { low, high, middle } = splitInTwo(inks);
  const byInk = splitAt(inks, middle, (high - low) / 2);
  const both = {
    walls: borders.map((_, at) => byColour.walls[at] === true || byInk.walls[at] === true),
    confidence: borders.map((_, at) => Math.max(byColour.confidence[at] ?? 0, byInk.confidence[at] ?? 0)),
  };
  // On a checkered board, every border is a change of colour.
  const checkered = byColour.walls.filter(Boolean).length > 0.9 * borders.length;
  const thick = high > 1.45 * low + 0.3;
  const ways = [...(checkered ? [] : [byColour]), ...(thick ? [byInk] : []), ...(thick && !checkered ? [both] : [])];
  const faults = ({ walls }: Pick<PictureReading, 'walls'>): number => {
    const regions = new Set(regionsOf(size, walls)).size;
    const unsound = danglingBorders(size, walls).filter(Boolean).length;
    return (regions === 1 ? 3 * size : 4 * Math.abs(regions - size)) + unsound;
  };
  const [best] = ways.map((way) => ({ way, fault: faults(way) })).sort((one, other) => one.fault - other.fault);
  return best?.way ?? { walls: borders.map(() => false), confidence: borders.map(() => 1) };
}

const splitAt = (
  values: readonly number[],
  at: number,
  confidence: number,
): Pick<PictureReading, 'walls' | 'confidence'> => ({
  walls: values.map((value) => value > at),
  confidence: values.map((value) => Math.min(1, Math.abs(value - at) / (confidence || 1))),
});

/** Splits numbers into two clusters: their means and the value between them. */
function splitInTwo(values: readonly number[]): { low: number; high: number; middle: number } {
  const sorted = [...values].sort((one, other) => one - other);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let best = { low: 0, high: 0, middle: Number.POSITIVE_INFINITY };
  let clearest = -1;
  let below = 0;
  for (let count = 1; count < sorted.length; count++) {
    below += sorted[count - 1] ?? 0;
    const [low, high] = [below / count, (total - below) / (sorted.length - count)];
    const clear = count * (sorted.length - count) * (high - low) ** 2;
    if (clear <= clearest) continue;
    clearest = clear;
    best = { low, high, middle: (low + high) / 2 };
  }
  return best;
}
