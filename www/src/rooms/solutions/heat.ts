// The heat map: in how many of the solutions each square holds a queen, and the sum under way.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { type BoardModel, untouched } from '../../board/model';
import { queensOn } from '../../board/rule';
import type { Dispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { rich } from '../../texts/rich';
import { duration, share, t } from '../../texts/texts';
import { progress } from '../../ui/progress';
import { heatOf, scale } from './scale';
import type { Heat, SolutionsAct, SolutionsScene } from './slice';

/** A heat map with a board of its own. A view makes one and calls it in each of its renderings. */
export function createHeat(): (scene: SolutionsScene) => TemplateResult {
  const board = createBoard();
  return ({ own: { heat }, shared, act, dispatch }) => {
    const size = shared.asked.rows.length;
    const known = heat.kind === 'known' && heat.size === size ? heat : null;
    const model = modelOf(size, known?.squares ?? null, shared);
    // A tap points at a square; the queens given are set on the Board.
    const point: Dispatch = (action) => {
      if (action.type === 'look') dispatch(action);
      else if (action.type === 'toggle') dispatch({ type: 'look', look: { cursor: action.square } });
    };
    const hover = (event: Event): void => {
      const square = (event.target as Element).closest('.sq');
      const column = [...(square?.parentElement?.children ?? [])].indexOf(square as Element);
      const row = [...(square?.parentElement?.parentElement?.children ?? [])].indexOf(square?.parentElement as Element);
      if (square && (row !== shared.look.cursor.row || column !== shared.look.cursor.column))
        dispatch({ type: 'look', look: { cursor: { row, column } } });
    };
    return html`<div class="solved" data-heat ${heatOf(model.heat)} @pointerover=${hover}>${board(model, point)}</div>
      ${known ? scale(known.squares) : nothing}
      ${known ? told(known, shared) : underway(heat, act)}`;
  };
}

const modelOf = (size: number, heat: Float64Array | null, { look }: Shared): BoardModel => ({
  ...untouched,
  rule: queensOn(size),
  given: new Set(),
  heat,
  still: false,
  cursor: look.cursor,
});

/** What is known: the square that is pointed at, and where the figures come from. */
function told(heat: Extract<Heat, { kind: 'known' }>, { look }: Shared): TemplateResult {
  const { row, column } = look.cursor;
  const count = heat.squares[row * heat.size + column] ?? 0;
  const { solutions } = heat;
  const part = solutions === 0 ? 0 : count / solutions;
  const where = { row: row + 1, column: column + 1, count, solutions, share: share(part) };
  return html`<p class="story" aria-live="polite">${rich('solutions.square', where)}</p>
    <p class="solutions__note">${t('solutions.heatNote', { solutions, time: duration(heat.milliseconds) })}</p>`;
}

function underway(heat: Heat, act: SolutionsAct): TemplateResult {
  if (heat.kind === 'cancelled')
    return html`<p class="story">${t('solutions.cancelled')}</p>
      <div class="row"><button class="btn" data-kind="main" @click=${() => act({ type: 'sum' })}>${t('solutions.sumAgain')}</button></div>`;
  const { share: done, solutions } = heat.kind === 'running' ? heat : { share: 0, solutions: 0 };
  return html`<p class="story">${t('solutions.summing', { count: solutions })}</p>
    ${progress(t('solutions.progress'), done)}
    ${heat.kind === 'running' ? html`<div class="row"><button class="btn" @click=${() => act({ type: 'stopSumming' })}>${t('solutions.cancel')}</button></div>` : nothing}`;
}
