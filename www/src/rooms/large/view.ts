// The Large view: the board as one picture, its facts below, its questions beside it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, toAnswer } from '../../board/hidden';
import { t } from '../../texts/texts';
import { asks } from './asks';
import { files } from './files';
import { find } from './find';
import { story } from './linear/story';
import { watched } from './linear/watched';
import { createMinimap } from './minimap';
import { createPlate } from './plate';
import { sizeOf } from './slice';
import type { LargeProps } from './state';
import { verdict } from './verdict';

/** The view, which remembers its last rendering. */
export function createLarge(): (props: LargeProps) => TemplateResult {
  const plate = createPlate();
  const minimap = createMinimap();
  return (props) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { large, linear } = own;
    return html`<main id="main" tabindex="-1" class="large">
    <section class="large__view" aria-label=${t('large.board', { size: sizeOf(large) })}>
      ${plate(large, shared.ui.shortcuts, dispatch)}
    </section>
    <section class="large__told" aria-label=${t('large.told')}>
      ${linear.status === 'closed' ? story(large) : nothing} ${watched(own, dispatch)}
    </section>
    <aside class="side large__side" aria-label=${t('asks.label')}>
      ${minimap(large, dispatch)} ${find(large, dispatch, dispatchApp)} ${asks(large, dispatch, dispatchApp, isHidden(shared))}
      <div class="answer" aria-live="polite">${isHidden(shared) ? toAnswer(shared, dispatchApp) : verdict(large, dispatch)}</div>
      ${files(large, dispatch)}
    </aside>
  </main>`;
  };
}
