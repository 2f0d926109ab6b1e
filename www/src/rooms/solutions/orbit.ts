// The open orbit: its image on the board, the numbers by which it is sorted, its complement, and the eight rotations and reflections.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { type BoardModel, staticModel } from '../../board/model';
import { piecesOf, queensOn } from '../../board/rule';
import { imageOfRows } from '../../board/symmetry';
import type { Transform } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { rich } from '../../texts/rich';
import { columnName, rowName } from '../../texts/squares';
import { type Key, list, t } from '../../texts/texts';
import { check } from '../../ui/kit/controls';
import { complementAt, type Image, imagesOf, sizeOf } from './list';
import { between, firstDifference, pathOf, readingOrder } from './motion';
import { picture } from './picture';
import { hasModular, type SolutionList, type SolutionsDispatch, type SolutionsProps } from './slice';

/** Images of up to this many rows have their numbers below them. Those of larger images are only next to the board. */
const MAX_READ_ROWS = 8;
/** The path of a queen is drawn through this many points. */
const STEPS = 12;

/**
 * An orbit that remembers its last state, so that a turn can be animated. A view makes one and calls it in each
 * rendering.
 */
export function createOrbit(): (listed: SolutionList, props: SolutionsProps) => TemplateResult {
  const board = createBoard();
  let last: { listed: SolutionList; orbit: number; turn: Transform } | null = null;
  return (listed, { own, shared, dispatch, dispatchApp }) => {
    const { orbit, turn, complement } = own.browse;
    const images = imagesOf(listed, orbit);
    const image = images[turn] ?? images[0];
    if (!image) return html``;
    if (last?.listed === listed && last.orbit === orbit && last.turn !== image.turn) {
      const relative = between(last.turn, image.turn);
      queueMicrotask(() => move(document.querySelector('.solved--solution'), image.rows, relative));
    }
    last = { listed, orbit, turn: image.turn };
    const first = images[0]?.rows ?? image.rows;
    return html`<div class="solved solved--solution">
        ${board(modelOf(image.rows, shared), (action) => action.type === 'ui' && dispatchApp(action))}
        ${marks(image.rows, complement)} ${readingOf(image.rows, first)}
      </div>
      ${renderImages(images, image, sizeOf(listed, image.solution), orbit, dispatch)}
      <p class="story" aria-live="polite">${story(image, first)}</p>
      ${hasModular(image.rows.length) ? html`<p class="solutions__note">${rich(listed.modular[orbit] ? 'solutions.modular' : 'solutions.notModular')}</p>` : nothing}
      ${complement ? html`<p class="solutions__note">${complementOf(image.rows)} ${complementPlace(listed, image)}</p>` : nothing}
      <div class="row solutions__does">
        <button class="btn" data-kind="main" @click=${() => place(image, dispatchApp)}>${t('solutions.place')}</button>
        ${check(t('solutions.complement'), complement, (complement) => dispatch({ type: 'browse', to: { complement } }))}
      </div>`;
  };
}

const modelOf = (rows: Int32Array, { ui }: Shared): BoardModel => ({
  ...staticModel,
  rule: queensOn(rows.length),
  pieces: piecesOf(rows),
  given: new Set(),
  attacks: false,
  still: false,
  cursor: ui.cursor,
});

function place({ rows }: Image, dispatch: AppDispatch): void {
  dispatch({ type: 'place', rows });
  dispatch({ type: 'ui', ui: { view: 'board' } });
}

/** For each row a line from the right edge to its queen; and the complement's queens, if they are requested. */
function marks(rows: Int32Array, complement: boolean): TemplateResult {
  const size = rows.length;
  const other = imageOfRows(rows, 'flipHorizontal');
  return html`<svg class="solved__marks" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    ${Array.from(rows, (column, row) => svg`<line x1=${size} x2=${column + 0.92} y1=${row + 0.5} y2=${row + 0.5} />`)}
    ${
      complement
        ? Array.from(other, (column, row) =>
            column === rows[row]
              ? svg`<circle cx=${column + 0.5} cy=${row + 0.5} r="0.46" />`
              : svg`<use href="#queen-s" x=${column + 0.14} y=${row + 0.14} width="0.72" height="0.72" />`,
          )
        : nothing
    }
  </svg>`;
}

