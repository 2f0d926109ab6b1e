// A class page as a pupil works through it: a name, the tasks with what is done, and the receipt to hand in.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { partsOf } from '../../../kernel/classroom/set';
import { MAX, readReceipt, writeReceipt } from '../../../kernel/receipt';
import { t } from '../../../texts/texts';
import { check } from '../../../ui/kit/controls';
import { troubleLine } from '../../../ui/kit/trouble';
import { site } from '../../../ui/site';
import type { ViewProps } from '../../room';
import { dayOf, receiptOf, type Work } from '../homework';
import { classLink } from '../links';
import { entriesOf, progressIn, type Tasks, type Teach, type TeachAction } from '../slice';
import { renderHandIn } from './hand-in';
import type { Progress, Task } from './task';

type TeachProps = ViewProps<Teach, TeachAction>;

export function tasksView(props: TeachProps): TemplateResult {
  const { own, dispatch } = props;
  const { tasks } = own;
  const progress = progressIn(own);
  return html`<main id="main" tabindex="-1" class="teach tasks" aria-busy=${!tasks?.tasks}>
    ${troubleLine(own.trouble)}
    ${
      tasks
        ? html`<h1>${tasks.set.title || t('teach.untitled')}</h1>
          <p class="read">${t('teach.tasksWhat')}</p>
          <label class="tasks__name">${t('teach.name')}<input
              class="field"
              autocomplete="name"
              maxlength=${MAX.name}
              .value=${own.entries.name}
              @input=${(event: Event) => dispatch({ type: 'name', name: (event.target as HTMLInputElement).value })}
            /></label>
          <ol class="tasks__list" aria-label=${t('teach.tasks')}>
            ${tasks.set.links.map((link, at) => task(props, link, at, tasks.tasks?.[at] ?? null, progress[at] ?? null))}
          </ol>
          ${receipt(props, tasks, progress)}
          <p class="quiet small"><a href=${classLink(tasks.packed)}>${t('teach.forTeachers')}</a></p>`
        : nothing
    }
  </main>`;
}

function task(
  { own, dispatch }: TeachProps,
  { title, link }: Tasks['set']['links'][number],
  at: number,
  task: Task | null,
  progress: Progress | null,
): TemplateResult {
  const { handout, hash } = partsOf(link);
  const number = at + 1;
  return html`<li ?data-done=${progress?.isDone}>
    <span class="tasks__tick">${progress?.isDone ? icon('tick') : nothing}</span>
    <a href=${new URL(handout === '' ? hash : `?handout=${handout}${hash}`, site()).href} target="_blank" rel="noopener">${title || t('teach.task', { number })}</a>
    <span class="tasks__progress">${
      task?.kind === 'other'
        ? check(t('teach.say'), entriesOf(own).said.includes(number), (done) =>
            dispatch({ type: 'tick', number, done }),
          )
        : progressText(progress)
    }</span>
  </li>`;
}

function progressText(progress: Progress | null): string {
  if (!progress) return '';
  const [done, questions] = progress.answered ?? [0, 0];
  if (progress.isDone) return t('teach.done');
  return questions > 0 ? t('teach.answered', { done, questions }) : t('teach.open');
}

function receipt(
  { own, dispatch, dispatchApp }: TeachProps,
  tasks: Tasks,
  progress: readonly Progress[],
): TemplateResult {
  const line = lineOf(own, tasks, progress);
  const take = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const text = field.value.trim();
    const isRead = readReceipt(text).kind === 'receipt';
    field.setCustomValidity(isRead || text === '' ? '' : t('teach.damagedForm'));
    field.reportValidity();
    if (!isRead) return;
    dispatch({ type: 'addReceipt', line: text });
    field.value = '';
  };
  return html`<section class="tasks__receipt" aria-labelledby="receipt">
    <h2 id="receipt">${t('teach.receipt')}</h2>
    <p class="read">${t('teach.receiptWhat')}</p>
    ${line === '' ? html`<p role="status">${t('teach.receiptNone')}</p>` : renderHandIn(line, dispatchApp)}
    <label class="tasks__name">${t('teach.take')}<input class="field mono" autocomplete="off" @change=${take} /></label>
    <p class="quiet small">${t('teach.receiptHonest')}</p>
  </section>`;
}

/** The receipt, or nothing if there is nothing to hand in. */
function lineOf(own: Teach, { page }: Tasks, progress: readonly Progress[]): string {
  const work: Record<string, Work> = {};
  for (const [at, { work: done }] of progress.entries()) if (done) work[`t${at + 1}`] = done;
  for (const line of entriesOf(own).lines) {
    const read = readReceipt(line);
    if (read.kind !== 'receipt') continue;
    for (const { task, result } of read.receipt.tasks) work[task] = { kind: 'other', result: result.join('-') };
  }
  if (Object.keys(work).length === 0) return '';
  return writeReceipt(receiptOf({ name: own.entries.name, page, day: dayOf(new Date()), work }));
}
