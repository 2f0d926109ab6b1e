// Photographs of a class that holds up cards, drawn with a fixed seed: tilted cards, blur, noise, a light that falls from one side, and clutter.
import { numbersBy } from '../../www/src/kernel/random';
import { CARDS, modulesOf, SIDE, type Turn } from '../../www/src/rooms/teach/poll/codebook';
import type { Grey, Point } from '../../www/src/rooms/teach/poll/picture';
import { perspectiveOf, type Quad } from '../../www/src/rooms/teach/poll/quad';

export interface DrawnCard {
  readonly card: number;
  readonly turn: Turn;
  readonly quad: Quad;
}

export interface Photograph {
  readonly grey: Grey;
  readonly cards: readonly DrawnCard[];
}

const [WIDTH, HEIGHT] = [640, 480];
const [ACROSS, DOWN] = [6, 5];
/** The white margin around the frame of a card, in modules. */
const MARGIN = 1.5;

/** Draws thirty cards in a photograph of 640 x 480, tilted out of the plane by at most `tilt` degrees, and rotated by at most half as many. */
export function photograph(seed: number, tilt = 35): Photograph {
  const random = numbersBy(seed);
  const between = (from: number, to: number): number => from + (to - from) * random();
  const pixels = new Float32Array(WIDTH * HEIGHT);
  // A light that falls from one side.
  const [fromX, fromY, bright] = [between(-0.25, 0.25), between(-0.25, 0.25), between(70, 130)];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      pixels[y * WIDTH + x] = bright * (1 + fromX * (x / WIDTH - 0.5) + fromY * (y / HEIGHT - 0.5));
  clutter(pixels, between);

  const numbered = Array.from({ length: CARDS }, (_, at) => at + 1)
    .map((card) => ({ card, order: random() }))
    .toSorted((one, other) => one.order - other.order);
  const light = between(0.75, 1);
  const cards = numbered.slice(0, ACROSS * DOWN).map(({ card }, at): DrawnCard => {
    const middle = {
      x: ((at % ACROSS) + 0.5) * (WIDTH / ACROSS) + between(-4, 4),
      y: (Math.floor(at / ACROSS) + 0.5) * (HEIGHT / DOWN) + between(-4, 4),
    };
    const turn = Math.floor(random() * 4) as Turn;
    const quad = cornersOf(middle, between(40, 48), between(0, tilt), between(0, 360), between(-tilt, tilt) / 2);
    draw(pixels, quad, card, turn, light);
    return { card, turn, quad };
  });
  const grey = { width: WIDTH, height: HEIGHT, pixels: withNoise(blurred(pixels, between(0.6, 1.3)), random) };
  return { grey, cards };
}

/** Returns the corners of the frame of a card that is tilted out of the plane about a line in it, and rotated. */
function cornersOf(middle: Point, side: number, tilt: number, about: number, rotation: number): Quad {
  const [tilted, axis, rotated] = [tilt, about, rotation].map((angle) => (angle * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const far = 8 * side;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [x, y] = [
      (side / 2) * (right * Math.cos(rotated) - down * Math.sin(rotated)),
      (side / 2) * (right * Math.sin(rotated) + down * Math.cos(rotated)),
    ];
    // The tilt does not change the distance along the axis. It shortens the distance across it.
    const along = x * Math.cos(axis) + y * Math.sin(axis);
    const across = -x * Math.sin(axis) + y * Math.cos(axis);
    const nearer = far / (far + across * Math.sin(tilted));
    const flat = across * Math.cos(tilted);
    return {
      x: middle.x + nearer * (along * Math.cos(axis) - flat * Math.sin(axis)),
      y: middle.y + nearer * (along * Math.sin(axis) + flat * Math.cos(axis)),
    };
  });
  return corners as unknown as Quad;
}

