// Renders the text of a lesson, which may contain **strong** and `code`.

import { html, type TemplateResult } from 'lit-html';

export const prose = (paragraphs: readonly string[]): TemplateResult[] =>
  paragraphs.map((paragraph) => html`<p class="read">${phrase(paragraph)}</p>`);

export const phrase = (text: string): (string | TemplateResult)[] =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return html`<b>${part.slice(2, -2)}</b>`;
    return part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part;
  });
