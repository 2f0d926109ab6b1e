// A text of the catalogue as something that lit-html draws, with its *strong* parts in bold.

import { html, type TemplateResult } from 'lit-html';
import { type Key, parts, type Values } from './texts';

export const rich = (key: Key, values: Values = {}): (string | TemplateResult)[] =>
  parts(key, values).map(({ text, strong }) => (strong ? html`<b>${text}</b>` : text));
