// The lines of a grid in a picture: how far it is tilted, and where each line lies.

import type { Grey } from './pixels';

/** The places of the lines, in pixels: one more than there are squares. */
export interface Lines {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

const SMALLEST = 4;
const LARGEST = 24;
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

/** The grid of a picture that stands upright; null where there is none. */
export function linesOf(grey: Grey): Lines | null {
  const everything = { from: 0, to: Number.MAX_SAFE_INTEGER };
  const across = rowsOfLines(profileOf(grey, true, everything));
  const down = rowsOfLines(profileOf(grey, false, everything));
  let best: Lines | null = null;
  let strongest = 0;
  for (const one of across) {
    for (const other of down) {
      if (Math.abs(one.pitch - other.pitch) > 0.06 * one.pitch) continue;
      const count = Math.min(one.lines.length, other.lines.length);
      if (count <= SMALLEST || count > LARGEST + 1) continue;
      const [wide, high] = [strongestOf(one.lines, count), strongestOf(other.lines, count)];
      const strength = wide.strength + high.strength;
      if (strength <= strongest) continue;
      strongest = strength;
      best = { across: wide.lines, down: high.lines };
    }
  }
  return best && refined(grey, best);
}

interface Line {
  readonly at: number;
  readonly strength: number;
}

/** How far a line stands out of what lies on both its sides, from every row, or every column, of the picture. */
function profileOf(
  { width, height, light }: Grey,
  across: boolean,
  within: { from: number; to: number },
): Float64Array {
  const [length, depth, step, jump] = across ? [width, height, 1, width] : [height, width, width, 1];
  const reach = Math.max(3, Math.round(Math.min(width, height) / 110));
  const profile = new Float64Array(length);
  for (let at = reach; at + reach < length; at++) {
    let sum = 0;
    for (let other = Math.max(0, within.from); other < Math.min(depth, within.to); other++) {
      const place = at * step + other * jump;
      const [here, before, behind] = [
        light[place] ?? 0,
        light[place - reach * step] ?? 0,
        light[place + reach * step] ?? 0,
      ];
      const stands = Math.max(Math.min(before, behind) - here, here - Math.max(before, behind), 0);
      sum += Math.min(stands, 60);
    }
    profile[at] = sum;
  }
  return profile;
}

/** Lines at equal distances, every set of them that there is. */
function rowsOfLines(profile: Float64Array): { lines: Line[]; pitch: number }[] {
  const peaks = peaksOf(profile);
  const found: { lines: Line[]; pitch: number }[] = [];
  const known = new Set<string>();
  for (const [first, begin] of peaks.entries()) {
    for (const next of peaks.slice(first + 1)) {
      let pitch = next.at - begin.at;
      if (pitch < 9 || pitch > profile.length / (SMALLEST - 0.5)) continue;
      const lines = [begin];
      for (let last = begin; ; ) {
        const wanted: number = last.at + pitch;
        const near = peaks.filter(({ at }) => Math.abs(at - wanted) <= Math.max(2, 0.08 * pitch));
        const line = near.sort((one, other) => Math.abs(one.at - wanted) - Math.abs(other.at - wanted))[0];
        if (!line || line === last) break;
        lines.push(line);
        last = line;
        pitch = (line.at - begin.at) / (lines.length - 1);
      }
      const name = `${begin.at} ${lines.length} ${Math.round(pitch)}`;
      if (lines.length <= SMALLEST || known.has(name)) continue;
      known.add(name);
      found.push({ lines, pitch });
    }
  }
  const strength = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.strength, 0);
  return found.sort((one, other) => strength(other.lines) - strength(one.lines)).slice(0, 40);
}

/** Where the profile is highest, at least a fifth of what its strong lines are. */
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
  const least = 0.2 * (peaks[Math.min(4, peaks.length - 1)]?.strength ?? 0);
  return peaks.filter(({ strength }, index) => index < 80 && strength >= least).sort((one, other) => one.at - other.at);
}

function strongestOf(lines: readonly Line[], count: number): { lines: number[]; strength: number } {
  let best = { lines: [] as number[], strength: -1 };
  for (let from = 0; from + count <= lines.length; from++) {
    const part = lines.slice(from, from + count);
    // A line too many lies outside the board, and is weaker than those within.
    const strength = part.reduce((sum, line) => sum + line.strength, 0);
    if (strength > best.strength) best = { lines: part.map(({ at }) => at), strength };
  }
  return best;
}

/** Each line where it is strongest within the board. */
function refined(grey: Grey, { across, down }: Lines): Lines {
  const better = (lines: readonly number[], others: readonly number[], isAcross: boolean): number[] => {
    const profile = profileOf(grey, isAcross, { from: others[0] ?? 0, to: others.at(-1) ?? 0 });
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
