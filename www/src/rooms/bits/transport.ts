// The transport of the lab: the sentence of the stage, the ruler of the stages, the keys and the speed.

import { html, type TemplateResult } from 'lit-html';
import { rich } from '../../texts/rich';
import { gap, t } from '../../texts/texts';
import { Speech } from '../../watch/speech';
import { stepsTransport } from '../../watch/steps';
import { rateText, speedText } from '../../watch/transport';
import { type Bits, type BitsAction, stepsOf } from './slice';
import { plainText, story } from './story';

type Handlers = (action: BitsAction) => void;

/** A transport that remembers its last announcement. */
export function createTransport(): (bits: Bits, dispatch: Handlers) => TemplateResult {
  const speech = new Speech();
  return (bits, dispatch) => {
    const steps = stepsOf(bits);
    const { at: stage, last } = steps;
    const sentences = story(bits);
    const announced = speech.update(plainText(sentences), bits.playing, performance.now());
    const label = t('bits.stageOf', { stage, stages: last }).replaceAll('*', '');
    const words = {
      here: rich('bits.stageOf', { stage, stages: last }),
      announcement: label,
      ruler: t('bits.stage'),
      names: STAGES,
      text: speedText(bits.speed),
      rate: rateText(bits.speed),
    };
    return html`<section class="transport" aria-label=${t('transport.label')} data-space="plays">
      <p class="story">${sentences.map(({ key, values }) => html`${rich(key, values)}${gap()}`)}</p>
      <p class="hide" aria-live="polite">${announced}</p>
      ${stepsTransport(steps, words, dispatch)}
    </section>`;
  };
}

const STAGES = {
  first: 'bits.first',
  stepBack: 'bits.back',
  stepForward: 'bits.forward',
  last: 'bits.last',
} as const;
