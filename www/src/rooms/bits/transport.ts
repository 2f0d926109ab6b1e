// The transport of the lab: the sentence of the stage, the ruler of the stages, the keys and the speed.

import { html, type TemplateResult } from 'lit-html';
import { rich } from '../../texts/rich';
import { t } from '../../texts/texts';
import { keysOf, scrub, speedKnob } from '../../watch/controls';
import type { KeyName } from '../../watch/keys';
import { scale } from '../../watch/ruler';
import { Speech } from '../../watch/speech';
import { rateText, speedText } from '../../watch/transport';
import { actionOf } from './keys';
import { type Bits, type BitsAction, FASTEST_STAGES, lastStage } from './slice';
import { spoken, story } from './story';

type Does = (action: BitsAction) => void;

/** A transport that remembers what it said last. */
export function createTransport(): (bits: Bits, does: Does) => TemplateResult {
  const speech = new Speech();
  return (bits, does) => {
    const last = lastStage(bits);
    const stage = Math.min(bits.stage, last);
    const sentences = story(bits);
    const said = speech.say(spoken(sentences), bits.playing, performance.now());
    const label = t('bits.stageOf', { stage, stages: last }).replaceAll('*', '');
    const motion = { moving: bits.playing, plays: last > 0, before: stage > 0, after: stage < last };
    const press = (name: KeyName): void => {
      const action = actionOf(name, bits);
      if (action) does(action);
    };
    const { speed: speedLevel } = bits;
    return html`<section class="transport" aria-label=${t('transport.label')} data-space="plays">
      <p class="story">${sentences.map(({ key, values }) => html`${rich(key, values)} `)}</p>
      <p class="hide" aria-live="polite">${said}</p>
      <div class="ruler">
        ${scale(null, last)}
        ${scrub({ at: stage, length: last, enabled: last > 0, label: t('bits.stage'), text: label }, (to) => does({ type: 'go', stage: to }))}
      </div>
      <div class="transport__row">
        ${keysOf(motion, press, STAGES)}
        <output class="step" aria-live="off">${rich('bits.stageOf', { stage, stages: last })}</output>
        ${speedKnob({ speedLevel: speedLevel, fastest: FASTEST_STAGES, text: speedText(speedLevel), rate: rateText(speedLevel) }, (speed) => does({ type: 'speed', speed }))}
      </div>
    </section>`;
  };
}

const STAGES = {
  first: 'bits.first',
  stepBack: 'bits.back',
  stepForward: 'bits.forward',
  last: 'bits.last',
} as const;
