// Boards by formula: the staircases, every modular line of the size, and a board tiled by a line or by itself.

import { html, nothing, type TemplateResult } from 'lit-html';
import { MAX_BOARD_SIZE } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { t, trouble } from '../../texts/texts';
import { numeric } from './numeric';
import type { Large } from './slice';
import type { LargeDispatch } from './state';

/** Up to this many steps are buttons, and more are typed. */
const PRESSED = 16;

export function formulas(large: Large, dispatch: LargeDispatch, dispatchApp: AppDispatch): TemplateResult {
  const { recipe, board, work, steps } = large;
  const busy = work !== null;
  const solved = board !== null && board.given + board.found === board.size;
  const size = board?.size ?? recipe.size;
  const ask = (task: 'explicit' | 'modular') => () => dispatch({ type: 'ask', task });
  const tile = (by: 'line' | 'itself') => () => dispatch({ type: 'tile', with: by });
  const line = (step: number) => (): void => {
    dispatch({ type: 'choose', recipe: { step } });
    dispatch({ type: 'ask', task: 'modular' });
  };
  const inner = (innerStep: number) => () => dispatch({ type: 'choose', recipe: { innerStep } });
  return html`<details class="large__formulas">
    <summary>${t('large.formulas')}</summary>
    <div class="row">
      <button class="btn" type="button" ?disabled=${busy} @click=${ask('explicit')}>${t('large.explicit')}</button>
    </div>
    <div class="fields">
      ${numeric('step', 'large.step', 0, recipe.size - 1, large, dispatch, dispatchApp)}
      <button class="btn" type="button" ?disabled=${busy} @click=${ask('modular')}>${t('large.modular')}</button>
    </div>
    ${presses(recipe.size, steps.get(recipe.size), recipe.step, busy, line)}
    <p class="quiet small">${t('large.stepWhat')}</p>
    <div class="fields">
      ${numeric('inner', 'large.inner', 1, MAX_BOARD_SIZE, large, dispatch, dispatchApp)}
      ${numeric('innerStep', 'large.innerStep', 0, recipe.inner - 1, large, dispatch, dispatchApp)}
      <button class="btn" type="button" ?disabled=${busy || !solved || size * recipe.inner > MAX_BOARD_SIZE} @click=${tile('line')}>${t('large.tileNow')}</button>
      <button class="btn" type="button" ?disabled=${busy || !solved || size * size > MAX_BOARD_SIZE} @click=${tile('itself')}>${t('large.tileItself')}</button>
    </div>
    ${presses(recipe.inner, steps.get(recipe.inner), recipe.innerStep, false, inner)}
    <p class="quiet small">${t('large.tileWhat')}</p>
    <p class="quiet small">${t('large.fractalWhat')}</p>
  </details>`;
}

/** The first steps of a size, as buttons. */
function presses(
  size: number,
  steps: readonly number[] | undefined,
  now: number,
  off: boolean,
  choose: (step: number) => () => void,
): TemplateResult | typeof nothing {
  if (!steps) return nothing;
  if (steps.length === 0) return html`<p class="quiet small">${trouble('no-modular', { size })}</p>`;
  return html`<div class="row" role="group" aria-label=${t('large.steps', { size })}>
    <span class="quiet small">${t('large.stepsOf', { size, count: steps.length })}</span>
    ${steps
      .slice(0, PRESSED)
      .map(
        (step) =>
          html`<button class="btn" type="button" aria-pressed=${step === now} ?disabled=${off} @click=${choose(step)}>${step}</button>`,
      )}
  </div>`;
}
