// An animation as a GIF, a frame a call: painted, brought down to few colours, and written as what changed.

import type { GifEncoder, Palette } from 'gifenc';
import * as gifenc from 'gifenc';
import { paint, sizeOf } from '../../../board/picture/canvas';
import { LIGHT } from '../../../board/picture/inks';
import type { Frame } from '../../../engine/types';
import { framePicture, type Moving, STAY } from './moving';

/** Few inks and the blends at their edges. */
const COLOURS = 63;
/** The colour of what is as before. */
const CLEAR = COLOURS;

export class GifMaker {
  readonly #encoder: GifEncoder = gifenc.GIFEncoder();
  readonly #scale: number;
  readonly #width: number;
  readonly #height: number;
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #palette: Palette;
  /** The frame before, as it was painted, and the colours that were found for it. */
  #painting: Uint32Array | null = null;
  #index: Uint8Array | null = null;
  #made = 0;

  constructor(
    private readonly moving: Moving,
    private readonly frames: readonly Frame[],
    private readonly captions: readonly (readonly string[])[],
  ) {
    const picture = this.#picture(0);
    this.#scale = moving.size / picture.width;
    ({ width: this.#width, height: this.#height } = sizeOf(picture, this.#scale));
    const context = new OffscreenCanvas(this.#width, this.#height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    this.#context = context;
    this.#palette = this.#colours();
  }

  get made(): number {
    return this.#made;
  }

  get bytes(): number {
    return this.#encoder.bytesView().length;
  }

  /** Makes the next frame; true when that was the last. */
  next(): boolean {
    const at = this.#made;
    const last = at === this.frames.length - 1;
    this.#encoder.writeFrame(this.#changed(this.#painted(at)), this.#width, this.#height, {
      ...(at === 0 ? { palette: filled(this.#palette), repeat: this.moving.loop ? 0 : -1 } : {}),
      delay: last ? STAY : 1_000 / this.moving.speed,
      transparent: at > 0,
      transparentIndex: CLEAR,
      // The next frame is drawn over this one.
      dispose: 1,
    });
    this.#made += 1;
    if (last) this.#encoder.finish();
    return last;
  }

  file(): Blob {
    return new Blob([this.#encoder.bytes().slice()], { type: 'image/gif' });
  }

  #picture(at: number) {
    const frame = this.frames[at];
    if (!frame) throw new RangeError(`no frame ${at}`);
    return framePicture(this.moving, frame, this.captions[at] ?? []);
  }

  #painted(at: number): Uint8ClampedArray {
    paint(this.#context, this.#picture(at), LIGHT, this.#scale);
    return this.#context.getImageData(0, 0, this.#width, this.#height).data;
  }

  /** The colours of a frame. What is as before becomes clear: no colour is looked up for it, and it takes next to no room. */
  #changed(painted: Uint8ClampedArray): Uint8Array {
    const painting = new Uint32Array(painted.buffer);
    const [was, index] = [this.#painting, this.#index];
    this.#painting = painting;
    if (!was || !index) {
      this.#index = gifenc.applyPalette(painted, this.#palette);
      return this.#index;
    }
    const others = new Uint32Array(painting.length);
    let count = 0;
    for (let at = 0; at < painting.length; at++) if (painting[at] !== was[at]) others[count++] = painting[at] ?? 0;
    const found = gifenc.applyPalette(new Uint8Array(others.buffer, 0, 4 * count), this.#palette);
    const frame = new Uint8Array(painting.length).fill(CLEAR);
    for (let at = 0, next = 0; at < painting.length; at++) {
      if (painting[at] === was[at]) continue;
      const colour = found[next++] ?? 0;
      if (colour !== index[at]) frame[at] = colour;
      index[at] = colour;
    }
    return frame;
  }

  /** The colours of the first frame, of one in the middle and of the last. */
  #colours(): Palette {
    const last = this.frames.length - 1;
    const samples = [...new Set([0, last >> 1, last])].map((at) => this.#painted(at).slice());
    const together = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const sample of samples) {
      together.set(sample, at);
      at += sample.length;
    }
    return gifenc.quantize(together, COLOURS);
  }
}

/** The table that is written holds the clear colour, too. */
const filled = (palette: Palette): Palette =>
  Array.from({ length: COLOURS + 1 }, (_, at): Palette[number] => palette[at] ?? [0, 0, 0]);
