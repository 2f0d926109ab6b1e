// The Board under another rule: the choice of the rule, the board that follows it, and what is known of it beside.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { isHidden } from '../../board/hidden';
import { type BoardModel, noOverlay, type Sign, type Stroke } from '../../board/model';
import { pieceDrawing, pieceGlyph } from '../../board/pieces';
import type { Clash, Rule } from '../../board/rule';
import { noAttacks, squaresOn } from '../../board/rule';
import type { Action } from '../../kernel/action';
import { LARGEST, type Ruled } from '../../kernel/asked';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { armiesOf, atPeace } from './armies';
import { askedBoard, partsOf, toggled, walled } from './board';
import { chooser } from './chooser';
import { pieceOf } from './diagram';
import { side } from './side';
import { isKnownFor, type RuleAnswer, type Rules, type RulesDeed, type RulesScene } from './slice';
import { ruleOn } from './table';
import { wrapped } from './wrapped';

export function createRulesView(): View<Rules, RulesDeed> {
  const draw = createBoard();
  let last: { key: readonly unknown[]; rule: Rule } | null = null;

  /** The rule is put together anew only where the table or the board has changed. */
  function ruleFor({ known }: Rules, board: Ruled): Rule {
    const mine = isKnownFor(known, board) ? known.table : null;
    const key = [mine, board.rows, board.columns, board.pieces];
    if (last?.key.every((part, at) => part === key[at])) return last.rule;
    last = { key, rule: mine ? { ...ruleOn(mine, board), ...calledBy(board) } : unknownRule(board) };
    return last.rule;
  }

  return (whole) => {
    const scene = isHidden(whole.shared) ? withheld(whole) : whole;
    const { own, shared } = scene;
    const board = askedBoard(shared.asked);
    const rule = ruleFor(own, board);
    const pieces = new Set(board.squares);
    const clashes = pieces.size <= MOST_CLASHING ? rule.conflicts(pieces) : [];
    const offsets = [...(isKnownFor(own.known, board) ? own.known.table.offsets : [])];
    const most = Math.max(0, ...offsets);
    const { law } = partsOf(board.rule);
    const piece = pieceOf(law);
    const armies = clashes.length === 0 ? armiesOf(own.answer) : null;
    const model: BoardModel = {
      ...modelOf(scene, board, rule, clashes),
      glyph: (as, small) => pieceGlyph(piece, as, small),
      ...(armies ? atPeace(rule, armies, piece) : {}),
      over: over(board, clashes, law),
      ...(most > 0 ? { offsets } : {}),
    };
    return html`<main class="rules" id="room" tabindex="-1">
      ${own.choosing ? chooser(scene) : nothing}
      <div class="work" ${properties({ '--n': Math.max(board.rows, board.columns + most) })}>
        <section class="work__board" aria-label=${t('page.board')}>${draw(model, acting(scene, board, rule))}</section>
        ${side(scene, clashes)}
      </div>
    </main>`;
  };
}

/** Without what the engine knows. */
const withheld = (scene: RulesScene): RulesScene => ({
  ...scene,
  own: { ...scene.own, survey: null, answer: { kind: 'none' } },
});

/** Of more pieces than this, nobody looks for pairs. */
const MOST_CLASHING = 4 * LARGEST;

/** What a piece is called, where it is not as on the Board. */
function calledBy({ rule }: Ruled): Pick<Rule, 'called'> {
  const piece = pieceOf(partsOf(rule).law);
  return piece === 'queen' ? {} : { called: () => t('rules.one', { piece }) };
}

/** Until the engine has said what the rule does. */
const unknownRule = ({ rows, columns }: Ruled): Rule => {
  const rule: Rule = {
    rows,
    columns,
    ways: [],
    onePerRow: false,
    attacks: () => noAttacks(rule),
    conflicts: () => [],
    squaresOf: (line) => squaresOn(line, rows, columns),
  };
  return rule;
};

function modelOf({ own, shared }: RulesScene, board: Ruled, rule: Rule, clashes: readonly Clash[]): BoardModel {
  const { answer, survey } = own;
  const given = new Set(board.squares);
  const signs = new Map<number, Sign[]>(board.walls.map((wall) => [wall, ['wall']]));
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
    strokes,
    notHere: new Set(),
    heat: bare && (survey?.count ?? 0n) > 0n ? (survey?.squares ?? null) : null,
    hints: pieces === null && given.size < board.pieces && clashes.length === 0,
    deadLines: true,
    attacks: true,
    still: false,
    left: true,
    cursor: shared.look.cursor,
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

/** What hands do on the board is said of the board under the rule. */
const acting =
  ({ dispatch, act }: RulesScene, board: Ruled, rule: Rule) =>
  (action: Action): void => {
    const put = (next: Ruled, changesRule = false): void =>
      changesRule ? act({ type: 'try', board: next, from: 'choice' }) : dispatch({ type: 'rule', ruled: next });
    const squareOf = ({ row, column }: { row: number; column: number }): number => row * board.columns + column;
    if (action.type === 'toggle') put(toggled(board, squareOf(action.square), rule.onePerRow));
    else if (action.type === 'paint') {
      const square = squareOf(action.square);
      if (action.first || !board.walls.includes(square)) put(walled(board, square), true);
    } else if (action.type === 'remove') {
      const row = board.squares.filter((square) => Math.floor(square / board.columns) === action.row);
      if (row.length > 0) put({ ...board, squares: board.squares.filter((square) => square !== row.at(-1)) });
    } else dispatch(action);
  };

/** Walls, and the lines of the piece set last that leave the board and come back. */
function over(board: Ruled, clashes: readonly Clash[], law: string): TemplateResult {
  const pawns = board.walls.map((wall) => {
    const [x, y] = [wall % board.columns, Math.floor(wall / board.columns)];
    return svg`<svg class="pawn" x=${x + 0.14} y=${y + 0.14} width="0.72" height="0.72" viewBox="0 0 48 48">${pieceDrawing('pawn')}</svg>`;
  });
  const from = clashes.length === 0 ? board.squares.at(-1) : undefined;
  return svg`${pawns}${from === undefined ? nothing : wrapped(board, from, law)}`;
}
