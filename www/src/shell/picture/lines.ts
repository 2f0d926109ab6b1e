// Finds the grid of a board in a picture: its tilt and the position of each line.

import { type Grey, greyOf, type Pixels } from './pixels';

/** The positions of the grid lines, in pixels. There is one line more than squares. */
export interface Lines {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

export const MIN_SIZE = 4;
/** On a board without a frame, the lines between squares are found first. */
const MIN_FOUND_SIZE = MIN_SIZE - 1;
export const MAX_SIZE = 24;
/** How many candidate frames are examined closely. */
const MAX_EXAMINED = 24;
/** A line differs from both sides by at least this much light. */
const MIN_LINE_CONTRAST = 10;
/** An edge has at least this change of colour. */
const MIN_EDGE_CONTRAST = 24;
/** The weight of the edge of the picture as an edge of the board, compared with a line. */
const PICTURE_EDGE_WEIGHT = 0.9;
/** The upper limit of a mark, so that one strong line does not decide alone. */
const MAX_MARK = 60;
/** The maximum tilt of a picture, in degrees. */
const MAX_TILT = 5;

/** Returns the tilt of the picture in radians: at this angle most edges fall on common lines. */
export function tiltOf(grey: Grey): number {
  const edges = edgesOf(grey);
  let best = 0;
  let sharpest = -1;
  const tryAngle = (degrees: number): void => {
    const found = sharpness(edges, grey, (degrees * Math.PI) / 180);
    if (found > sharpest) [sharpest, best] = [found, degrees];
  };
  for (let degrees = -MAX_TILT; degrees <= MAX_TILT; degrees += 0.25) tryAngle(degrees);
  const around = best;
  for (let step = -4; step <= 4; step++) tryAngle(around + 0.05 * step);
  return (best * Math.PI) / 180;
}

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly isHorizontal: boolean;
}

/** Returns the places where light changes much in one direction and little in the other. */
function edgesOf({ width, height, light }: Grey): Edge[] {
  const edges: Edge[] = [];
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const across = Math.abs((light[at + 1] ?? 0) - (light[at - 1] ?? 0));
      const down = Math.abs((light[at + width] ?? 0) - (light[at - width] ?? 0));
      if (down > 24 && down > 2 * across) edges.push({ x, y, isHorizontal: true });
      else if (across > 24 && across > 2 * down) edges.push({ x, y, isHorizontal: false });
    }
  }
  const every = Math.ceil(edges.length / 40_000);
  return edges.filter((_, index) => index % every === 0);
}

function sharpness(edges: readonly Edge[], { width, height }: Grey, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = new Float64Array(2 * (width + height));
  const columns = new Float64Array(2 * (width + height));
  for (const { x, y, isHorizontal } of edges) {
    const bins = isHorizontal ? rows : columns;
    const place = Math.round(isHorizontal ? y * cos - x * sin : x * cos + y * sin) + width;
    bins[place] = (bins[place] ?? 0) + 1;
  }
  const squares = (bins: Float64Array): number => bins.reduce((sum, count) => sum + count * count, 0);
  return squares(rows) + squares(columns);
}

const SIZES = Array.from({ length: MAX_SIZE - MIN_FOUND_SIZE + 1 }, (_, index) => MIN_FOUND_SIZE + index);

/** Finds the grid of an upright picture, or null. `wanted`: the number of rows, if the user has chosen it. */
export function linesOf(pixels: Pixels, wanted?: number): Lines | null {
  // Without a frame, the outer squares are added below.
  const sizes = wanted === undefined ? SIZES : [wanted - 2, wanted];
  const marks = marksOf(pixels);
  const across = peaksOf(profileOf(marks, true, EVERYWHERE, EVERYWHERE));
  const down = peaksOf(profileOf(marks, false, EVERYWHERE, EVERYWHERE));
  const boards: (Board & { readonly score: number })[] = [];
  for (const wide of framesOf(across)) {
    for (const high of framesOf(down)) {
      if (Math.abs(wide.side - high.side) > Math.max(3, 0.025 * wide.side)) continue;
      // In this first pass, lines outside the board count little.
      boards.push({ wide, high, score: bestGrid({ wide, high }, across, down, 0.3, sizes).score });
    }
  }
  boards.sort((one, other) => other.score - one.score);
  let best: Lines | null = null;
  let most = 0;
  for (const board of boards.slice(0, MAX_EXAMINED)) {
    const { wide, high } = board;
    const [columns, rows] = [within(wide), within(high)];
    const inside = [
      peaksOf(profileOf(marks, true, columns, rows)),
      peaksOf(profileOf(marks, false, rows, columns)),
    ] as const;
    const fitted = bestGrid(board, ...inside, 2, sizes);
    if (fitted.score <= most) continue;
    most = fitted.score;
    best = { across: evenly(fitted.wide, fitted.size), down: evenly(fitted.high, fitted.size) };
  }
  const isWhole = best?.across.length === (wanted ?? 0) + 1;
  const grey = greyOf(pixels);
  const wide = best && (isWhole ? best : withOuterSquares(grey, best, wanted !== undefined));
  return wide && wide.across.length > MIN_SIZE ? refine(marks, wide) : null;
}

