// The Theatre view: the board on the stage, the machine words under its columns, the tree next to its rows, the whole run above
// the transport, and the listing and the counters in the margin.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { createBoard } from '../../board/board';
import { icon } from '../../board/glyph';
import { projectorBar } from '../../board/projector/bar';
import { createPen, type Pen } from '../../board/projector/pen';
import { placeByRule } from '../../board/variant/edit';
import { createStage } from '../../board/variant/stage';
import { cursorOnly } from '../../board/view-only';
import type { Family } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { linkTo } from '../../kernel/link';
import type { Shared } from '../../kernel/state';
import { atEnd, atStart, type PositionReport } from '../../kernel/watch';
import { wholeNumber } from '../../texts/numbers';
import { type Key, language, t } from '../../texts/texts';
import { properties } from '../../ui/style';
import { boardRows, boardsOf, bytesOf } from '../../watch/boards';
import { LINEAR, listedName } from '../../watch/bounds';
import { counts } from '../../watch/counts';
import { allSearches, familyOfAll } from '../../watch/extra-searches';
import { renderListing } from '../../watch/listing';
import { pointedSquare, pointedUnder, sentenceUnder, withPointed } from '../../watch/pointing';
import { projectionRows } from '../../watch/projection';
import { PYTHON, renderFormChoice, renderProgram } from '../../watch/python';
import { Sample } from '../../watch/sample';
import { tableRows, tablesOf } from '../../watch/tables';
import { talliesOf, tallyRows } from '../../watch/tallies';
import { createTransport } from '../../watch/transport';
import { icicle } from '../../watch/tree/icicle';
import { createTreePane, legend } from '../../watch/tree/pane';
import { refusal } from '../../watch/ways-out';
import { point, wordRows, wordsOf } from '../../watch/words';
import type { View } from '../room';
import { teacherWindowLink } from '../teach/links';
import { bounds } from './bounds';
import { treePressActions, withTree } from './branch';
import { branchLine, branchRuler, runPosition, tryHint, tryInput, tryWords, withBranch } from './branch-view';
import { predicts } from './predict-state';
import { guessInput, predictSwitch, question } from './predict-view';
import { searchMenu } from './searches';
import type { Theatre, TheatreAction, TheatreProps } from './slice';
import { renderTurnMarks } from './turn-marks';
import { why } from './why';

/** The search whose arrays are numbered as in figure 1 of its paper. */
const VALIDATOR = 'validator';

