// The Large view: the board as one picture, what is told of it below, what can be asked beside it.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { t } from '../../texts/texts';
import { asks } from './asks';
import { createFigures } from './figures/view';
import { dropping, files } from './files';
import { story } from './linear/story';
import { watched } from './linear/watched';
import { createMinimap } from './minimap';
import { createPlate } from './plate';
import { sizeOf } from './slice';
import { verdict } from './verdict';

/** The view, which remembers what it drew last. */
export function createLarge(): (state: State, dispatch: Dispatch) => TemplateResult {
  const plate = createPlate();
  const minimap = createMinimap();
  const figures = createFigures();
  return (state, dispatch) => {
    const { large, look } = state;
    const drop = dropping(dispatch);
    return html`<main id="room" tabindex="-1" class="large" @dragover=${drop.over} @drop=${drop.drop}>
    <section class="large__view" aria-label=${t('large.board', { size: sizeOf(large) })}>
      ${plate(large, look.shortcuts, dispatch)}
    </section>
    <section class="large__told" aria-label=${t('large.told')}>
      ${state.linear.status === 'closed' ? story(large) : nothing} ${watched(state, dispatch)}
    </section>
    <aside class="side large__side" aria-label=${t('asks.label')}>
      ${minimap(large, dispatch)} ${asks(large, dispatch)}
      <div class="answer" aria-live="polite">${verdict(large, dispatch)}</div>
      ${files(large, dispatch)}
    </aside>
    ${figures(state, dispatch)}
  </main>`;
  };
}
