// The Large view: the board as one picture, what is told of it below, what can be asked beside it.

import { html, type TemplateResult } from 'lit-html';
import { sizeOf } from '../state/large';
import type { Dispatch, State } from '../state/state';
import { t } from '../texts/texts';
import { asks } from './asks';
import { dropping, files } from './files';
import { createMinimap } from './minimap';
import { createPlate } from './plate';
import { story } from './story';
import { verdict } from './verdict';

/** The view, which remembers what it drew last. */
export function createLarge(): (state: State, dispatch: Dispatch) => TemplateResult {
  const plate = createPlate();
  const minimap = createMinimap();
  return ({ large, look }, dispatch) => {
    const drop = dropping(dispatch);
    return html`<main id="main" class="large" @dragover=${drop.over} @drop=${drop.drop}>
    <section class="large__view" aria-label=${t('large.board', { size: sizeOf(large) })}>
      ${plate(large, look.shortcuts, dispatch)}
    </section>
    <section class="large__told" aria-label=${t('large.told')}>${story(large)}</section>
    <aside class="side large__side" aria-label=${t('asks.label')}>
      ${minimap(large, dispatch)} ${asks(large, dispatch)}
      <div class="answer" aria-live="polite">${verdict(large, dispatch)}</div>
      ${files(large, dispatch)}
    </aside>
  </main>`;
  };
}
