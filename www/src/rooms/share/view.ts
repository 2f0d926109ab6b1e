// The Share view: the path back, and the open panel with its choices, its result and its button.

import { html, type TemplateResult } from 'lit-html';
import { linkTo } from '../../kernel/link';
import { roomName } from '../../texts/names';
import { t } from '../../texts/texts';
import { embed } from './embed/view';
import { text } from './forms/view';
import { createLink } from './link/view';
import { createPrint } from './print/view';
import { createPicturePanel } from './save/picture-view';
import { animation, data } from './save/view';
import type { Panel, ShareProps } from './slice';

export function createShare(): (props: ShareProps) => TemplateResult {
  const views: Readonly<Record<Panel, (props: ShareProps) => TemplateResult>> = {
    picture: createPicturePanel(),
    animation,
    data,
    text,
    link: createLink(),
    embed,
    print: createPrint(),
  };
  return (props) => {
    const { panel } = props.own;
    return html`${path(props)}<main id="main" tabindex="-1" class="share" data-panel=${panel}>
      <section class="share__panel" aria-labelledby="share-panel">
        <h2 id="share-panel">${t('share.heading', { panel })}</h2>
        ${views[panel](props)}
      </section>
    </main>`;
  };
}

/** Sheets are opened from Teach, the other panels from the dialog Send. */
const path = ({ own: { panel }, shared: { input }, dispatchApp }: ShareProps): TemplateResult => {
  const send = (): void => dispatchApp({ type: 'ui', ui: { dialog: 'send' } });
  return html`<nav class="path" aria-label=${t('page.path')}>
    ${
      panel === 'print'
        ? html`<a href=${linkTo('teach', input)}>${roomName('teach')}</a>`
        : html`<button class="btn" data-kind="text" @click=${send}>${t('send.title')}</button>`
    }<span aria-hidden="true">/</span><span aria-current="page">${t('share.panel', { panel })}</span>
  </nav>`;
};
