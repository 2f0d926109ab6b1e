// The projected Board: the number of ways and the last answer. One step of the bar is one undo step.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { createBoard } from '../../../board/board';
import { isHidden, renderShowAnswer } from '../../../board/hidden';
import { boardOf } from '../../../board/input-board';
import { createProjection } from '../../../board/projector/projection';
import type { AppDispatch } from '../../../kernel/action';
import type { Shared } from '../../../kernel/state';
import { t } from '../../../texts/texts';
import { teacherWindowLink } from '../../teach/links';
import { figure } from '../figure';
import type { RulesProps } from './slice';
import type { RulesView } from './view';

/** Creates a projection that remembers its last rendering, with the board of the view. `verdict`: the last answer in words. */
export function createBoardProjection(
  board: ReturnType<typeof createBoard>,
  verdict: (state: Shared, dispatch: AppDispatch, rules: RulesView) => TemplateResult,
): (props: RulesProps, rules: RulesView) => ReturnType<ReturnType<typeof createProjection>> {
  const projection = createProjection('onboard');
  return ({ shared, dispatchApp }, rules) => {
    const { ui, input, history, answer } = shared;
    const ask = (question: 'complete' | 'count') => () => dispatchApp({ type: 'ask', question });
    const asks = !isHidden(shared) && rules.clashes.length === 0 && answer.kind !== 'searching';
    // The published number and the legend stay on the teacher's own screen.
    const bare: RulesView = { ...rules, published: () => nothing, legend: null };
    const speaks = answer.kind !== 'none' || rules.clashes.length > 0;
    return projection({
      ui,
      dispatchApp,
      board: board(input.variant ? rules.model : boardOf(shared), rules.dispatch),
      label: t('page.board'),
      size: Math.max(input.board.rows, rules.across),
      text: isHidden(shared)
        ? renderShowAnswer(shared, dispatchApp)
        : html`${figure(shared, bare, dispatchApp)} ${speaks ? verdict(shared, dispatchApp, bare) : nothing}`,
      about: answer.kind,
      previous: history.past.length > 0 ? () => dispatchApp({ type: 'undo' }) : null,
      next: history.future.length > 0 ? () => dispatchApp({ type: 'redo' }) : null,
      answer: asks ? ask('complete') : null,
      address: location.href,
      teacherWindow: teacherWindowLink(),
      more: html`<button class="btn" data-kind="text" ?disabled=${!asks} @click=${ask('count')}>${t('asks.count')}</button>
        <button class="btn" data-kind="text" ?disabled=${input.board.squares.length === 0} @click=${() => dispatchApp({ type: 'clear' })}>${t('edits.clear')}</button>`,
    });
  };
}
