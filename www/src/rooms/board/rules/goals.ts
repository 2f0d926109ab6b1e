// Goals such as the most pieces or the fewest, and their answers.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { isHidden } from '../../../board/hidden';
import type { Goal } from '../../../engine/types';
import type { AppDispatch } from '../../../kernel/action';
import { type Answer, noAnswer } from '../../../kernel/answer';
import type { Board } from '../../../kernel/input';
import { approximately, t } from '../../../texts/texts';
import { duration } from '../../../texts/units';
import { select } from '../../../ui/kit/select';
import { line } from './oeis';
import { publishedOfGoal, publishedOfWays } from './published';
import { type RulesProps, tableOf } from './slice';

const GOALS: readonly Goal[] = ['most', 'fewest', 'fewestApart', 'armies'];

export function goals(
  { own, shared, dispatch, dispatchApp }: RulesProps,
  clashing: boolean,
): TemplateResult | typeof nothing {
  if (isHidden(shared)) return nothing;
  const busy = clashing || shared.answer.kind === 'searching';
  const ordered = tableOf(own, shared.input.board)?.ordered ?? false;
  return html`<div class="ask">
    <button class="btn" ?disabled=${busy} @click=${() => dispatchApp({ type: 'ask', question: 'goal', goal: own.goal })}>${t('rules.prove')}</button>
    <span class="rules__goal">${select(t('rules.goals'), {
      of: GOALS,
      now: own.goal,
      name: (goal) => t('rules.goal', { goal }),
      whyDisabled: (goal) => (goal === 'armies' && ordered ? t('rules.armiesInOrder') : null),
      choose: (goal) => dispatch({ type: 'goal', goal }),
    })}</span>
  </div>`;
}

export function renderGoal(
  { goal, report, setAside, milliseconds }: Extract<Answer, { kind: 'reached' }>,
  board: Board,
  dispatch: AppDispatch,
): TemplateResult {
  const { pieces, ways, nodes, squares } = report;
  const work = { nodes: approximately(nodes), time: duration(milliseconds) };
  const published = publishedOfGoal(goal, board);
  const inWays = ways === null || squares === null ? null : publishedOfWays(goal, board);
  // The button disappears with the answer, so the focus moves to the choice of the goal.
  const back = (event: Event): void => {
    (event.target as Element).closest('.side')?.querySelector<HTMLElement>('.rules__goal .field')?.focus();
    dispatch({ type: 'answered', answer: noAnswer });
  };
  return html`<div class="verdict rest" data-is="completed">
    <h2>${icon('tick')}${t(goal === 'armies' ? 'rules.armies' : 'rules.bound', { count: pieces })}</h2>
    <p>${squares ? t('rules.reached', { goal }) : t('rules.notReached')} ${ways === null || squares === null ? nothing : t('rules.inWays', { count: ways })}</p>
    <p class="small quiet">${t('rules.proved', work)}</p>
    ${published ? line(published, board, BigInt(pieces)) : html`<p class="small quiet">${t('rules.goalInNoTable')}</p>`}
    ${inWays && ways !== null ? line(inWays, board, BigInt(ways)) : nothing}
    ${
      setAside === 0
        ? nothing
        : html`<p>${t('rules.setAside', { count: setAside })}</p>
          <div class="row"><button class="btn" @click=${back}>${t('rules.backToMine')}</button></div>`
    }
  </div>`;
}
