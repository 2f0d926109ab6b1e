// Send: the link to the present state, and all other ways to save, print or hand out something.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { openAt } from '../../kernel/link';
import { showTrouble } from '../../kernel/notice';
import type { State } from '../../kernel/state';
import { type Panel, SEND_PANELS } from '../../rooms/share/links';
import { t } from '../../texts/texts';

/** Rooms in which lessons are read, written and handed out: no step of a lesson leads there. */
const IN_CLASS = ['learn', 'teach', 'share'];

export function send(state: State, dispatch: AppDispatch): TemplateResult {
  const close = (): void => dispatch({ type: 'ui', ui: { dialog: null } });
  const copy = (): void => {
    close();
    dispatch({ type: 'copy', what: 'link' });
  };
  // Closing the list of apps is not an error.
  const share = (): void =>
    void navigator.share({ title: document.title, url: location.href }).then(close, () => undefined);
  const open = (panel: Panel): void => openAt(state, 'share', panel).forEach(dispatch);
  const adding = (): void => {
    close();
    import('../../kernel/classroom/adding').then(
      ({ addStep }) => addStep(state, IN_CLASS.includes(state.ui.view) ? '' : location.hash, dispatch),
      (error: unknown) => dispatch(showTrouble(error)),
    );
  };
  return html`<p>${t('send.what')}</p>
    <div class="row send__link">
      <button class="btn" data-kind="main" @click=${copy}>${t('send.copy')}</button>
      ${'share' in navigator ? html`<button class="btn" @click=${share}>${t('send.app')}</button>` : nothing}
    </div>
    <ul class="send" aria-label=${t('send.others')}>
      ${SEND_PANELS.map(
        (panel) =>
          html`<li><button @click=${() => open(panel)}>${t('share.panel', { panel })}<span>${t('share.panelWhat', { panel })}</span></button></li>`,
      )}
      <li><button @click=${adding}>${t('share.addStep')}<span>${t('send.lessonWhat')}</span></button></li>
    </ul>`;
}