/** How clearly a line or an edge between two colours runs through each pixel. `across`: vertical lines; `down`: horizontal lines. */
interface Marks {
  readonly width: number;
  readonly height: number;
  readonly across: Float32Array;
  readonly down: Float32Array;
}

function marksOf(pixels: Pixels): Marks {
  const { width, height, data } = pixels;
  const { light } = greyOf(pixels);
  const reach = reachOf(width, height);
  const colourChange = (one: number, other: number): number => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel++)
      sum += ((data[4 * one + channel] ?? 0) - (data[4 * other + channel] ?? 0)) ** 2;
    return Math.sqrt(sum);
  };
  const along = (step: number): Float32Array => {
    const marks = new Float32Array(width * height);
    const [length, other] = step === 1 ? [width, width] : [height, 1];
    for (let place = 0; place < marks.length; place++) {
      const at = step === 1 ? place % other : Math.floor(place / width);
      if (at < 1 || at + 1 >= length) continue;
      const line = at < reach || at + reach >= length ? 0 : standsOut(light, place, reach * step);
      const edge = colourChange(place - step, place + step);
      marks[place] = Math.min(
        MAX_MARK,
        Math.max(line > MIN_LINE_CONTRAST ? line : 0, edge > MIN_EDGE_CONTRAST ? edge / 2 : 0),
      );
    }
    return marks;
  };
  return { width, height, across: along(1), down: along(width) };
}

/** A line outside the board is searched for in the middle half of the outer squares. */
const RING = [0.25, 0.75] as const;
/** The share of lines that must continue on each side of the board. */
const MIN_CROSSING_SHARE = 0.6;

/**
 * Adds the outer squares if the lines continue there. On a board of tiles, which has gaps and no frame, the outermost lines that were
 * found are the first gaps. `isSure`: the user has chosen the number of rows.
 */
function withOuterSquares(grey: Grey, lines: Lines, isSure: boolean): Lines {
  const extended = (each: readonly number[]): number[] => {
    const pitch = ((each.at(-1) ?? 0) - (each[0] ?? 0)) / (each.length - 1);
    return [(each[0] ?? 0) - pitch, ...each, (each.at(-1) ?? 0) + pitch];
  };
  const across = extended(lines.across);
  const down = extended(lines.down);
  if (across.length - 1 > MAX_SIZE) return lines;
  if (isSure) return { across, down };
  const sides = [
    crossingShare(grey, true, lines.across, down.slice(0, 2)),
    crossingShare(grey, true, lines.across, down.slice(-2)),
    crossingShare(grey, false, lines.down, across.slice(0, 2)),
    crossingShare(grey, false, lines.down, across.slice(-2)),
  ];
  return sides.every((share) => share >= MIN_CROSSING_SHARE) ? { across, down } : lines;
}

/**
 * Returns the share of lines that continue from `from` to `to`. `upright`: the lines are vertical.
 */
function crossingShare(
  { width, height, light }: Grey,
  upright: boolean,
  lines: readonly number[],
  [from = 0, to = 0]: readonly number[],
): number {
  const [step, jump, length, depth] = upright ? [1, width, width, height] : [width, 1, height, width];
  // A picture may be cut off in the middle of the gap around the board.
  const least = -0.1 * (to - from);
  if (from < least || to > depth - least) return 0;
  const reach = reachOf(width, height);
  const [first, last] = RING.map((part) => Math.round(from + part * (to - from))) as [number, number];
  const near = 3;
  const crossing = lines.filter((line) => {
    let found = 0;
    for (let other = first; other <= last; other++) {
      let most = 0;
      for (let at = Math.round(line) - near; at <= Math.round(line) + near; at++) {
        if (at < reach || at + reach >= length) continue;
        const place = at * step + other * jump;
        most = Math.max(most, standsOut(light, place, reach * step));
      }
      if (most > MIN_LINE_CONTRAST) found += 1;
    }
    return found >= 0.8 * (last - first + 1);
  });
  return crossing.length / lines.length;
}

