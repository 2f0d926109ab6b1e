// The description of the place below the pointer, in a corner of the plate and for screen readers.

import { html, type TemplateResult } from 'lit-html';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { t } from '../../texts/texts';
import { isAimable, type Large, sizeOf } from './slice';

export const readout = (large: Large): TemplateResult => html`<output class="readout">${words(large)}</output>`;

function words(large: Large): string {
  const { pointed, under } = large;
  if (!pointed) return '';
  const { row, column } = pointed.square;
  const size = sizeOf(large);
  const place = squareNames({ row, column }, size);
  const known = under && under.square.row === row && under.square.column === column;
  if (!isAimable(large)) {
    if (!under?.queen) return t('large.square', place);
    const { queen } = under;
    return t(queen.given ? 'large.given' : 'large.found', squareNames(queen, size));
  }
  if (!known || !under.is) return t('large.square', place);
  const { queen, free, attackers } = under.is;
  if (queen) return t(queen === 'given' ? 'large.given' : 'large.found', place);
  if (free) return t('large.free', place);
  const [attacker] = attackers;
  if (attacker?.line === 'row') return t('large.rowTaken', { ...place, by: columnName(attacker.column) });
  return attacker
    ? t('large.attacked', { ...place, by: rowName(attacker.row, size), line: attacker.line })
    : t('large.square', place);
}
