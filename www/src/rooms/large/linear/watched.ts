// Watching a search finish the board: what each of the two tells, and the keys that move the run.

import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { icon } from '../../../board/glyph';
import { LARGEST } from '../../../kernel/asked';
import { rich } from '../../../texts/rich';
import { digits, type Key, t, trouble } from '../../../texts/texts';
import { riskTables } from '../../../watch/risk';
import type { LargeAct, LargeState } from '../state';
import { blocks } from './blocks';
import { FASTEST, LARGEST_TO_WIND, type Linear, type LinearDeed, type Method } from './slice';
import { swaps } from './swaps';

const METHODS: readonly Method[] = ['linear', 'repair'];

export function watched({ linear, large }: LargeState, tell: LargeAct): TemplateResult | typeof nothing {
  const act = (deed: LinearDeed) => () => tell({ type: 'linear', deed });
  const size = large.board?.size ?? 0;
  const over = large.board === null || large.board.given === size;
  if (linear.status === 'closed') {
    if (over) return nothing;
    return html`<p class="row watched__open">
      ${METHODS.filter((method) => method !== 'repair' || size <= LARGEST_TO_WIND).map(
        (method) => html`<button
          class="btn"
          title=${t(`linear.watchWhat.${method}`)}
          ?disabled=${large.work !== null}
          @click=${act({ type: 'open', method })}
        >${t(`linear.watch.${method}`)}</button>`,
      )}
      ${METHODS.map((method) => onTheBoard(size, method, `linear.theatre.${method}`, tell))}
    </p>`;
  }
  const { shown, trouble: why } = linear;
  return html`<div class="watched">
    ${why ? html`<p class="story">${trouble(why.code, why.detail)}</p>` : nothing}
    ${keys(linear, size, tell)}
    ${shown?.method === 'linear' ? blocks(shown) : shown ? swaps(shown) : nothing}
    ${shown?.method === 'linear' && shown.table ? riskTables(shown.table) : nothing}
  </div>`;
}

/** The way to the same board in the Theatre, where there is room for its squares. */
const onTheBoard = (size: number, search: Method, label: Key, tell: LargeAct): TemplateResult | typeof nothing =>
  size <= LARGEST
    ? html`<button class="btn" data-kind="text" @click=${() => tell({ type: 'linear', deed: { type: 'theatre', search } })}>${t(label)}</button>`
    : nothing;

function keys(linear: Linear, size: number, tell: LargeAct): TemplateResult {
  const act = (deed: LinearDeed) => () => tell({ type: 'linear', deed });
  const { shown, playing, speed, goal } = linear;
  const position = shown?.progress.position ?? 0;
  const over = shown?.finished ?? true;
  const moving = playing || goal !== null;
  const winds = size <= LARGEST_TO_WIND && shown !== null;
  const seek = (event: Event): void =>
    act({ type: 'seek', position: Number((event.target as HTMLInputElement).value) })();
  const choose = (event: Event): void =>
    act({ type: 'speed', speed: Number((event.target as HTMLInputElement).value) })();
  return html`<div class="row watched__keys">
    <button class="key" data-kind="main" aria-label=${t(moving ? 'transport.pause' : 'transport.play')} ?disabled=${over} @click=${act({ type: moving ? 'halt' : 'play' })}>${icon(moving ? 'pause' : 'play')}</button>
    <button class="key" aria-label=${t('transport.forward')} title=${t('transport.forward')} ?disabled=${over} @click=${act({ type: 'step' })}>${icon('next')}</button>
    <button class="key" aria-label=${t('transport.last')} title=${t('transport.last')} ?disabled=${over} @click=${act({ type: 'finish' })}>${icon('last')}</button>
    <span class="step">${rich('linear.step', { step: digits(position) })}</span>
    <label class="knob">${t('transport.speed')}<input type="range" min="0" max=${FASTEST} step="1" .value=${live(String(speed))} aria-valuetext=${speedText(speed)} @input=${choose} /></label>
    ${onTheBoard(size, linear.method, 'linear.onBoard', tell)}
    <button class="btn" data-kind="text" @click=${act({ type: 'close' })}>${t('top.close')}</button>
    ${
      winds
        ? html`<input class="watched__wind" type="range" min="0" max=${Math.max(1, linear.furthest)} step="1" .value=${live(String(position))} aria-label=${t('transport.scrub')} aria-valuetext=${digits(position)} @input=${seek} />`
        : nothing
    }
  </div>`;
}

const speedText = (notch: number): string =>
  notch >= FASTEST ? t('transport.speedFastest') : t('linear.stepsAFrame', { count: 10 ** notch });
