// The verdict: one answer at a time, or the search for it, with its facts and the next actions. Fetched by `answers`.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { type Clash, clashesOf, queensOn } from '../../board/rule';
import type { Line } from '../../engine/types';
import type { AppAction, AppDispatch } from '../../kernel/action';
import type { Answer } from '../../kernel/answer';
import { followFound } from '../../kernel/found';
import { type Board, type Input, rowsOf, squareAt } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import type { Store } from '../../kernel/store';
import { placementText } from '../../texts/lines';
import { rowList } from '../../texts/lists';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { approximately, digits, type Key, list, percentage, t, trouble, type Value } from '../../texts/texts';
import { duration } from '../../texts/units';
import { clashesIn, waysLeft } from './figure';
import { scoreOf, solutionIn } from './found';
import { effectOfQueens } from './funnel';
import { legend } from './legend';
import { renderSolved, waysOf } from './pictures';
import { reasonOf } from './reason';
import { rules } from './rules';
import type { RulesView } from './rules/view';
import { renderSearch } from './searching';
import { statusOf } from './status';

export { followOpening as open } from '../../kernel/first-visit';
export { createTransport } from '../../watch/transport';
export { createHint } from './hint';

let last: Input | null = null;
/** Remembers a board that a person has solved. */
export function rememberSolved(store: Store, input: Input): void {
  followFound(store, input === last ? null : solutionIn(input));
  last = input;
}

type VerdictOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

/**
 * One card for every answer. `extra`: the additions for variants, once they are loaded. A variant is described by squares, queens by rows.
 */
export function verdict(
  state: Shared,
  dispatch: AppDispatch,
  extra: RulesView | null,
): TemplateResult | typeof nothing {
  const { input } = state;
  return html`${renderAnswer(state, dispatch, extra)}
    ${extra && (input.variant || extra.chooser !== nothing || state.answer.kind === 'reached') ? html`<div class="rest">${extra.published(waysLeft(state, clashesIn(state, extra)).count)} ${extra.goals}</div>` : nothing}`;
}

function renderAnswer(state: Shared, dispatch: AppDispatch, extra: RulesView | null): TemplateResult | typeof nothing {
  const { answer, input } = state;
  const clashes = clashesIn(state, extra);
  const [clash] = clashes;
  if (!clash && answer.kind !== 'reached' && statusOf(state, clashes) === 'solved')
    return renderSolved(state, dispatch);
  if (clash && (answer.kind === 'none' || answer.kind === 'impossible'))
    return input.variant
      ? piecesInConflict(input.board, clash, clashes.length, dispatch)
      : inConflict(clashesOf(input.rows), input.rows.length, dispatch);
  switch (answer.kind) {
    case 'none':
      return renderIdle(state, dispatch, extra);
    case 'searching':
      return answer.squares ? nothing : renderSearch(answer, dispatch);
    case 'completed':
      return renderCompletion(answer, state, dispatch);
    case 'impossible':
      return answer.blame.length === 0 ? noSolution(input, dispatch) : impossible(answer, state, dispatch);
    case 'undecided':
      return renderUndecided(answer, dispatch);
    case 'counted':
      return renderCount(answer, input);
    case 'reached':
      return rules.there?.renderGoal(answer, input.board, dispatch) ?? nothing;
    case 'cancelled':
      return renderCancelled(answer, dispatch);
    case 'failed':
      return renderFailure(answer);
  }
}

/** Shown before any question: the effect of each queen on the number, and the legend of the marks. */
function renderIdle(state: Shared, dispatch: AppDispatch, extra: RulesView | null): TemplateResult | typeof nothing {
  const { board, variant } = state.input;
  if (!variant && (board.rows === 2 || board.rows === 3)) return noSolution(state.input, dispatch);
  return html`<div class="rest">${scoreOf(state)} ${variant ? nothing : effectOfQueens(state, dispatch)}
    ${
      state.ui.introduced
        ? html`<details class="marks"><summary>${t('legend.label')}</summary>${extra?.legend ?? legend(state)}</details>`
        : nothing
    }</div>`;
}

const button = (key: Key, action: AppAction, dispatch: AppDispatch, kind?: 'main' | 'text'): TemplateResult =>
  html`<button class="btn" data-kind=${kind ?? nothing} @click=${() => dispatch(action)}>${t(key)}</button>`;

