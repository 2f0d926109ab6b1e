// A square of the board.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import { nameOf } from '../../../watch/truths/answer';
import type { Way } from './way';

export const square: Way = {
  view: () => html`<p>${t('learn.answerOnBoard')}</p>`,
  press: (at) => ({ type: 'answer', answer: nameOf(at) }),
};
