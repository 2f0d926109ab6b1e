// What lies under the pointer, in words, in a corner of the plate and for screen readers.

import { html, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { isAimable, type Large } from './slice';

export const readout = (large: Large): TemplateResult => html`<output class="readout">${words(large)}</output>`;

function words(large: Large): string {
  const { pointed, under } = large;
  if (!pointed) return '';
  const { row, column } = pointed.square;
  const place = { row: row + 1, column: column + 1 };
  const known = under && under.square.row === row && under.square.column === column;
  if (!isAimable(large)) {
    if (!under?.queen) return t('large.square', place);
    const { queen } = under;
    return t(queen.given ? 'large.given' : 'large.found', { row: queen.row + 1, column: queen.column + 1 });
  }
  if (!known || !under.is) return t('large.square', place);
  const { queen, free, attackers } = under.is;
  if (queen) return t(queen === 'given' ? 'large.given' : 'large.found', place);
  if (free) return t('large.free', place);
  const [attacker] = attackers;
  if (attacker?.line === 'row') return t('large.rowTaken', { ...place, by: attacker.column + 1 });
  return attacker
    ? t('large.attacked', { ...place, by: attacker.row + 1, line: attacker.line })
    : t('large.square', place);
}
