// The Large view: the board as one picture, with a column for its description and the controls.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, renderShowAnswer } from '../../board/hidden';
import { t } from '../../texts/texts';
import { renderQuestions } from './controls';
import { figure } from './figure';
import { renderRun } from './linear/player';
import { facts } from './minimap';
import { createMore } from './more';
import { createPlate } from './plate';
import { sizeOf } from './slice';
import type { LargeProps } from './state';
import { verdict } from './verdict';

/** The view, which remembers its last rendering. */
export function createLarge(): (props: LargeProps) => TemplateResult {
  const plate = createPlate();
  const more = createMore();
  return (props) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { large, linear } = own;
    return html`<main id="main" tabindex="-1" class="large">
    <section class="large__view" aria-label=${t('large.board', { size: sizeOf(large) })}>
      ${plate(large, shared.ui.shortcuts, dispatch)}
    </section>
    <aside class="side large__side" aria-label=${t('asks.label')}>
      ${figure(large)} ${renderQuestions(large, dispatch, dispatchApp, isHidden(shared))}
      ${linear.status === 'closed' ? nothing : html`<section class="large__run" aria-label=${t('large.told')}>${renderRun(own, dispatch)}</section>`}
      ${facts(large)}
      <div class="answer" aria-live="polite">${isHidden(shared) ? renderShowAnswer(shared, dispatchApp) : verdict(large, dispatch)}</div>
      ${more(large, dispatch, dispatchApp)}
    </aside>
  </main>`;
  };
}
