// The part of gifenc that is used here; the package brings no types of its own.

declare module 'gifenc' {
  export type Palette = [red: number, green: number, blue: number][];

  export interface GifEncoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        /** Bits of a colour; by default 8. */
        colorDepth?: number;
        /** In milliseconds. */
        delay?: number;
        /** 0: for ever, -1: once. */
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
    bytesView(): Uint8Array;
  }

  export function GIFEncoder(): GifEncoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Palette;
  export function nearestColorIndex(palette: Palette, colour: readonly [number, number, number]): number;
}
