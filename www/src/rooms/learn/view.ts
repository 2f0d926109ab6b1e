// The view of Learn: the shelf, or the open lesson with the board of its step, the words and the question.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { icon } from '../../board/glyph';
import { createStage } from '../../board/variant/stage';
import type { ShelfEntry } from '../../kernel/classroom/fetching';
import type { Lesson } from '../../kernel/classroom/lesson';
import { isStepDone, nextStep } from '../../kernel/classroom/record';
import { t } from '../../texts/texts';
import { troubleLine } from '../../ui/kit/trouble';
import { properties } from '../../ui/style';
import { counts } from '../../watch/counts';
import { familyOf } from '../../watch/family';
import { pointedUnder } from '../../watch/pointing';
import { createTransport } from '../../watch/transport';
import { point } from '../../watch/words';
import type { View, ViewProps } from '../room';
import { renderPictures } from './figures';
import { paper } from './paper';
import { positionText, sourceLesson } from './position-text';
import { createProjector } from './projector';
import { prose } from './prose';
import { codeView } from './python';
import { questionView } from './question';
import { shelf } from './shelf';
import { isAfter, isAnswered, type Learn, type LearnAction, questionOf, stepOf, stepsOf } from './slice';
import { boardHandler, lessonBoard } from './stage';

type LearnProps = ViewProps<Learn, LearnAction>;

/** The view, with a board and a transport of its own. */
export function createLearn(): View<Learn, LearnAction> {
  const board = createBoard();
  const stage = createStage();
  const transport = createTransport();
  const projector = createProjector();
  return (props) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { lesson } = own;
    const step = stepOf(own);
    if (!lesson || !step) return shelf(own, dispatch);
    if (own.paper) return paper(own, lesson, dispatch);
    if (shared.ui.present) return projector(props, lesson, step);
    const question = questionOf(own);
    const size = shared.input.rows.length;
    const shows = step.setting.shows;
    const isResolved = !question || isAnswered(own.questionState);
    const runs = own.around || shows.includes('transport') || (isResolved && shows.includes('transport-after'));
    const model = lessonBoard(own, shared, stage);
    return html`<main id="main" tabindex="-1" class="lesson" ?data-words=${lesson.steps.some(({ setting }) => setting.shows.includes('words'))} ?data-around=${own.around} ${properties({ '--n': size })}>
      ${track(lesson, props)}
      ${
        own.around
          ? html`<p class="around"><span>${t('learn.aroundWhat')}</span><button class="btn" data-kind="main" @click=${() => dispatch({ type: 'around', on: false })}>${t('learn.back', { step: own.step + 1 })}</button></p>`
          : nothing
      }
      <section class="stage" aria-label=${t('learn.board')}
        @pointerover=${(event: Event) => point(pointedUnder(event.target), shared.diagram.pointed, dispatchApp)}
        @pointerleave=${() => point(null, shared.diagram.pointed, dispatchApp)}
      >
        ${board(model, boardHandler(own, model.rule, dispatch, dispatchApp))}
      </section>
      <div class="under">
        ${figures(props)} ${runs ? transport(shared, dispatchApp) : nothing}
      </div>
      <section class="lesson__side" aria-label=${t('learn.lesson')}>
        <div class="lesson__text">
          ${sourceLesson(step)}
          <h2>${step.title}</h2>
          ${prose(step.text)}
        </div>
        ${troubleLine(own.trouble)}
        ${question && !own.around ? questionView({ learn: own, question, shared, dispatch }) : nothing}
        ${shows.includes('code') && shared.watch.shown ? codeView(props, false) : nothing}
        ${step.why.length > 0 ? html`<details class="lesson__why"><summary>${t('learn.why')}</summary>${prose(step.why)}</details>` : nothing}
        ${step.setting.see ? html`<p><a href=${step.setting.see}>${t('learn.see')}</a></p>` : nothing}
        ${onwards(lesson, props)}
      </section>
    </main>`;
  };
}

/** The name of the lesson, its steps as dots, and the other tools. */
function track(lesson: Lesson, { own, dispatch, dispatchApp }: LearnProps): TemplateResult {
  const { step, done } = own;
  const outcomes = done.lessons[lesson.name] ?? {};
  const present = (): void => {
    if (own.around) dispatch({ type: 'around', on: false });
    dispatchApp({ type: 'ui', ui: { present: true } });
  };
  return html`<div class="track">
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'close' })}>${icon('back')}${t('learn.shelf')}</button>
    <b>${lesson.title}</b>
    <nav class="dots" aria-label=${t('learn.steps')}>
      ${stepsOf(own).map(
        ({ id, title }, index) => html`<button
          aria-label=${t(isStepDone(outcomes[id]) ? 'learn.stepDone' : 'learn.step', { step: index + 1, title })}
          title=${title}
          aria-current=${index === step ? 'step' : nothing}
          ?data-done=${isStepDone(outcomes[id])}
          ?data-after=${index >= lesson.steps.length}
          @click=${() => dispatch({ type: 'to', step: index })}
        ></button>`,
      )}
    </nav>
    <span class="track__at">${positionText(own)}</span>
    <span class="track__does">
      ${own.around ? nothing : html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'around', on: true })}>${t('learn.around')}</button>`}
      <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'paper', on: true })}>${t('learn.paper')}</button>
      <button class="btn" data-kind="text" @click=${present}>${t('learn.present')}</button>
    </span>
  </div>`;
}

/** The figures of the run that the step shows. */
function figures(props: LearnProps): (TemplateResult | typeof nothing)[] {
  const { own, shared } = props;
  const { watch } = shared;
  const shows = stepOf(own)?.setting.shows ?? [];
  const { shown } = watch;
  if (!shown) return [];
  return [
    ...renderPictures(props).figures,
    shows.includes('counts') ? counts(shown.frame, shown.registers, familyOf(shared)) : nothing,
  ];
}

function onwards(lesson: Lesson, { own, dispatch }: LearnProps): TemplateResult {
  const last = own.step === stepsOf(own).length - 1;
  const open = questionOf(own) !== null && !isAnswered(own.questionState);
  const to = (step: number) => () => dispatch({ type: 'to', step });
  const next = last || isAfter(own) ? nextLesson(lesson, own) : null;
  const main = (is: boolean) => (is && !open ? 'main' : nothing);
  return html`<div class="onwards">
    <button class="btn" ?disabled=${own.step === 0} @click=${to(own.step - 1)}>${t('learn.previous')}</button>
    ${next && html`<button class="btn" data-kind=${main(last)} @click=${() => dispatch({ type: 'open', name: next.name, step: nextStep(own.done, next.name, next.steps) })}>${t('learn.nextLesson', { title: next.title })}</button>`}
    ${
      last
        ? html`<button class="btn" data-kind=${main(!next)} @click=${() => dispatch({ type: 'close' })}>${t('learn.end')}</button>`
        : html`<button class="btn" data-kind=${main(true)} @click=${to(own.step + 1)}>${t(open ? 'learn.skip' : isAfter(own) && !stepOf(own)?.from ? 'learn.toReview' : 'learn.next')}</button>`
    }
  </div>`;
}

/** The lesson after this one on the shelf. */
const nextLesson = ({ name }: Lesson, { shelf: lessons, own }: Learn): ShelfEntry | null =>
  own ? null : (lessons?.[lessons.findIndex((each) => each.name === name) + 1] ?? null);
