// The door to links: the address, and the same as a code to scan.

import { html, type TemplateResult } from 'lit-html';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgText } from '../../../board/picture/svg';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/choices';

import { download } from '../../../ui/download';
import { createPreview } from '../save/preview';
import type { Opens, ShareScene } from '../slice';
import { copying } from './copying';

/** The whole address of a part after "#". */
export const addressOf = (hash: string): string => new URL(hash, location.href.replace(/[?#].*/, '')).href;

export function createLink(): (scene: ShareScene) => TemplateResult {
  const preview = createPreview();
  return (scene) => {
    const { own, shared, act } = scene;
    const { opens } = own.choices.link;
    const step = shared.watch.shown?.frame.position ?? 0;
    const address = own.hash === null ? null : addressOf(own.hash);
    const code = address === null ? null : codePicture(address);
    const pick = (to: Opens) => () => act({ type: 'choose', of: 'link', to: { opens: to } });
    const save = (): void => {
      if (code)
        download(new Blob([svgText(code, LIGHT, address ?? '', 400)], { type: 'image/svg+xml' }), 'queens-code.svg');
    };
    return html`<div class="share__two">
      <div class="share__choices">
        ${choice(t('share.opens'), [
          { name: t('share.opensBoard'), on: opens === 'board', act: pick('board') },
          { name: t('share.opensStep', { step }), on: opens === 'theatre', act: pick('theatre') },
        ])}
        <p class="share__address mono">${address ?? '…'}</p>
        <p class="quiet small">${t('share.codeWhat')}</p>
        <div class="row">
          <button class="btn" data-kind="main" ?disabled=${!address} @click=${copying(address ?? '', scene.dispatch)}>${t('share.copyLink')}</button>
          <button class="btn" ?disabled=${!code} @click=${save}>${t('share.saveCode')}</button>
        </div>
      </div>
      <div class="share__code">
        ${code && address ? preview([address], () => code, LIGHT, t('share.codeOf', { address })) : t('share.noCode')}
      </div>
    </div>`;
  };
}
