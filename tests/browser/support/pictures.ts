// Draws boards as pages and books show them, tilts and shrinks them, and saves them as JPEG. It runs in a browser together with the reader
// of pictures.

import { isDoubtful } from '../../../www/src/shell/picture/corrected';
import { type PictureReading, type Pixels, readPicture, regionsOf } from '../../../www/src/shell/picture/read';

export interface DrawnBoard {
  readonly size: number;
  /** The region of each square; null on a board without regions. */
  readonly regions: readonly number[] | null;
  readonly queens: readonly number[];
  readonly crosses: readonly number[];
}

/** `tiles`: rounded squares with gaps, as apps draw them. `night`: such squares on a dark page. `open`: lines without a frame. */
export type Style = 'colours' | 'lines' | 'scan' | 'chess' | 'tiles' | 'open' | 'night';

export interface PictureOptions {
  readonly style: Style;
  /** In degrees. */
  readonly tilt: number;
  /** The side of a square, in pixels. */
  readonly square: number;
  readonly quality: number;
}

/** Twelve colours of pages with coloured regions. */
const COLOURS = [
  ...['#bba3e2', '#ffc992', '#96beff', '#b3dfa0', '#dfdfdf', '#ff7b60', '#e6f388', '#b9b29e', '#dfa0bf', '#a3d2d8'],
  ...['#62efea', '#ff93f3', '#8acc6d', '#729aec', '#c387e0'],
];

/** Styles of boards that have no frame around them. */
const FRAMELESS: readonly Style[] = ['tiles', 'open', 'night'];

