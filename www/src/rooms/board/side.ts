// The side column of the Board view: the figure, what can be asked, what was answered.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, toAnswer } from '../../board/hidden';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { effectOfQueens, verdict } from './answers';
import { asks } from './asks';
import { figure } from './figure';
import { intro } from './intro';
import type { RulesView } from './rules/view';

/** `rules`: what they add, once they are there. */
export const side = (
  state: Shared,
  dispatch: AppDispatch,
  rules: RulesView | null,
): TemplateResult => html`<aside class="side" aria-label=${t('asks.label')}>
  ${intro(state, dispatch)} ${isHidden(state) ? toAnswer(state, dispatch) : figure(state, rules)} ${asks(state, dispatch, rules)} ${verdict(state, dispatch, rules)}
  ${isHidden(state) ? nothing : effectOfQueens(state, dispatch)}
</aside>`;
