// The grip of a row in a list: dragging it moves the row, and so do the arrow keys.

import { html, type TemplateResult } from 'lit-html';

/** `move` is called with the new place of the row, counted from 0. */
export function grip(label: string, at: number, count: number, move: (to: number) => void): TemplateResult {
  const moveTo = (place: number): boolean => {
    if (place === at || place < 0 || place >= count) return false;
    move(place);
    return true;
  };
  const drag = ({ currentTarget, pointerId }: PointerEvent): void =>
    (currentTarget as Element).setPointerCapture(pointerId);
  const drop = ({ currentTarget, clientY }: PointerEvent): void => {
    const rows = [...((currentTarget as Element).closest('ol')?.children ?? [])];
    rows[at]?.removeAttribute('style');
    const middles = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    moveTo(middles.filter((middle, row) => row !== at && middle < clientY).length);
  };
  const follow = ({ currentTarget, clientY, buttons }: PointerEvent): void => {
    const row = (currentTarget as Element).closest<HTMLElement>('li');
    if (!row || buttons === 0) return;
    const { top, height } = row.getBoundingClientRect();
    const before = Number.parseFloat(row.style.translate.split(' ')[1] ?? '') || 0;
    row.style.translate = `0 ${before + clientY - top - height / 2}px`;
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !moveTo(at + by)) return;
    event.preventDefault();
    const rows = (event.currentTarget as Element).closest('ol')?.children;
    // The rows are drawn in their new order by then.
    requestAnimationFrame(() => rows?.[at + by]?.querySelector<HTMLElement>('.grip')?.focus());
  };
  return html`<button
    class="grip"
    aria-label=${label}
    title=${label}
    @pointerdown=${drag}
    @pointermove=${follow}
    @pointerup=${drop}
    @pointercancel=${(event: PointerEvent) => (event.currentTarget as Element).closest('li')?.removeAttribute('style')}
    @keydown=${press}
  ><span aria-hidden="true">⠿</span></button>`;
}
