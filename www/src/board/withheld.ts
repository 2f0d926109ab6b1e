// Hides a room that consists of answers, if a handout hides answers until they are requested.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { t } from '../texts/texts';
import { isHidden, renderShowAnswer } from './hidden';

interface View {
  readonly shared: Shared;
  readonly dispatchApp: AppDispatch;
}

/** The view of such a room. */
export const withholdAnswers =
  <Props extends View>(view: (props: Props) => TemplateResult): ((props: Props) => TemplateResult) =>
  (props) =>
    isHidden(props.shared)
      ? html`<main id="main" tabindex="-1"><p class="story">${t('hidden.room')}</p>${renderShowAnswer(props.shared, props.dispatchApp)}</main>`
      : view(props);
