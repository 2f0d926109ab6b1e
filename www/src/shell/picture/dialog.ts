// The dialog for a pasted or dropped picture of a board. It draws the reading over the picture; taps and keys correct it.

import { html, nothing, render, svg, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { ReadBoard } from '../../engine/types';
import { squareNames } from '../../texts/squares';
import { gap, t } from '../../texts/texts';
import { select } from '../../ui/kit/select';
import { properties } from '../../ui/style';
import {
  boardOf,
  borderBetween,
  type Corrected,
  countRegions,
  doubtfulBorders,
  hasRegions,
  isDoubtful,
  type Ways,
  withNextPiece,
  withOtherWall,
} from './corrected';
import { MAX_SIZE, MIN_SIZE } from './lines';
import { bordersOf, type PictureReading, type Pixels, readAgain, readPicture, regionsOf } from './read';

export interface PictureHost {
  /** The number of ways to finish a board; null if there are too many to count. */
  count(board: ReadBoard): Promise<number | null>;
  /** Opens the board. `doubts`: the squares on both sides of each doubtful border. */
  open(board: ReadBoard, doubts: readonly (readonly [number, number])[]): void;
}

const SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, index) => MIN_SIZE + index);

/** The maximum number of pixels on a side of a picture that is examined. */
const MAX_PIXELS = 900;
/** A tap nearer than this to an edge of a square, as a share of its side, changes the border. */
const BORDER_SHARE = 0.24;

/** Returns `picture-unreadable` if the file is not a picture or shows no grid. */
export async function openPicture(file: Blob, host: PictureHost): Promise<'open' | 'picture-unreadable'> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const seen = bitmap && readPicture(pixelsOf(bitmap));
  if (!seen) return 'picture-unreadable';
  show(seen, host);
  return 'open';
}

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  // Transparent areas show paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function show(seen: PictureReading, host: PictureHost): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog dialog--picture';
  dialog.setAttribute('aria-labelledby', 'dialog-picture');
  let shown = pictureOf(seen);
  let board: Corrected = seen;
  let ways: Ways = 'counting';
  let at = 0;

  function count(): void {
    const counted = board;
    ways = 'counting';
    host.count(boardOf(board)).then(
      (found) => {
        if (counted !== board) return;
        ways = found ?? 'many';
        draw();
      },
      () => {
        // An invalid board cannot be counted; the message about its regions says why.
        if (counted === board) ways = 0;
        draw();
      },
    );
    draw();
  }
  function change(to: Corrected): void {
    board = to;
    count();
  }
  function resize(size: number): void {
    const again = readAgain(seen, size);
    shown = pictureOf(again);
    at = 0;
    change(again);
  }
  function toggle(square: number, other: number): void {
    const border = borderBetween(board.size, square, other);
    if (border >= 0) change(withOtherWall(board, border));
  }

  function press(event: MouseEvent, square: number): void {
    at = square;
    const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    // A press by a key has no coordinates.
    const other =
      event.detail === 0 ? null : neighbourAt(square, (event.clientX - left) / width, (event.clientY - top) / height);
    if (other === null) change(withNextPiece(board, square));
    else toggle(square, other);
  }

  /** Returns the neighbour behind the edge that is near a point of a square, or null. */
  function neighbourAt(square: number, x: number, y: number): number | null {
    const edges = [
      { off: x, to: neighbour(square, 0, -1) },
      { off: 1 - x, to: neighbour(square, 0, 1) },
      { off: y, to: neighbour(square, -1, 0) },
      { off: 1 - y, to: neighbour(square, 1, 0) },
    ];
    const [nearest] = edges.filter(({ to }) => to !== null).sort((one, other) => one.off - other.off);
    return nearest && nearest.off < BORDER_SHARE ? nearest.to : null;
  }
  function neighbour(square: number, down: number, right: number): number | null {
    const { size } = board;
    const [row, column] = [Math.floor(square / size) + down, (square % size) + right];
    return row < 0 || column < 0 || row >= size || column >= size ? null : row * size + column;
  }

  function pressKey(event: KeyboardEvent): void {
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
      event.key
    ] ?? [0, 0];
    const other = down || right ? neighbour(at, down ?? 0, right ?? 0) : null;
    if (other === null) return;
    event.preventDefault();
    if (event.shiftKey) toggle(at, other);
    else {
      at = other;
      draw();
      dialog.querySelectorAll<HTMLElement>('.picture__square')[at]?.focus();
    }
  }

  function squares(): TemplateResult[] {
    const { size, pieces, walls } = board;
    const regions = regionsOf(size, walls);
    return pieces.map((piece, square) => {
      const label = t('picture.square', {
        ...squareNames({ row: Math.floor(square / size), column: square % size }, size),
        region: (regions[square] ?? 0) + 1,
        piece,
      });
      return html`<button class="picture__square" tabindex=${square === at ? 0 : -1} aria-label=${label} @click=${(event: MouseEvent) => press(event, square)}></button>`;
    });
  }

  function draw(): void {
    const { size } = board;
    const doubtful = doubtfulBorders(board, ways);
    render(
      html`<div class="dialog__head">
        <h2 id="dialog-picture">${t('picture.title')}</h2>
        <button class="key" aria-label=${t('top.close')} @click=${() => dialog.close()}>${icon('cross')}</button>
      </div>
      <p role="status" data-is=${isDoubtful(board, ways) && ways !== 'counting' ? 'doubtful' : nothing}>${summary(board, ways)}</p>
      <div class="picture__board" ${properties({ '--n': size })} @keydown=${pressKey}>
        ${shown} ${marks(board, doubtful)}
        <div class="picture__squares" role="group" aria-label=${t('picture.board', { size })}>${squares()}</div>
      </div>
      <p class="quiet small">${t('picture.help')}</p>
      <p><label>${t('picture.size')} ${select(null, { of: SIZES, now: size, name: (rows) => t('picture.by', { size: rows }), choose: resize })}</label></p>
      <div class="row">
        <button class="btn" data-kind="main" @click=${() => {
          dialog.close();
          host.open(
            boardOf(board),
            bordersOf(size).flatMap(({ one, other }, border) => (doubtful[border] ? [[one, other] as const] : [])),
          );
        }}>${t('picture.open')}</button>
        <button class="btn" data-kind="text" @click=${() => dialog.close()}>${t('picture.leave')}</button>
      </div>`,
      dialog,
    );
  }

  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  count();
  dialog.showModal();
}

