// Ten million greedy queens on the infinite board: a canvas that shows any part of it, with the two golden lines.

import { html, type TemplateResult } from 'lit-html';
import { digits, fraction, t } from '../../texts/texts';
import { onElement } from '../../ui/element';
import { readInks } from '../../ui/inks';
import { number } from '../../ui/kit/number';
import { table } from '../../ui/kit/table';
import { show } from './canvas';
import { GREEDY_ROWS, MIN_GREEDY_ROWS } from './chosen';
import type { FrontierProps, Look } from './slice';

/** The golden ratio, which is the slope of the steeper line. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** The factor of a key press on the number of visible rows. */
const ZOOM = 4;

/** The width and height of the canvas, in pixels. */
const SIDE = 840;

/** If at least twice as many rows are visible, only one queen in every `step` is drawn, and at least this many queens. */
const MAX_DRAWN = 60_000;

/** The number of rows of the table. */
const TABLED = 5;

export function createGreedy(): (props: FrontierProps) => TemplateResult {
  return (props) => {
    const { own, dispatch } = props;
    const { greedy, look } = own;
    const zoom = (factor: number): void => dispatch({ type: 'look', look: around(look, factor) });
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1 / 1.5 : 1.5);
    };
    return html`<div class="row">
        <button class="btn" ?disabled=${look.rows <= MIN_GREEDY_ROWS} @click=${() => zoom(1 / ZOOM)}>${t('frontier.closer')}</button>
        <button class="btn" ?disabled=${look.rows >= GREEDY_ROWS} @click=${() => zoom(ZOOM)}>${t('frontier.farther')}</button>
        ${number(t('frontier.fromRow'), look.from + 1, (row) => dispatch({ type: 'look', look: { ...look, from: row - 1 } }))}
      </div>
      <p role="status">${greedy ? t('frontier.inView', { first: look.from + 1, last: look.from + look.rows }) : t('frontier.setting', { count: GREEDY_ROWS })}</p>
      <canvas class="frontier__plain" width=${SIDE} height=${SIDE} role="img" aria-label=${t('frontier.plain')} @wheel=${wheel} ${drawn(greedy, look)}></canvas>
      ${greedy ? first(greedy, look) : ''}`;
  };
}

/** Zooms around the middle. */
const around = ({ from, rows }: Look, factor: number): Look => ({
  rows: rows * factor,
  // A view that begins at the corner still does after zooming.
  from: from === 0 ? 0 : from + (rows - rows * factor) / 2,
});

function first(greedy: Uint32Array, { from }: Look): TemplateResult {
  const rows = Array.from({ length: TABLED }, (_, at) => from + at).filter((row) => row < greedy.length);
  return table({
    label: t('frontier.firstRows'),
    head: [t('frontier.row'), t('frontier.column'), t('frontier.ratio')],
    rows: rows.map((row) => {
      const column = greedy[row] ?? 0;
      return html`<tr><th scope="row">${digits(row + 1)}</th><td>${digits(column + 1)}</td><td>${fraction((column + 1) / (row + 1), 6)}</td></tr>`;
    }),
  });
}

/** The contents of a canvas. */
interface CanvasContent {
  readonly greedy: Uint32Array | null;
  readonly look: Look;
}

const drawn = onElement(
  (
    canvas: HTMLCanvasElement,
    before: CanvasContent | undefined,
    greedy: Uint32Array | null,
    look: Look,
  ): CanvasContent => {
    if (before?.greedy === greedy && before.look === look) return before;
    const shown = { greedy, look };
    show(canvas, () => draw(canvas, shown));
    return shown;
  },
);

/** Draws the visible rows from top to bottom, and the columns from the first golden line in the first row to the second in the last row. */
function draw(canvas: HTMLCanvasElement, { greedy, look: { from, rows } }: CanvasContent): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { line, queen } = readInks({ line: '--ink-3', queen: '--given' });
  const last = from + rows;
  const left = Math.floor(from / GOLDEN) - 2;
  const across = Math.ceil(last * GOLDEN) + 3 - left;
  const x = (column: number): number => ((column - left) / across) * SIDE;
  const y = (row: number): number => ((row - from) / rows) * SIDE;
  context.clearRect(0, 0, SIDE, SIDE);
  context.strokeStyle = line;
  for (const slope of [GOLDEN, 1 / GOLDEN]) {
    context.beginPath();
    context.moveTo(x(from * slope + 0.5), y(from + 0.5));
    context.lineTo(x(last * slope + 0.5), y(last + 0.5));
    context.stroke();
  }
  if (!greedy) return;
  context.fillStyle = queen;
  const step = Math.max(1, Math.floor(rows / MAX_DRAWN));
  const [wide, high] = [Math.max(2, SIDE / across), Math.max(2, SIDE / rows)];
  for (let row = from; row < Math.min(last, greedy.length); row += step)
    context.fillRect(x(greedy[row] ?? 0), y(row), wide, high);
}
