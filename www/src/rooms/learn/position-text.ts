// Describes the position in a lesson: a step, the recap, or a question of an earlier lesson.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Step } from '../../kernel/classroom/lesson';
import { t } from '../../texts/texts';
import { isAfter, type Learn, stepOf, stepsOf } from './slice';

export function positionText(learn: Learn): string {
  const { lesson, step } = learn;
  if (!isAfter(learn)) return t('learn.at', { step: step + 1, steps: lesson?.steps.length ?? 0 });
  const review = stepsOf(learn).filter(({ from }) => from !== undefined);
  const at = review.indexOf(stepOf(learn) as Step);
  return at < 0 ? t('learn.atRecap') : t('learn.atReview', { question: at + 1, questions: review.length });
}

/** The lesson that a question is taken from. */
export const sourceLesson = ({ from }: Step): TemplateResult | typeof nothing =>
  from === undefined ? nothing : html`<p class="lesson__from">${t('learn.from', { lesson: from })}</p>`;