/** The distance from a line at which its two sides are compared with it. */
const reachOf = (width: number, height: number): number => Math.max(3, Math.round(Math.min(width, height) / 110));

/** How much darker or lighter a pixel is than the pixels on both sides. */
function standsOut(light: Float32Array, place: number, reach: number): number {
  const here = light[place] ?? 0;
  const [before, behind] = [light[place - reach] ?? 0, light[place + reach] ?? 0];
  return Math.max(Math.min(before, behind) - here, here - Math.max(before, behind), 0);
}

/** Where the edges of a board may be. */
interface Board {
  readonly wide: Frame;
  readonly high: Frame;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const EVERYWHERE: Range = { from: 0, to: Number.MAX_SAFE_INTEGER };
const within = ({ from, side }: Frame): Range => ({ from: from - 6, to: from + side + 6 });

/** Finds the number of rows and the edges that fit the lines best. `against`: the penalty for a line that is not on the grid. */
function bestGrid(
  { wide, high }: Board,
  across: readonly Line[],
  down: readonly Line[],
  against: number,
  sizes: readonly number[],
): Board & { size: number; score: number } {
  let best = { wide, high, size: MIN_FOUND_SIZE, score: 0 };
  for (const size of sizes.filter((one) => one >= MIN_FOUND_SIZE && wide.side / one >= 9)) {
    const [one, other] = [fit(across, wide, size), fit(down, high, size)];
    // Some lines may be missing, for example between squares of one region.
    const share = (one.found + other.found) / (2 * size + 2);
    const score = (one.on + other.on - against * (one.off + other.off)) * share ** 2;
    if (score > best.score) best = { wide: one.frame, high: other.frame, size, score };
  }
  return best;
}

/** Two lines that may be the edges of the board. */
interface Frame {
  readonly from: number;
  readonly side: number;
}

function framesOf(peaks: readonly Line[]): Frame[] {
  // The strongest lines may be the edges of a photograph, or rules of a page.
  const strengths = peaks.map(({ strength }) => strength).sort((one, other) => other - one);
  const strong = 0.3 * (strengths[4] ?? strengths[0] ?? 0);
  const edges = peaks.filter(({ strength }) => strength > strong).map(({ at }) => at);
  const whole = { from: peaks[0]?.at ?? 0, side: (peaks.at(-1)?.at ?? 0) - (peaks[0]?.at ?? 0) };
  const within = edges.flatMap((from, index) => edges.slice(index + 1).map((at) => ({ from, side: at - from })));
  return [whole, ...within].filter(({ side }) => side >= 9 * MIN_FOUND_SIZE);
}

const evenly = ({ from, side }: Frame, size: number): number[] =>
  Array.from({ length: size + 1 }, (_, line) => from + (line * side) / size);

/** How well lines fit a grid. */
interface Fit {
  /** The strength of the lines on the grid, and of the others. */
  readonly on: number;
  readonly off: number;
  /** How many lines of the grid were found. */
  readonly found: number;
  /** The edges that fit the lines best. */
  readonly frame: Frame;
}

/**
 * Measures how well the lines between two edges fit a grid. The outer line of a double frame is not an edge of the board, so the edges are
 * first moved to fit the inner lines.
 */
function fit(peaks: readonly Line[], frame: Frame, size: number): Fit {
  const moved = fitEdges(peaks, fitEdges(peaks, frame, size), size);
  const pitch = moved.side / size;
  const near = Math.max(2, 0.07 * pitch);
  const found = new Map<number, number>();
  let [on, off] = [0, 0];
  for (const { at, strength } of peaks) {
    if (at < frame.from - near || at > frame.from + frame.side + near) continue;
    const line = Math.round((at - moved.from) / pitch);
    const isEdge = (line === 0 && at <= frame.from + near) || (line === size && at >= frame.from + frame.side - near);
    if (Math.abs(at - moved.from - line * pitch) <= (isEdge ? 0.2 * pitch : near)) {
      on += strength;
      if (strength > 0 || isEdge)
        found.set(line, Math.max(found.get(line) ?? 0, strength > 0 ? 1 : PICTURE_EDGE_WEIGHT));
    } else if (at > moved.from && at < moved.from + moved.side) off += strength;
  }
  return { on, off, found: [...found.values()].reduce((sum, one) => sum + one, 0), frame: moved };
}

/** The edges moved to fit the lines between them, by least squares. */
function fitEdges(peaks: readonly Line[], { from, side }: Frame, size: number): Frame {
  const pitch = side / size;
  const near = Math.max(3, 0.12 * pitch);
  let [count, lines, squares, places, products] = [0, 0, 0, 0, 0];
  for (const { at } of peaks) {
    const line = Math.round((at - from) / pitch);
    if (line < 1 || line >= size || Math.abs(at - from - line * pitch) > near) continue;
    count += 1;
    lines += line;
    squares += line * line;
    places += at;
    products += line * at;
  }
  const spread = count * squares - lines * lines;
  if (count < MIN_FOUND_SIZE || spread === 0) return { from, side };
  const better = (count * products - lines * places) / spread;
  return { from: (places - better * lines) / count, side: better * size };
}

interface Line {
  readonly at: number;
  readonly strength: number;
}

/** Returns how clearly a line runs through each column (`across`) or each row of the picture. */
function profileOf({ width, height, ...marks }: Marks, across: boolean, span: Range, within: Range): Float64Array {
  const [length, depth, step, jump] = across ? [width, height, 1, width] : [height, width, width, 1];
  const marked = across ? marks.across : marks.down;
  // Shorter pieces belong to letters or to the pattern of a background.
  const shortest = Math.max(12, Math.round(Math.min(width, height) / 40));
  const profile = new Float64Array(length);
  const last = Math.min(length - 1, span.to);
  for (let at = Math.max(0, Math.floor(span.from)); at <= last; at++) {
    let [sum, run, piece] = [0, 0, 0];
    const from = Math.max(0, Math.floor(within.from));
    const to = Math.min(depth, within.to);
    for (let other = from; other <= to; other++) {
      const mark = other < to ? (marked[at * step + other * jump] ?? 0) : 0;
      if (mark > 0) {
        run += 1;
        piece += mark;
        continue;
      }
      if (run >= shortest) sum += piece;
      [run, piece] = [0, 0];
    }
    profile[at] = sum;
  }
  return profile;
}

/**
 * Returns the peaks of the profile that are not far below the strongest peaks. The edges of the picture are added with strength 0,
 * because a picture may be cropped to the board.
 */
function peaksOf(profile: Float64Array): Line[] {
  const smooth = profile.map(
    (_, at) => 0.25 * (profile[at - 1] ?? 0) + 0.5 * (profile[at] ?? 0) + 0.25 * (profile[at + 1] ?? 0),
  );
  const peaks: Line[] = [];
  smooth.forEach((strength, at) => {
    const around = smooth.slice(Math.max(0, at - 4), at + 5);
    if (strength > 0 && around.every((other) => other <= strength)) peaks.push({ at, strength });
  });
  peaks.sort((one, other) => other.strength - one.strength);
  const least = 0.06 * (peaks[Math.min(4, peaks.length - 1)]?.strength ?? 0);
  const score = peaks.filter(({ strength }, index) => index < 60 && strength >= least);
  const ends = [0, profile.length - 1].map((at) => ({ at, strength: 0 }));
  return [...score, ...ends].sort((one, other) => one.at - other.at);
}

/** Moves each line to the weighted mean of the marks near it. */
function refine(marks: Marks, { across, down }: Lines): Lines {
  const better = (lines: readonly number[], others: readonly number[], isAcross: boolean): number[] => {
    const profile = profileOf(marks, isAcross, EVERYWHERE, { from: others[0] ?? 0, to: others.at(-1) ?? 0 });
    const pitch = ((lines.at(-1) ?? 0) - (lines[0] ?? 0)) / (lines.length - 1);
    const reach = Math.max(2, Math.round(0.08 * pitch));
    return lines.map((line) => {
      let [sum, weighted] = [0, 0];
      for (let at = line - reach; at <= line + reach; at++) {
        const weight = (profile[at] ?? 0) ** 2;
        sum += weight;
        weighted += weight * at;
      }
      return sum > 0 ? weighted / sum : line;
    });
  };
  return { across: better(across, down, true), down: better(down, across, false) };
}

/** Divides the same board into another number of rows. */
export function divideEvenly({ across, down }: Lines, size: number): Lines {
  const frame = (lines: readonly number[]): Frame => {
    const [from = 0, to = 0] = [lines[0], lines.at(-1)];
    return { from, side: to - from };
  };
  return { across: evenly(frame(across), size), down: evenly(frame(down), size) };
}
