// The sentence: what to do, or the state of the board. Its height never changes.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { Clash } from '../../board/rule';
import type { AppDispatch } from '../../kernel/action';
import { squareAt } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { rich } from '../../texts/rich';
import { rowName, squareNames } from '../../texts/squares';
import { t } from '../../texts/texts';
import { waysLeft } from './figure';
import type { RulesView } from './rules/view';
import { statusOf } from './status';

/** `rules`: see `side`. */
export function renderSentence(
  state: Shared,
  clashes: readonly Clash[],
  rules: RulesView | null,
  dispatch: AppDispatch,
): TemplateResult {
  const standing = statusOf(state, clashes);
  const { input, history } = state;
  const { variant, board } = input;
  if (rules && rules.bar !== nothing) return html`<div class="say">${rules.bar}</div>`;
  return html`<div class="say" data-is=${standing}>
    ${variant ? nothing : html`<p class="say__what">${t('say.what', { size: board.rows })}</p>`}
    <p class="say__now" aria-live="polite">${standing === 'solved' ? icon('tick') : nothing}<span>${sentence(state, clashes)}</span></p>
    <button
      class="key say__undo"
      aria-label=${t('edits.undo')}
      ?disabled=${history.past.length === 0}
      @click=${() => dispatch({ type: 'undo' })}
    >${icon('undo')}</button>
  </div>`;
}

function sentence(state: Shared, clashes: readonly Clash[]): unknown {
  const { input, ui, survey, answer } = state;
  const { board, variant } = input;
  if (ui.attacked) {
    const { row, column } = squareAt(board, ui.attacked.by);
    return variant
      ? rich('say.attackedPiece', squareNames({ row, column }, board.rows))
      : rich('say.attacked', { row: rowName(row, board.rows) });
  }
  if (ui.opening === 'plays') return t('say.opening');
  const standing = statusOf(state, clashes);
  switch (standing) {
    case 'solved': {
      const all = survey.report?.funnel?.[0];
      return typeof all === 'number' && !variant
        ? rich('say.solvedOf', { count: all, more: all - 1 })
        : rich('say.solved');
    }
    case 'completed': {
      const { count } = waysLeft(state, clashes);
      return count === null ? t('say.completed') : t('say.completedOf', { count });
    }
    case 'impossible':
      return board.squares.length === 0 ? t('say.noSolution') : rich('say.impossible');
    case 'conflict':
      return t('say.conflict');
    case 'searching':
      return t(answer.kind === 'searching' ? 'say.searching' : 'say.unanswered');
    default: {
      const { count: ways } = waysLeft(state, clashes);
      if (ui.opening === 'over' && !ui.introduced && ways) return t('say.find', { count: ways });
      const count = board.pieces - board.squares.length;
      return variant ? rich('say.setPieces', { count }) : rich('say.set', { count, set: board.squares.length });
    }
  }
}
