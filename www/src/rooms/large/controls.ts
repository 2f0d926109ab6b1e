// The main controls: the size, Complete, Watch.

import { html, nothing, type TemplateResult } from 'lit-html';
import { MAX_BOARD_SIZE } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { digits, t } from '../../texts/texts';
import { numeric } from './numeric';
import { MAX_NOTCH, notchOf, sizeAt } from './sizes';
import type { Large, RecipeNumber } from './slice';
import type { LargeDispatch } from './state';

/** `hidden`: answers are not offered. */
export function renderQuestions(
  large: Large,
  dispatch: LargeDispatch,
  dispatchApp: AppDispatch,
  hidden: boolean,
): TemplateResult {
  const { recipe, board, work } = large;
  const busy = work !== null;
  const generate = (event: Event): void => {
    event.preventDefault();
    const [name] = Object.keys(large.drafts) as RecipeNumber[];
    const field = name && document.querySelector<HTMLInputElement>(`.large [name=${name}]`);
    if (field) {
      // Shows the error again at its field.
      field.dispatchEvent(new Event('change'));
      field.focus();
    } else {
      dispatch({ type: 'ask', task: 'generate' });
    }
  };
  /** If another size was chosen meanwhile, it is the size of the board to complete. */
  const complete = (): void =>
    dispatch(
      recipe.size === board?.size
        ? { type: 'ask', task: 'complete' }
        : { type: 'make', task: 'generate', recipe: {}, completes: true },
    );
  const watch = (): void =>
    dispatch({
      type: 'linear',
      action: { type: 'open', method: 'linear', rows: recipe.size - (board?.given ?? 0) },
    });
  const slide = (event: Event): void =>
    dispatch({ type: 'choose', recipe: { size: sizeAt(Number((event.target as HTMLInputElement).value)) } });
  return html`<form class="large__asks" id="large-recipe" @submit=${generate}>
    <div class="large__size">
      ${numeric('size', 'top.size', 1, MAX_BOARD_SIZE, large, dispatch, dispatchApp)}
      <input
        type="range"
        min="0"
        max=${MAX_NOTCH}
        aria-label=${t('large.slider')}
        aria-valuetext=${digits(recipe.size)}
        .value=${String(notchOf(recipe.size))}
        ?disabled=${busy}
        @input=${slide}
        @change=${() => dispatch({ type: 'ask', task: 'generate' })}
      />
      <p class="large__scale" aria-hidden="true">${[1_000, 10_000, 100_000, 1_000_000].map((size) => html`<span>${digits(size)}</span>`)}</p>
    </div>
    <div class="large__buttons">
      ${
        hidden
          ? nothing
          : html`<button class="btn" type="button" data-kind="main" ?disabled=${busy || !board} @click=${complete}>${t('asks.complete')}</button>`
      }
      <button
        class="btn large__watch"
        type="button"
        title=${t('linear.watchWhat.linear')}
        ?disabled=${busy || !board || board.given === board.size || recipe.size !== board.size}
        @click=${watch}
      >${t('asks.watch')}</button>
    </div>
  </form>`;
}
