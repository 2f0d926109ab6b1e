// The heat map: in how many of the solutions each square holds a queen, and the sum under way.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { type BoardModel, untouched } from '../../board/model';
import { queensOn } from '../../board/rule';
import type { Dispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { rich } from '../../texts/rich';
import { digits, duration, share, t } from '../../texts/texts';
import { progress } from '../../ui/progress';
import { properties } from '../../ui/style';
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
    const { least, most } = boundsOf(known?.squares ?? null);
    return html`<div class="solved solved--heat" ${properties({ '--least': (least / Math.max(1, most)).toFixed(4) })}>${board(model, point)}</div>
      ${known && most > 0 ? scale(least, most) : nothing}
      ${known ? told(known, shared) : underway(heat, act)}`;
  };
}

function boundsOf(squares: Float64Array | null): { readonly least: number; readonly most: number } {
  if (!squares) return { least: 0, most: 0 };
  return { least: Math.min(...squares), most: Math.max(...squares) };
}

/** What the colours mean, from the least number to the most. */
const scale = (least: number, most: number): TemplateResult =>
  html`<p class="heat__scale" role="img" aria-label=${t('solutions.scale', { least, most })}><span>${digits(least)}</span><i></i><span>${digits(most)}</span></p>`;

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