/** The number of squares to the right of each queen, next to its row. `first`: the fundamental solution. */
function readingOf(rows: Int32Array, first: Int32Array): TemplateResult {
  const decides = firstDifference(rows, first);
  return html`<ol class="solved__reading" aria-hidden="true">${readingOrder(rows).map(
    (squares, row) => html`<li ?data-decides=${row === decides}>${squares}</li>`,
  )}</ol>`;
}

function story({ rows }: Image, first: Int32Array): unknown {
  const row = firstDifference(rows, first);
  const reads = readingOrder(rows);
  if (row < 0) return rich('solutions.fundamental', { reading: reads.join(' ') });
  const least = readingOrder(first);
  return rich('solutions.notFundamental', {
    row: rowName(row, rows.length),
    here: reads[row] ?? 0,
    least: least[row] ?? 0,
  });
}

function complementOf(rows: Int32Array): string {
  const size = rows.length;
  const middle = rows.indexOf((size - 1) / 2);
  const columns = list(Array.from(rows, (column) => columnName(size - 1 - column)));
  return middle < 0
    ? t('solutions.complementEven', { columns })
    : t('solutions.complementOdd', { columns, row: rowName(middle, size) });
}

/** The list is in the order of columns from the top, which the complement reverses. */
function complementPlace(listed: SolutionList, { rows, solution }: Image): string | typeof nothing {
  const count = listed.orbits.length;
  const middle = count / 2;
  if (count < 2) return nothing;
  return t('solutions.complementPlace', {
    number: solution + 1,
    other: complementAt(solution, count) + 1,
    count,
    middle,
    next: middle + 1,
    sum: rows.length + 1,
  });
}

const SYMMETRY_TEXTS: Readonly<Record<number, Key>> = {
  8: 'solutions.orbitOf8',
  4: 'solutions.orbitOf4',
  2: 'solutions.orbitOf2',
  1: 'solutions.orbitOf1',
};

function renderImages(
  images: readonly Image[],
  shown: Image,
  members: number,
  orbit: number,
  dispatch: SolutionsDispatch,
): TemplateResult {
  return html`<section class="orbit" aria-labelledby="orbit">
    <h2 class="head" id="orbit"><span>${t('solutions.orbit', { orbit: orbit + 1 })}</span> <span>${t(SYMMETRY_TEXTS[members] ?? 'solutions.orbitOf8')}</span></h2>
    <div class="orbit__images">${images.map(
      (image, turn) => html`<button
        class="orbit__image"
        aria-pressed=${image.turn === shown.turn}
        ?data-same=${image.solution === shown.solution}
        @click=${() => dispatch({ type: 'browse', to: { turn } })}
      >${picture(image.rows, false)}<span>${t(`solutions.turns.${image.turn}`)}</span>${image.rows.length <= MAX_READ_ROWS ? html`<span class="orbit__reading">${readingOrder(image.rows).join('')}</span>` : nothing}</button>`,
    )}</div>
  </section>`;
}

/** Animates the queens along the rotation. With reduced motion they appear at once. */
function move(board: Element | null, rows: Int32Array, turn: Transform): void {
  if (!board || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const size = rows.length;
  board.querySelectorAll<HTMLElement>('[role="row"]').forEach((row, index) => {
    const column = rows[index] ?? 0;
    const queen = row.children[column]?.querySelector('.queen');
    const side = row.children[column]?.getBoundingClientRect().width ?? 0;
    const path = pathOf(turn, { row: index, column }, size, STEPS);
    queen?.animate(
      path.map(({ x, y }) => ({ translate: `${x * side}px ${y * side}px`, opacity: 1, scale: 1 })),
      { duration: TURNING, easing: 'ease-in-out' },
    );
  });
}

/** The duration of a rotation in milliseconds, slow enough to follow every queen. */
const TURNING = 900;
