// What is known of the board under the rule, and what can be asked.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { isHidden, toAnswer } from '../../board/hidden';
import type { Clash } from '../../board/rule';
import { askedBoard } from '../../board/variant/text';
import type { Goal } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import { about, digits, duration, list, t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import { line, oeis } from './oeis';
import { publishedOfGoal } from './published';
import { searching } from './searching';
import type { Question, RuleAnswer, Rules, RulesProps } from './slice';

/** `clashes`: pieces that may not stand together. */
export function side(props: RulesProps, clashes: readonly Clash[]): TemplateResult {
  return html`<aside class="side" aria-label=${t('asks.label')}>
    ${isHidden(props.shared) ? toAnswer(props.shared, props.dispatchApp) : figure(props, clashes)}
    ${asks(props, clashes.length > 0)} ${verdict(props, clashes)} ${legend(props)}
  </aside>`;
}

function figure(props: RulesProps, clashes: readonly Clash[]): TemplateResult {
  const { own, shared } = props;
  const board = askedBoard(shared.input);
  const count = clashes.length > 0 ? 0n : waysOf(own.answer, own.survey?.count ?? null);
  const text = count !== null ? digits(count) : own.survey === null ? '…' : '?';
  return html`<div class="figure" aria-busy=${own.survey === null}>
      <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
      <p class="figure__of">${caption(board, count, clashes.length > 0, own.survey === null)}</p>
    </div>
    ${oeis(props, board, count)}`;
}

/** A count that was asked for beats what is known at once. */
const waysOf = (answer: RuleAnswer, known: bigint | null): bigint | null =>
  answer.kind === 'counted' && !answer.pawns ? answer.count : known;

function caption({ squares, pieces }: Variant, count: bigint | null, clashing: boolean, pending: boolean): string {
  if (clashing) return t('rules.ofConflict');
  if (count === null) return t(pending ? 'figure.pending' : 'figure.unknown');
  if (squares.length === 0) return t('rules.ofEmpty', { count, pieces });
  if (squares.length === pieces) return t('rules.ofFull');
  return t('rules.ofSome', { count, set: squares.length, pieces });
}

function asks({ own, shared, dispatch, dispatchApp }: RulesProps, clashing: boolean): TemplateResult {
  const busy = clashing || own.answer.kind === 'searching';
  const { history, input } = shared;
  const ask = (question: Question, what: string, main: boolean): TemplateResult => html`<div class="ask">
    <button class="btn" data-kind=${main ? 'main' : nothing} ?disabled=${busy} @click=${() => dispatch({ type: 'ask', question })}>
      ${t(question === 'complete' ? 'asks.complete' : 'asks.count')}
    </button>
    <span>${what}</span>
  </div>`;
  const key = (
    name: 'undo' | 'redo' | 'clear' | 'copy',
    label: string,
    off: boolean,
    does: () => void,
  ): TemplateResult =>
    html`<button class="key" aria-label=${label} title=${label} ?disabled=${off} @click=${does}>${icon(name)}</button>`;
  return html`<div class="asks">
    ${
      isHidden(shared)
        ? nothing
        : html`${ask('complete', t(clashing ? 'rules.conflictFirst' : 'asks.completeWhat'), true)} ${ask('count', t('asks.countWhat'), false)}
          <div class="ask">
            <button class="btn" ?disabled=${clashing} @click=${() => dispatch({ type: 'watch' })}>${t('asks.watch')}</button>
            <span>${t('asks.watchWhat')}</span>
          </div>
          ${goals(own, busy, dispatch)}`
    }
    <div class="edits" role="group" aria-label=${t('edits.label')}>
      ${key('undo', t('edits.undo'), history.past.length === 0, () => dispatchApp({ type: 'undo' }))}
      ${key('redo', t('edits.redo'), history.future.length === 0, () => dispatchApp({ type: 'redo' }))}
      ${key('clear', t('edits.clear'), askedBoard(input).squares.length === 0, () => dispatchApp({ type: 'clear' }))}
      ${key('copy', t('rules.copy'), false, () => dispatch({ type: 'copy' }))}
    </div>
  </div>`;
}

const GOALS: readonly Goal[] = ['most', 'fewest', 'fewestApart', 'armies'];

/** Other questions than how many ways there are. */
const goals = (
  { goal, known }: Rules,
  busy: boolean,
  dispatch: RulesProps['dispatch'],
): TemplateResult => html`<div class="ask">
  <button class="btn" ?disabled=${busy} @click=${() => dispatch({ type: 'ask', question: 'goal' })}>${t('rules.prove')}</button>
  <span><select
    class="field ask__search"
    aria-label=${t('rules.goals')}
    @change=${(event: Event) => dispatch({ type: 'goal', goal: GOALS[(event.target as HTMLSelectElement).selectedIndex] ?? 'most' })}
  >${GOALS.map((one) => html`<option ?selected=${one === goal} ?disabled=${one === 'armies' && known?.table.ordered} title=${one === 'armies' && known?.table.ordered ? t('rules.armiesInOrder') : nothing}>${t('rules.goal', { goal: one })}</option>`)}</select></span>
</div>`;

function reached(
  { goal, report, milliseconds }: Extract<RuleAnswer, { kind: 'reached' }>,
  board: Variant,
  dispatch: RulesProps['dispatch'],
): TemplateResult {
  const { pieces, ways, nodes, squares } = report;
  const work = { nodes: about(nodes), time: duration(milliseconds) };
  const published = publishedOfGoal(goal, board);
  // The button goes with the answer, so the focus goes to what was asked.
  const back = (event: Event): void => {
    (event.target as Element).closest('.side')?.querySelector('select')?.focus();
    dispatch({ type: 'dismiss' });
  };
  return html`<div class="verdict" data-is="completed">
    <h2>${icon('tick')}${t(goal === 'armies' ? 'rules.armies' : 'rules.bound', { count: pieces })}</h2>
    <p>${squares ? t('rules.reached', { goal }) : t('rules.notReached')} ${ways === null || squares === null ? nothing : t('rules.inWays', { count: ways })}</p>
    <p class="small quiet">${t('rules.proved', work)}</p>
    ${published ? line(published, board, BigInt(pieces)) : html`<p class="small quiet">${t('rules.goalInNoTable')}</p>`}
    ${
      board.squares.length === 0
        ? nothing
        : html`<p>${t('rules.setAside', { count: board.squares.length })}</p>
          <div class="row"><button class="btn" @click=${back}>${t('rules.backToMine')}</button></div>`
    }
  </div>`;
}

function verdict(props: RulesProps, clashes: readonly Clash[]): TemplateResult | typeof nothing {
  const { own, dispatch } = props;
  const { answer } = own;
  const [clash] = clashes;
  if (clash) return inConflict(props, clash, clashes.length);
  const again = (question: Question, label: string): TemplateResult =>
    html`<div class="row"><button class="btn" @click=${() => dispatch({ type: 'ask', question })}>${label}</button></div>`;
  switch (answer.kind) {
    case 'none':
      return nothing;
    case 'searching':
      return searching(answer, dispatch);
    case 'completed':
      return completed(props, answer);
    case 'impossible':
      return impossible(props, answer);
    case 'counted':
      return html`<div class="verdict" data-is="completed">
        <h2>${icon('tick')}${t('verdict.counted')}</h2>
        <p>${t(answer.pawns ? 'rules.countedPawns' : 'rules.counted', { count: answer.count, nodes: about(answer.nodes), time: duration(answer.milliseconds) })}</p>
      </div>`;
    case 'reached':
      return reached(answer, askedBoard(props.shared.input), dispatch);
    case 'cancelled':
      return html`<div class="verdict"><h2>${icon('half')}${t('verdict.cancelled')}</h2>${again(answer.question, t('verdict.again'))}</div>`;
    case 'failed':
      return html`<div class="verdict" data-is="conflict">
        <h2>${icon('cross')}${t('verdict.failed')}</h2>
        <p>${trouble(answer.trouble.code, answer.trouble.detail)}</p>
      </div>`;
  }
}

function completed(
  { shared, dispatch }: RulesProps,
  answer: Extract<RuleAnswer, { kind: 'completed' }>,
): TemplateResult {
  const board = askedBoard(shared.input);
  const { squares, nodes, milliseconds } = answer;
  const keep = (): void => dispatch({ type: 'try', board: { ...board, squares }, from: 'choice' });
  return html`<div class="verdict" data-is="completed">
    <h2>${icon('tick')}${t('verdict.completed')}</h2>
    <p>${t('rules.completed', { count: squares.length, nodes: about(nodes), time: duration(milliseconds) })}${answer.again ? ` ${t('rules.again')}` : nothing}</p>
    <div class="row">
      <button class="btn" @click=${() => dispatch({ type: 'ask', question: 'complete' })}>${t('verdict.another')}</button>
      <button class="btn" @click=${keep}>${t('rules.keep')}</button>
    </div>
  </div>`;
}

function impossible(
  { shared, dispatch }: RulesProps,
  answer: Extract<RuleAnswer, { kind: 'impossible' }>,
): TemplateResult {
  const board = askedBoard(shared.input);
  const { blame, smallest, nodes, milliseconds } = answer;
  const last = board.squares.findLast((square) => blame.includes(square));
  const remove = (): void =>
    dispatch({
      type: 'try',
      board: { ...board, squares: board.squares.filter((square) => square !== last) },
      from: 'choice',
    });
  return html`<div class="verdict" data-is="impossible">
    <h2>${icon('cross')}${t('verdict.impossible')}</h2>
    <p>${
      blame.length === 0
        ? t('rules.noneAtAll')
        : t('rules.blamed', {
            count: blame.length,
            squares: list(blame.map((square) => placeOf(square, board))),
            how: smallest ? 'smallest' : 'irreducible',
          })
    }</p>
    <p class="small quiet">${t('rules.proved', { nodes: about(nodes), time: duration(milliseconds) })}</p>
    ${last === undefined ? nothing : html`<div class="row"><button class="btn" @click=${remove}>${t('rules.removeOne')}</button></div>`}
  </div>`;
}

const placeOf = (square: number, { columns }: Variant): string =>
  t('rules.place', { row: Math.floor(square / columns) + 1, column: (square % columns) + 1 });

function inConflict({ shared, dispatch }: RulesProps, { from, to, line }: Clash, count: number): TemplateResult {
  const board = askedBoard(shared.input);
  const squareOf = ({ row, column }: Clash['from']): number => row * board.columns + column;
  const remove = (square: number): TemplateResult => html`<button
    class="btn"
    @click=${() => dispatch({ type: 'try', board: { ...board, squares: board.squares.filter((other) => other !== square) }, from: 'choice' })}
  >${t('rules.remove', { place: placeOf(square, board) })}</button>`;
  const [one, other] = [squareOf(from), squareOf(to)];
  return html`<div class="verdict" data-is="conflict">
    <h2>${icon('cross')}${t('rules.conflict', { count })}</h2>
    <p>${t('rules.conflictWhat', { one: placeOf(one, board), other: placeOf(other, board), line: wayOf(line) })}</p>
    <div class="row">${remove(one)} ${remove(other)}</div>
  </div>`;
}

/** The ways that have a text of their own. */
const wayOf = (line: string): 'row' | 'column' | 'diagonal' | 'antiDiagonal' | 'jump' | 'other' =>
  (['row', 'column', 'diagonal', 'antiDiagonal', 'jump'] as const).find((way) => way === line) ?? 'other';

/** The marks of free squares, those that the board shows now. */
function marks({ survey, answer }: Rules, { input }: RulesProps['shared']): (readonly [TemplateResult, string])[] {
  const { squares, pieces } = askedBoard(input);
  if (answer.kind === 'completed' || answer.kind === 'reached' || squares.length >= pieces) return [];
  const left = [html`<b class="legend__left num">3</b>`, t('legend.left')] as const;
  if (!survey?.squares || survey.count === 0n)
    return [[html`<span class="sq" data-is="free"></span>`, t('legend.free')], left];
  const heat = html`<span class="sq" data-heat="3" ${properties({ '--heat': '0.8' })}></span>`;
  const trap = html`<span class="sq" data-heat="0"></span>`;
  return [[heat, t('rules.legendHeat')], [trap, t('legend.trap')], left];
}

function legend({ own, shared }: RulesProps): TemplateResult {
  const ways = own.known?.table.ways ?? [];
  const item = (sample: TemplateResult, text: string): TemplateResult => html`<li>${sample}<span>${text}</span></li>`;
  const sample = (att: string): TemplateResult => html`<span class="sq" data-att=${att}></span>`;
  const names = ways.map(({ way }) => way);
  const wraps = ways.find(({ way, beyond }) => way.endsWith('iagonal') && beyond.squares.length > 0);
  const strokes = names.filter((name) => ['row', 'column', 'diagonal', 'antiDiagonal'].includes(name));
  return html`<div class="verdict" data-when="idle"><ul class="legend">
    ${
      strokes.length > 0
        ? item(
            sample(
              strokes
                .slice(-2)
                .map((name) => (name === 'antiDiagonal' ? 'anti' : name))
                .join(' '),
            ),
            t('legend.attacked'),
          )
        : nothing
    }
    ${names.includes('jump') ? item(sample('jump'), t('rules.legendJump')) : nothing}
    ${wraps ? item(sample('wrap-diagonal'), t('rules.legendWrap')) : nothing}
    ${ways.some(({ toggles }) => toggles) ? item(sample('reopened'), t('rules.legendReopened')) : nothing}
    ${names.flatMap((name) => (name.startsWith('formula') ? [item(sample(name), t('rules.legendFormula', { name: 'rtuv'[Number(name.at(-1)) - 1] ?? '' }))] : []))}
    ${marks(own, shared).map(([mark, text]) => item(mark, text))}
  </ul></div>`;
}
