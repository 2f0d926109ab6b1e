// The tasks: the list to choose from, the line that states the task, and the verdict after a run.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { copyText } from '../../../kernel/clipboard';
import { rowName } from '../../../texts/squares';
import { t } from '../../../texts/texts';
import { taskLink } from '../links';
import { isCurrent, type OwnProps } from '../slice';
import { boardOf, numberOf, TASK_NAMES, type TaskName } from './tasks';

/** The button that opens the list. */
export const tasksButton = ({ own, dispatch }: OwnProps): TemplateResult => html`<button
  class="btn"
  data-kind="text"
  aria-expanded=${own.choosing}
  aria-controls="own-tasks"
  @click=${() => dispatch({ type: 'choosing', open: !own.choosing })}
>${t('own.tasks')}</button>`;

/** The list, and the task that was chosen. */
export function tasks(props: OwnProps): TemplateResult | typeof nothing {
  const { own } = props;
  if (!own.choosing && !own.task) return nothing;
  return html`<section class="own__task" aria-label=${t('own.tasks')}>
    ${own.task ? renderTask(props, own.task.name) : nothing} ${own.choosing ? list(props) : nothing}
  </section>`;
}

function renderTask({ dispatch, dispatchApp }: OwnProps, name: TaskName): TemplateResult {
  const copy = (): void => void copyText(new URL(taskLink(name), location.href).href, 'linkCopied', dispatchApp);
  return html`<p class="own__requirement"><b>${t('own.task', { number: numberOf(name) })}</b> ${t(`own.asks.${name}`)}</p>
    <p class="row"><button class="btn" data-kind="text" @click=${copy}>${t('own.copyTask')}</button>
      <button class="key" aria-label=${t('own.leaveTask')} title=${t('own.leaveTask')} @click=${() => dispatch({ type: 'task', name: null })}>${icon('cross')}</button></p>`;
}

function list({ own, dispatch }: OwnProps): TemplateResult {
  const choose = (event: MouseEvent, name: TaskName): void => {
    // With a modifier key, the browser opens the link in a new tab. A plain click keeps the program in the editor.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dispatch({ type: 'task', name });
  };
  return html`<ol class="own__list" id="own-tasks">${TASK_NAMES.map(
    (name) =>
      html`<li><a href=${taskLink(name)} aria-current=${own.task?.name === name ? 'true' : nothing} @click=${(event: MouseEvent) => choose(event, name)}>${t(`own.asks.${name}`)}</a>${
        own.done.includes(name) ? html` <span class="own__done">${t('own.done')}</span>` : nothing
      }</li>`,
  )}</ol>`;
}

/** Whether the task is done, with the reason if it is not, and the line to hand in. */
export function judgement({ own, dispatchApp }: OwnProps): TemplateResult | typeof nothing {
  const judged = own.ran?.recorded.judged;
  const receipt = own.ran?.receipt;
  if (!own.task || !judged || !receipt || !isCurrent(own)) return nothing;
  const { reached, why, asked } = judged;
  const figure = why === 'moved' ? rowName(judged.figure - 1, boardOf(own.task).length) : judged.figure;
  return html`<div class="own__judged" data-reached=${reached} role="status">
    <p><b>${t(reached ? 'own.reached' : 'own.notReached', { number: numberOf(own.task.name) })}</b> ${t('own.judged', { why, figure, asked })}</p>
    <p class="small">${t('own.handIn')} <code class="own__receipt">${receipt}</code>
      <button class="btn" data-kind="text" @click=${() => void copyText(receipt, 'textCopied', dispatchApp)}>${t('own.copyReceipt')}</button></p>
  </div>`;
}