/** The view, with a board and a transport of its own. */
export function createTheatre(): View<Theatre, TheatreAction> {
  const board = createBoard();
  const stage = createStage();
  const transport = createTransport(undefined, { ruler: branchRuler });
  const tree = createTreePane();
  const pen = createPen();
  const sample = new Sample();
  let last: PositionReport | null = null;
  let family: Family = 'backtracking';
  const lastRun = createLastRun();
  return (current) => {
    const props = { ...current, shared: lastRun(current.shared) };
    const { own, shared, dispatchApp } = props;
    // While a run is opened, the figures of the previous run stay, so that nothing moves.
    const { watch, input, diagram, ui } = shared;
    if (watch.shown || watch.status === 'refused') {
      last = watch.shown;
      family = familyOfAll(shared);
    }
    const shown = last?.frame.rows.length === input.rows.length ? last : null;
    const hasTree = family !== 'repair';
    const { variant } = input;
    const staged = stage(shared, 'run', watch.table);
    const { across } = staged;
    const pointed = withPointed(staged.model, diagram.pointed, shown?.registers ?? [], shown?.frame ?? null);
    const drawn =
      input.search === 'symmetric' && shown && !variant
        ? { ...pointed, over: renderTurnMarks(shown.frame.rows) }
        : pointed;
    const model = shown ? withBranch(drawn, shared) : drawn;
    const onBoard = tryInput(shared, model, placeByRule(model.rule, dispatchApp), dispatchApp);
    const pointAt = (event: Event): void => point(pointedUnder(event.target), diagram.pointed, dispatchApp);
    const isPredicting = predicts(props);
    /** Highlights what a sentence under the pointer names. The board, the words and the tree have their own event handlers. */
    const onPointed = (event: Event): void => {
      if (!(event.target as Element).closest('.stage, .under, .tree'))
        point(sentenceUnder(event.target), diagram.pointed, dispatchApp);
    };
    const sampled = sample.of(shared, performance.now());
    const sampledShown = sampled === shared ? shown : sampled.watch.shown;
    /** A pane that is drawn again when the sampled state changes. */
    const pane = (draw: () => TemplateResult | typeof nothing): unknown => guard([sampled, sampledShown], draw);
    return html`<main id="main" tabindex="-1" class="theatre" data-pane="board" data-sheet="steps" ?data-tree=${hasTree || isPredicting} ?data-predict=${isPredicting} data-search=${input.search} @pointerover=${onPointed} @focusin=${onPointed} ${properties({ '--n': Math.max(input.rows.length, across), '--try': tryWords() })}>
    <section
      class="stage"
      aria-label=${t('theatre.stage')}
      data-space=${isPredicting ? 'plays' : nothing}
      @pointerover=${pointAt}
      @pointerleave=${() => point(null, diagram.pointed, dispatchApp)}
      @focusin=${pointAt}
      @focusout=${() => point(null, diagram.pointed, dispatchApp)}
    >${board(model, isPredicting ? guessInput(props) : ui.present ? cursorOnly(dispatchApp) : onBoard)}
      <p class="hide">${isPredicting || ui.present ? '' : tryHint(shared)}</p></section>
    <div class="under">${pane(() => (sampledShown ? figures(sampled, sampledShown, dispatchApp) : nothing))}</div>
    ${
      watch.status === 'refused'
        ? refusal(shared, dispatchApp)
        : transport(
            shared,
            dispatchApp,
            html`${branchLine(shared, model.rule, dispatchApp)}${hasTree && !sampled.watch.shown?.branch ? icicle(sampled.watch, dispatchApp) : nothing}`,
            () => more(props),
          )
    }
    <div class="pick">${guard([input, shared.searches, shared.ui.handout], () => searchMenu(shared, dispatchApp))}</div>
    ${tabs('theatre.panes', 'pane', hasTree ? ['board', 'tree', 'code'] : ['board', 'code'])}
    <div class="panes">
      ${hasTree || isPredicting ? html`<section class="pane pane--tree" aria-label=${t(isPredicting ? 'predict.title' : 'theatre.tree')}>${pane(() => (isPredicting ? question({ ...props, shared: withTree(sampled) }) : html`${tree(withTree(sampled), treePress(sampled, dispatchApp))}${legend()}`))}</section>` : nothing}
      <div class="margin">
        <div class="row beside">${tabs('theatre.beside', 'sheet', ['steps', 'counts'])}${guard([input.search, own.python, language()], () => formChoice(props))}</div>
        <section class="pane pane--code" aria-label=${t('theatre.code')}>
          ${guard([input, shared.searches, shared.ui.handout], () => picker(props))} ${guard([sampled, sampledShown, own.python], () => code(props, sampled))}
          ${guard([input, own.compared, own.why, language()], () => why(props))}
        </section>
        <section class="pane pane--counts" aria-label=${t('theatre.counting')}>
          <h2 class="head">${t('theatre.counting')}</h2>
          ${pane(() => counters(sampledShown, family, variant?.pieces))}
        </section>
      </div>
    </div>
    ${ui.present ? projectorView(props, pen) : nothing}
  </main>`;
  };
}

/** Keeps a run visible while the whole engine opens it again for a branch. */
function createLastRun(): (shared: Shared) => Shared {
  let last: Shared | null = null;
  return (shared) => {
    const { watch, input } = shared;
    if (watch.shown) last = shared;
    const opensAgain = watch.status === 'wanted' && watch.whole && last?.watch.run === watch.run - 1;
    if (!last || !opensAgain || last.input !== input) return shared;
    return { ...shared, watch: { ...last.watch, status: 'wanted', playing: false } };
  };
}

/** Handles input on the tree, also if the run has a branch. */
const treePress =
  (shared: Shared, dispatch: AppDispatch): AppDispatch =>
  (action) => {
    if (action.type !== 'go' || action.goal.kind !== 'position') dispatch(action);
    else for (const each of treePressActions(shared, action.goal.position)) dispatch(each);
  };

/**
 * The figures below the board: the words of a search on bits; the queens on each line for a search on arrays and for
 * repair; or, for the linear completion, the free rows and columns, and the tables that it chooses from.
 */
function figures(state: Shared, shown: PositionReport, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const tables = tablesOf(shown.registers);
  const { input, diagram } = state;
  const projects = listedName(input.search) === LINEAR && shown.frame.position > 0;
  if (projects || tables.length > 0)
    return tableRows(
      tables,
      input.board.rows,
      projects ? projectionRows(shown.frame, diagram.pointed, dispatch) : nothing,
    );
  const tallies = talliesOf(shown.registers);
  if (tallies.length > 0)
    return tallyRows(tallies, pointedSquare(state), input.search === VALIDATOR ? shown.frame.rows.length : 0);
  const boards = boardsOf(shown.registers);
  if (boards.length > 0) {
    return boardRows(boards, bytesOf(shown.registers), input.rows.length, diagram.pointed, dispatch);
  }
  return wordsOf(shown.registers).length > 0 ? wordRows(state, shown, dispatch) : nothing;
}