function drawFrameless(
  { size, regions, queens, crosses }: DrawnBoard,
  { style, square }: PictureOptions,
): OffscreenCanvas {
  const side = Math.round(size * square);
  const margin = Math.round(square * 0.7);
  const canvas = new OffscreenCanvas(side + 2 * margin, side + 2 * margin);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const page = style === 'night' ? '#16181d' : '#ffffff';
  context.fillStyle = page;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(margin, margin);
  const gap = style === 'open' ? Math.max(1.5, square / 30) : Math.max(2, square / 16);
  for (let at = 0; at < size * size; at++) {
    const [row, column] = [Math.floor(at / size), at % size];
    context.fillStyle = COLOURS[(regions?.[at] ?? 0) % COLOURS.length] ?? '';
    if (style === 'night') context.filter = 'brightness(0.55)';
    context.beginPath();
    const inner = square - gap;
    if (style === 'open') context.rect(column * square, row * square, square, square);
    else context.roundRect(column * square + gap / 2, row * square + gap / 2, inner, inner, square / 10);
    context.fill();
    context.filter = 'none';
  }
  if (style === 'open') {
    context.strokeStyle = '#ffffff';
    context.lineWidth = gap;
    for (let line = 1; line < size; line++) {
      context.strokeRect(0, line * square, side, 0.001);
      context.strokeRect(line * square, 0, 0.001, side);
    }
  }
  context.fillStyle = context.strokeStyle = style === 'night' ? '#ffffff' : '#111111';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${0.66 * square}px "DejaVu Sans"`;
  context.lineWidth = square / 14;
  const middleOf = (at: number): readonly [number, number] => [
    ((at % size) + 0.5) * square,
    (Math.floor(at / size) + 0.52) * square,
  ];
  for (const at of queens) context.fillText('♛', ...middleOf(at));
  for (const at of crosses) {
    const [x, y] = middleOf(at);
    const arm = 0.17 * square;
    context.beginPath();
    context.moveTo(x - arm, y - arm);
    context.lineTo(x + arm, y + arm);
    context.moveTo(x + arm, y - arm);
    context.lineTo(x - arm, y + arm);
    context.stroke();
  }
  return canvas;
}

function drawBoard(board: DrawnBoard, options: PictureOptions): OffscreenCanvas {
  if (FRAMELESS.includes(options.style)) return drawFrameless(board, options);
  const { size, regions, queens, crosses } = board;
  const { style, square } = options;
  const side = Math.round(size * square);
  const margin = Math.round(square * 0.7);
  const canvas = new OffscreenCanvas(side + 2 * margin, side + 2 * margin);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = style === 'scan' ? '#d8d8d4' : '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(margin, margin);
  const ink = style === 'scan' ? '#3a3a3a' : '#111111';
  const regionAt = (row: number, column: number): number | undefined =>
    row < 0 || column < 0 || row >= size || column >= size ? undefined : regions?.[row * size + column];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const region = regionAt(row, column);
      if (style === 'colours' && region !== undefined) context.fillStyle = COLOURS[region % COLOURS.length] ?? '';
      else if (style === 'chess') context.fillStyle = (row + column) % 2 ? '#b58863' : '#f0d9b5';
      else if (style === 'scan') context.fillStyle = `hsl(50 5% ${82 - row}%)`;
      else context.fillStyle = '#ffffff';
      context.fillRect(column * square, row * square, square, square);
    }
  }
  const thin = Math.max(1, square / (style === 'scan' ? 26 : 40));
  const thick = style === 'colours' ? 2.4 * thin : style === 'scan' ? 2.6 * thin : 3.4 * thin;
  context.strokeStyle = style === 'lines' ? '#777777' : ink;
  context.lineWidth = thin;
  for (let line = 0; line <= size; line++) {
    context.strokeRect(0, line * square, side, 0.001);
    context.strokeRect(line * square, 0, 0.001, side);
  }
  context.strokeStyle = ink;
  context.lineWidth = thick;
  context.lineCap = 'square';
  context.strokeRect(0, 0, side, side);
  context.beginPath();
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const region = regionAt(row, column);
      const [x, y] = [(column + 1) * square, (row + 1) * square];
      if (column + 1 < size && regionAt(row, column + 1) !== region) {
        context.moveTo(x, y - square);
        context.lineTo(x, y);
      }
      if (row + 1 < size && regionAt(row + 1, column) !== region) {
        context.moveTo(x - square, y);
        context.lineTo(x, y);
      }
    }
  }
  context.stroke();
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const middleOf = (at: number): [number, number] => [
    ((at % size) + 0.5) * square,
    (Math.floor(at / size) + 0.52) * square,
  ];
  for (const at of queens) {
    context.font = `${0.66 * square}px "DejaVu Sans"`;
    context.fillText(style === 'lines' ? '★' : '♛', ...middleOf(at));
  }
  context.lineWidth = square / 14;
  for (const at of crosses) {
    const [x, y] = middleOf(at);
    const arm = 0.17 * square;
    context.beginPath();
    if (style === 'scan') {
      context.arc(x, y, 0.08 * square, 0, 7);
      context.fill();
    } else {
      context.moveTo(x - arm, y - arm);
      context.lineTo(x + arm, y + arm);
      context.moveTo(x + arm, y - arm);
      context.lineTo(x - arm, y + arm);
      context.stroke();
    }
  }
  return canvas;
}

/** Draws a picture of a board, and compresses it into a file. */
export async function takePicture(board: DrawnBoard, way: PictureOptions): Promise<Blob> {
  return photograph(drawBoard(board, way), way);
}

/** Tilts a picture on its background and compresses it as a photograph. */
export async function photograph(
  picture: OffscreenCanvas | ImageBitmap,
  { tilt, quality, style }: Pick<PictureOptions, 'tilt' | 'quality' | 'style'>,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(picture.width * 1.12), Math.round(picture.height * 1.12));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = style === 'scan' ? '#cfcfc9' : style === 'night' ? '#16181d' : '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((tilt * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  if (style === 'scan') grain(context, canvas);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** The noise that a scanner adds. */
function grain(context: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas): void {
  const image = context.getImageData(0, 0, width, height);
  let state = 1;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const more = (state >>> 27) - 16;
    for (let channel = 0; channel < 3; channel++) image.data[at + channel] = (image.data[at + channel] ?? 0) + more;
  }
  context.putImageData(image, 0, 0);
}

/** The mistake in the reading of a picture, or null. `doubted` is whether the page marks it as doubtful. */
export interface Verdict {
  readonly wrong: string | null;
  readonly doubted: boolean;
  readonly milliseconds: number;
}

export async function verdictOn(file: Blob, board: DrawnBoard): Promise<Verdict> {
  const bitmap = await createImageBitmap(file);
  const start = performance.now();
  const seen = readPicture(pixelsOf(bitmap));
  const milliseconds = performance.now() - start;
  if (!seen) return { wrong: 'no grid', doubted: true, milliseconds };
  const doubted = isDoubtful(seen, countWays(seen));
  return { wrong: faultOf(seen, board), doubted, milliseconds };
}

/** Counts the ways to place the stars, up to two, by plain search. */
function countWays({ size, walls, pieces }: PictureReading): number {
  const regions = regionsOf(size, walls);
  const given = pieces.flatMap((piece, at) => (piece === 'queen' ? [at] : []));
  const search = (row: number, columns: readonly number[]): number => {
    if (row === size) return given.every((at) => columns[Math.floor(at / size)] === at % size) ? 1 : 0;
    let found = 0;
    for (let column = 0; column < size && found < 2; column++) {
      const region = regions[row * size + column];
      const isFree = columns.every((other, above) => other !== column && regions[above * size + other] !== region);
      if (isFree && Math.abs((columns[row - 1] ?? -9) - column) > 1) found += search(row + 1, [...columns, column]);
    }
    return found;
  };
  return search(0, []);
}

function faultOf({ size, walls, pieces }: PictureReading, board: DrawnBoard): string | null {
  if (size !== board.size) return `size ${size}`;
  const regions = regionsOf(size, walls);
  const expected = board.regions ? renumber(board.regions) : new Array<number>(size * size).fill(0);
  const different = expected.filter((region, at) => region !== regions[at]).length;
  if (different > 0) return `${different} squares in other regions`;
  const piece = pieces.findIndex((each, at) => {
    const is = board.queens.includes(at) ? 'queen' : board.crosses.includes(at) ? 'cross' : 'none';
    return each !== is;
  });
  return piece < 0 ? null : `${pieces[piece]} on ${piece}`;
}

/** Renumbers regions in the order of their first squares. */
function renumber(regions: readonly number[]): number[] {
  const names = new Map<number, number>();
  return regions.map((region) => {
    if (!names.has(region)) names.set(region, names.size);
    return names.get(region) ?? 0;
  });
}

/** Larger pictures are reduced to this many pixels on a side. */
const MAX_SIZE = 900;

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const scale = Math.min(1, MAX_SIZE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
