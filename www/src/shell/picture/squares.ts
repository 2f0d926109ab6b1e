// Measures the squares of a grid: their colours, their signs, and the thickness of the lines between them.

import type { Lines } from './lines';
import { type Colour, colourAt, lightOf, median, type Pixels } from './pixels';

export type Piece = 'none' | 'queen' | 'cross';

/** The sign seen on a square, and whether it could be something else. */
export interface Square {
  readonly colour: Colour;
  readonly piece: Piece;
  readonly doubtful: boolean;
}

/** The points where the background of a square is measured: near its corners and edges, where signs are rare. */
const GROUND_SAMPLES = [
  ...([
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const),
  ...([
    [0.5, 0.15],
    [0.5, 0.85],
    [0.15, 0.5],
    [0.85, 0.5],
  ] as const),
];
/** The number of rows and columns of the points where the ink of a square is sampled. */
const SAMPLES_PER_SIDE = 26;
/** A point is ink if its lightness (0 to 255) differs from that of the background by more than this. */
const MIN_INK_CONTRAST = 48;

export function squareAt(pixels: Pixels, { across, down }: Lines, row: number, column: number): Square {
  const [left = 0, right = 0] = across.slice(column, column + 2);
  const [top = 0, bottom = 0] = down.slice(row, row + 2);
  const at = (x: number, y: number): Colour => colourAt(pixels, left + x * (right - left), top + y * (bottom - top));
  const colour = groundOf(at);
  return { colour, ...pieceOn(at, lightOf(colour)) };
}

function groundOf(at: (x: number, y: number) => Colour): Colour {
  const seen = GROUND_SAMPLES.flatMap(([x, y]) =>
    [-0.04, 0, 0.04].flatMap((right) => [-0.04, 0, 0.04].map((below) => at(x + right, y + below))),
  );
  return [
    median(seen.map(([red]) => red)),
    median(seen.map(([, green]) => green)),
    median(seen.map(([, , blue]) => blue)),
  ];
}

/** The maximum width and height of a dot, as a share of the side of its square. */
const MAX_DOT_SIZE = 0.26;
/** A queen or a star has at least this share of its ink near the middles of its four sides; a cross has less. */
const MIN_SIDE_SHARE = 0.03;

/** Recognises the sign. A cross has almost no ink near the middles of its four sides. A small dot counts as a cross. */
function pieceOn(at: (x: number, y: number) => Colour, ground: number): Pick<Square, 'piece' | 'doubtful'> {
  const ink: [number, number][] = [];
  for (let row = 0; row < SAMPLES_PER_SIDE; row++) {
    for (let column = 0; column < SAMPLES_PER_SIDE; column++) {
      const [x, y] = [
        0.16 + (0.68 * (column + 0.5)) / SAMPLES_PER_SIDE,
        0.16 + (0.68 * (row + 0.5)) / SAMPLES_PER_SIDE,
      ];
      if (Math.abs(lightOf(at(x, y)) - ground) > MIN_INK_CONTRAST) ink.push([x, y]);
    }
  }
  const share = ink.length / SAMPLES_PER_SIDE ** 2;
  if (ink.length === 0) return { piece: 'none', doubtful: false };
  const [columns, rows] = [ink.map(([x]) => x), ink.map(([, y]) => y)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const off = Math.max(Math.abs(left + right - 1), Math.abs(top + bottom - 1)) / 2;
  // Ink away from the centre is the name of a region, in a corner of the square.
  if (off > 0.14) return { piece: 'none', doubtful: false };
  if (share < 0.012) return { piece: 'none', doubtful: share > 0.009 };
  const size = Math.max(right - left, bottom - top);
  const [wide, high] = [right - left || 1, bottom - top || 1];
  const atSides = ink.filter(([x, y]) => {
    const [across, down] = [Math.abs(2 * x - left - right) / wide, Math.abs(2 * y - top - bottom) / high];
    return Math.min(across, down) < 0.28 && Math.max(across, down) > 0.68;
  });
  const sides = atSides.length / ink.length;
  const isCross = size < MAX_DOT_SIZE || sides < MIN_SIDE_SHARE;
  const doubtful =
    Math.abs(size - MAX_DOT_SIZE) < 0.03 || (size > MAX_DOT_SIZE && Math.abs(sides - MIN_SIDE_SHARE) < 0.015);
  return { piece: isCross ? 'cross' : 'queen', doubtful };
}

/** The distance between two colours. */
export const colourDistance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/**
 * Measures the dark and the light ink across the border of two squares, in pixels. `sideBySide`: whether the squares are in
 * one row, instead of in one column. `grounds`: the lightness of the backgrounds of the two squares.
 */
export function inkBetween(
  pixels: Pixels,
  { across, down }: Lines,
  row: number,
  column: number,
  sideBySide: boolean,
  grounds: readonly [number, number],
): { readonly dark: number; readonly light: number } {
  const line = (sideBySide ? across[column + 1] : down[row + 1]) ?? 0;
  const [from = 0, to = 0] = sideBySide ? down.slice(row, row + 2) : across.slice(column, column + 2);
  const [before = 0, behind = 0] = sideBySide ? [across[column], across[column + 2]] : [down[row], down[row + 2]];
  const reach = 0.11 * (behind - before);
  const step = reach / 24;
  const darks: number[] = [];
  const lights: number[] = [];
  for (let place = 0.18; place < 0.83; place += 0.06) {
    const along = from + place * (to - from);
    let [dark, bright] = [0, 0];
    for (let off = -reach; off <= reach; off += step) {
      const light = lightOf(sideBySide ? colourAt(pixels, line + off, along) : colourAt(pixels, along, line + off));
      const ground = off < 0 ? grounds[0] : grounds[1];
      dark += Math.max(0, (ground - light) / Math.max(40, ground));
      bright += Math.max(0, (light - ground) / Math.max(40, 255 - ground));
    }
    darks.push(dark * step);
    lights.push(bright * step);
  }
  return { dark: median(darks), light: median(lights) };
}