/** Desks, heads and windows: boxes and ellipses, some with white or black edges. */
function clutter(pixels: Float32Array, between: (from: number, to: number) => number): void {
  for (let each = 0; each < 90; each++) {
    const [x, y, wide, high] = [between(0, WIDTH), between(0, HEIGHT), between(6, 90), between(6, 90)];
    const [ink, isRound] = [between(10, 235), between(0, 1) < 0.4];
    for (let down = Math.max(0, Math.ceil(y - high)); down < Math.min(HEIGHT, y + high); down++)
      for (let right = Math.max(0, Math.ceil(x - wide)); right < Math.min(WIDTH, x + wide); right++) {
        const off = isRound ? ((right - x) / wide) ** 2 + ((down - y) / high) ** 2 : 0;
        if (off <= 1) pixels[down * WIDTH + right] = ink;
      }
  }
}

/** A card as a camera sees it: each pixel is the mean of sixteen points. */
function draw(pixels: Float32Array, quad: Quad, card: number, turn: Turn, light: number): void {
  const modules = modulesOf(card);
  const place = perspectiveOf(quad);
  /** Maps a point of the picture to the card, in fractions of the frame. */
  const back = inverse(quad);
  const edge = MARGIN / (SIDE + 2);
  const corners = [place(-edge, -edge), place(1 + edge, -edge), place(1 + edge, 1 + edge), place(-edge, 1 + edge)];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(HEIGHT - 1, Math.ceil(Math.max(...ys))); y++)
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= Math.min(WIDTH - 1, Math.ceil(Math.max(...xs))); x++) {
      let [covered, sum] = [0, 0];
      for (let part = 0; part < 16; part++) {
        const at = back(x - 0.375 + (part % 4) / 4, y - 0.375 + Math.floor(part / 4) / 4);
        const ink = inkAt(modules, turn, at.x * (SIDE + 2), at.y * (SIDE + 2));
        if (ink === null) continue;
        covered += 1;
        sum += ink * light;
      }
      const before = pixels[y * WIDTH + x] ?? 0;
      pixels[y * WIDTH + x] = (sum + before * (16 - covered)) / 16;
    }
}

/** The ink of a point of a card, in modules from the corner of its frame; null outside the card. */
function inkAt(modules: readonly boolean[], turn: Turn, right: number, down: number): number | null {
  const [black, white] = [28, 225];
  if (Math.min(right, down) < -MARGIN || Math.max(right, down) > SIDE + 2 + MARGIN) return null;
  if (Math.min(right, down) < 0 || Math.max(right, down) >= SIDE + 2) return white;
  let [row, column] = [Math.floor(down) - 1, Math.floor(right) - 1];
  if (Math.min(row, column) < 0 || Math.max(row, column) >= SIDE) return black;
  // Undo each quarter turn to the left.
  for (let each = 0; each < turn; each++) [row, column] = [column, SIDE - 1 - row];
  return modules[row * SIDE + column] ? black : white;
}

/** Maps the picture to a quad, in fractions of its sides: the adjugate of the matrix that maps the unit square to the quad. */
function inverse([p, q, r, s]: Quad): (x: number, y: number) => Point {
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b, c] = [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x];
  const [d, e, f] = [q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y];
  return (x, y) => {
    const far = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return {
      x: ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / far,
      y: ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / far,
    };
  };
}

function blurred(pixels: Float32Array, sigma: number): Float32Array {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (from: Float32Array, step: number, length: number, other: number, skip: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < other; line++)
      for (let at = 0; at < length; at++) {
        let sum = 0;
        for (let off = -reach; off <= reach; off++) {
          const near = Math.min(length - 1, Math.max(0, at + off));
          sum += (weights[off + reach] ?? 0) * (from[line * skip + near * step] ?? 0);
        }
        to[line * skip + at * step] = sum / whole;
      }
    return to;
  };
  return along(along(pixels, 1, WIDTH, HEIGHT, WIDTH), WIDTH, HEIGHT, WIDTH, 1);
}

/** Rounds pixels to whole numbers from 0 to 255, with the noise of a camera. */
function withNoise(pixels: Float32Array, random: () => number): Uint8Array {
  return Uint8Array.from(pixels, (pixel) => {
    const noise = (random() + random() + random() - 1.5) * 9;
    return Math.min(255, Math.max(0, Math.round(pixel + noise)));
  });
}
