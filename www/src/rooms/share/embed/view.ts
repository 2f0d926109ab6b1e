// The panel for embeds: how the board or the search appears in another page, live, and the lines of HTML for it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isLanguage, LANGUAGES, nameIn } from '../../../texts/languages';
import { t } from '../../../texts/texts';
import { frameAddress as addressFor, escapeHtml, frameOf } from '../../../ui/frame';
import { site } from '../../../ui/site';
import { properties } from '../../../ui/style';
import { copyHandler } from '../link/copy';
import { placeName } from '../link/view';
import { settings } from '../settings';
import { type EmbedChoice, linkTarget, type ShareProps, targetName } from '../slice';

/** The sizes of frames, in pixels. A frame of full width is as wide as its column. */
const SIZES = {
  wide: { width: '640', height: '640' },
  tall: { width: '480', height: '760' },
  full: { width: '100%', height: '640' },
} as const;

/** The address of a frame. */
export const frameAddress = (hash: string, { colours, language }: EmbedChoice, base: string): string => {
  const spoken = language === '' ? hash : `${hash}&lang=${language}`;
  return addressFor(spoken, base, colours);
};

/** The lines for another page. `address`: the address of the frame; `site`: the address of this page. */
export function snippetOf(
  { kind, size, opens }: EmbedChoice,
  address: string,
  site: string,
  rows: ArrayLike<number>,
): string {
  const title = t('share.embedTitle', { size: rows.length, opens: targetName(opens) });
  const { width, height } = SIZES[size];
  switch (kind) {
    case 'frame':
      return frameOf(address, title, width, height);
    case 'element': {
      const queens = Array.from(rows, (column) => column + 1).join(' ');
      return `<script type="module" src="${escapeHtml(new URL('engine/element.js', site).href)}"></script>\n<queens-board queens="${queens}"></queens-board>`;
    }
    case 'link':
      return `<a href="${escapeHtml(address.replace(/\?[^#]*/, ''))}">${escapeHtml(title)}</a>`;
  }
}

export function embed(props: ShareProps): TemplateResult {
  const { own, shared, dispatchApp } = props;
  const chosen = { ...own.choices.embed, opens: linkTarget(own, own.choices.embed.opens, shared) };
  const { one, open } = settings('embed', { ...props, own: { ...own, choices: { ...own.choices, embed: chosen } } });
  const address = own.hash === null ? null : frameAddress(own.hash, chosen, site());
  /** The element supports only queens. */
  const cannot = chosen.kind === 'element' && shared.input.variant !== null;
  const lines = address === null || cannot ? '' : snippetOf(chosen, address, site(), shared.input.rows);
  const { width, height } = SIZES[chosen.size];
  return html`<div class="share__two">
    <div class="share__choices">
      ${one('kind', t('share.embedKind'), ['frame', 'element', 'link'], (kind) => t('share.embedKinds', { kind }))}
      <p class="quiet small">${cannot ? t('share.embedQueens') : t('share.embedWhat', { kind: chosen.kind })}</p>
      ${
        chosen.kind === 'element'
          ? nothing
          : html`<dl class="share__table">
        <dt>${t('share.opens')}</dt><dd>${one('opens', t('share.opens'), own.places, placeName)}</dd>
        ${
          chosen.kind === 'link'
            ? nothing
            : html`<dt>${t('share.size')}</dt><dd>${one('size', t('share.size'), ['wide', 'tall', 'full'], (size) => t('share.embedSize', { size }))}</dd>
        <dt>${t('share.colours')}</dt><dd>${one('colours', t('share.colours'), ['light', 'dark', 'system'], (colours) => t('share.embedColours', { colours }))}</dd>`
        }
        <dt>${t('share.embedLanguage')}</dt><dd>${open(
          'language',
          t('share.embedLanguage'),
          ['', ...LANGUAGES],
          (language) => (isLanguage(language) ? nameIn(language) : t('share.embedReader')),
        )}</dd>
      </dl>`
      }
      ${cannot ? '' : html`<pre class="share__text share__lines" role="group" tabindex="0" aria-label=${t('share.embedLines')}>${lines}</pre>`}
      <div class="row"><button class="btn" data-kind="main" ?disabled=${lines === ''} @click=${copyHandler(lines, dispatchApp)}>${t('share.copy')}</button></div>
    </div>
    ${
      address === null || chosen.kind !== 'frame'
        ? ''
        : html`<figure class="share__frame" ${properties({ '--width': width === '100%' ? '100%' : `${width}px`, '--height': `${height}px` })}>
            <iframe src=${address} title=${t('share.embedPreview')} loading="lazy"></iframe>
            <figcaption class="quiet small">${t('share.embedLive')}</figcaption>
          </figure>`
    }
  </div>`;
}
