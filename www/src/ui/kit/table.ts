// A table that scrolls if it is wider than its container, also by keyboard.

import { html, nothing, type TemplateResult } from 'lit-html';

interface Table {
  /** The name for screen readers. */
  readonly label: string;
  /** The caption above it. */
  readonly caption?: string;
  /** The heads of the columns; a cell that is not a plain head is passed as it is. */
  readonly head: readonly (string | TemplateResult | typeof nothing)[];
  readonly rows: readonly (TemplateResult | typeof nothing)[];
  /** Its class, if it looks different from the others. */
  readonly kind?: string;
}

export const table = ({ label, caption, head, rows, kind }: Table): TemplateResult =>
  html`<div class="scroll" tabindex="0" role="region" aria-label=${label}><table class=${kind ?? nothing}>
    ${caption === undefined ? nothing : html`<caption>${caption}</caption>`}
    <thead><tr>${head.map((cell) => (typeof cell === 'string' ? html`<th scope="col">${cell}</th>` : cell))}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
