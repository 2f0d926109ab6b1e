// A text of the catalogue as something that lit-html draws, with its *strong* parts in bold.

import { html, type TemplateResult } from 'lit-html';
import { type Given, type Key, parts } from './catalogue';

export const rich = <K extends Key>(key: K, ...values: Given<K>): (string | TemplateResult)[] =>
  parts(key, ...values).map(({ text, strong }) => (strong ? html`<b>${text}</b>` : text));
