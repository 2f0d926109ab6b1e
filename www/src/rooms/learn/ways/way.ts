// A way to answer the question of a step: its controls, the effect of a press on the board, and the display of the
// answer.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { BoardModel } from '../../../board/model';
import type { Square } from '../../../engine/types';
import type { Question } from '../../../kernel/classroom/lesson';
import type { Shared } from '../../../kernel/state';
import { t } from '../../../texts/texts';
import type { Dispatch } from '../../room';
import type { Learn, LearnAction } from '../slice';

/** An open question with its context. */
export interface OpenQuestion {
  readonly learn: Learn;
  readonly question: Question;
  readonly shared: Shared;
  readonly dispatch: Dispatch<LearnAction>;
}

export interface Way {
  /** The controls below the question. */
  view(asking: OpenQuestion): TemplateResult;
  /** Returns the action of a press on a square of the board; null if the press does nothing. */
  press?(square: Square, learn: Learn): LearnAction | null;
  /** The board with the answer so far, or with the final answer. */
  drawAnswer?(model: BoardModel, answer: string): BoardModel;
  /** The position of the run that is the answer. */
  position?(answer: string): number;
  /** The answer in words, if the board does not show it. */
  inWords?(question: Question, answers: readonly string[]): TemplateResult | string;
}

/**
 * The button that submits the parts so far and, after the first part, a button that starts again. `none`: the answer without
 * any part; null if there is no such answer.
 */
export const renderSubmit = (none: string | null, { learn, dispatch }: OpenQuestion): TemplateResult =>
  html`<p class="row">
    <button class="btn" data-kind="main" ?disabled=${(learn.draft || none) === null || learn.questionState.kind === 'judging'} @click=${() => dispatch({ type: 'submit', none })}>${t('learn.answer')}</button>
    ${learn.draft === null ? nothing : html`<button class="btn" @click=${() => dispatch({ type: 'again' })}>${t('learn.again')}</button>`}
  </p>`;
