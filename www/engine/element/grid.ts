// The squares of the element for the pointer and the keys: buttons in a grid, over the picture.

import { SQUARE } from '../../src/board/picture/board';
import type { Picture } from '../../src/board/picture/shape';

/** The distance from the board to the right and lower edge of its picture. */
const EDGE = 10;

export interface Squares {
  readonly rows: number;
  readonly columns: number;
  readonly picture: Picture;
  readonly label: string;
  /** The square that has the tab stop. */
  readonly cursor: number;
  /** The label of a square. */
  name(square: number): string;
  press(square: number): void;
  /** The other press: that of the right button, or of x. */
  mark(square: number): void;
  /** The keys have gone to a square. */
  moved(square: number): void;
}

export function createSquares(squares: Squares): HTMLElement {
  const { rows, columns, picture, label } = squares;
  const grid = document.createElement('div');
  grid.className = 'grid';
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-label', label);
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  Object.assign(grid.style, {
    insetInlineEnd: percent(EDGE, picture.width),
    insetBlockEnd: percent(EDGE, picture.height),
    inlineSize: percent(columns * SQUARE, picture.width),
    blockSize: percent(rows * SQUARE, picture.height),
    gridTemplateRows: `repeat(${rows}, 1fr)`,
  });
  for (let row = 0; row < rows; row++) {
    const line = document.createElement('div');
    line.setAttribute('role', 'row');
    Object.assign(line.style, { display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)` });
    for (let column = 0; column < columns; column++) line.append(square(squares, row * columns + column));
    grid.append(line);
  }
  grid.addEventListener('keydown', (event) => walk(grid, squares, event));
  return grid;
}

function square(squares: Squares, at: number): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.setAttribute('role', 'gridcell');
  made.setAttribute('aria-label', squares.name(at));
  made.tabIndex = at === squares.cursor ? 0 : -1;
  made.addEventListener('click', () => squares.press(at));
  made.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    squares.mark(at);
  });
  made.addEventListener('keydown', ({ key }) => {
    if (key === 'x') squares.mark(at);
  });
  return made;
}

function walk(grid: HTMLElement, { rows, columns, moved }: Squares, event: KeyboardEvent): void {
  const cells = [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const at = cells.findIndex((cell) => cell.tabIndex === 0);
  const [row, column] = [Math.floor(at / columns), at % columns];
  const to: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
  };
  const [down, across] = to[event.key] ?? [-1, -1];
  if (down < 0 || across < 0 || down >= rows || across >= columns) return;
  event.preventDefault();
  const next = down * columns + across;
  cells.forEach((cell, number) => {
    cell.tabIndex = number === next ? 0 : -1;
  });
  cells[next]?.focus();
  moved(next);
}
