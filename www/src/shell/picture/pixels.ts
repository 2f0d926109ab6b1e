// A picture as pixels: made smaller, turned upright, looked at along lines.

/** Four bytes a pixel: red, green, blue, and how solid it is. As `ImageData`. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export type Colour = readonly [number, number, number];

/** How bright each pixel is, from 0 to 255. */
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

/** The colour of a place between pixels. Outside the picture, that of its edge. */
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

/** The picture turned by an angle around its middle, in a frame of the same size. */
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

/** The middle one of several numbers. */
export function middle(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}
