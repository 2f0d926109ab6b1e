// A row of facts, each with its name and its current value.

import { html, type nothing, type TemplateResult } from 'lit-html';
import { type Key, t } from '../../texts/texts';

export const fact = (name: Key, value: string): TemplateResult => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`;

export const facts = (...all: readonly (TemplateResult | typeof nothing)[]): TemplateResult =>
  html`<dl class="facts facts--row">${all}</dl>`;
