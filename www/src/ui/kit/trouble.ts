// An error message, in one line, next to the control that caused it.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Trouble } from '../../client/trouble';
import { trouble } from '../../texts/texts';

export const troubleLine = (why: Trouble | null): TemplateResult | typeof nothing =>
  why ? alertLine(trouble(why.code, why.detail)) : nothing;

/** A message that replaces the text of the error. */
export const alertLine = (text: string): TemplateResult => html`<p class="trouble" role="alert">${text}</p>`;
