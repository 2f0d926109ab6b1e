// A room that consists of answers, where a handout hides them until they are asked for.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { t } from '../texts/texts';
import { isHidden, toAnswer } from './hidden';

interface Shows {
  readonly shared: Shared;
  readonly dispatch: Dispatch;
}

/** The view of such a room. */
export const withholding =
  <Scene extends Shows>(view: (scene: Scene) => TemplateResult): ((scene: Scene) => TemplateResult) =>
  (scene) =>
    isHidden(scene.shared)
      ? html`<main id="main" tabindex="-1"><p class="story">${t('hidden.room')}</p>${toAnswer(scene.shared, scene.dispatch)}</main>`
      : view(scene);
