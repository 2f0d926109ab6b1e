// Writes a GIF: the first painting as a whole, then for each further painting the rectangle that changed.

import type { GifEncoder, Palette } from 'gifenc';
import * as gifenc from 'gifenc';

/** The number of colours: a few inks and the blends at their edges. */
export const COLOURS = 63;
/** The colour of unchanged pixels. */
const CLEAR_COLOUR = COLOURS;
/** The number of bits of a colour index, including the index of the clear colour. */
const DEPTH = 6;
/**
 * The offset in a frame of its distances from the left and from the top, after its delay and its first byte.
 */
const POSITION_OFFSET = 9;

/** A part of a painting, its colours row by row. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly index: Uint8Array;
}

export class GifFile {
  readonly #encoder: GifEncoder;
  /** The cached colours, by pixel. */
  readonly #found = new Map<number, number>();
  /** The previous painting, and its colours. */
  #painting: Uint32Array | null = null;
  readonly #index: Uint8Array;

  /** Creates a file for paintings of this size, in at most `COLOURS` colours. `library`: gifenc, which tests import in another way. */
  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly palette: Palette,
    private readonly loop: boolean,
    private readonly library: Pick<typeof gifenc, 'GIFEncoder' | 'nearestColorIndex'> = gifenc,
  ) {
    this.#encoder = library.GIFEncoder();
    this.#index = new Uint8Array(width * height);
  }

  get bytes(): number {
    return this.#encoder.bytesView().length;
  }

  /** Adds a painting, which is shown for this many milliseconds. */
  add(painting: Uint32Array, delay: number): void {
    const was = this.#painting;
    const { left, top, width, height, index } = was ? this.#changedPart(was, painting) : this.#wholePart(painting);
    this.#painting = painting;
    const start = this.bytes;
    this.#encoder.writeFrame(index, width, height, {
      ...(was ? {} : { palette: fillPalette(this.palette), repeat: this.loop ? 0 : -1 }),
      colorDepth: DEPTH,
      delay,
      transparent: was !== null,
      transparentIndex: CLEAR_COLOUR,
      // The next frame is drawn over this one.
      dispose: 1,
    });
    // The encoder writes every frame at the corner; its real place is inserted afterwards.
    if (was) writePosition(this.#encoder.bytesView().subarray(start), left, top);
  }

  /** Returns all bytes and ends the file. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#encoder.finish();
    return new Uint8Array(this.#encoder.bytes());
  }

  #wholePart(painting: Uint32Array): Part {
    const { width, height } = this;
    for (let at = 0; at < painting.length; at++) this.#index[at] = this.#colourOf(painting[at] ?? 0);
    return { left: 0, top: 0, width, height, index: this.#index.slice() };
  }

  /** Pixels that did not change within the rectangle are transparent: that compresses well. */
  #changedPart(was: Uint32Array, painting: Uint32Array): Part {
    const { left, top, right, bottom } = boundsOf(was, painting, this.width);
    const [width, height] = [right - left, bottom - top];
    const index = new Uint8Array(width * height).fill(CLEAR_COLOUR);
    for (let row = 0; row < height; row++) {
      const from = (top + row) * this.width + left;
      for (let column = 0; column < width; column++) {
        const at = from + column;
        if (painting[at] === was[at]) continue;
        const colour = this.#colourOf(painting[at] ?? 0);
        if (colour !== this.#index[at]) index[row * width + column] = colour;
        this.#index[at] = colour;
      }
    }
    return { left, top, width, height, index };
  }

  #colourOf(pixel: number): number {
    // Without alpha, a pixel is a small integer, which is faster to look up.
    const [red, green, blue] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
    const opaque = pixel & 0xff_ffff;
    const known = this.#found.get(opaque);
    if (known !== undefined) return known;
    const colour = this.library.nearestColorIndex(this.palette, [red, green, blue]);
    this.#found.set(opaque, colour);
    return colour;
  }
}

/** The smallest rectangle around all changes; one pixel if there are no changes. */
function boundsOf(one: Uint32Array, other: Uint32Array, width: number) {
  let first = 0;
  let last = one.length - 1;
  while (first < last && one[first] === other[first]) first++;
  while (last > first && one[last] === other[last]) last--;
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width) + 1];
  let [left, right] = [first % width, (first % width) + 1];
  for (let row = top; row < bottom; row++) {
    const start = row * width;
    for (let column = 0; column < left; column++) if (one[start + column] !== other[start + column]) left = column;
    for (let column = width - 1; column >= right; column--)
      if (one[start + column] !== other[start + column]) right = column + 1;
  }
  return { left, top, right, bottom };
}

/** Writes the place of a frame into its bytes. */
function writePosition(frame: Uint8Array, left: number, top: number): void {
  const view = new DataView(frame.buffer, frame.byteOffset + POSITION_OFFSET);
  view.setUint16(0, left, true);
  view.setUint16(2, top, true);
}

/** Adds the transparent colour to the palette. */
const fillPalette = (palette: Palette): Palette =>
  Array.from({ length: COLOURS + 1 }, (_, at): Palette[number] => palette[at] ?? [0, 0, 0]);