/** The board cut out of the picture, upright. */
function pictureOf({ pixels, lines: { across, down } }: PictureReading): HTMLCanvasElement {
  const [left, right] = [Math.round(across[0] ?? 0), Math.round(across.at(-1) ?? 0)];
  const [top, bottom] = [Math.round(down[0] ?? 0), Math.round(down.at(-1) ?? 0)];
  const canvas = document.createElement('canvas');
  canvas.className = 'picture__shown';
  canvas.width = right - left;
  canvas.height = bottom - top;
  const image = new ImageData(pixels.width, pixels.height);
  image.data.set(pixels.data);
  canvas.getContext('2d')?.putImageData(image, -left, -top);
  return canvas;
}

/**
 * Draws the reading over the picture: borders, pieces, crosses, and rings around doubtful squares.
 */
function marks(board: Corrected, doubtful: readonly boolean[]): TemplateResult {
  const { size, walls, pieces, doubtfulPieces } = board;
  const path = (wanted: (border: number) => boolean): string =>
    bordersOf(size)
      .map(({ one, wide }, border) => {
        if (!wanted(border)) return '';
        const [row, column] = [Math.floor(one / size), one % size];
        return wide ? `M${column + 1} ${row}v1` : `M${column} ${row + 1}h1`;
      })
      .join('');
  return html`<svg class="picture__marks" viewBox="-0.05 -0.05 ${size + 0.1} ${size + 0.1}" aria-hidden="true">
    <path class="picture__wall" d=${path((border) => walls[border] === true)} />
    <path class="picture__doubt" d=${path((border) => doubtful[border] === true)} />
    ${pieces.map((piece, square) => {
      const [x, y] = [square % size, Math.floor(square / size)];
      const ring = doubtfulPieces[square]
        ? svg`<circle class="picture__doubt" cx=${x + 0.5} cy=${y + 0.5} r="0.42" />`
        : nothing;
      if (piece === 'queen')
        return svg`<use class="picture__queen" href="#queen-s" x=${x + 0.56} y=${y + 0.06} width="0.38" height="0.38" />${ring}`;
      return piece === 'cross'
        ? svg`<path class="picture__cross" d="M${x + 0.65} ${y + 0.15}l.2 .2m0 -.2l-.2 .2" />${ring}`
        : ring;
    })}
  </svg>`;
}

/** "8 × 8, 8 regions, 2 queens. There is exactly one way to finish." */
function summary(board: Corrected, ways: Ways): string {
  const { size, pieces } = board;
  const queens = pieces.filter((piece) => piece === 'queen').length;
  if (!hasRegions(board)) return t('picture.plain', { size, queens });
  const regions = countRegions(board);
  const what = t('picture.regions', { size, regions, queens });
  if (regions !== size) return `${what}${gap()}${t('picture.wrongRegions', { size })}`;
  if (ways === 'counting') return what;
  return `${what}${gap()}${t('picture.ways', { ways: ways === 'many' ? 'many' : ways > 1 ? 'several' : ways === 1 ? 'one' : 'none' })}`;
}
