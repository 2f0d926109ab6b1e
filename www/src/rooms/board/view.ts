// The Board view: the board, the transport of the run that is watched on it, and what is known and can be asked beside it.

import { html, nothing } from 'lit-html';
import { boardOf } from '../../board/asked';
import { createBoard } from '../../board/board';
import { t } from '../../texts/texts';
import { inTurn } from '../../ui/in-turn';
import { properties } from '../../ui/style';
import { createTransport } from '../../watch/transport';
import type { View } from '../room';
import { verdict } from './answers';
import { rules } from './rules';
import type { Rules, RulesAction, RulesProps } from './rules/slice';
import type { RulesView } from './rules/view';
import { side } from './side';

/** The view, with a board and a transport of its own. */
export function createWork(): View<Rules | null, RulesAction> {
  const board = createBoard();
  const transport = createTransport();
  let draw: ((props: RulesProps) => RulesView) | null = null;
  let wall: ReturnType<NonNullable<typeof rules.there>['createBoardWall']> | null = null;
  return (props) => {
    const { own, shared, dispatchApp } = props;
    if (rules.there) draw ??= rules.there.createRulesView();
    const whole = rules.there && { ...props, own: own ?? rules.there.startRules };
    const extra = draw && whole ? draw(whole) : null;
    if (shared.ui.present && extra && whole) {
      wall ??= rules.there?.createBoardWall(board, verdict) ?? null;
      return wall?.(whole, extra) ?? html``;
    }
    const { variant, board: asked } = shared.input;
    // Nobody but the rules can draw it.
    if (variant && !extra) return html`<main id="main" tabindex="-1" aria-busy="true"></main>`;
    return html`<main id="main" tabindex="-1" class="room-board" ?data-choosing=${own?.choosing}>
      ${extra?.chooser ?? nothing}
      <div class="work" ${properties({ '--n': Math.max(asked.rows, extra?.across ?? 0) })}>
        <section class="work__board" aria-label=${t('page.board')}>${extra?.bar ?? nothing}${board(extra?.model ?? boardOf(shared), extra?.dispatch ?? dispatchApp)}</section>
        ${own?.choosing ? nothing : inTurn('transport', () => transport(shared, dispatchApp))}
        ${side(shared, dispatchApp, extra)}
      </div>
    </main>`;
  };
}
