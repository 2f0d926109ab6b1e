// An animation as a GIF. Each call paints a frame and adds it to the file.

import type { Palette } from 'gifenc';
import * as gifenc from 'gifenc';
import { paint, sizeOf } from '../../../board/picture/canvas';
import { LIGHT } from '../../../board/picture/inks';
import { type AnimationContent, framePicture, LAST_FRAME_TIME, type SavedFrame } from './animation';
import { COLOURS, GifFile } from './gif-file';

export class GifMaker {
  readonly #file: GifFile;
  readonly #scale: number;
  readonly #width: number;
  readonly #height: number;
  readonly #context: OffscreenCanvasRenderingContext2D;
  #made = 0;

  constructor(
    private readonly content: AnimationContent,
    private readonly frames: readonly SavedFrame[],
    private readonly captions: readonly (readonly string[])[],
  ) {
    const picture = this.#picture(0);
    this.#scale = content.size / picture.width;
    ({ width: this.#width, height: this.#height } = sizeOf(picture, this.#scale));
    const context = new OffscreenCanvas(this.#width, this.#height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    this.#context = context;
    this.#file = new GifFile(this.#width, this.#height, this.#colours(), content.loop);
  }

  get made(): number {
    return this.#made;
  }

  get bytes(): number {
    return this.#file.bytes;
  }

  /** Makes the next frame. Returns true if it was the last. */
  next(): boolean {
    const at = this.#made;
    const last = at === this.frames.length - 1;
    const painted = this.#painted(at);
    this.#file.add(new Uint32Array(painted.buffer), last ? LAST_FRAME_TIME : 1_000 / this.content.speed);
    this.#made += 1;
    return last;
  }

  file(): Blob {
    return new Blob([this.#file.finish()], { type: 'image/gif' });
  }

  #picture(at: number) {
    const frame = this.frames[at];
    if (!frame) throw new RangeError(`no frame ${at}`);
    return framePicture(this.content, frame, this.captions[at] ?? []);
  }

  #painted(at: number): Uint8ClampedArray {
    paint(this.#context, this.#picture(at), LIGHT, this.#scale);
    return this.#context.getImageData(0, 0, this.#width, this.#height).data;
  }

  /** The colours of the first frame, of a frame in the middle and of the last frame. */
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
