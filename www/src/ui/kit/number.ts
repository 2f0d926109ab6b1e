// A whole number that a person types.

import { html, noChange, type TemplateResult } from 'lit-html';
import { Directive, directive, type PropertyPart } from 'lit-html/directive.js';
import { wholeNumber } from '../../texts/numbers';

/** A value that may change while the field is used: the text being typed stays, and a selection is restored. */
class ShownValue extends Directive {
  render(text: string): string {
    return text;
  }

  override update({ element }: PropertyPart, [text]: [string]): unknown {
    const field = element as HTMLInputElement;
    const used = field === document.activeElement;
    // The default is the last shown or chosen value.
    if (used && field.value !== field.defaultValue) return noChange;
    const selected = used && field.selectionStart === 0 && field.selectionEnd === field.value.length;
    field.value = text;
    field.defaultValue = text;
    if (selected) field.select();
    return noChange;
  }
}
const shown = directive(ShownValue);

/** A field for a whole number; an invalid text is replaced by the previous number. */
export function number(name: string, value: number, choose: (value: number) => void): TemplateResult {
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const read = wholeNumber(field.value);
    if (read === null) field.value = String(value);
    field.defaultValue = field.value;
    if (read !== null) choose(read);
  };
  return html`<label class="number">${name}<input
    class="field"
    inputmode="numeric"
    autocomplete="off"
    .value=${shown(String(value))}
    @change=${typed}
  /></label>`;
}
