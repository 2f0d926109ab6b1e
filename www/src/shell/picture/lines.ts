// The lines of a grid in a picture: how far it is tilted, and where each line lies.

import { type Grey, greyOf, type Pixels } from './pixels';

/** The places of the lines, in pixels: one more than there are squares. */
export interface Lines {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

export const SMALLEST = 4;
/** On a board without a frame, the lines between squares are found first. */
const FEWEST_FOUND = SMALLEST - 1;
export const LARGEST = 24;
/** So many places where the board could be are examined closely. */
const LOOKED_AT = 24;
/** A smaller difference from both sides does not count as a line. */
const FAINT = 10;
/** A smaller change of colour does not count as an edge. */
const PALE = 24;
/** The end of a picture counts so much as a line. */
const END = 0.9;
/** A clear line counts no more than this. */
const CLEAR = 60;
/** A picture is tilted by so much at most, in degrees. */
const TILT = 5;

/** The angle by which the picture is tilted, in radians: the one at which its edges fall together best. */
export function tiltOf(grey: Grey): number {
  const edges = edgesOf(grey);
  let best = 0;
  let sharpest = -1;
  const look = (degrees: number): void => {
    const sharp = sharpness(edges, grey, (degrees * Math.PI) / 180);
    if (sharp > sharpest) [sharpest, best] = [sharp, degrees];
  };
  for (let degrees = -TILT; degrees <= TILT; degrees += 0.25) look(degrees);
  const around = best;
  for (let step = -4; step <= 4; step++) look(around + 0.05 * step);
  return (best * Math.PI) / 180;
}

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly lies: boolean;
}

/** Places where light changes much in one direction and hardly in the other. */
function edgesOf({ width, height, light }: Grey): Edge[] {
  const edges: Edge[] = [];
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const across = Math.abs((light[at + 1] ?? 0) - (light[at - 1] ?? 0));
      const down = Math.abs((light[at + width] ?? 0) - (light[at - width] ?? 0));
      if (down > 24 && down > 2 * across) edges.push({ x, y, lies: true });
      else if (across > 24 && across > 2 * down) edges.push({ x, y, lies: false });
    }
  }
  const every = Math.ceil(edges.length / 40_000);
  return edges.filter((_, index) => index % every === 0);
}

function sharpness(edges: readonly Edge[], { width, height }: Grey, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = new Float64Array(2 * (width + height));
  const columns = new Float64Array(2 * (width + height));
  for (const { x, y, lies } of edges) {
    const bins = lies ? rows : columns;
    const place = Math.round(lies ? y * cos - x * sin : x * cos + y * sin) + width;
    bins[place] = (bins[place] ?? 0) + 1;
  }
  const squares = (bins: Float64Array): number => bins.reduce((sum, count) => sum + count * count, 0);
  return squares(rows) + squares(columns);
}

const SIZES = Array.from({ length: LARGEST - FEWEST_FOUND + 1 }, (_, index) => FEWEST_FOUND + index);

