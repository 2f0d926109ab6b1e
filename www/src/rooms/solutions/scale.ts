// The colours of a heat map: from the square with the fewest solutions to the square with the most.

import { html, type nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';

/** The start of the scale, as a share of the largest number. If all squares are equal, they have the colour of its end. */
export function heatOf(squares: Float64Array | null): ReturnType<typeof properties> {
  const { least, most } = ends(squares ?? new Float64Array(1));
  return properties({ '--least': least < most ? (least / most).toFixed(2) : '0' });
}

/** The legend of the colours. */
export function scale(squares: Float64Array): TemplateResult | typeof nothing {
  const { least, most } = ends(squares);
  return html`<p class="heat">
    <span>${t('solutions.least', { count: least })}</span><i aria-hidden="true"></i><span>${t('solutions.most', { count: most })}</span>
  </p>`;
}

const ends = (squares: Float64Array): { least: number; most: number } => ({
  least: Math.min(...squares),
  most: Math.max(...squares),
});
