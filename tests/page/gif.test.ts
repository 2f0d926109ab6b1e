// An animation, read by an independent library: every frame is right, although only changes are written.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { GifReader } from 'omggif';
import { GifFile } from '../../www/src/rooms/share/save/gif-file';
import { numbers } from '../engine/random';

const [WIDTH, HEIGHT] = [40, 30];
const COLOURS: [number, number, number][] = [
  [255, 255, 255],
  [0, 0, 0],
  [200, 30, 30],
  [20, 60, 220],
];
const pixelOf = ([red, green, blue]: [number, number, number]): number =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** Paintings that each change a few pixels of a rectangle; every fifth changes nothing. */
function paintings(count: number): Uint32Array[] {
  const random = numbers(18);
  const found = [new Uint32Array(WIDTH * HEIGHT).fill(pixelOf([255, 255, 255]))];
  while (found.length < count) {
    const next = (found.at(-1) as Uint32Array).slice();
    const [left, top] = [random(WIDTH), random(HEIGHT)];
    for (let pixels = found.length % 5 === 0 ? 0 : random(60); pixels > 0; pixels--) {
      const column = left + random(WIDTH - left);
      const row = top + random(HEIGHT - top);
      next[row * WIDTH + column] = pixelOf(COLOURS[random(COLOURS.length)] ?? [0, 0, 0]);
    }
    found.push(next);
  }
  return found;
}

test('every frame of a GIF is right, and no larger than its changes', () => {
  const painted = paintings(60);
  // An import of this library in Node lacks the names of its functions.
  const library = createRequire(import.meta.url)('gifenc') as typeof import('gifenc');
  const file = new GifFile(WIDTH, HEIGHT, COLOURS, true, library);
  for (const painting of painted) file.add(painting, 40);
  const gif = new GifReader(file.finish());
  assert.deepEqual([gif.numFrames(), gif.width, gif.height, gif.loopCount()], [60, WIDTH, HEIGHT, 0]);
  const seen = new Uint8Array(4 * WIDTH * HEIGHT);
  painted.forEach((painting, at) => {
    gif.decodeAndBlitFrameRGBA(at, seen);
    assert.deepEqual(new Uint32Array(seen.buffer.slice(0)), painting, `frame ${at}`);
    const { x, y, width, height, delay } = gif.frameInfo(at);
    assert.equal(delay, 4);
    if (at === 0) return;
    const before = painted[at - 1] as Uint32Array;
    const changed = [...painting.keys()].filter((pixel) => painting[pixel] !== before[pixel]);
    const columns = changed.map((pixel) => pixel % WIDTH);
    const rows = changed.map((pixel) => Math.floor(pixel / WIDTH));
    const side = (of: number[]): number => (of.length === 0 ? 1 : Math.max(...of) - Math.min(...of) + 1);
    assert.deepEqual([width, height], [side(columns), side(rows)], `frame ${at}`);
    if (changed.length > 0) assert.deepEqual([x, y], [Math.min(...columns), Math.min(...rows)], `frame ${at}`);
  });
});
