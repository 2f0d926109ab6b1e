// What can be asked about a large board: which one is made, by whom it is completed, and the keys to it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { LARGEST_BOARD } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { trouble } from '../../kernel/notice';
import { wholeNumber } from '../../texts/numbers';
import { digits, type Key, t } from '../../texts/texts';
import { field } from '../../ui/kit/controls';
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
  const busy = work !== null;
  const solved = board !== null && board.given + board.found === board.size;
  return html`<form class="large__asks" @submit=${generate}>
    <div class="fields">
      ${numeric('size', 'top.size', 1, LARGEST_BOARD, large, dispatch, dispatchApp)}
      ${numeric('given', 'large.k', 0, recipe.size, large, dispatch, dispatchApp)}
      ${numeric('seed', 'theatre.seed', 0, LARGEST_SEED, large, dispatch, dispatchApp)}
      ${field(t('large.source'), {
        of: SOURCES,
        now: recipe.source,
        name: (name) => t(`large.sources.${name}`),
        choose: (source) => dispatch({ type: 'choose', recipe: { source } }),
      })}
      ${field(t('large.engine'), {
        of: ENGINES,
        now: engine,
        name: (name) => t(`large.engines.${name}` as Key),
        choose: (engine) => dispatch({ type: 'choose', engine }),
      })}
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
        ${numeric('step', 'large.step', 0, recipe.size - 1, large, dispatch, dispatchApp)}
        <button class="btn" type="button" ?disabled=${busy} @click=${ask('modular')}>${t('large.modular')}</button>
        ${numeric('inner', 'large.inner', 1, LARGEST_BOARD, large, dispatch, dispatchApp)}
        <button class="btn" type="button" ?disabled=${busy || !solved} @click=${() => dispatch({ type: 'tile', inner: recipe.inner })}>${t('large.tileNow')}</button>
      </div>
      <p class="quiet small">${t('large.stepWhat')}</p>
      <p class="quiet small">${t('large.tileWhat')}</p>
    </details>
  </form>`;
}

/** A whole number with its digits grouped. What is none, or out of range, stays as it was typed, and the reason is said under the top bar. */
function numeric(
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
      dispatchApp(trouble('bad-number', { name: t(label), found: text.slice(0, 20), least, most }));
    }
  };
  return html`<label class="named">${t(label)}<input
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
