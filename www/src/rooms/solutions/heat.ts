// The heat map: the number of solutions with a queen on each square, or the progress of counting them.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { type BoardModel, staticModel } from '../../board/model';
import { queensOn } from '../../board/rule';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { rich } from '../../texts/rich';
import { squareNames } from '../../texts/squares';
import { share, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { progress } from '../../ui/progress';
import { heatOf, scale } from './scale';
import type { Heat, SolutionsDispatch, SolutionsProps } from './slice';

/** A heat map with its own board. A view creates it once and calls it in each of its renderings. */
export function createHeat(): (props: SolutionsProps) => TemplateResult {
  const board = createBoard();
  return ({ own: { heat }, shared, dispatch, dispatchApp }) => {
    const size = shared.input.rows.length;
    const known = heat.kind === 'known' && heat.size === size ? heat : null;
    const model = modelOf(size, known?.squares ?? null, shared);
    // A tap selects a square. Given queens are set on the Board.
    const point: AppDispatch = (action) => {
      if (action.type === 'ui') dispatchApp(action);
      else if (action.type === 'toggle') dispatchApp({ type: 'ui', ui: { cursor: action.square } });
    };
    const hover = (event: Event): void => {
      const square = (event.target as Element).closest('.sq');
      const column = [...(square?.parentElement?.children ?? [])].indexOf(square as Element);
      const row = [...(square?.parentElement?.parentElement?.children ?? [])].indexOf(square?.parentElement as Element);
      if (square && (row !== shared.ui.cursor.row || column !== shared.ui.cursor.column))
        dispatchApp({ type: 'ui', ui: { cursor: { row, column } } });
    };
    return html`<div class="solved" data-heat ${heatOf(model.heat)} @pointerover=${hover}>${board(model, point)}</div>
      ${known ? scale(known.squares) : nothing}
      ${known ? renderMessage(known, shared) : renderProgress(heat, dispatch)}`;
  };
}

const modelOf = (size: number, heat: Float64Array | null, { ui }: Shared): BoardModel => ({
  ...staticModel,
  rule: queensOn(size),
  given: new Set(),
  heat,
  still: false,
  cursor: ui.cursor,
});

/** The figures for the selected square, and their source. */
function renderMessage(heat: Extract<Heat, { kind: 'known' }>, { ui }: Shared): TemplateResult {
  const { row, column } = ui.cursor;
  const count = heat.squares[row * heat.size + column] ?? 0;
  const { solutions } = heat;
  const part = solutions === 0 ? 0 : count / solutions;
  const where = { ...squareNames({ row, column }, heat.size), count, solutions, share: share(part) };
  return html`<p class="story" aria-live="polite">${rich('solutions.square', where)}</p>
    <p class="solutions__note">${t('solutions.heatNote', { solutions, time: duration(heat.milliseconds) })}</p>`;
}

function renderProgress(heat: Heat, dispatch: SolutionsDispatch): TemplateResult {
  if (heat.kind === 'cancelled')
    return html`<p class="story">${t('solutions.cancelled')}</p>
      <div class="row"><button class="btn" data-kind="main" @click=${() => dispatch({ type: 'sum' })}>${t('solutions.sumAgain')}</button></div>`;
  const { share: done, solutions } = heat.kind === 'running' ? heat : { share: 0, solutions: 0 };
  return html`<p class="story">${t('solutions.summing', { count: solutions })}</p>
    ${progress(t('solutions.progress'), done)}
    ${heat.kind === 'running' ? html`<div class="row"><button class="btn" @click=${() => dispatch({ type: 'stopSumming' })}>${t('solutions.cancel')}</button></div>` : nothing}`;
}
