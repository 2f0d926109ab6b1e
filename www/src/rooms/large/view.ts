// The Large view: the board as one picture, what is told of it below, what can be asked beside it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, toAnswer } from '../../board/hidden';
import { t } from '../../texts/texts';
import { asks } from './asks';
import { createFigures } from './figures/view';
import { dropping, files } from './files';
import { find } from './find';
import { story } from './linear/story';
import { watched } from './linear/watched';
import { createMinimap } from './minimap';
import { createPlate } from './plate';
import { sizeOf } from './slice';
import type { LargeScene } from './state';
import { verdict } from './verdict';

/** The view, which remembers what it drew last. */
export function createLarge(): (scene: LargeScene) => TemplateResult {
  const plate = createPlate();
  const minimap = createMinimap();
  const figures = createFigures();
  return (scene) => {
    const { own, shared, act, dispatch } = scene;
    const { large, linear } = own;
    const drop = dropping(act);
    return html`<main id="main" tabindex="-1" class="large" @dragover=${drop.over} @drop=${drop.drop}>
    <section class="large__view" aria-label=${t('large.board', { size: sizeOf(large) })}>
      ${plate(large, shared.look.shortcuts, act)}
    </section>
    <section class="large__told" aria-label=${t('large.told')}>
      ${linear.status === 'closed' ? story(large) : nothing} ${watched(own, act)}
    </section>
    <aside class="side large__side" aria-label=${t('asks.label')}>
      ${minimap(large, act)} ${find(large, act, dispatch)} ${asks(large, act, dispatch, isHidden(shared))}
      <div class="answer" aria-live="polite">${isHidden(shared) ? toAnswer(shared, dispatch) : verdict(large, act)}</div>
      ${files(large, act)}
    </aside>
    ${figures(own.figures, act)}
  </main>`;
  };
}
