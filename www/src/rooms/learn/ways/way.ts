// A way to answer the question of a step: what stands below the question, what a press on the board does, and how its answer is seen.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { BoardModel } from '../../../board/model';
import type { Square } from '../../../engine/types';
import type { Question } from '../../../kernel/classroom/lesson';
import type { Shared } from '../../../kernel/state';
import { t } from '../../../texts/texts';
import type { Dispatch } from '../../room';
import type { Learn, LearnAction } from '../slice';

/** A question that stands, and who answers it. */
export interface Asking {
  readonly learn: Learn;
  readonly question: Question;
  readonly shared: Shared;
  readonly dispatch: Dispatch<LearnAction>;
}

export interface Way {
  /** What stands below the question. */
  view(asking: Asking): TemplateResult;
  /** What a press on a square of the board does; null for nothing. */
  press?(square: Square, learn: Learn): LearnAction | null;
  /** The board as an answer changes it, while it is put together and once it is given. */
  on?(model: BoardModel, answer: string): BoardModel;
  /** The position of the run that an answer is. */
  position?(answer: string): number;
  /** The answer in words, where the board does not show it. */
  said?(question: Question, answers: readonly string[]): TemplateResult | string;
}

/**
 * The button that gives what has been put together, and where something has been done, one that begins again. `none`: the
 * answer where nothing has been put together; null where it is none yet.
 */
export const giving = (none: string | null, { learn, dispatch }: Asking): TemplateResult =>
  html`<p class="row">
    <button class="btn" data-kind="main" ?disabled=${(learn.draft || none) === null || learn.asked.kind === 'judging'} @click=${() => dispatch({ type: 'give', none })}>${t('learn.answer')}</button>
    ${learn.draft === null ? nothing : html`<button class="btn" @click=${() => dispatch({ type: 'again' })}>${t('learn.again')}</button>`}
  </p>`;
