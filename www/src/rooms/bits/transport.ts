// The transport of the lab: the sentence of the stage, the ruler of the stages, the keys and the speed.

import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { icon } from '../../board/glyph';
import { rich } from '../../texts/rich';
import { type Key, t } from '../../texts/texts';
import { scale } from '../../watch/ruler';
import { Speech } from '../../watch/speech';
import { speedText } from '../../watch/transport';
import { type Bits, type BitsDeed, FASTEST_STAGES, lastStage } from './slice';
import { spoken, story } from './story';

type Does = (action: BitsDeed) => void;

/** A transport that remembers what it said last. */
export function createTransport(): (bits: Bits, does: Does) => TemplateResult {
  const speech = new Speech();
  return (bits, does) => {
    const last = lastStage(bits);
    const stage = Math.min(bits.stage, last);
    const sentences = story(bits);
    const said = speech.say(spoken(sentences), bits.playing, performance.now());
    const label = t('bits.stageOf', { stage, stages: last }).replaceAll('*', '');
    const speed = speedText(bits.speed);
    return html`<section class="transport" aria-label=${t('transport.label')} data-space="plays">
      <p class="story">${sentences.map(({ key, values }) => html`${rich(key, values)} `)}</p>
      <p class="hide" aria-live="polite">${said}</p>
      <div class="ruler">
        ${scale(null, last)}
        <input type="range" data-scrub min="0" max=${Math.max(1, last)} step="1" .value=${live(String(stage))}
          aria-label=${t('bits.stage')} aria-valuetext=${label} ?disabled=${last === 0}
          @input=${(event: Event) => does({ type: 'go', stage: Number((event.target as HTMLInputElement).value) })} />
      </div>
      <div class="transport__row">
        <div class="keys">
          ${key('first', 'bits.first', stage === 0, () => does({ type: 'go', stage: 0 }))}
          ${key('back', 'bits.back', stage === 0, () => does({ type: 'go', stage: stage - 1 }))}
          ${key(bits.playing ? 'pause' : 'play', bits.playing ? 'transport.pause' : 'transport.play', last === 0, () => does({ type: bits.playing ? 'halt' : 'play' }), true)}
          ${key('next', 'bits.forward', stage === last, () => does({ type: 'go', stage: stage + 1 }))}
          ${key('last', 'bits.last', stage === last, () => does({ type: 'go', stage: last }))}
        </div>
        <output class="step" aria-live="off">${rich('bits.stageOf', { stage, stages: last })}</output>
        <label class="knob speed" title=${speed}>${t('transport.speed')}<input
          type="range" min="0" max=${FASTEST_STAGES} step="1" .value=${String(bits.speed)} aria-valuetext=${speed}
          @input=${(event: Event) => does({ type: 'speed', speed: Number((event.target as HTMLInputElement).value) })} /></label>
      </div>
    </section>`;
  };
}

const key = (
  sign: Parameters<typeof icon>[0],
  label: Key,
  disabled: boolean,
  act: () => void,
  main = false,
): TemplateResult =>
  html`<button class="key" data-kind=${main ? 'main' : 'key'} aria-label=${t(label)} title=${t(label)} ?disabled=${disabled} @click=${act}>${icon(sign)}</button>`;
