// A picture as pixels: its brightness, colours between pixels, and rotation.

/** Four bytes a pixel: red, green, blue and alpha, as in `ImageData`. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export type Colour = readonly [number, number, number];

/** The brightness of each pixel, from 0 to 255. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

export function greyOf({ width, height, data }: Pixels): Grey {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
    light[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, light };
}

/** Returns the colour at a point, interpolated between pixels. Outside the picture it is the colour of the nearest edge. */
export function colourAt({ width, height, data }: Pixels, x: number, y: number): Colour {
  const left = Math.min(width - 1, Math.max(0, x));
  const top = Math.min(height - 1, Math.max(0, y));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [across, down] = [left - column, top - row];
  const right = Math.min(width - 1, column + 1);
  const below = Math.min(height - 1, row + 1);
  const mixed = (channel: number): number => {
    const of = (at: number, line: number): number => data[4 * (line * width + at) + channel] ?? 0;
    const upper = of(column, row) * (1 - across) + of(right, row) * across;
    return upper * (1 - down) + (of(column, below) * (1 - across) + of(right, below) * across) * down;
  };
  return [mixed(0), mixed(1), mixed(2)];
}

export const lightOf = ([red, green, blue]: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** Rotates the picture around its middle, in radians. The size stays the same. */
export function turned(pixels: Pixels, angle: number): Pixels {
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(4 * width * height);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x - width / 2, y - height / 2];
      const colour = colourAt(pixels, width / 2 + right * cos - down * sin, height / 2 + right * sin + down * cos);
      data.set([...colour, 255], 4 * (y * width + x));
    }
  }
  return { width, height, data };
}

/** Returns the median. It sorts `values`. */
export function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}
