// What can be asked about a large board: which one is made, by whom it is completed, and the keys to it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { LARGEST_BOARD, type LargeEngine, type Source } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { wholeNumber } from '../../texts/numbers';
import { digits, type Key, t } from '../../texts/texts';
import type { Task } from './answer';
import { ENGINES, LARGEST_SEED, type Large, type RecipeNumber, SOURCES } from './slice';
import type { LargeDispatch } from './state';

/** `hidden`: nobody is to be offered an answer. */
export function asks(large: Large, dispatch: LargeDispatch, dispatchApp: AppDispatch, hidden: boolean): TemplateResult {
  const { recipe, engine, board, work } = large;
  const ask = (task: Extract<Task, 'generate' | 'explicit' | 'modular' | 'complete' | 'validate'>) => () =>
    dispatch({ type: 'ask', task });
  const generate = (event: Event): void => {
    event.preventDefault();
    const [name] = Object.keys(large.drafts) as RecipeNumber[];
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
    dispatch({
      type: 'choose',
      engine: (event.target as HTMLSelectElement).value as LargeEngine,
    });
  const from = (event: Event): void =>
    dispatch({ type: 'choose', recipe: { source: (event.target as HTMLSelectElement).value as Source } });
  const busy = work !== null;
  const solved = board !== null && board.given + board.found === board.size;
  return html`<form class="large__asks" @submit=${generate}>
    <div class="fields">
      ${field('size', 'top.size', 1, LARGEST_BOARD, large, dispatch, dispatchApp)}
      ${field('given', 'large.k', 0, recipe.size, large, dispatch, dispatchApp)}
      ${field('seed', 'theatre.seed', 0, LARGEST_SEED, large, dispatch, dispatchApp)}
      <label>${t('large.source')}<select class="field" @change=${from}>
        ${SOURCES.map((name) => html`<option value=${name} ?selected=${name === recipe.source}>${t(`large.sources.${name}`)}</option>`)}
      </select></label>
      <label>${t('large.engine')}<select class="field" @change=${choose}>
        ${ENGINES.map((name) => html`<option value=${name} ?selected=${name === engine}>${t(`large.engines.${name}` as Key)}</option>`)}
      </select></label>
    </div>
    <div class="large__buttons">
      <button class="btn" ?disabled=${busy}>${t('large.generate')}</button>
      ${hidden ? nothing : html`<button class="btn" type="button" data-kind="main" ?disabled=${busy || !board} @click=${ask('complete')}>${t('asks.complete')}</button>`}
      <button class="btn" type="button" ?disabled=${busy || !board} @click=${ask('validate')}>${t('large.validate')}</button>
    </div>
    <details class="large__formulas">
      <summary>${t('large.formulas')}</summary>
      <div class="row">
        <button class="btn" type="button" ?disabled=${busy} @click=${ask('explicit')}>${t('large.explicit')}</button>
      </div>
      <div class="fields">
        ${field('step', 'large.step', 0, recipe.size - 1, large, dispatch, dispatchApp)}
        <button class="btn" type="button" ?disabled=${busy} @click=${ask('modular')}>${t('large.modular')}</button>
        ${field('inner', 'large.inner', 1, LARGEST_BOARD, large, dispatch, dispatchApp)}
        <button class="btn" type="button" ?disabled=${busy || !solved} @click=${() => dispatch({ type: 'tile', inner: recipe.inner })}>${t('large.tileNow')}</button>
      </div>
      <p class="quiet small">${t('large.stepWhat')}</p>
      <p class="quiet small">${t('large.tileWhat')}</p>
    </details>
  </form>`;
}

/** A whole number with its digits grouped. What is none, or out of range, stays as it was typed, and the reason is said under the top bar. */
function field(
  name: RecipeNumber,
  label: Key,
  least: number,
  most: number,
  { recipe, drafts }: Large,
  dispatch: LargeDispatch,
  dispatchApp: AppDispatch,
): TemplateResult {
  const draft = drafts[name];
  const typed = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const text = input.value.trim();
    const value = wholeNumber(text);
    if (value !== null && value >= least && value <= most) {
      dispatch({ type: 'choose', recipe: { [name]: value } });
      dispatchApp({ type: 'notice', notice: null });
      input.value = digits(value);
    } else {
      dispatch({ type: 'draft', name, text });
      dispatchApp({
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
