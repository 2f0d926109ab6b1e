// The view: the board with its transport, and in step with it the segments, the control arrays and the urns.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { boardOf } from '../../board/input-board';
import type { Rows } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import { createTransport } from '../../watch/transport';
import type { View } from '../room';
import { type Cell, firstOf, type LineState, lineStateOf, secondOf, stateOf } from './line';

/** Larger boards have cells too small to be seen. */
const MAX_SIZE = 16;

export function createSegments(): View<null, never> {
  const board = createBoard();
  const transport = createTransport();
  return ({ shared, dispatchApp }) => {
    const size = shared.input.rows.length;
    return html`<main id="main" tabindex="-1" class="segments" ${properties({ '--n': size })}>
      <section class="stage" aria-label=${t('segments.board')}>${board(boardOf(shared, 'run'), dispatchApp)}</section>
      <section class="segments__views" aria-labelledby="segments">
        <h2 class="head" id="segments">${t('segments.title')}</h2>
        <p>${t('segments.what')}</p>
        ${size > MAX_SIZE ? html`<p>${t('segments.tooLarge', { most: MAX_SIZE })}</p>` : views(lineStateOf(rowsOf(shared)), shared, dispatchApp)}
        <div class="row">
          <button class="btn" @click=${() => dispatchApp({ type: 'ui', ui: { view: 'questions' } })}>${t('segments.questions')}</button>
        </div>
      </section>
      ${transport(shared, dispatchApp)}
    </main>`;
  };
}

/** The queens of the run; at the start of the run, the queens of the input board. */
function rowsOf({ input, watch }: Shared): Rows {
  const frame = watch.shown?.frame;
  return frame && frame.position > 0 && frame.rows.length === input.rows.length ? frame.rows : input.rows;
}

function views(line: LineState, { ui }: Shared, dispatch: AppDispatch): TemplateResult {
  const { size } = line;
  const at: Cell = { segment: ui.cursor.row + 1, cell: ui.cursor.column + 1 };
  const does = { point: pointHandlers(dispatch), choose: chooseHandlers(dispatch) };
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return html`
    <h3>${t('segments.segments')}</h3>
    <div class="line" role="img" aria-label=${t('segments.segmentsLabel', { count: line.chosen.filter((cell) => cell > 0).length, size })}>
      ${all.map((segment) => segmentOf(line, segment, at, does))}
    </div>
    <p class="segments__cell">${describeCell(line, at)}</p>
    ${control('D1', line.first, firstOf(at, size), 1)} ${control('D2', line.second, secondOf(at), 2)}
    <h3>${t('segments.urns')}</h3>
    <div class="urns" role="img" aria-label=${t('segments.urnsLabel', { count: line.chosen.filter((cell) => cell > 0).length, size })}>
      ${all.map((urn) => urnOf(line, urn, at, does))}
    </div>`;
}

interface Handlers {
  point(cell: Cell): void;
  choose(cell: Cell): void;
}

const squareOf = ({ segment, cell }: Cell) => ({ row: segment - 1, column: cell - 1 });
const pointHandlers =
  (dispatch: AppDispatch) =>
  (cell: Cell): void =>
    dispatch({ type: 'ui', ui: { cursor: squareOf(cell) } });
const chooseHandlers =
  (dispatch: AppDispatch) =>
  (cell: Cell): void =>
    dispatch({ type: 'toggle', square: squareOf(cell) });

const isSame = (one: Cell, other: Cell): boolean => one.segment === other.segment && one.cell === other.cell;

/** One segment, as wide as its cells; the board has the same cells for the keyboard. */
function segmentOf(line: LineState, segment: number, at: Cell, does: Handlers): TemplateResult {
  const { size } = line;
  return html`<svg class="segment" viewBox="-1 -9 ${size * 10 + 2} 22">
    <text class="segment__name" x="0" y="-4">${segment}</text>
    ${Array.from({ length: size }, (_, index) => {
      const one = { segment, cell: index + 1 };
      return svg`<g data-state=${stateOf(line, one)} ?data-at=${isSame(one, at)} @pointerenter=${() => does.point(one)} @click=${() => does.choose(one)}>
        <rect x=${index * 10} y="0" width="10" height="10" /><path d=${`M${index * 10 + 2} 2l6 6m0 -6l-6 6`} /><text x=${index * 10 + 5} y="5.2">${one.cell}</text>
      </g>`;
    })}
  </svg>`;
}

/** A control array: its closed places, and the place of the cell below the pointer. */
function control(name: string, values: readonly number[], at: number, from: number): TemplateResult {
  const places = values.length - 1;
  return html`<svg class="control" viewBox="-16 -1 ${places * 10 + 17} 12" role="img" aria-label=${t('segments.control', { name, closed: values.filter((value) => value > 0).length })}>
    <text class="control__name" x="-15" y="5.2">${name}</text>
    ${values.map((value, place) =>
      place < from
        ? nothing
        : svg`<g ?data-closed=${value > 0} ?data-at=${place === at}><rect x=${(place - 1) * 10} y="0" width="10" height="10" /><text x=${place * 10 - 5} y="5.2">${place}</text></g>`,
    )}
  </svg>`;
}

/** An urn: its balls in rows, with the drawn ball above. */
function urnOf(line: LineState, urn: number, at: Cell, does: Handlers): TemplateResult {
  const { size } = line;
  const wide = Math.ceil(Math.sqrt(size));
  const deep = Math.ceil(size / wide);
  const [width, height] = [wide * 10, deep * 10];
  return html`<svg class="urn" viewBox="-3 -15 ${width + 6} ${height + 28}">
    <path class="urn__wall" d=${`M-2 -2V${height}q0 2 2 2h${width}q2 0 2 -2V-2`} />
    <text class="segment__name" x=${width / 2} y=${height + 9}>${urn}</text>
    ${Array.from({ length: size }, (_, index) => {
      const one = { segment: urn, cell: index + 1 };
      const state = stateOf(line, one);
      const [x, y] =
        state === 'chosen' ? [width / 2, -8] : [(index % wide) * 10 + 5, height - Math.floor(index / wide) * 10 - 5];
      return svg`<g data-state=${state} ?data-at=${isSame(one, at)} @pointerenter=${() => does.point(one)} @click=${() => does.choose(one)}>
        <circle cx=${x} cy=${y} r="4.4" /><path d=${`M${x - 3} ${y - 3}l6 6`} /><text x=${x} y=${y + 0.2}>${one.cell}</text>
      </g>`;
    })}
  </svg>`;
}

/** Describes the cell below the pointer. */
function describeCell(line: LineState, at: Cell): string {
  const { size, first, second } = line;
  const [r, s] = [firstOf(at, size), secondOf(at)];
  return t('segments.told', {
    segment: at.segment,
    cell: at.cell,
    r,
    t: s,
    first: first[r] ?? 0,
    second: second[s] ?? 0,
    state: stateOf(line, at),
  });
}
