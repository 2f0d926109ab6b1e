// A position of the run: the person steps until a condition is met, and confirms it.

import { html } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { renderSubmit, type Way } from './way';

export const step: Way = {
  view(asking) {
    const position = asking.shared.watch.shown?.frame.position;
    return html`<p>${t('learn.stepUntil')}</p>${renderSubmit(position === undefined ? null : String(position), asking)}`;
  },
  position: Number,
  inWords: (_, [answer = '0']) => t('learn.stepWas', { step: digits(BigInt(answer)) }),
};
