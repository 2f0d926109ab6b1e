// The receipt of a share of a count: as a line to type or to paste, and as a code that the teacher scans.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { codePicture } from '../../board/picture/code';
import { LIGHT } from '../../board/picture/inks';
import { svgElement } from '../../board/picture/svg';
import { copyText } from '../../kernel/clipboard';
import { t } from '../../texts/texts';
import type { CountProps } from './slice';
import { renderLeaveShare } from './words';

export const renderHandIn = (receipt: string, { dispatch, dispatchApp }: CountProps): TemplateResult => html`<div
  class="count__hand"
>
  <div>
    <p>${t('count.shareDone')}</p>
    <output class="mono" aria-label=${t('count.shareReceipt')}>${receipt}</output>
    <div class="row">
      <button class="btn" data-kind="main" @click=${() => void copyText(receipt, 'textCopied', dispatchApp)}>${t('count.shareCopy')}</button>
      ${renderLeaveShare(dispatch)}
    </div>
  </div>
  ${guard([receipt], () => {
    const code = codePicture(receipt);
    return code ? svgElement(code, LIGHT, t('count.shareCode')) : nothing;
  })}
</div>`;
