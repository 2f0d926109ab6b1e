// One of a few, as buttons in a row or as a field that opens; on or off; and a number.

import { html, type TemplateResult } from 'lit-html';
import { wholeNumber } from '../texts/numbers';

interface Option {
  readonly name: string;
  readonly on: boolean;
}

export const choice = (label: string, options: readonly (Option & { readonly choose: () => void })[]): TemplateResult =>
  html`<div class="choice" role="group" aria-label=${label}>${options.map(
    ({ name, on, choose }) => html`<button aria-pressed=${on} @click=${choose}>${name}</button>`,
  )}</div>`;

export function select<Value extends string>(
  label: string,
  options: readonly (Option & { readonly value: Value })[],
  choose: (value: Value) => void,
): TemplateResult {
  const chosen = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const found = options.find((option) => option.value === value);
    if (found) choose(found.value);
  };
  return html`<select class="field" aria-label=${label} @change=${chosen}>
    ${options.map(({ value, name, on }) => html`<option value=${value} .selected=${on}>${name}</option>`)}
  </select>`;
}

/** On or off, with its name behind it. */
export const check = (name: string, on: boolean, choose: (on: boolean) => void, off = false): TemplateResult =>
  html`<label class="check"><input
    type="checkbox"
    .checked=${on}
    ?disabled=${off}
    @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)}
  /><span>${name}</span></label>`;

/** A whole number; what is none brings back the one before. */
export function numberField(name: string, value: number, choose: (value: number) => void): TemplateResult {
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const read = wholeNumber(field.value);
    if (read === null) field.value = String(value);
    else choose(read);
  };
  return html`<label class="number">${name}<input
    class="field"
    inputmode="numeric"
    autocomplete="off"
    .value=${String(value)}
    @change=${typed}
  /></label>`;
}
