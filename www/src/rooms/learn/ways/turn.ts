// The person turns and mirrors the board until a condition is met.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import { seenAt } from '../../../watch/truths/turning';
import { renderSubmit, type Way } from './way';

export const turn: Way = {
  view(asking) {
    const to = (view: 'right' | 'mirror') => () => asking.dispatch({ type: 'view', to: view });
    return html`<p>${t('learn.turnBoard')}</p>
      <p class="row">
        <button class="btn" @click=${to('right')}>↻ ${t('learn.turnRight')}</button>
        <button class="btn" @click=${to('mirror')}>⇄ ${t('learn.mirror')}</button>
      </p>
      ${renderSubmit(null, asking)}`;
  },
  drawAnswer(model, answer) {
    const n = model.rule.rows;
    const turned = (squares: Iterable<number>) =>
      new Set([...squares].map((square) => seenAt(square, n, Number(answer))));
    return { ...model, given: turned(model.given), pieces: model.pieces && turned(model.pieces), still: true };
  },
};
