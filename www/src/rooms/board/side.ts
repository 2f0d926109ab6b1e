// The side column of the Board view: the figure, what can be asked, what was answered.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, toAnswer } from '../../board/hidden';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { inTurn } from '../../ui/in-turn';
import { effectOfQueens, verdict } from './answers';
import { asks } from './asks';
import { figure } from './figure';
import { intro } from './intro';
import type { RulesView } from './rules/view';

/** `rules`: what they add, once they are there. The introduction stands above the board on a phone, and comes with it. */
export const side = (
  state: Shared,
  dispatch: AppDispatch,
  rules: RulesView | null,
): TemplateResult => html`<aside class="side" aria-label=${t('asks.label')}>
  ${intro(state, dispatch)} ${inTurn('side', () => known(state, dispatch, rules))}
</aside>`;

const known = (state: Shared, dispatch: AppDispatch, rules: RulesView | null): TemplateResult => html`
  ${isHidden(state) ? toAnswer(state, dispatch) : figure(state, rules)} ${asks(state, dispatch, rules)} ${verdict(state, dispatch, rules)}
  ${isHidden(state) ? nothing : effectOfQueens(state, dispatch)}`;