/** Finds the grid of an upright picture; null if it has no grid. `wanted`: its number of rows, if a person has said it. */
export function linesOf(pixels: Pixels, wanted?: number): Lines | null {
  // Without a frame, the outer squares are added below.
  const sizes = wanted === undefined ? SIZES : [wanted - 2, wanted];
  const marks = marksOf(pixels);
  const across = peaksOf(profileOf(marks, true, EVERYWHERE, EVERYWHERE));
  const down = peaksOf(profileOf(marks, false, EVERYWHERE, EVERYWHERE));
  const boards: (Board & { readonly clear: number })[] = [];
  for (const wide of framesOf(across)) {
    for (const high of framesOf(down)) {
      if (Math.abs(wide.side - high.side) > Math.max(3, 0.025 * wide.side)) continue;
      // So far, other things in the picture beside the board count little.
      boards.push({ wide, high, clear: clearest({ wide, high }, across, down, 0.3, sizes).clear });
    }
  }
  boards.sort((one, other) => other.clear - one.clear);
  let best: Lines | null = null;
  let most = 0;
  for (const board of boards.slice(0, LOOKED_AT)) {
    const { wide, high } = board;
    const [columns, rows] = [within(wide), within(high)];
    const inside = [
      peaksOf(profileOf(marks, true, columns, rows)),
      peaksOf(profileOf(marks, false, rows, columns)),
    ] as const;
    const fitted = clearest(board, ...inside, 2, sizes);
    if (fitted.clear <= most) continue;
    most = fitted.clear;
    best = { across: evenly(fitted.wide, fitted.size), down: evenly(fitted.high, fitted.size) };
  }
  const isWhole = best?.across.length === (wanted ?? 0) + 1;
  const grey = greyOf(pixels);
  const wide = best && (isWhole ? best : widened(grey, best, wanted !== undefined));
  return wide && wide.across.length > SMALLEST ? refined(marks, wide) : null;
}

/** How clearly a line, or an edge between two colours, runs through each pixel: upright, and lying. */
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
  const changed = (one: number, other: number): number => {
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
      const edge = changed(place - step, place + step);
      marks[place] = Math.min(CLEAR, Math.max(line > FAINT ? line : 0, edge > PALE ? edge / 2 : 0));
    }
    return marks;
  };
  return { width, height, across: along(1), down: along(width) };
}

/** Where a line crosses the ring around a board, it is searched for in the middle of that ring. */
const RING = [0.25, 0.75] as const;
/** So many of the crossings on each side show a line. */
const CROSSED = 0.6;

/**
 * The grid with the squares around it, if its lines go on there. Boards of tiles have gaps between them and no frame around them, so
 * that their outermost lines are the first gaps. `isSure`: a person has said so.
 */
function widened(grey: Grey, lines: Lines, isSure: boolean): Lines {
  const wider = (each: readonly number[]): number[] => {
    const pitch = ((each.at(-1) ?? 0) - (each[0] ?? 0)) / (each.length - 1);
    return [(each[0] ?? 0) - pitch, ...each, (each.at(-1) ?? 0) + pitch];
  };
  const across = wider(lines.across);
  const down = wider(lines.down);
  if (across.length - 1 > LARGEST) return lines;
  if (isSure) return { across, down };
  const sides = [
    crossed(grey, true, lines.across, down.slice(0, 2)),
    crossed(grey, true, lines.across, down.slice(-2)),
    crossed(grey, false, lines.down, across.slice(0, 2)),
    crossed(grey, false, lines.down, across.slice(-2)),
  ];
  return sides.every((share) => share >= CROSSED) ? { across, down } : lines;
}

/**
 * The share of lines that continue between two places. `upright`: the lines are upright, and the places are above each
 * other.
 */
function crossed(
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
  const going = lines.filter((line) => {
    let met = 0;
    for (let other = first; other <= last; other++) {
      let most = 0;
      for (let at = Math.round(line) - near; at <= Math.round(line) + near; at++) {
        if (at < reach || at + reach >= length) continue;
        const place = at * step + other * jump;
        most = Math.max(most, standsOut(light, place, reach * step));
      }
      if (most > FAINT) met += 1;
    }
    return met >= 0.8 * (last - first + 1);
  });
  return going.length / lines.length;
}

/** How far from a line its two sides are examined. */
const reachOf = (width: number, height: number): number => Math.max(3, Math.round(Math.min(width, height) / 110));

/** How much darker, or lighter, a place is than both its sides. */
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

