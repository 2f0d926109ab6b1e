// The shelf: the lessons in order, the progress in each, and the links for teachers.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { ShelfEntry } from '../../kernel/classroom/fetching';
import { isDone, isStepDone, nextStep, score, stepsDone } from '../../kernel/classroom/record';
import { t } from '../../texts/texts';
import { miniBoard } from '../../ui/kit/mini-board';
import { troubleLine } from '../../ui/kit/trouble';
import type { Dispatch } from '../room';
import { classLink } from '../teach/links';
import { lessonLink } from './links';
import type { Learn, LearnAction } from './slice';

export function shelf(learn: Learn, dispatch: Dispatch<LearnAction>): TemplateResult {
  const { shelf: lessons, done } = learn;
  // Until the lessons arrive, their place is empty.
  if (!lessons && !learn.trouble) return html`<main id="main" tabindex="-1" class="learn" aria-busy="true"></main>`;
  return html`<main id="main" tabindex="-1" class="learn">
    <section class="course" aria-labelledby="course">
      <div>
        <h1 id="course">${t('learn.course', { count: lessons?.length ?? 0 })}</h1>
        <p class="read">${t('learn.what')}</p>
        <p><a href=${classLink()}>${t('learn.toTeachers')}</a></p>
      </div>
      ${lessons ? renderContinue(learn, lessons, dispatch) : nothing}
    </section>
    ${troubleLine(learn.trouble)}
    <ol class="shelf" aria-label=${t('learn.lessons')}>
      ${(lessons ?? []).map((lesson, index) => renderLesson(lesson, index, learn, dispatch))}
    </ol>
    ${learn.mine.length > 0 ? own(learn, dispatch) : nothing} ${teachers(learn, dispatch)}
    ${Object.keys(done.lessons).length > 0 ? handIn(learn, lessons ?? [], dispatch) : nothing}
  </main>`;
}

/** The lesson that a person was in; if it is done, the next open one; otherwise the first. */
function renderContinue(
  { done }: Learn,
  lessons: readonly ShelfEntry[],
  dispatch: Dispatch<LearnAction>,
): TemplateResult | typeof nothing {
  const was = lessons.findIndex(({ name }) => name === done.last?.lesson);
  const at = lessons[was];
  if (!at) return renderGo(lessons[0], 0, t('learn.begin'), 'learn.start', dispatch);
  const finished = isDone(done, at.name, at.steps);
  if (!finished) {
    const step = Math.max(0, at.steps.indexOf(done.last?.step ?? ''));
    const where = t('learn.wereIn', { lesson: was + 1, step: step + 1, steps: at.steps.length });
    return renderGo(at, step, where, 'learn.goOn', dispatch);
  }
  const next = [...lessons.slice(was + 1), ...lessons].find(({ name, steps }) => !isDone(done, name, steps));
  return next
    ? renderGo(
        next,
        nextStep(done, next.name, next.steps),
        t('learn.nextAfter', { lesson: was + 1 }),
        'learn.goOn',
        dispatch,
      )
    : html`<p class="course__now">${t('learn.allDone')}</p>`;
}

function renderGo(
  lesson: ShelfEntry | undefined,
  step: number,
  where: string,
  key: 'learn.start' | 'learn.goOn',
  dispatch: Dispatch<LearnAction>,
): TemplateResult | typeof nothing {
  if (!lesson) return nothing;
  return html`<div class="course__now">
    <span>${where}</span>
    <b>${lesson.title}</b>
    <button class="btn" data-kind="main" @click=${() => dispatch({ type: 'open', name: lesson.name, step })}>${t(key)}</button>
  </div>`;
}

function renderLesson(
  lesson: ShelfEntry,
  index: number,
  { done }: Learn,
  dispatch: Dispatch<LearnAction>,
): TemplateResult {
  const { name, title, about, minutes, steps } = lesson;
  const outcomes = done.lessons[name] ?? {};
  const far = stepsDone(done, name, steps);
  const open = (event: Event): void => {
    event.preventDefault();
    dispatch({ type: 'open', name, step: nextStep(done, name, steps) });
  };
  return html`<li ?data-done=${far === steps.length}>
    <div aria-hidden="true">${miniBoard({ rows: lesson.picture.map((column) => column - 1), given: [] })}</div>
    <h2><span>${index + 1}</span><a href=${lessonLink(name)} @click=${open}>${title}</a></h2>
    <p>${about}</p>
    <div class="shelf__meta">
      <span class="dots" aria-hidden="true">${steps.map((step) => html`<i ?data-done=${isStepDone(outcomes[step])}></i>`)}</span>
      <span>${t('learn.minutes', { count: minutes })}${far === 0 ? nothing : html`, <em>${far === steps.length ? html`${icon('tick')} ${t('learn.doneAll')}` : t('learn.done', { done: far, steps: steps.length })}</em>`}</span>
    </div>
  </li>`;
}

/** The custom lessons. */
function own({ mine, done }: Learn, dispatch: Dispatch<LearnAction>): TemplateResult {
  return html`<section class="teach" aria-labelledby="mine">
    <h2 id="mine">${t('learn.mine')}</h2>
    <ul class="mine">
      ${mine.map(
        (lesson) => html`<li>
          <button class="btn" @click=${() => dispatch({ type: 'reopen', lesson })}>${lesson.title}</button>
          <span>${t('learn.done', { done: stepsDone(done, lesson.name, lesson.steps), steps: lesson.steps.length })}</span>
          <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'forget', lesson })}>${t('learn.forget', { title: lesson.title })}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}

function teachers(_: Learn, dispatch: Dispatch<LearnAction>): TemplateResult {
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    dispatch({ type: 'read', files: [...(field.files ?? [])] });
    field.value = '';
  };
  return html`<section class="teach" aria-labelledby="teach">
    <h2 id="teach">${t('learn.teachers')}</h2>
    <div>
      <label class="btn">${t('learn.openFile')}<input class="hide" type="file" multiple accept=".json,.md" @change=${read} /></label>
      <p class="teach__what">${t('learn.openFileWhat')}</p>
    </div>
  </section>`;
}

/** The score as text, to be handed in. */
function handIn(
  { done, mine }: Learn,
  lessons: readonly ShelfEntry[],
  dispatch: Dispatch<LearnAction>,
): TemplateResult {
  const lines = [...lessons, ...mine].flatMap(({ name, title, steps }, index) => {
    const far = stepsDone(done, name, steps);
    return far === 0
      ? []
      : [t('learn.scoreLine', { lesson: index + 1, title, done: far, steps: steps.length, ...score(done, name) })];
  });
  return html`<section class="teach" aria-labelledby="score">
    <h2 id="score">${t('learn.score')}</h2>
    <div>
      <textarea class="field mono" readonly rows=${Math.max(2, lines.length)} aria-labelledby="score" @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()} .value=${lines.join('\n')}></textarea>
      <p class="teach__what">${t('learn.scoreWhat')} <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'erase' })}>${t('learn.erase')}</button></p>
    </div>
  </section>`;
}
