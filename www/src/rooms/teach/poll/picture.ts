// A greyscale photograph, from which cards are read.

export interface Grey {
  readonly width: number;
  readonly height: number;
  /** From 0, black, to 255, row by row. */
  readonly pixels: Uint8Array;
}

/** `data`: red, green, blue and opacity of each pixel. */
export function greyOf(data: Uint8ClampedArray, width: number, height: number): Grey {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    pixels[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, pixels };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The brightness between pixels; outside the picture, the brightness of its edge. Whole coordinates are the centres
 * of pixels.
 */
export function brightness({ width, height, pixels }: Grey, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const right = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const at = top * width + left;
  const above = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const below = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}