/** The number of rows that fits best between the edges, with the edges that fit its lines. `against`: the weight of a line outside the grid. */
function clearest(
  { wide, high }: Board,
  across: readonly Line[],
  down: readonly Line[],
  against: number,
  sizes: readonly number[],
): Board & { size: number; clear: number } {
  let best = { wide, high, size: FEWEST_FOUND, clear: 0 };
  for (const size of sizes.filter((one) => one >= FEWEST_FOUND && wide.side / one >= 9)) {
    const [one, other] = [fit(across, wide, size), fit(down, high, size)];
    // A line that no wall follows may be missing.
    const there = (one.met + other.met) / (2 * size + 2);
    const clear = (one.on + other.on - against * (one.off + other.off)) * there ** 2;
    if (clear > best.clear) best = { wide: one.frame, high: other.frame, size, clear };
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
  return [whole, ...within].filter(({ side }) => side >= 9 * FEWEST_FOUND);
}

const evenly = ({ from, side }: Frame, size: number): number[] =>
  Array.from({ length: size + 1 }, (_, line) => from + (line * side) / size);

/** How well lines fit a grid. */
interface Fit {
  /** The weight on the grid, and the weight beside it. */
  readonly on: number;
  readonly off: number;
  /** How many lines of the grid exist. */
  readonly met: number;
  /** The edges that fit the lines best. */
  readonly frame: Frame;
}

/**
 * How well the lines between two edges fit a grid. A double frame has its outer line beside the board: so the edges are first moved to
 * where the lines within the board want them.
 */
function fit(peaks: readonly Line[], frame: Frame, size: number): Fit {
  const moved = movedTo(peaks, movedTo(peaks, frame, size), size);
  const pitch = moved.side / size;
  const near = Math.max(2, 0.07 * pitch);
  const met = new Map<number, number>();
  let [on, off] = [0, 0];
  for (const { at, strength } of peaks) {
    if (at < frame.from - near || at > frame.from + frame.side + near) continue;
    const line = Math.round((at - moved.from) / pitch);
    const isEdge = (line === 0 && at <= frame.from + near) || (line === size && at >= frame.from + frame.side - near);
    if (Math.abs(at - moved.from - line * pitch) <= (isEdge ? 0.2 * pitch : near)) {
      on += strength;
      if (strength > 0 || isEdge) met.set(line, Math.max(met.get(line) ?? 0, strength > 0 ? 1 : END));
    } else if (at > moved.from && at < moved.from + moved.side) off += strength;
  }
  return { on, off, met: [...met.values()].reduce((sum, one) => sum + one, 0), frame: moved };
}

/** The edges moved to fit the lines between them, by least squares. */
function movedTo(peaks: readonly Line[], { from, side }: Frame, size: number): Frame {
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
  if (count < FEWEST_FOUND || spread === 0) return { from, side };
  const better = (count * products - lines * places) / spread;
  return { from: (places - better * lines) / count, side: better * size };
}

interface Line {
  readonly at: number;
  readonly strength: number;
}

/** How clearly a line runs through every row, or every column, of the picture. */
function profileOf({ width, height, ...marks }: Marks, across: boolean, span: Range, within: Range): Float64Array {
  const [length, depth, step, jump] = across ? [width, height, 1, width] : [height, width, width, 1];
  const marked = across ? marks.across : marks.down;
  // Shorter pieces of a line are letters, or the pattern of a ground.
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
 * The peaks of the profile that are not far below its strongest lines. A picture may be cut off where the board ends: so its edges are
 * lines, of no weight.
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
  const clear = peaks.filter(({ strength }, index) => index < 60 && strength >= least);
  const ends = [0, profile.length - 1].map((at) => ({ at, strength: 0 }));
  return [...clear, ...ends].sort((one, other) => one.at - other.at);
}

/** Moves each line to its strongest place within the board. */
function refined(marks: Marks, { across, down }: Lines): Lines {
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

/** The same board with another number of rows. */
export function divided({ across, down }: Lines, size: number): Lines {
  const frame = (lines: readonly number[]): Frame => {
    const [from = 0, to = 0] = [lines[0], lines.at(-1)];
    return { from, side: to - from };
  };
  return { across: evenly(frame(across), size), down: evenly(frame(down), size) };
}
