// A field for a number of the recipe.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { trouble } from '../../kernel/notice';
import { wholeNumber } from '../../texts/numbers';
import { digits, type Key, t } from '../../texts/texts';
import type { Large, RecipeNumber } from './slice';
import type { LargeDispatch } from './state';

/**
 * A field for a whole number, with its digits grouped. An invalid text stays as it was typed, and the reason is shown
 * below the top bar.
 */
export function numeric(
  name: RecipeNumber,
  label: Key,
  min: number,
  max: number,
  { recipe, drafts }: Large,
  dispatch: LargeDispatch,
  dispatchApp: AppDispatch,
): TemplateResult {
  const draft = drafts[name];
  const typed = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const text = input.value.trim();
    const value = wholeNumber(text);
    if (value !== null && value >= min && value <= max) {
      dispatch({ type: 'choose', recipe: { [name]: value } });
      dispatchApp({ type: 'notice', notice: null });
      input.value = digits(value);
    } else {
      dispatch({ type: 'draft', name, text });
      dispatchApp(trouble('bad-number', { name: t(label), found: text.slice(0, 20), least: min, most: max }));
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
