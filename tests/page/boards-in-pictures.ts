// Draws boards like those of pages and books, without a browser: with or without lines, cropped, scaled, blurred and with noise.
import { numbersBy } from '../../www/src/kernel/random';
import type { Pixels } from '../../www/src/shell/picture/pixels';

type Colour = readonly [number, number, number];

/**
 * `page` looks like a board of Play, with lines only between regions and a double frame. `bare` is the same without a frame. `lines` has
 * thin lines between squares and thick lines between regions. `tiles` has gaps between squares.
 */
export type Look = 'page' | 'bare' | 'lines' | 'tiles';

export interface PictureStyle {
  readonly look: Look;
  readonly theme: 'light' | 'dark';
  /** The side of a square, in pixels. */
  readonly square: number;
  /** The margin around the board, in squares; zero for a picture that ends where the board ends. */
  readonly margin: number;
  /** Blur in pixels, and noise. */
  readonly blur: number;
  readonly noise: number;
}

const THEMES = {
  light: { ground: [246, 247, 248], ink: [17, 24, 32], mix: 1 },
  dark: { ground: [14, 20, 23], ink: [160, 170, 178], mix: 0.6 },
} as const;

const COLOURS: readonly Colour[] = [
  ...([
    [170, 205, 240],
    [245, 221, 133],
    [166, 223, 190],
    [243, 178, 200],
    [203, 188, 238],
    [203, 207, 210],
    [238, 195, 155],
  ] as const),
  ...([
    [160, 216, 224],
    [215, 227, 150],
    [230, 180, 232],
    [240, 167, 148],
    [134, 183, 177],
    [230, 218, 198],
    [190, 160, 140],
  ] as const),
];

/** Draws a board. `regions` has the region of each square. */
export function pictureOf(regions: readonly number[], style: PictureStyle): Pixels {
  const size = Math.sqrt(regions.length);
  const { square, margin, blur, noise } = style;
  const side = Math.round((size + 2 * margin) * square);
  const random = numbersBy(size * 1_000 + Math.round(square));
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      // Four points of a pixel, or nine of a blurred one.
      const reach = Math.max(0.25, blur);
      const offsets = blur > 0.25 ? [-reach, 0, reach] : [-reach, reach];
      const sum: [number, number, number] = [0, 0, 0];
      for (const down of offsets)
        for (const right of offsets) {
          const colour = colourAt(
            regions,
            size,
            style,
            (x + 0.5 + right) / square - margin,
            (y + 0.5 + down) / square - margin,
          );
          colour.forEach((part, channel) => {
            sum[channel as 0] += part / offsets.length ** 2;
          });
        }
      const grain = noise * (random() + random() - 1);
      data.set([...sum.map((part) => part + grain), 255], 4 * (y * side + x));
    }
  return { width: side, height: side, data };
}

/** The colour of a place, in squares from the corner of the board. */
function colourAt(
  regions: readonly number[],
  size: number,
  { look, theme, square }: PictureStyle,
  x: number,
  y: number,
): Colour {
  const { ground, ink, mix } = THEMES[theme];
  const outside = Math.max(-x, -y, x - size, y - size);
  if (outside > 0) {
    const isFrame = look === 'page' && ((outside > 3 / square && outside < 5 / square) || outside < 1 / square);
    return isFrame || (look === 'lines' && outside < 2 / square) ? ink : ground;
  }
  const [row, column] = [Math.min(size - 1, Math.floor(y)), Math.min(size - 1, Math.floor(x))];
  const at = (down: number, right: number): number | undefined =>
    down < 0 || right < 0 || down >= size || right >= size ? undefined : regions[down * size + right];
  const region = at(row, column) ?? 0;
  const [acrossBy, downBy] = [x - column < 0.5 ? -1 : 1, y - row < 0.5 ? -1 : 1];
  const edges = [
    { off: Math.min(x - column, column + 1 - x), other: at(row, column + acrossBy) },
    { off: Math.min(y - row, row + 1 - y), other: at(row + downBy, column) },
  ];
  if (look === 'tiles') return edges.some(({ off }) => off < 0.035) ? ground : tint(region, mix);
  const [thin, thick] = [Math.max(0.5, square / 80) / square, Math.max(1, square / 28) / square];
  const isBorder = edges.some(({ off, other }) => other !== undefined && other !== region && off < thick);
  const isLine = look === 'lines' && edges.some(({ off }) => off < thin);
  if (isBorder || isLine) return ink;
  return look === 'lines' ? ground : tint(region, mix);
}

const tint = (region: number, mix: number): Colour =>
  (COLOURS[region % COLOURS.length] ?? [0, 0, 0]).map((part) => Math.round(part * mix)) as unknown as Colour;
