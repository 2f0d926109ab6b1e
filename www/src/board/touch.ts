// From pointers and keys on the board to actions. One set of listeners for the whole grid: no closure for each square.

import type { Square } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import { keyOf } from '../ui/press';
import type { BoardModel } from './model';

interface Handlers {
  click(event: MouseEvent): void;
  contextmenu(event: MouseEvent): void;
  keydown(event: KeyboardEvent): void;
  focusin(event: FocusEvent): void;
  pointerdown(event: PointerEvent): void;
  pointermove(event: PointerEvent): void;
  pointerup(event: PointerEvent): void;
}

/** The facts about a board that mouse, touch and keys need. */
export interface TouchBoard extends Pick<BoardModel, 'notHere' | 'cursor' | 'marking' | 'moves'> {
  /** The number of rows. */
  readonly size: number;
  /** The number of columns, if it differs from the rows. */
  readonly columns?: number;
  /** Whether a finger paints without a mode, so that it does not scroll the page here. */
  readonly draws?: boolean;
  /** The action of a long press or the right button, instead of a mark. */
  readonly onLongPress?: (square: Square) => void;
}

/** The duration of a long press, in milliseconds. */
const LONG_PRESS = 450;

/** Whether the transport handles this key, even if the board has the focus. */
const isTransport = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && (target as Element).closest('[data-space=plays]') !== null;

/** A drag that began on a square, and whether it paints already. */
interface Drag {
  readonly pointer: number;
  readonly from: Square;
  readonly on: boolean;
  at: Square;
  painting: boolean;
}

/** The minimum distance of a drag, in pixels. */
const MIN_DRAG = 6;

