// The Board view: the board, the transport of its run, and the side column with known facts and questions.

import { html, nothing } from 'lit-html';
import { createBoard } from '../../board/board';
import { boardOf } from '../../board/input-board';
import { createTap } from '../../board/tapping';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { transportFor, verdict } from './answers';
import { clashesIn } from './figure';
import { rules } from './rules';
import type { Rules, RulesAction, RulesProps } from './rules/slice';
import type { RulesView } from './rules/view';
import { createSide } from './side';
import { isWatched, statusOf } from './status';

/** The view, with a board and a transport of its own. */
export function createBoardView(): View<Rules | null, RulesAction> {
  const board = createBoard();
  const side = createSide();
  let transport: ReturnType<typeof transportFor> = null;
  let draw: ((props: RulesProps) => RulesView) | null = null;
  let projection: ReturnType<NonNullable<typeof rules.there>['createBoardProjection']> | null = null;
  return (props) => {
    const { own, shared, dispatchApp } = props;
    if (rules.there) draw ??= rules.there.createRulesView();
    const whole = rules.there && { ...props, own: own ?? rules.there.startRules };
    const extra = draw && whole ? draw(whole) : null;
    if (shared.ui.present && extra && whole) {
      projection ??= rules.there?.createBoardProjection(board, verdict) ?? null;
      return projection?.(whole, extra) ?? html``;
    }
    const { variant, board: asked } = shared.input;
    // Only the module for rules can draw a variant.
    if (variant && !extra) return html`<main id="main" tabindex="-1" aria-busy="true"></main>`;
    const watched = isWatched(shared);
    const model = extra?.model ?? boardOf(shared);
    const send = extra?.dispatch ?? dispatchApp;
    const clashes = clashesIn(shared, extra);
    const shown = { ...model, left: watched && model.left, moves: model.given };
    if (watched) transport ??= transportFor();
    return html`<main id="main" tabindex="-1" class="room-board" ?data-choosing=${own?.choosing}>
      ${extra?.chooser ?? nothing}
      <div class="work" data-is=${statusOf(shared, clashes)} ${properties({ '--n': asked.rows, '--m': Math.max(asked.columns, extra?.across ?? 0) })}>
        <section class="work__board" aria-label=${t('page.board')}>${board(shown, createTap(model.rule, model.given, send))}</section>
        ${watched && !own?.choosing ? (transport?.(shared, dispatchApp) ?? nothing) : nothing}
        ${side(shared, dispatchApp, extra)}
      </div>
    </main>`;
  };
}
