// About the moves of pieces: the masks that keep them on the board, and their number by four methods.

import { html, type TemplateResult } from 'lit-html';
import type { Trick } from '../../engine/types';
import { digits, t } from '../../texts/texts';
import { check } from '../../ui/kit/controls';
import type { Bits, BitsAction } from './slice';

type Handlers = (action: BitsAction) => void;

export function moves({ run, off, blocked }: Bits, { slides }: Trick, dispatch: Handlers): TemplateResult {
  const known = run?.moves;
  if (!known) return html``;
  const methods = ['shifting', 'clearing', 'table', 'distance'] as const;
  const agree = methods.every((method) => known[method] === null || known[method] === known.shifting);
  return html`<div class="row" role="group" aria-label=${t('bits.masks')}>
      ${known.masks.map((mask) => check(html`<span class="mono">${mask}</span>`, !off.includes(mask), (on) => dispatch({ type: 'mask', mask, on })))}
      ${slides ? check(t('bits.blocked'), blocked, (on) => dispatch({ type: 'block', blocked: on })) : ''}
    </div>
    ${off.length > 0 ? html`<p class="small quiet">${t('bits.jumps')}</p>` : ''}
    <dl class="facts moves">${methods.map((method) => {
      const count = known[method];
      return html`<dt>${t(`bits.method.${method}`)}</dt><dd>${count === null ? t('bits.single') : digits(count)}</dd>`;
    })}</dl>
    <p class="small" data-agree=${agree}>${t(agree ? 'bits.agree' : 'bits.disagree')}</p>`;
}
