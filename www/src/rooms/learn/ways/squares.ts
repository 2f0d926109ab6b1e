// Squares that are marked on the board and given together.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import { nameOf, together, toggled } from '../../../watch/truths/answer';
import { giving, partsOf, type Way } from './way';

export const squares: Way = {
  view(asking) {
    const parts = partsOf(asking.learn);
    return html`<p>${t('learn.markOnBoard', { count: parts.length })}</p>${giving(parts.length > 0 ? together(parts) : null, asking)}`;
  },
  press: (square, learn) => ({ type: 'draft', draft: together(toggled(partsOf(learn), nameOf(square))) }),
};
