// One of a few, as buttons in a row or as a field that opens.

import { html, type TemplateResult } from 'lit-html';

interface Option {
  readonly name: string;
  readonly on: boolean;
}

export const choice = (label: string, options: readonly (Option & { readonly act: () => void })[]): TemplateResult =>
  html`<div class="choice" role="group" aria-label=${label}>${options.map(
    ({ name, on, act }) => html`<button aria-pressed=${on} @click=${act}>${name}</button>`,
  )}</div>`;

export function select<Value extends string>(
  label: string,
  options: readonly (Option & { readonly value: Value })[],
  act: (value: Value) => void,
): TemplateResult {
  const chosen = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const found = options.find((option) => option.value === value);
    if (found) act(found.value);
  };
  return html`<select class="field" aria-label=${label} @change=${chosen}>
    ${options.map(({ value, name, on }) => html`<option value=${value} .selected=${on}>${name}</option>`)}
  </select>`;
}