/** A link to the proof that no completion exists. */
const toProof = (dispatch: AppDispatch): TemplateResult =>
  button('verdict.proof', { type: 'ui', ui: { view: 'proof' } }, dispatch, 'text');

const fact = (name: Key, value: string, mono = false): TemplateResult =>
  html`<dt>${t(name)}</dt><dd class=${mono ? 'mono' : nothing}>${value}</dd>`;

const workOf = (nodes: number, milliseconds: number): string =>
  t('verdict.work', { count: nodes, time: duration(milliseconds) });

const byEngine = (engine: VerdictOf<'completed'>['engine'], count: number, milliseconds: number): string =>
  t('verdict.byEngine', { engine: t(`engine.${engine}`), count, time: duration(milliseconds) });

/** Whether the facts are open. They stay open from one completion to the next. */
let isOpen = false;
const keepOpen = (event: Event): void => {
  isOpen = (event.currentTarget as HTMLDetailsElement).open;
};

function renderCompletion(
  answer: VerdictOf<'completed'>,
  { input, survey }: Shared,
  dispatch: AppDispatch,
): TemplateResult {
  const { squares, engine, nodes, milliseconds, seen, last, ways = [] } = answer;
  const { board, variant } = input;
  const known = survey.report?.count ?? null;
  const count = last ? seen : known;
  const keep: AppAction = variant
    ? { type: 'rule', variant: { ...board, squares } }
    : { type: 'place', rows: rowsOf(board, squares) };
  const pieces = squares.length;
  const seenFact = fact('verdict.seen', count === null ? digits(seen) : t('verdict.seenOf', { seen, count }));
  // If the number of ways is unknown, no ways are fetched, and no place is reserved for them.
  return html`${waysOf(ways, answer, input, ways.length > 0 ? count : known, dispatch)}
    <div class="verdict rest" data-is="completed">
    <h2 class="hide">${t('verdict.completed')}</h2>
    <div class="row">
      ${button(variant ? 'verdict.keepPieces' : 'verdict.keep', keep, dispatch, 'text')}
      ${button('verdict.copy', { type: 'copy', what: 'list' }, dispatch, 'text')}
    </div>
    ${variant ? html`<p>${t('verdict.completedPieces', { count: pieces, nodes: approximately(nodes), time: duration(milliseconds) })}</p>` : nothing}
    ${
      variant
        ? html`<dl class="facts">${seenFact}</dl>`
        : html`<details class="marks" ?open=${isOpen} @toggle=${keepOpen}><summary>${t('verdict.checkedWhat', { count: pieces })}</summary>
          <dl class="facts">
            ${engine === 'validator' ? nothing : fact('verdict.foundBy', byEngine(engine, nodes, milliseconds))}
            ${fact('verdict.placement', placementText(rowsOf(board, squares)), true)} ${seenFact}
          </dl></details>`
    }
    ${last ? html`<p>${t('verdict.noOthers', { count: seen })}</p>` : nothing}
  </div>`;
}

function impossible(answer: VerdictOf<'impossible'>, { input, ui }: Shared, dispatch: AppDispatch): TemplateResult {
  const { refining, why } = answer;
  const { board, variant } = input;
  return html`${ui.why && why ? reasonOf(why, input, dispatch) : nothing}
    <div class="verdict rest" data-is="impossible">
    ${
      ui.why && why
        ? nothing
        : html`<h2>${icon('cross')}${t('verdict.impossible')}</h2>
          ${variant ? renderBlamedPieces(answer, board) : renderBlamedQueens(answer, input)}`
    }
    <div class="row">
      ${refining ? button('searching.cancel', { type: 'cancel' }, dispatch) : nothing}
      ${variant ? nothing : toProof(dispatch)}
    </div>
  </div>`;
}

