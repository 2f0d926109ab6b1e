// Dark blobs of a photograph: connected pixels that are darker than their surroundings, each with its outline.

import type { Grey, Point } from './picture';

/** The corners of the smallest convex shape around a blob. */
export type Hull = readonly Point[];

/** How much darker a pixel must be than the mean around it. */
const MIN_DARKNESS = 6;

/**
 * Finds the blobs of at least `least` pixels in width and height. `reach`: half the side of the square over which the
 * mean is taken; it should be wider than the strokes to be found.
 */
export function blobsIn(grey: Grey, reach: number, least: number): Hull[] {
  const dark = darkPixels(grey, reach);
  const hulls: Hull[] = [];
  const left = new Int32Array(grey.height);
  const right = new Int32Array(grey.height);
  const stack = new Int32Array(grey.width * grey.height);
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] === 0) continue;
    const { top, bottom, wide } = flood(dark, grey, start, { left, right, stack });
    const isLarge = bottom - top + 1 >= least && wide >= least;
    if (isLarge) hulls.push(hullOf(top, bottom, left, right));
  }
  return hulls;
}

/** 1 for each pixel that is darker than the mean around it. */
function darkPixels({ width, height, pixels }: Grey, reach: number): Uint8Array {
  // Sums of all pixels above and to the left of a corner.
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * (width + 1) + to] ?? 0) -
        (sums[bottom * (width + 1) + from] ?? 0) -
        (sums[top * (width + 1) + to] ?? 0) +
        (sums[top * (width + 1) + from] ?? 0);
      if (((pixels[y * width + x] ?? 0) + MIN_DARKNESS) * (bottom - top) * (to - from) < sum) dark[y * width + x] = 1;
    }
  }
  return dark;
}

interface Buffers {
  /** The first and the last pixel of the blob in each row. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** The pixels whose neighbours are still to be visited. */
  readonly stack: Int32Array;
}

/** Clears the pixels of a blob and returns its extent. */
function flood(
  dark: Uint8Array,
  { width, height }: Grey,
  start: number,
  { left, right, stack }: Buffers,
): { top: number; bottom: number; wide: number } {
  const top = Math.floor(start / width);
  let bottom = top - 1;
  let [least, most] = [width, 0];
  let count = 0;
  const push = (at: number): void => {
    if (dark[at] === 0) return;
    dark[at] = 0;
    stack[count++] = at;
  };
  push(start);
  while (count > 0) {
    const at = stack[--count] ?? 0;
    const y = Math.floor(at / width);
    const x = at - y * width;
    // The start is in the first row, and rows are visited one after the other.
    if (y > bottom) {
      bottom = y;
      left[y] = x;
      right[y] = x;
    }
    left[y] = Math.min(left[y] ?? x, x);
    right[y] = Math.max(right[y] ?? x, x);
    least = Math.min(least, x);
    most = Math.max(most, x);
    if (x > 0) push(at - 1);
    if (x < width - 1) push(at + 1);
    if (y > 0) push(at - width);
    if (y < height - 1) push(at + width);
  }
  return { top, bottom, wide: most - least + 1 };
}

/** The corners, clockwise: the right side from the top down, then the left side from the bottom up. */
function hullOf(top: number, bottom: number, left: Int32Array, right: Int32Array): Hull {
  const rights: Point[] = [];
  const lefts: Point[] = [];
  for (let y = top; y <= bottom; y++) {
    add(rights, { x: right[y] ?? 0, y }, 1);
    add(lefts, { x: left[y] ?? 0, y }, -1);
  }
  return [...rights, ...lefts.reverse()];
}

/** Adds a point to one side, and removes points that are then inside. */
function add(side: Point[], point: Point, sign: 1 | -1): void {
  for (;;) {
    const [one, other] = [side.at(-2), side.at(-1)];
    if (!one || !other) break;
    const turn = (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x);
    if (turn * sign > 0) break;
    side.pop();
  }
  side.push(point);
}
