// The preview picture that other sites show next to a link to the page: a board with two queens, and another board with their completion.
// The build draws it as PNG, because those sites do not accept SVG.
import { PNG } from 'pngjs';

const WIDTH = 1200;
const HEIGHT = 630;
const SQUARE = 67;
const SIZE = 8;
/** Samples of a pixel, in each direction. */
const SAMPLES = 3;

const PAPER = '#f5f7f7';
const LIGHT = '#ffffff';
const DARK = '#dde5e7';
const INK = '#10191f';
const ACCENT = '#0067a3';

/** The small queen of index.html, in a box of 48 by 48. */
const QUEEN = [
  [
    [11, 34],
    [3, 14],
    [15, 23],
    [14, 7],
    [24, 20],
    [34, 7],
    [33, 23],
    [45, 14],
    [37, 34],
  ],
  [
    [10, 38],
    [38, 38],
    [38, 44],
    [10, 44],
  ],
];

/** Columns of queens, from 1; 0 for an empty row. */
const GIVEN = [0, 0, 4, 0, 8, 0, 0, 0];
const COMPLETED = [3, 6, 4, 2, 8, 5, 7, 1];

/** Whether a point lies within a polygon. @param {number[][]} corners @param {number} x @param {number} y */
function isWithin(corners, x, y) {
  let within = false;
  for (let at = 0, before = corners.length - 1; at < corners.length; before = at++) {
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [corners[at], corners[before]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}

/** The colour of a point of a board, or null outside it. @param {number[]} queens @param {number} x @param {number} y */
function boardAt(queens, x, y) {
  const side = SIZE * SQUARE;
  if (x < -6 || y < -6 || x > side + 6 || y > side + 6) return null;
  if (x < 0 || y < 0 || x >= side || y >= side) {
    const far = Math.max(-x, -y, x - side, y - side);
    return far < 2 || far > 4 ? INK : PAPER;
  }
  const [row, column] = [Math.floor(y / SQUARE), Math.floor(x / SQUARE)];
  if (queens[row] === column + 1) {
    const [right, down] = [((x % SQUARE) * 48) / SQUARE, ((y % SQUARE) * 48) / SQUARE];
    const [inX, inY] = [(right - 24) / 0.84 + 24, (down - 24) / 0.84 + 24];
    if (QUEEN.some((corners) => isWithin(corners, inX, inY))) return GIVEN[row] ? INK : ACCENT;
  }
  return (row + column) % 2 ? DARK : LIGHT;
}

/** @param {number} x @param {number} y */
function colourAt(x, y) {
  const gap = (WIDTH - 2 * SIZE * SQUARE) / 3;
  const top = (HEIGHT - SIZE * SQUARE) / 2;
  const left = boardAt(GIVEN, x - gap, y - top);
  return left ?? boardAt(COMPLETED, x - 2 * gap - SIZE * SQUARE, y - top) ?? PAPER;
}

/** The picture as a PNG file. */
export function card() {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      /** @type {number[]} */
      const colours = [];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const [down, right] = [Math.floor(sample / SAMPLES), sample % SAMPLES];
        const colour = colourAt(x + (right + 0.5) / SAMPLES, y + (down + 0.5) / SAMPLES);
        colours.push(Number.parseInt(colour.slice(1), 16));
      }
      const mean = (/** @type {number} */ shift) =>
        Math.round(colours.reduce((sum, colour) => sum + ((colour >> shift) & 255), 0) / colours.length);
      png.data.set([mean(16), mean(8), mean(0), 255], (y * WIDTH + x) * 4);
    }
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}
