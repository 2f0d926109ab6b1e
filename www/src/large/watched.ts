// Watching the linear completion: the sentence, the strips, the table of minimal risk, and the keys that move the run.

import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { icon } from '../board/glyph';
import { FASTEST, LARGEST_TO_WIND, type Linear, type LinearDeed } from '../state/linear';
import type { Dispatch, State } from '../state/state';
import { rich } from '../texts/rich';
import { digits, type Key, t, trouble } from '../texts/texts';
import { riskTables } from '../theatre/risk';
import { strips } from './strips';

/** The Theatre shows boards up to this size. */
const LARGEST_IN_THEATRE = 32;

export function watched({ linear, large }: State, dispatch: Dispatch): TemplateResult | typeof nothing {
  const act = (deed: LinearDeed) => () => dispatch({ type: 'linear', ...deed });
  const size = large.board?.size ?? 0;
  const over = large.board === null || large.board.given === size;
  if (linear.status === 'closed') {
    if (over) return nothing;
    return html`<p class="row watched__open">
      <button class="btn" ?disabled=${large.work !== null} @click=${act({ does: 'open' })}>${t('linear.watch')}</button>
      <span class="quiet small">${t('linear.watchWhat')}</span>
      ${size <= LARGEST_IN_THEATRE ? html`<button class="btn" data-kind="text" @click=${act({ does: 'theatre' })}>${t('linear.theatre')}</button>` : nothing}
    </p>`;
  }
  const { shown, trouble: why } = linear;
  return html`<div class="watched">
    ${why ? html`<p class="story">${trouble(why.code, why.detail)}</p>` : shown ? story(linear) : nothing}
    ${shown ? strips(shown.strip) : nothing} ${keys(linear, size, dispatch)} ${shown?.table ? riskTables(shown.table) : nothing}
  </div>`;
}

function story({ shown }: Linear): TemplateResult | typeof nothing {
  if (!shown) return nothing;
  const { phase, left, returns, deadEnds, levels, queens } = shown.progress;
  const key: Key = shown.finished ? (left === 0 ? 'linear.solved' : 'linear.gaveUp') : (`linear.story.${phase}` as Key);
  return html`<p class="story">${rich(key, { count: left, returns })}</p>
    <dl class="facts facts--row">
      ${fact('linear.left', digits(left))} ${fact('linear.queens', digits(queens))}
      ${fact('linear.levels', levels.map((level) => digits(level)).join(' · '))}
      ${fact('linear.deadEnds', digits(deadEnds))} ${fact('linear.returns', digits(returns))}
    </dl>`;
}

const fact = (name: Key, value: string): TemplateResult => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`;

function keys(linear: Linear, size: number, dispatch: Dispatch): TemplateResult {
  const act = (deed: LinearDeed) => () => dispatch({ type: 'linear', ...deed });
  const { shown, playing, speed, goal } = linear;
  const position = shown?.progress.position ?? 0;
  const over = shown?.finished ?? true;
  const moving = playing || goal !== null;
  const winds = size <= LARGEST_TO_WIND && shown !== null;
  const seek = (event: Event): void =>
    dispatch({ type: 'linear', does: 'seek', position: Number((event.target as HTMLInputElement).value) });
  const choose = (event: Event): void =>
    dispatch({ type: 'linear', does: 'speed', speed: Number((event.target as HTMLInputElement).value) });
  return html`<div class="row watched__keys">
    <button class="key" data-kind="main" aria-label=${t(moving ? 'transport.pause' : 'transport.play')} ?disabled=${over} @click=${act({ does: moving ? 'halt' : 'play' })}>${icon(moving ? 'pause' : 'play')}</button>
    <button class="key" aria-label=${t('transport.forward')} title=${t('transport.forward')} ?disabled=${over} @click=${act({ does: 'step' })}>${icon('next')}</button>
    <button class="key" aria-label=${t('transport.last')} title=${t('transport.last')} ?disabled=${over} @click=${act({ does: 'finish' })}>${icon('last')}</button>
    <span class="step">${rich('linear.step', { step: digits(position) })}</span>
    <label class="knob">${t('transport.speed')}<input type="range" min="0" max=${FASTEST} step="1" .value=${live(String(speed))} aria-valuetext=${speedText(speed)} @input=${choose} /></label>
    <button class="btn" data-kind="text" @click=${act({ does: 'close' })}>${t('top.close')}</button>
    ${
      winds
        ? html`<input class="watched__wind" type="range" min="0" max=${Math.max(1, linear.furthest)} step="1" .value=${live(String(position))} aria-label=${t('transport.scrub')} aria-valuetext=${digits(position)} @input=${seek} />`
        : nothing
    }
  </div>`;
}

const speedText = (notch: number): string =>
  notch >= FASTEST ? t('transport.speedFastest') : t('linear.stepsAFrame', { count: 10 ** notch });
