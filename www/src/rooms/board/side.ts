// The side column of the Board view: the figure, what can be asked, what was answered.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, toAnswer } from '../../board/hidden';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { verdict } from './answers';
import { asks } from './asks';
import { effectOfQueens, figure } from './figure';
import { intro } from './intro';

export const side = (
  state: Shared,
  dispatch: AppDispatch,
): TemplateResult => html`<aside class="side" aria-label=${t('asks.label')}>
  ${intro(state, dispatch)} ${isHidden(state) ? toAnswer(state, dispatch) : figure(state)} ${asks(state, dispatch)} ${verdict(state, dispatch)}
  ${isHidden(state) ? nothing : effectOfQueens(state, dispatch)}
</aside>`;
