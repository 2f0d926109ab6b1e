// The running search: its progress, its remaining time, and the buttons to pause and cancel it.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { type Answer, isEndless, type Progress } from '../../kernel/answer';
import { approximately, digits, percentage, t } from '../../texts/texts';
import { duration, roughly } from '../../texts/units';
import { progress } from '../../ui/progress';

/** The remaining time is shown from this share on; before, it would be a guess. */
const FORESEEABLE = 0.02;

export function renderSearch(
  { question, progress: at, paused }: Extract<Answer, { kind: 'searching' }>,
  dispatch: AppDispatch,
): TemplateResult {
  const counts = question === 'count' || question === 'pawns';
  const done = counts ? (at.share ?? 0) : at.nodes / (at.budget ?? Number.POSITIVE_INFINITY);
  const head = paused ? 'searching.paused' : counts ? 'searching.counting' : 'searching.searching';
  return html`<div class="verdict rest">
    <h2>${t(head)}</h2>
    <p aria-live="off">${counts ? ofCount(at, paused) : ofSearch(at)}</p>
    ${question === 'goal' ? nothing : progress(t(counts ? 'searching.partCounted' : 'searching.partOfBudget'), done)}
    <div class="row">
      <button class="btn" @click=${() => dispatch({ type: paused ? 'goOn' : 'pause' })}>
        ${t(paused ? 'searching.goOn' : 'searching.pause')}
      </button>
      <button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button>
    </div>
  </div>`;
}

const ofSearch = ({ nodes, milliseconds, phase, pieces }: Progress): string =>
  pieces !== undefined
    ? t('searching.reaching', { count: pieces, time: duration(milliseconds) })
    : t(phase === 'blame' ? 'searching.blame' : 'searching.complete', {
        nodes: approximately(nodes),
        time: duration(milliseconds),
      });

function ofCount(
  { count = 0n, share = 0, milliseconds, expected }: Progress,
  paused: boolean,
): (string | typeof nothing)[] {
  const left = share >= FORESEEABLE && !paused ? duration((milliseconds / share) * (1 - share)) : null;
  const whole = left === null && expected !== undefined ? { time: roughly(expected) } : null;
  return [
    t('searching.count', {
      found: digits(count),
      share: percentage(Math.floor(share * 100) / 100, 0),
      time: duration(milliseconds),
    }),
    left === null ? nothing : ` ${t('searching.left', { time: left })}`,
    whole === null ? nothing : ` ${t(isEndless(expected) ? 'searching.endless' : 'searching.expected', whole)}`,
  ];
}
