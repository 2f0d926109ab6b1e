// A receipt to hand in: as text, as a link, as a file, or as a code that the teacher scans.

import { html, nothing, type TemplateResult } from 'lit-html';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import type { AppDispatch } from '../../../kernel/action';
import { copyText } from '../../../kernel/clipboard';
import { readReceipt } from '../../../kernel/receipt';
import { t } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { site } from '../../../ui/site';
import { linkLetters } from '../collect/lines';
import { receiptLink } from '../links';

export function renderHandIn(line: string, dispatchApp: AppDispatch): TemplateResult {
  const address = `${site()}${receiptLink(linkLetters(line))}`;
  const code = codePicture(address);
  const save = (): void => download(new Blob([`${line}\n`], { type: 'text/plain' }), fileName(line));
  return html`<div class="tasks__hand-in">
    <div>
      <textarea class="field mono" readonly rows="3" aria-label=${t('teach.receipt')} .value=${line}></textarea>
      <div class="row">
        <button class="btn" data-kind="main" @click=${() => void copyText(line, 'textCopied', dispatchApp)}>${t('teach.copy')}</button>
        <button class="btn" @click=${() => void copyText(address, 'linkCopied', dispatchApp)}>${t('teach.copyLink')}</button>
        <button class="btn" @click=${save}>${t('teach.save')}</button>
      </div>
    </div>
    ${code ? svgElement(code, LIGHT, t('teach.receiptCode')) : nothing}
  </div>`;
}

/** The file name of a receipt. It contains the name of the pupil, so that a folder can have a file for each. */
export function fileName(line: string): string {
  const read = readReceipt(line);
  const name = read.kind === 'receipt' ? read.receipt.name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-') : '';
  return `queens-receipt${name && `-${name}`}.txt`;
}
