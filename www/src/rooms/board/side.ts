// The side column of the Board: the sentence, the number, the buttons, the answer, and cards. Each has its place from the
// start, so that nothing moves under a pointer; on a phone the sentence is above the board, and the rest below it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, renderShowAnswer } from '../../board/hidden';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { inTurn } from '../../ui/in-turn';
import { hintFor, verdict } from './answers';
import { edits, renderQuestions } from './buttons';
import { cards } from './cards';
import { clashesIn, figure } from './figure';
import type { RulesView } from './rules/view';
import { renderSentence } from './sentence';
import { statusOf } from './status';

/** Creates the side column of a view. `rules`: the parts for another rule, once their module is loaded. */
export function createSide(): (state: Shared, dispatch: AppDispatch, rules: RulesView | null) => TemplateResult {
  let hint: ReturnType<typeof hintFor> = null;
  return (state, dispatch, rules) => {
    const clashes = clashesIn(state, rules);
    hint ??= hintFor();
    return html`<aside class="side" aria-label=${t('asks.label')}>
      ${renderSentence(state, clashes, rules, dispatch)}
      ${inTurn(
        'side',
        () => html`${isHidden(state) ? renderShowAnswer(state, dispatch) : figure(state, rules, dispatch)}
        ${renderQuestions(state, clashes, dispatch)} ${edits(state, dispatch)} ${verdict(state, dispatch, rules)} ${cards()}
        ${isHidden(state) ? nothing : (hint?.(state, statusOf(state, clashes)) ?? html`<p class="hint"></p>`)}`,
      )}
    </aside>`;
  };
}
