// The Board under another rule: the choice of the rule, the board that follows it, and what is known of it beside.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { isHidden } from '../../board/hidden';
import { type BoardModel, noOverlay, type Stroke } from '../../board/model';
import { pieceGlyph } from '../../board/pieces';
import type { Clash, Rule } from '../../board/rule';
import { keptEmpty, signsOf } from '../../board/variant/extras';
import { settingPieces, walled } from '../../board/variant/hands';
import { over } from '../../board/variant/over';
import { partsOf, pieceOf } from '../../board/variant/parts';
import { calledBy, ruleOn, unknownRule } from '../../board/variant/table';
import { askedBoard } from '../../board/variant/text';
import type { AppDispatch } from '../../kernel/action';
import { LARGEST, type Variant } from '../../kernel/input';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { armiesOf, atPeace } from './armies';
import { chooser } from './chooser';
import { side } from './side';
import { isKnownFor, type RuleAnswer, type Rules, type RulesAction, type RulesProps } from './slice';

export function createRulesView(): View<Rules, RulesAction> {
  const draw = createBoard();
  let last: { key: readonly unknown[]; rule: Rule } | null = null;

  /** The rule is put together anew only where the table or the board has changed. */
  function ruleFor({ known }: Rules, board: Variant): Rule {
    const mine = isKnownFor(known, board) ? known.table : null;
    const key = [mine, board.rows, board.columns, board.pieces];
    if (last?.key.every((part, at) => part === key[at])) return last.rule;
    last = { key, rule: mine ? { ...ruleOn(mine, board), ...calledBy(board) } : unknownRule(board) };
    return last.rule;
  }

  return (whole) => {
    const props = isHidden(whole.shared) ? withheld(whole) : whole;
    const { own, shared } = props;
    const board = askedBoard(shared.input);
    const rule = ruleFor(own, board);
    const pieces = new Set(board.squares);
    const clashes = pieces.size <= MOST_CLASHING ? rule.conflicts(pieces) : [];
    const offsets = [...(isKnownFor(own.known, board) ? own.known.table.offsets : [])];
    const most = Math.max(0, ...offsets);
    const { law } = partsOf(board.rule);
    const piece = pieceOf(law);
    const armies = clashes.length === 0 ? armiesOf(own.answer) : null;
    const model: BoardModel = {
      ...modelOf(props, board, rule, clashes),
      glyph: (as, small) => pieceGlyph(piece, as, small),
      ...(armies ? atPeace(rule, armies, piece) : {}),
      over: over(board, clashes.length === 0 && own.answer.kind !== 'reached' ? board.squares.at(-1) : undefined),
      ...(most > 0 ? { offsets } : {}),
    };
    return html`<main class="rules" id="main" tabindex="-1" ?data-choosing=${own.choosing}>
      ${own.choosing ? chooser(props) : nothing}
      <div class="work" ${properties({ '--n': Math.max(board.rows, board.columns + most) })}>
        <section class="work__board" aria-label=${t('page.board')}>${own.walling ? wallsBar(props) : nothing}${draw(model, acting(props, board, rule))}</section>
        ${side(props, clashes)}
      </div>
    </main>`;
  };
}

/** Says what a tap does while it sets walls, and ends that. */
const wallsBar = ({ dispatch }: RulesProps): TemplateResult => html`<p class="rules__walling" role="status">
  <span>${t('rules.tapsSetWalls')}</span>
  <button class="btn" data-kind="main" @click=${() => dispatch({ type: 'walling', on: false })}>${t('rules.close')}</button>
</p>`;

/** Without what the engine knows. */
const withheld = (props: RulesProps): RulesProps => ({
  ...props,
  own: { ...props.own, survey: null, answer: { kind: 'none' } },
});

/** Of more pieces than this, nobody looks for pairs. */
const MOST_CLASHING = 4 * LARGEST;

function modelOf({ own, shared }: RulesProps, board: Variant, rule: Rule, clashes: readonly Clash[]): BoardModel {
  const { answer, survey } = own;
  // A question about the empty board is answered without the pieces that stand.
  const apart = answer.kind === 'reached' && clashes.length === 0;
  const given = new Set(apart ? [] : board.squares);
  const signs = signsOf(board);
  const squareOf = ({ row, column }: Clash['from']): number => row * board.columns + column;
  const strokes: Stroke[] = [];
  for (const { from, to } of clashes) {
    for (const square of [from, to]) signs.set(squareOf(square), ['conflict']);
    if (isStraight(from, to)) strokes.push({ kind: 'pair', from, to });
  }
  if (answer.kind === 'impossible') for (const square of answer.blame) signs.set(square, ['blame']);
  const pieces = clashes.length === 0 ? shownBy(answer) : null;
  const bare = pieces === null && clashes.length === 0;
  return {
    ...noOverlay,
    rule,
    given,
    pieces,
    signs,
    leftOut: keptEmpty(board),
    strokes,
    notHere: new Set(),
    heat: bare && (survey?.count ?? 0n) > 0n ? (survey?.squares ?? null) : null,
    hints: pieces === null && given.size < board.pieces && clashes.length === 0,
    deadLines: !apart,
    attacks: true,
    still: false,
    left: !apart,
    cursor: shared.ui.cursor,
    marking: own.walling,
  };
}

/** The pieces of an answer. */
function shownBy(answer: RuleAnswer): Set<number> | null {
  if (answer.kind === 'completed') return new Set(answer.squares);
  return answer.kind === 'reached' && answer.report.squares ? new Set(answer.report.squares) : null;
}

/** Whether a stroke from one to the other runs through squares between them, or is a jump. */
function isStraight(from: Clash['from'], to: Clash['from']): boolean {
  const [down, right] = [Math.abs(from.row - to.row), Math.abs(from.column - to.column)];
  return down === 0 || right === 0 || down === right || down + right === 3;
}

/** Hands set pieces, or walls. */
const acting = ({ dispatchApp, dispatch }: RulesProps, board: Variant, rule: Rule): AppDispatch => {
  const set = settingPieces(board, rule.onePerRow, dispatchApp);
  return (action) => {
    if (action.type !== 'paint') return set(action);
    const square = action.square.row * board.columns + action.square.column;
    if (action.first || !board.walls.includes(square))
      dispatch({ type: 'try', board: walled(board, square), from: 'choice' });
  };
};
