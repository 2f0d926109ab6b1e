// What can be asked about a large board: which one is made, by whom it is completed, and the keys to it.

import { html, type TemplateResult } from 'lit-html';
import type { LargeEngine } from '../../engine/types';
import type { Dispatch } from '../../kernel/action';
import { wholeNumber } from '../../texts/numbers';
import { digits, type Key, t } from '../../texts/texts';
import type { Task } from './answer';
import { ENGINES, LARGEST_SEED, LARGEST_SIZE, type Large, type Recipe } from './slice';
import type { LargeAct } from './state';

export function asks(large: Large, act: LargeAct, dispatch: Dispatch): TemplateResult {
  const { recipe, engine, board, work } = large;
  const ask = (task: Extract<Task, 'generate' | 'explicit' | 'modular' | 'complete' | 'validate'>) => () =>
    act({ type: 'ask', task });
  const generate = (event: Event): void => {
    event.preventDefault();
    const [name] = Object.keys(large.drafts) as (keyof Recipe)[];
    const field = name && (event.target as HTMLFormElement).querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) {
      // What is wrong is said again, where it stands.
      field.dispatchEvent(new Event('change'));
      field.focus();
    } else {
      ask('generate')();
    }
  };
  const choose = (event: Event): void =>
    act({
      type: 'choose',
      engine: (event.target as HTMLSelectElement).value as LargeEngine,
    });
  const busy = work !== null;
  return html`<form class="large__asks" @submit=${generate}>
    <div class="fields">
      ${field('size', 'top.size', 1, LARGEST_SIZE, large, act, dispatch)}
      ${field('given', 'large.k', 0, recipe.size, large, act, dispatch)}
      ${field('seed', 'theatre.seed', 0, LARGEST_SEED, large, act, dispatch)}
      <label>${t('large.engine')}<select class="field" @change=${choose}>
        ${ENGINES.map((name) => html`<option value=${name} ?selected=${name === engine}>${t(`large.engines.${name}` as Key)}</option>`)}
      </select></label>
    </div>
    <div class="large__buttons">
      <button class="btn" ?disabled=${busy}>${t('large.generate')}</button>
      <button class="btn" type="button" data-kind="main" ?disabled=${busy || !board} @click=${ask('complete')}>${t('asks.complete')}</button>
      <button class="btn" type="button" ?disabled=${busy || !board} @click=${ask('validate')}>${t('large.validate')}</button>
    </div>
    <details class="large__formulas">
      <summary>${t('large.formulas')}</summary>
      <div class="row">
        <button class="btn" type="button" ?disabled=${busy} @click=${ask('explicit')}>${t('large.explicit')}</button>
        <button class="btn" type="button" ?disabled=${busy} @click=${ask('modular')}>${t('large.modular')}</button>
        ${tiles(busy || !board || board.given + board.found < board.size, act)}
      </div>
      <p class="quiet small">${t('large.tileWhat')}</p>
    </details>
  </form>`;
}

/** Sizes of modular solutions to tile with: 2 and 3 do not divide them. */
const INNER = [5, 7, 11, 13, 25];

/** Any solution, with a modular one in each queen's block; again and again it is a fractal. */
const tiles = (off: boolean, act: LargeAct): TemplateResult =>
  html`${INNER.map((inner) => {
    const name = t('large.tile', { inner });
    const tile = (): void => act({ type: 'tile', inner });
    return html`<button class="btn large__tile" type="button" aria-label=${name} title=${name} ?disabled=${off} @click=${tile}>× ${inner}</button>`;
  })}`;

/** A whole number with its digits grouped. What is none, or out of range, stays as it was typed, and the reason is said under the top bar. */
function field(
  name: keyof Recipe,
  label: Key,
  least: number,
  most: number,
  { recipe, drafts }: Large,
  act: LargeAct,
  dispatch: Dispatch,
): TemplateResult {
  const draft = drafts[name];
  const typed = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const text = input.value.trim();
    const value = wholeNumber(text);
    if (value !== null && value >= least && value <= most) {
      act({ type: 'choose', recipe: { [name]: value } });
      dispatch({ type: 'notice', notice: null });
      input.value = digits(value);
    } else {
      act({ type: 'draft', name, text });
      dispatch({
        type: 'notice',
        notice: {
          kind: 'trouble',
          code: 'bad-number',
          detail: { name: t(label), found: text.slice(0, 20), least, most },
        },
      });
    }
  };
  return html`<label>${t(label)}<input
      class="field"
      name=${name}
      inputmode="numeric"
      autocomplete="off"
      aria-invalid=${draft !== undefined}
      .value=${draft ?? digits(recipe[name])}
      @change=${typed}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    /></label>`;
}
