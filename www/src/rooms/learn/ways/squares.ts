// Squares that are marked on the board and submitted together.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import { nameOf } from '../../../watch/truths/answer';
import { partsOf } from '../draft';
import { renderSubmit, type Way } from './way';

export const squares: Way = {
  view(asking) {
    const parts = partsOf(asking.learn.draft);
    return html`<p>${t('learn.markOnBoard', { count: parts.length })}</p>${renderSubmit(null, asking)}`;
  },
  press: (square) => ({ type: 'part', part: nameOf(square) }),
};