function renderBlamedQueens(answer: VerdictOf<'impossible'>, { board, order, rows }: Input): TemplateResult {
  const { blameIs, refining, engine, nodes, milliseconds } = answer;
  const blame = answer.blame.map((square) => squareAt(board, square).row);
  const others = order.length - blame.length;
  const count = blame.length;
  const which = { count, rows: rowList(blame, rows.length) };
  const closed = lineWithoutSquares(answer.blame, board.rows);
  return html`<p>${t('verdict.blamed', { count })} ${closed ? t('verdict.closes', closed) : nothing}
      ${others > 0 ? t('verdict.others', { count: others }) : nothing}</p>
    <dl class="facts">
      ${fact('verdict.provedBy', byEngine(engine, nodes, milliseconds))}
      ${fact('verdict.blame', t(refining ? 'verdict.refining' : `verdict.${blameIs}`, which))}
    </dl>`;
}

function renderBlamedPieces(answer: VerdictOf<'impossible'>, board: Board): TemplateResult {
  const { blame, blameIs, refining, engine, nodes, milliseconds } = answer;
  const squares = list(blame.map((square) => placeOf(square, board)));
  const how = refining ? 'unreduced' : blameIs;
  return html`<p>${t('verdict.blamedPieces', { count: blame.length, squares, how })}</p>
    <dl class="facts">${fact('verdict.provedBy', byEngine(engine, nodes, milliseconds))}</dl>`;
}

function placeOf(square: number, board: Board): string {
  return t('verdict.place', squareNames(squareAt(board, square), board.rows));
}

/** The first column or row without a queen in which these queens leave no free square, by its name. */
function lineWithoutSquares(blame: readonly number[], size: number): { line: 'row' | 'column'; number: Value } | null {
  const { open } = queensOn(size).attacks(new Set(blame), new Set());
  const lines = open.flatMap(({ line, free }) => (free === 0 ? [line] : []));
  const column = lines.find(({ kind }) => kind === 'column');
  if (column) return { line: 'column', number: columnName(column.index) };
  const [row] = lines;
  return row ? { line: 'row', number: rowName(row.index, size) } : null;
}

/** Why n queens whose diagonals wrap round have no solution if 2 or 3 divides n; empty for any other board. */
function describeWrapped({ rule, rows, columns, pieces, walls, regions }: Board): string {
  if (rule !== 'queens+torus' || rows !== columns || pieces !== rows || walls.length > 0 || regions) return '';
  if (rows % 2 === 0) return t('verdict.whyTorusTwo');
  return rows % 3 === 0 ? t('verdict.whyTorusThree') : '';
}

function noSolution({ board, variant }: Input, dispatch: AppDispatch): TemplateResult {
  if (variant)
    return html`<div class="verdict rest" data-is="impossible">
      <h2>${icon('cross')}${t('verdict.impossible')}</h2>
      <p>${t('verdict.noneHere')} ${describeWrapped(board)}</p>
    </div>`;
  const size = board.rows;
  const why: Key = size === 2 ? 'verdict.whyTwo' : size === 3 ? 'verdict.whyThree' : 'verdict.noneHere';
  return html`<div class="verdict rest" data-is="impossible">
    <h2>${t('verdict.noSolution', { size })}</h2>
    <p class="small">${t(why)}</p>
    <div class="row">${toProof(dispatch)}</div>
  </div>`;
}

const renderUndecided = (
  { nodes, milliseconds }: VerdictOf<'undecided'>,
  dispatch: AppDispatch,
): TemplateResult => html`<div
  class="verdict rest"
  data-is="undecided"
>
  <h2>${icon('half')}${t('verdict.undecided')}</h2>
  <p>${t('verdict.undecidedWhat', { nodes: approximately(nodes), time: duration(milliseconds) })}</p>
  <div class="row">${button('verdict.goOn', { type: 'goOn' }, dispatch, 'main')}</div>
</div>`;

type QueensClash = Clash<Line['kind']>;

/** Shows one pair of attacking queens that contains the queen in the most pairs. After its removal, the next pair is shown. */
function inConflict(clashes: readonly QueensClash[], size: number, dispatch: AppDispatch): TemplateResult {
  const { row: worst, pairs } = worstOf(clashes);
  const { from, to, line } = clashes.find((pair) => pair.from.row === worst || pair.to.row === worst) as QueensClash;
  const [row, otherRow] = [from.row, to.row];
  const rows = row === worst ? [row, otherRow] : [otherRow, row];
  const count = clashes.length;
  return html`<div class="verdict rest" data-is="conflict">
    <h2>${icon('cross')}${t('verdict.conflict', { count })}</h2>
    <p>${t('verdict.conflictWhat', { row: rowName(row, size), otherRow: rowName(otherRow, size), line })}
      ${count > 1 ? t('verdict.conflictMost', { row: rowName(worst, size), count: pairs }) : nothing}</p>
    <div class="row">
      ${rows.map(
        (one) =>
          html`<button class="btn" @click=${() => dispatch({ type: 'remove', row: one })}>${t('verdict.removeRow', { row: rowName(one, size) })}</button>`,
      )}
      ${toProof(dispatch)}
    </div>
  </div>`;
}

