// The placeholder for an answer that a handout hides until the user asks for it.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { t } from '../texts/texts';

export const isHidden = ({ ui }: Shared): boolean => ui.handout?.answers === 'hidden';

export function renderShowAnswer({ ui: { handout } }: Shared, dispatch: AppDispatch): TemplateResult {
  const show = (): void => {
    if (handout) dispatch({ type: 'ui', ui: { handout: { ...handout, answers: 'shown' } } });
  };
  return html`<p><button class="btn" @click=${show}>${t('hidden.show')}</button></p>`;
}