function counters(shown: PositionReport | null, family: Family, wanted?: number): TemplateResult | typeof nothing {
  return shown ? counts(shown.frame, shown.registers, family, wanted) : nothing;
}

/** The switch between pseudo-code and Python. */
function formChoice({ own, shared, dispatch }: TheatreProps): TemplateResult | typeof nothing {
  return PYTHON[shared.input.search]
    ? html`<div class="beside__form">${renderFormChoice(own.python, (on) => dispatch({ type: 'python', on }))}</div>`
    : nothing;
}

/** The listing of the search, or its Python program if there is one. */
function code({ own, dispatchApp }: TheatreProps, { input, watch }: Shared): TemplateResult {
  const program = own.python ? PYTHON[input.search] : undefined;
  if (!program) return renderListing(watch, dispatchApp);
  const isNoted = input.order.length > 0 && !program.usesGiven;
  return html`${renderProgram(program, watch)}${isNoted ? html`<p class="quiet small">${t('listing.fromEmpty')}</p>` : nothing}`;
}

/** The seed and the limits of the search, if it has any. */
function picker({ shared, dispatchApp }: TheatreProps): TemplateResult | typeof nothing {
  const { input } = shared;
  const isSeeded = allSearches(shared).find(({ name }) => name === listedName(input.search))?.seeded ?? false;
  const limits = bounds(input.search, input.rows.length, dispatchApp);
  if (!isSeeded && limits === nothing) return nothing;
  return html`<div class="row pane__pick">${isSeeded ? seed(input.seed, dispatchApp) : nothing} ${limits}</div>`;
}

/** The controls in the menu behind the three dots. */
const more = (props: TheatreProps): TemplateResult =>
  html`${predictSwitch(props)}
    <a class="btn" data-kind="text" href=${linkTo('segments', props.shared.input)} @click=${(event: Event) => {
      event.preventDefault();
      props.dispatchApp({ type: 'ui', ui: { view: 'segments' } });
    }}>${t('page.segments')}</a>`;

/** The number of seeds, which are unsigned 32-bit numbers. */
const SEEDS = 2 ** 32;

function seed(value: number, dispatch: AppDispatch): TemplateResult {
  const set = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const typed = wholeNumber(field.value) ?? SEEDS;
    const to = typed < SEEDS ? typed : value;
    field.value = String(to);
    dispatch({ type: 'choose', seed: to });
  };
  return html`<label class="knob seed">${t('theatre.seed')}<input
      class="field"
      inputmode="numeric"
      autocomplete="off"
      .value=${String(value)}
      @change=${set}
    /></label>
    <button
      class="key"
      aria-label=${t('theatre.anotherSeed')}
      title=${t('theatre.anotherSeed')}
      @click=${() => dispatch({ type: 'choose', seed: (value + 1) % SEEDS })}
    >${icon('plus')}</button>`;
}

/** Buttons to choose the visible part. The choice is an attribute of `main`, which only the styles read. */
const tabs = (label: Key, what: 'pane' | 'sheet', of: readonly Tab[]): TemplateResult =>
  html`<div class="choice tabs" data-what=${what} role="group" aria-label=${t(label)}>
    ${of.map((tab, index) => html`<button data-tab=${tab} aria-pressed=${index === 0} @click=${onTab}>${t('theatre.tab', { tab })}</button>`)}
  </div>`;

type Tab = 'board' | 'tree' | 'code' | 'steps' | 'counts';

function onTab(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  const group = button.parentElement;
  const main = button.closest('main');
  if (!group || !main) return;
  for (const each of group.querySelectorAll('button')) each.setAttribute('aria-pressed', String(each === button));
  main.setAttribute(`data-${group.dataset.what}`, button.dataset.tab ?? '');
}

/** The pen and the bar of a page that is presented: its steps are those of the run. */
function projectorView({ shared, dispatchApp }: TheatreProps, pen: Pen): TemplateResult {
  const { ui, watch } = shared;
  const position = watch.shown?.frame.position ?? 0;
  const step = (by: -1 | 1) => () => dispatchApp({ type: 'step', by });
  const isOpen = watch.status === 'open';
  return html`${pen.layer(String(position), ui.pen)}
  ${projectorBar({
    ui,
    dispatchApp,
    pen,
    where: '',
    run: runPosition(shared),
    previous: isOpen && !atStart(watch) ? step(-1) : null,
    next: isOpen && !atEnd(watch) ? step(1) : null,
    address: location.href,
    teacherWindow: teacherWindowLink(),
  })}`;
}
