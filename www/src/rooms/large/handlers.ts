// Pointer, wheel and keys on the plate: pan, zoom, point, and set a queen.
//
//   wheel, pinch, + and -   zoom       drag, arrows (larger with Shift)   pan       Home   the whole board
//   click, Enter, Space     set or remove a queen, if squares are large enough to be aimed at         l   the lens

import type { Square } from '../../engine/types';
import { keyOf } from '../../ui/press';
import { isAimable, type Large, type LargeAction, sizeOf } from './slice';

/** The factor of one press of a zoom key. */
export const ZOOM = 2;
/** The minimum distance of a drag, in CSS pixels. */
const DRAG = 4;
/** One line of a wheel that counts in lines, in pixels. */
const LINE = 20;
/** Pixels of the wheel that double the zoom. */
const WHEEL = 260;

interface Spot {
  readonly x: number;
  readonly y: number;
}

type VisibleBoard = {
  readonly large: Large;
  readonly shortcuts: boolean;
  readonly dispatch: (action: LargeAction) => void;
};

export function handlersOf(shown: () => VisibleBoard | null) {
  const down = new Map<number, Spot>();
  let travelled = 0;

  const dispatch = (action: LargeAction): void => shown()?.dispatch(action);

  /** The position of an event on the plate, as shares of its width and height. */
  const shareOf = (event: MouseEvent): Spot => {
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };

  function squareAt(event: MouseEvent): Square | null {
    const now = shown();
    if (!now) return null;
    const { left, top, across } = now.large.viewport;
    const { x, y } = shareOf(event);
    const square = { row: Math.floor(top + y * across), column: Math.floor(left + x * across) };
    const size = sizeOf(now.large);
    const inside = Math.min(square.row, square.column) >= 0 && Math.max(square.row, square.column) < size;
    return inside ? square : null;
  }

  /** Two fingers zoom: the point between them stays in place. */
  function pinch(event: PointerEvent, before: Spot, now: Spot): void {
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    if (!other) return;
    const apart = (spot: Spot): number => Math.max(0.02, Math.hypot(spot.x - other.x, spot.y - other.y));
    dispatch({ type: 'zoom', factor: apart(now) / apart(before), x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    drag({ x: before.x / 2, y: before.y / 2 }, { x: now.x / 2, y: now.y / 2 });
  }

  function drag(before: Spot, now: Spot): void {
    const across = shown()?.large.viewport.across ?? 0;
    dispatch({ type: 'pan', columns: (before.x - now.x) * across, rows: (before.y - now.y) * across });
  }

  return {
    wheel(event: WheelEvent): void {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      dispatch({ type: 'zoom', factor: 2 ** (-pixels / WHEEL), ...shareOf(event) });
    },

    pointerdown(event: PointerEvent): void {
      if (event.button !== 0) return;
      const canvas = event.currentTarget as HTMLElement;
      canvas.setPointerCapture(event.pointerId);
      down.set(event.pointerId, shareOf(event));
      travelled = down.size > 1 ? Number.POSITIVE_INFINITY : 0;
    },

    pointermove(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) {
        dispatch({ type: 'point', square: squareAt(event) });
        return;
      }
      const now = shareOf(event);
      const width = (event.currentTarget as Element).clientWidth;
      travelled += Math.hypot(now.x - before.x, now.y - before.y) * width;
      if (travelled < DRAG) return;
      down.set(event.pointerId, now);
      if (down.size > 1) pinch(event, before, now);
      else drag(before, now);
    },

    pointerup(event: PointerEvent): void {
      const meant = down.delete(event.pointerId) && down.size === 0 && travelled < DRAG;
      const square = squareAt(event);
      dispatch({ type: 'point', square });
      const now = shown();
      if (meant && square && now && isAimable(now.large)) dispatch({ type: 'toggle', square });
    },

    pointercancel(event: PointerEvent): void {
      down.delete(event.pointerId);
    },

    pointerleave(event: PointerEvent): void {
      if (!down.has(event.pointerId)) dispatch({ type: 'point', square: null });
    },

    dblclick(event: MouseEvent): void {
      const now = shown();
      if (now && !isAimable(now.large)) dispatch({ type: 'zoom', factor: ZOOM, ...shareOf(event) });
    },

    keydown(event: KeyboardEvent): void {
      const now = shown();
      if (!now || event.ctrlKey || event.altKey || event.metaKey) return;
      const action = actionOf(event, now);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch(action);
    },
  };
}

/** The action of a key on the plate, or null. Single characters may be switched off. */
function actionOf(event: KeyboardEvent, { large, shortcuts }: VisibleBoard): LargeAction | null {
  const far = event.shiftKey ? 8 : 1;
  const cursor = large.pointed?.by === 'keys' ? anchorOf(large) : {};
  switch (keyOf(event)) {
    case 'ArrowLeft':
      return { type: 'move', columns: -far, rows: 0 };
    case 'ArrowRight':
      return { type: 'move', columns: far, rows: 0 };
    case 'ArrowUp':
      return { type: 'move', columns: 0, rows: -far };
    case 'ArrowDown':
      return { type: 'move', columns: 0, rows: far };
    case 'Home':
      return { type: 'home' };
    case 'Enter':
    case ' ':
      return isAimable(large) && large.pointed ? { type: 'toggle', square: large.pointed.square } : null;
    case '+':
    case '=':
      return shortcuts ? { type: 'zoom', factor: ZOOM, ...cursor } : null;
    case '-':
      return shortcuts ? { type: 'zoom', factor: 1 / ZOOM, ...cursor } : null;
    case 'l':
      return shortcuts ? { type: 'lens' } : null;
    default:
      return null;
  }
}

/** Where the keyboard's square lies in the view: zooming keeps it there. */
function anchorOf({ pointed, viewport }: Large): { x: number; y: number } {
  const { row, column } = pointed?.square ?? { row: 0, column: 0 };
  const share = (at: number, from: number): number => Math.min(1, Math.max(0, (at + 0.5 - from) / viewport.across));
  return { x: share(column, viewport.left), y: share(row, viewport.top) };
}
