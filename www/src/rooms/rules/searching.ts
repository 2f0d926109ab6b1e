// Work under way under a rule: how far it is, how long it may still take, and the keys to pause and cancel it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { about, digits, duration, percentage, t } from '../../texts/texts';
import { progress } from '../../ui/progress';
import type { RuleAnswer, RulesProps } from './slice';

/** A time to go is told from this share on; before, it would be a guess. */
const FORESEEABLE = 0.02;

type Searching = Extract<RuleAnswer, { kind: 'searching' }>;

export function searching(answer: Searching, dispatch: RulesProps['dispatch']): TemplateResult {
  const { question, paused, share } = answer;
  const counts = question === 'count' || question === 'pawns';
  const head = paused ? 'searching.paused' : counts ? 'searching.counting' : 'searching.searching';
  return html`<div class="verdict">
    <h2>${t(head)}</h2>
    <p aria-live="off">${told(answer)}</p>
    ${counts ? progress(t('searching.partCounted'), share) : nothing}
    <div class="row">
      <button class="btn" @click=${() => dispatch({ type: 'pause', on: !paused })}>${t(paused ? 'searching.goOn' : 'searching.pause')}</button>
      <button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button>
    </div>
  </div>`;
}

function told({ pieces, count, share, nodes, milliseconds, paused }: Searching): string {
  const time = duration(milliseconds);
  if (pieces !== null) return t('rules.reaching', { count: pieces, time });
  if (count === null || share === null) return t('rules.searching', { nodes: about(nodes), time });
  const found = t('searching.count', {
    found: digits(count),
    share: percentage(Math.floor(share * 100) / 100, 0),
    time,
  });
  const left = share >= FORESEEABLE && !paused ? duration((milliseconds / share) * (1 - share)) : null;
  return left === null ? found : `${found} ${t('searching.left', { time: left })}`;
}