/** A piece under a pressed pointer, and the position of the press. `on`: whether the piece follows the pointer. */
interface CarriedPiece {
  readonly pointer: number;
  readonly from: Square;
  readonly cell: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** The listeners of a board. `shown` returns the present board; while it returns null, they ignore all input. */
export function handlersOf(shown: () => { model: TouchBoard; dispatch: AppDispatch } | null): Handlers {
  let drag: Drag | null = null;
  let carried: CarriedPiece | null = null;
  let dragged = false;
  /** The finger that may become a long press. */
  let finger: ReturnType<typeof setTimeout> | undefined;

  function withSquare(event: Event, then: (square: Square, model: TouchBoard, dispatch: AppDispatch) => void): void {
    const now = shown();
    const square = squareUnder(event.target);
    if (now && square) then(square, now.model, now.dispatch);
  }

  const isMarked = ({ size, columns = size, notHere }: TouchBoard, { row, column }: Square): boolean =>
    notHere.has(row * columns + column);

  function mark(square: Square, model: TouchBoard, dispatch: AppDispatch): void {
    dispatch({ type: 'paint', square, on: !isMarked(model, square), first: true });
  }

  /** A long press, or the right button. */
  function longPress(square: Square): void {
    const now = shown();
    if (now?.model.onLongPress) now.model.onLongPress(square);
    else if (now) mark(square, now.model, now.dispatch);
  }

  /** Lets a piece follow the pointer. */
  function dragPiece(event: PointerEvent, { cell, x, y, pointer }: CarriedPiece): void {
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (!carried?.on && Math.hypot(right, down) < MIN_DRAG) return;
    if (carried && !carried.on) {
      cancelLongPress();
      (event.currentTarget as Element).setPointerCapture(pointer);
      carried = { ...carried, on: true };
    }
    cell.style.zIndex = '3';
    cell.querySelector<SVGElement>('.queen')?.style.setProperty('translate', `${right}px ${down}px`);
  }

  /** Puts down the piece that followed the pointer. */
  function dropPiece(event: PointerEvent, { cell, from, on }: CarriedPiece): void {
    carried = null;
    dragged = on;
    if (!on) return;
    cell.style.zIndex = '';
    const queen = cell.querySelector<SVGElement>('.queen');
    queen?.style.removeProperty('translate');
    if (event.type === 'pointercancel') return;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((one) => !queen?.contains(one));
    const to = (event.currentTarget as Element).contains(under ?? null) ? squareUnder(under ?? null) : null;
    if (to && (to.row !== from.row || to.column !== from.column)) shown()?.dispatch({ type: 'move', from, to });
  }

  function cancelLongPress(): void {
    clearTimeout(finger);
    finger = undefined;
  }

  return {
    click(event) {
      if (dragged) {
        dragged = false;
        return;
      }
      withSquare(event, (square, model, dispatch) => {
        if (model.marking) mark(square, model, dispatch);
        else dispatch({ type: 'toggle', square });
      });
    },

    contextmenu(event) {
      withSquare(event, (square) => {
        event.preventDefault();
        // The long press of the browser may come before or after ours.
        if (!dragged) longPress(square);
        drag = null;
        dragged = finger !== undefined;
        cancelLongPress();
      });
    },

    keydown(event) {
      withSquare(event, (square, model, dispatch) => {
        const to = moveBy(square, event, model);
        if (to) {
          focus(event.currentTarget as Element, to);
        } else if (event.ctrlKey || event.metaKey || event.altKey || isTransport(event)) {
          return;
        } else if (event.key === ' ' || event.key === 'Enter') {
          dispatch({ type: 'toggle', square });
        } else if (keyOf(event) === 'm') {
          mark(square, model, dispatch);
        } else if (event.key === 'Delete' || event.key === 'Backspace') {
          dispatch({ type: 'remove', row: square.row });
        } else if (event.key === 'Escape') {
          (event.target as HTMLElement).blur();
        } else {
          return;
        }
        event.preventDefault();
        event.stopPropagation();
      });
    },

    focusin(event) {
      withSquare(event, (cursor, model, dispatch) => {
        setTabStop(event.currentTarget as Element, cursor);
        if (cursor.row !== model.cursor.row || cursor.column !== model.cursor.column)
          dispatch({ type: 'ui', ui: { cursor } });
      });
    },

    pointerdown(event) {
      dragged = false;
      if (event.button !== 0) return;
      withSquare(event, (square, model) => {
        cancelLongPress();
        const { size, columns = size } = model;
        if (model.moves?.has(square.row * columns + square.column) && !model.marking) {
          const cell = (event.target as Element).closest<HTMLElement>('[role=gridcell]');
          if (cell)
            carried = { pointer: event.pointerId, from: square, cell, x: event.clientX, y: event.clientY, on: false };
          return;
        }
        if (event.pointerType === 'touch') {
          finger = setTimeout(() => {
            drag = null;
            dragged = true;
            longPress(square);
          }, LONG_PRESS);
          // A finger scrolls the page unless it paints.
          if (!model.marking && !model.draws) return;
        }
        drag = { pointer: event.pointerId, from: square, on: !isMarked(model, square), at: square, painting: false };
      });
    },

    pointermove(event) {
      const now = shown();
      // The button may have been released outside the board.
      if (event.buttons === 0) drag = null;
      if (carried?.pointer === event.pointerId) {
        if (event.buttons === 0) dropPiece(event, { ...carried, on: false });
        else dragPiece(event, carried);
        return;
      }
      if (!drag || !now || drag.pointer !== event.pointerId) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const square = squareUnder(under);
      if (!square || !(event.currentTarget as Element).contains(under)) return;
      if (square.row === drag.at.row && square.column === drag.at.column) return;
      cancelLongPress();
      const { on } = drag;
      if (!drag.painting) now.dispatch({ type: 'paint', square: drag.from, on, first: true });
      // A fast pointer reports few positions, so the squares between them are painted too.
      for (const between of squaresBetween(drag.at, square))
        now.dispatch({ type: 'paint', square: between, on, first: false });
      drag.painting = true;
      drag.at = square;
    },

    pointerup(event) {
      cancelLongPress();
      if (carried?.pointer === event.pointerId) dropPiece(event, carried);
      if (drag?.pointer !== event.pointerId) return;
      dragged = drag.painting;
      drag = null;
    },
  };
}

/** The square of the board under a pointer or with the focus; null for anything else. */
export function squareUnder(target: EventTarget | null): Square | null {
  const cell = (target as Element | null)?.closest('[role=gridcell]');
  const row = cell?.parentElement;
  if (!cell || !row?.parentElement) return null;
  return { row: [...row.parentElement.children].indexOf(row), column: [...row.children].indexOf(cell) };
}

/** The squares of a straight line from one square to another, without the first. */
function squaresBetween(from: Square, to: Square): Square[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return { row: from.row + Math.round(down * share), column: from.column + Math.round(right * share) };
  });
}

/**
 * Makes a square the tab stop as soon as it has the focus. If this were done with the next drawing, the browser would lay out the page
 * twice.
 */
export function setTabStop(grid: Element, { row, column }: Square): void {
  const before = grid.querySelector('[tabindex="0"]');
  const square = grid.children[row]?.children[column];
  if (before === square) return;
  before?.setAttribute('tabindex', '-1');
  square?.setAttribute('tabindex', '0');
}

function focus(grid: Element, { row, column }: Square): void {
  (grid.children[row]?.children[column] as HTMLElement | undefined)?.focus();
}

/** The square to which a key moves the cursor; null for other keys. */
function moveBy({ row, column }: Square, event: KeyboardEvent, { size, columns = size }: TouchBoard): Square | null {
  if (event.altKey || event.metaKey || event.shiftKey) return null;
  const clamp = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));
  const to = (row: number, column: number): Square => ({ row: clamp(row, size), column: clamp(column, columns) });
  const far = event.ctrlKey;
  const by = far ? Number.POSITIVE_INFINITY : 1;
  switch (event.key) {
    case 'ArrowUp':
      return to(row - by, column);
    case 'ArrowDown':
      return to(row + by, column);
    case 'ArrowLeft':
      return to(row, column - by);
    case 'ArrowRight':
      return to(row, column + by);
    case 'Home':
      return to(far ? 0 : row, 0);
    case 'End':
      return to(far ? size : row, columns);
    case 'PageUp':
      return to(0, column);
    case 'PageDown':
      return to(size, column);
    default:
      return null;
  }
}
