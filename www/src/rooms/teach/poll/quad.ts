// The four corners of what looks like a card: found from the outline of a blob, then moved to where dark turns to light.

import type { Hull } from './blobs';
import { brightness, type Grey, type Point } from './picture';

/** Clockwise, as the picture shows it. */
export type Quad = readonly [Point, Point, Point, Point];

/** The longest side is at most this many times the shortest: a card that is tilted further is not read. */
const MAX_SIDE_RATIO = 2.5;
/** The minimum share of the area of the outline that its four corners span. */
const MIN_SPANNED = 0.85;

/** The four corners of an outline; null if it does not have the shape of a card. */
export function quadOf(hull: Hull): Quad | null {
  const middle = meanOf(hull);
  const first = farthest(hull, (point) => distance(point, middle));
  const third = farthest(hull, (point) => distance(point, first));
  const second = farthest(hull, (point) => side(first, third, point));
  const fourth = farthest(hull, (point) => -side(first, third, point));
  if (side(first, third, second) <= 0 || side(first, third, fourth) >= 0) return null;
  const quad: Quad = [first, fourth, third, second];
  const sides = sidesOf(quad);
  const [least, most] = [Math.min(...sides), Math.max(...sides)];
  const fits = areaOf(quad) >= MIN_SPANNED * areaOf(hull);
  return least > 0 && most <= MAX_SIDE_RATIO * least && fits ? quad : null;
}

/** The same quad with its sides moved to the edges between dark and light; null if there are no edges nearby. */
export function sharpen(grey: Grey, quad: Quad): Quad | null {
  const lines: Line[] = [];
  for (let at = 0; at < 4; at++) {
    const line = edgeNear(grey, corner(quad, at), corner(quad, at + 1));
    if (!line) return null;
    lines.push(line);
  }
  const corners = lines.map((line, at) => intersection(lines[(at + 3) % 4] ?? line, line));
  const [first, second, third, fourth] = corners;
  if (!first || !second || !third || !fourth) return null;
  // A side that has moved far belongs to something else.
  const moved = Math.max(...corners.map((point, at) => (point ? distance(point, corner(quad, at)) : 0)));
  return moved > Math.max(3, Math.min(...sidesOf(quad)) * 0.25) ? null : [first, second, third, fourth];
}

/** The maximum angle of a card, in degrees. If it leans further, either of two sides may be the upper side. */
const MAX_LEAN = 40;

/** Returns the same corners, starting at the upper left; null if either of two sides could be the upper side. */
export function upright(quad: Quad): Quad | null {
  const [a, b, c, d] = quad;
  const turned: readonly Quad[] = [quad, [b, c, d, a], [c, d, a, b], [d, a, b, c]];
  const found = turned.find(([from, to, , below]) => {
    // The mean angle of the upper and the left side.
    const across = { x: to.x - from.x, y: to.y - from.y };
    const down = { x: below.x - from.x, y: below.y - from.y };
    const lean = Math.atan2(across.y - down.x, across.x + down.y);
    return (Math.abs(lean) * 180) / Math.PI <= MAX_LEAN;
  });
  return found ?? null;
}

interface Line {
  readonly point: Point;
  /** The direction of the line, as a vector of length 1. */
  readonly direction: Point;
}

/** The number of places on a side at which its edge is searched. */
const SAMPLES = 14;
/** How far from its expected position a side is searched for, as a fraction of its length. */
const SEARCH_RANGE = 0.12;

/** The line along which the picture turns from dark, inside, to light. */
function edgeNear(grey: Grey, from: Point, to: Point): Line | null {
  const length = distance(from, to);
  if (length < 8) return null;
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Clockwise, the outside is on the left.
  const out = { x: direction.y, y: -direction.x };
  const reach = Math.max(2.5, length * SEARCH_RANGE);
  const found: Point[] = [];
  for (let place = 0; place < SAMPLES; place++) {
    const along = (length * (place + 1.5)) / (SAMPLES + 2);
    const at = (off: number): Point => ({
      x: from.x + direction.x * along + out.x * off,
      y: from.y + direction.y * along + out.y * off,
    });
    let [best, steepest] = [0, 0];
    for (let off = -reach; off <= reach; off += 0.25) {
      const [inside, outside] = [at(off - 0.75), at(off + 0.75)];
      const rise = brightness(grey, outside.x, outside.y) - brightness(grey, inside.x, inside.y);
      if (rise <= steepest) continue;
      steepest = rise;
      best = off;
    }
    if (steepest > 8) found.push(at(best));
  }
  return lineThrough(found);
}

/** The line that fits the points best. Outliers are ignored. */
function lineThrough(points: readonly Point[]): Line | null {
  let inliers = points;
  for (let round = 0; ; round++) {
    if (inliers.length < SAMPLES / 2) return null;
    const point = meanOf(inliers);
    let [xx, xy, yy] = [0, 0, 0];
    for (const { x, y } of inliers) {
      xx += (x - point.x) ** 2;
      xy += (x - point.x) * (y - point.y);
      yy += (y - point.y) ** 2;
    }
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const line = { point, direction: { x: Math.cos(angle), y: Math.sin(angle) } };
    if (round === 2) return line;
    const offs = inliers.map((each) => Math.abs(distanceTo(line, each)));
    const limit = Math.max(0.6, 2 * (offs.toSorted((one, other) => one - other)[Math.floor(offs.length / 2)] ?? 0));
    inliers = inliers.filter((_, at) => (offs[at] ?? 0) <= limit);
  }
}

const distanceTo = ({ point, direction }: Line, { x, y }: Point): number =>
  (x - point.x) * direction.y - (y - point.y) * direction.x;

function intersection(one: Line, other: Line): Point | null {
  const slope = one.direction.x * other.direction.y - one.direction.y * other.direction.x;
  if (Math.abs(slope) < 0.2) return null;
  const along =
    ((other.point.x - one.point.x) * other.direction.y - (other.point.y - one.point.y) * other.direction.x) / slope;
  return { x: one.point.x + along * one.direction.x, y: one.point.y + along * one.direction.y };
}

/** Maps positions on the card, in a unit square, to positions in the picture. */
export function perspectiveOf([a, b, c, d]: Quad): (x: number, y: number) => Point {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  return (x, y) => {
    const far = g * x + h * y + 1;
    return {
      x: ((b.x - a.x + g * b.x) * x + (d.x - a.x + h * d.x) * y + a.x) / far,
      y: ((b.y - a.y + g * b.y) * x + (d.y - a.y + h * d.y) * y + a.y) / far,
    };
  };
}

export const middleOf = (quad: Quad): Point => meanOf(quad);
export const sidesOf = (quad: Quad): number[] => quad.map((point, at) => distance(point, corner(quad, at + 1)));

const corner = (quad: Quad, at: number): Point => quad[(at % 4) as 0 | 1 | 2 | 3];
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Positive if a point is to the right of the line from one point to the other, as the picture shows it. */
const side = (from: Point, to: Point, { x, y }: Point): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

function meanOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
  return Math.abs(twice) / 2;
}

function farthest(points: readonly Point[], far: (point: Point) => number): Point {
  let [best, most] = [points[0] ?? { x: 0, y: 0 }, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    const now = far(point);
    if (now > most) [best, most] = [point, now];
  }
  return best;
}
