// The lines of a grid in a picture: how far it is tilted, and where each line lies.

import type { Grey } from './pixels';

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
export function linesOf(grey: Grey, wanted?: number): Lines | null {
  // Without a frame, the outer squares are added below.
  const sizes = wanted === undefined ? SIZES : [wanted - 2, wanted];
  const across = peaksOf(profileOf(grey, true, EVERYWHERE, EVERYWHERE));
  const down = peaksOf(profileOf(grey, false, EVERYWHERE, EVERYWHERE));
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
    const { size, clear } = clearest(
      board,
      peaksOf(profileOf(grey, true, columns, rows)),
      peaksOf(profileOf(grey, false, rows, columns)),
      2,
      sizes,
    );
    if (clear <= most) continue;
    most = clear;
    best = { across: evenly(wide, size), down: evenly(high, size) };
  }
  const isWhole = best?.across.length === (wanted ?? 0) + 1;
  const wide = best && (isWhole ? best : widened(grey, best, wanted !== undefined));
  return wide && wide.across.length > SMALLEST ? refined(grey, wide) : null;
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

/** The number of rows that fits best between the edges. `against`: the weight of a line outside the grid. */
function clearest(
  { wide, high }: Board,
  across: readonly Line[],
  down: readonly Line[],
  against: number,
  sizes: readonly number[],
): { size: number; clear: number } {
  let best = { size: FEWEST_FOUND, clear: 0 };
  for (const size of sizes.filter((one) => one >= FEWEST_FOUND && wide.side / one >= 9)) {
    const [one, other] = [fit(across, wide, size), fit(down, high, size)];
    // A line that no wall follows may be missing.
    const there = (one.met + other.met) / (2 * size + 2);
    const clear = (one.on + other.on - against * (one.off + other.off)) * there ** 3;
    if (clear > best.clear) best = { size, clear };
  }
  return best;
}

/** Two lines that may be the edges of the board. */
interface Frame {
  readonly from: number;
  readonly side: number;
}

function framesOf(peaks: readonly Line[]): Frame[] {
  const strongest = Math.max(...peaks.map(({ strength }) => strength), 0);
  const edges = peaks.filter(({ strength }) => strength > 0.3 * strongest);
  return edges.flatMap(({ at: from }, index) =>
    edges.slice(index + 1).flatMap(({ at }) => (at - from >= 9 * FEWEST_FOUND ? [{ from, side: at - from }] : [])),
  );
}

const evenly = ({ from, side }: Frame, size: number): number[] =>
  Array.from({ length: size + 1 }, (_, line) => from + (line * side) / size);

/**
 * How well the lines between two edges fit a grid: the weight on it, the weight beside it, and how many of its lines
 * exist.
 */
function fit(peaks: readonly Line[], { from, side }: Frame, size: number): { on: number; off: number; met: number } {
  const pitch = side / size;
  const near = Math.max(2, 0.07 * pitch);
  const met = new Set<number>();
  let [on, off] = [0, 0];
  for (const { at, strength } of peaks) {
    if (at < from - near || at > from + side + near) continue;
    const line = Math.round((at - from) / pitch);
    if (Math.abs(at - from - line * pitch) <= near) {
      on += strength;
      met.add(line);
    } else if (at > from && at < from + side) off += strength;
  }
  return { on, off, met: met.size };
}

interface Line {
  readonly at: number;
  readonly strength: number;
}

/** How much a line differs from both its sides, from every row, or every column, of the picture. */
function profileOf({ width, height, light }: Grey, across: boolean, span: Range, within: Range): Float64Array {
  const [length, depth, step, jump] = across ? [width, height, 1, width] : [height, width, width, 1];
  const reach = reachOf(width, height);
  // Shorter pieces of a line are letters, or the pattern of a ground.
  const shortest = Math.max(12, Math.round(Math.min(width, height) / 40));
  const profile = new Float64Array(length);
  const last = Math.min(length - reach - 1, span.to);
  for (let at = Math.max(reach, span.from); at <= last; at++) {
    let [sum, run, piece] = [0, 0, 0];
    const from = Math.max(0, Math.floor(within.from));
    const to = Math.min(depth, within.to);
    for (let other = from; other <= to; other++) {
      const place = at * step + other * jump;
      const stands = standsOut(light, place, reach * step);
      if (other < to && stands > FAINT) {
        run += 1;
        piece += Math.min(stands, 60);
        continue;
      }
      if (run >= shortest) sum += piece;
      [run, piece] = [0, 0];
    }
    profile[at] = sum;
  }
  return profile;
}

/** The peaks of the profile that are not far below its strongest lines. */
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
  return peaks.filter(({ strength }, index) => index < 60 && strength >= least).sort((one, other) => one.at - other.at);
}

/** Moves each line to its strongest place within the board. */
function refined(grey: Grey, { across, down }: Lines): Lines {
  const better = (lines: readonly number[], others: readonly number[], isAcross: boolean): number[] => {
    const profile = profileOf(grey, isAcross, EVERYWHERE, { from: others[0] ?? 0, to: others.at(-1) ?? 0 });
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
