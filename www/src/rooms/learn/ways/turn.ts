// The board is turned and mirrored until something is so.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import { mirrored, seenAt, turned } from '../../../watch/truths/turning';
import { giving, type Way } from './way';

export const turn: Way = {
  view(asking) {
    const view = Number(asking.learn.draft ?? 0);
    const to = (next: number) => () => asking.dispatch({ type: 'draft', draft: String(next) });
    return html`<p>${t('learn.turnBoard')}</p>
      <p class="row">
        <button class="btn" @click=${to(turned(view))}>↻ ${t('learn.turnRight')}</button>
        <button class="btn" @click=${to(mirrored(view))}>⇄ ${t('learn.mirror')}</button>
      </p>
      ${giving(asking.learn.draft, asking)}`;
  },
  on(model, answer) {
    const n = model.rule.rows;
    const seen = (squares: Iterable<number>) =>
      new Set([...squares].map((square) => seenAt(square, n, Number(answer))));
    return { ...model, given: seen(model.given), pieces: model.pieces && seen(model.pieces), still: true };
  },
};
