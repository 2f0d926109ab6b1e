// One fact of a row of facts.

import { html, type TemplateResult } from 'lit-html';
import { type Key, t } from '../texts/texts';

export const fact = (name: Key, value: string): TemplateResult => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`;