/** The first pair of pieces that attack each other. */
function piecesInConflict(
  board: Board,
  { from, to, line }: Clash,
  count: number,
  dispatch: AppDispatch,
): TemplateResult {
  const [one, other] = [from, to].map(({ row, column }) => row * board.columns + column) as [number, number];
  const remove = (square: number): TemplateResult =>
    html`<button class="btn" @click=${() => dispatch({ type: 'take', square })}>${t('verdict.remove', { place: placeOf(square, board) })}</button>`;
  return html`<div class="verdict rest" data-is="conflict">
    <h2>${icon('cross')}${t('verdict.conflictPieces', { count })}</h2>
    <p>${t('verdict.conflictPiecesWhat', { one: placeOf(one, board), other: placeOf(other, board), line: wayOf(line) })}</p>
    <div class="row">${remove(one)} ${remove(other)}</div>
  </div>`;
}

/** Returns the kind of a line; `other` if the kind has no text of its own. */
const wayOf = (line: string): Line['kind'] | 'jump' | 'other' =>
  (['row', 'column', 'diagonal', 'antiDiagonal', 'jump'] as const).find((way) => way === line) ?? 'other';

/** The row whose queen is in the most pairs; among equals the topmost. */
function worstOf(clashes: readonly QueensClash[]): { row: number; pairs: number } {
  const pairs = new Map<number, number>();
  for (const { from, to } of clashes) for (const { row } of [from, to]) pairs.set(row, (pairs.get(row) ?? 0) + 1);
  const [row = 0, most = 0] = [...pairs].sort(([one, few], [other, many]) => many - few || one - other)[0] ?? [];
  return { row, pairs: most };
}

function renderCount(
  { question, count, nodes, milliseconds }: VerdictOf<'counted'>,
  { variant, board }: Input,
): TemplateResult {
  // The empty board is counted by joining half boards, without a search.
  const joined = board.squares.length === 0 && nodes === 0;
  const work = { nodes: approximately(nodes), time: duration(milliseconds) };
  return html`<div class="verdict rest" data-is="completed">
    <h2>${icon('tick')}${t('verdict.counted')}</h2>
    ${
      variant
        ? html`<p>${t(question === 'pawns' ? 'verdict.countedPawns' : 'verdict.countedPieces', { count, ...work })}</p>`
        : html`<p>${t('verdict.countedWhat', { count })}</p>
          <dl class="facts">${joined ? fact('verdict.joinedBy', duration(milliseconds)) : fact('verdict.countedBy', workOf(nodes, milliseconds))}</dl>`
    }
  </div>`;
}

function renderCancelled({ question, progress }: VerdictOf<'cancelled'>, dispatch: AppDispatch): TemplateResult {
  const { count, share, nodes, milliseconds } = progress;
  const text =
    count !== undefined
      ? t('verdict.cancelledCount', {
          found: digits(count),
          share: percentage(Math.floor((share ?? 0) * 100) / 100, 0),
        })
      : t('verdict.cancelledComplete', { nodes: approximately(nodes), time: duration(milliseconds) });
  return html`<div class="verdict rest">
    <h2>${icon('half')}${t('verdict.cancelled')}</h2>
    <p>${text}</p>
    <div class="row">${button('verdict.again', { type: 'ask', question }, dispatch)}</div>
  </div>`;
}

const renderFailure = ({
  trouble: { code, detail },
}: VerdictOf<'failed'>): TemplateResult => html`<div class="verdict rest" data-is="conflict">
  <h2>${icon('cross')}${t('verdict.failed')}</h2>
  <p>${trouble(code, detail)}</p>
</div>`;
