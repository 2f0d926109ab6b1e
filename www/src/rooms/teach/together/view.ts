// A count that the class shares: an address for each device, the receipts that come back, and their sum.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { copyText } from '../../../kernel/clipboard';
import { gap, t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { number } from '../../../ui/kit/number';
import { troubleLine } from '../../../ui/kit/trouble';
import { site } from '../../../ui/site';
import { shareLink } from '../../count/links';
import type { ViewProps } from '../../room';
import { createCamera, receiptEntry, renderDamaged } from '../collect/entry';
import type { Teach, TeachAction } from '../slice';
import { SIZES, type Together, type TogetherAction } from './slice';
import { sharedSums } from './sums';
import { sumView } from './sums-view';

type TeachProps = ViewProps<Teach, TeachAction>;

export function createTogether(): (props: TeachProps) => TemplateResult {
  const camera = createCamera(({ dispatch }, text) => dispatch({ type: 'collect', text }));
  return (props) => {
    const { own, dispatch } = props;
    const { together, collected } = own;
    const act = (action: TogetherAction): void => dispatch({ type: 'together', action });
    const sums = sharedSums(collected.lines);
    const isSelected = ({ size, of }: { size: number; of: number }): boolean =>
      size === together.size && of === together.devices;
    return html`<main id="main" tabindex="-1" class="teach collect together">
      <h1>${t('teach.together')}</h1>
      <p class="read">${t('teach.togetherHow')}</p>
      <div class="row">
        ${choice(t('teach.togetherSize'), { of: SIZES, now: together.size, name: String, choose: (size) => act({ type: 'size', size }) })}
        ${number(t('teach.togetherDevices'), together.devices, (devices) => act({ type: 'devices', devices }))}
      </div>
      <p class="quiet small">${t('teach.togetherTimes')}</p>
      ${addresses(together, act, props)}
      <section class="together__receipts" aria-labelledby="together-receipts">
        <h2 id="together-receipts">${t('teach.togetherReceipts')}</h2>
        ${troubleLine(own.trouble)}
        ${receiptEntry(props)} ${collected.camera ? camera(props) : nothing} ${renderDamaged(own)}
      </section>
      ${sums.filter(isSelected).map(sumView)} ${sums.filter((sum) => !isSelected(sum)).map(sumView)}
      <p class="quiet small">${t('teach.togetherTwice')}${gap()}${t('teach.collectKept')}</p>
    </main>`;
  };
}

/** The address of each device, one at a time as a code, and all of them as a list to copy. */
function addresses(
  { size, devices, number: shown }: Together,
  act: (action: TogetherAction) => void,
  { dispatchApp }: TeachProps,
): TemplateResult {
  const addressOf = (device: number): string => `${site()}${shareLink(size, { number: device, of: devices })}`;
  const all = (): string => Array.from({ length: devices }, (_, index) => addressOf(index + 1)).join('\n');
  const address = addressOf(shown);
  const step = (by: number): void => act({ type: 'number', number: shown + by });
  return html`<section class="together__address" aria-labelledby="together-address">
    <div>
      <h2 id="together-address" aria-live="polite">${t('teach.togetherDevice', { number: shown, of: devices })}</h2>
      <p><a class="mono together__link" href=${address}>${address}</a></p>
      <div class="row">
        <button class="btn" ?disabled=${shown === 1} @click=${() => step(-1)}>${t('teach.togetherPrevious')}</button>
        <button class="btn" data-kind="main" ?disabled=${shown === devices} @click=${() => step(1)}>${t('teach.togetherNext')}</button>
        <button class="btn" @click=${() => void copyText(all(), 'textCopied', dispatchApp)}>${t('teach.togetherCopy')}</button>
      </div>
    </div>
    ${guard([address], () => {
      const code = codePicture(address);
      return code ? svgElement(code, LIGHT, t('teach.togetherCode', { number: shown })) : nothing;
    })}
  </section>`;
}
