// Asks a worker with the whole engine what the rule does, what is known of the board, and what a person wants to know.

import { LAWS, type Law, PIECES } from '../../board/variant/parts';
import { ruleOn } from '../../board/variant/table';
import { askedBoard, boardOfText, isPlain, textOf } from '../../board/variant/text';
import type { Job } from '../../client/client';
import { isCancelled, JobError, troubleOf } from '../../client/trouble';
import { resized, type Variant } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { BY_RULE } from '../../watch/family';
import type { Effect, RoomContext } from '../room';
import { HERE } from './link';
import type { RulesQuestions } from './questions';
import { isKnownFor, keyOf, type Onwards, type Question, type RuleAnswer, type Rules, type RulesAction } from './slice';

/** The boards of the diagrams have this many rows and columns. */
const DIAGRAM = 5;

export function asking({
  dispatch,
  dispatchApp,
  now,
  spawnWorker,
}: RoomContext<Rules, RulesAction, RulesQuestions>): Effect<Rules, RulesAction> {
  const client = spawnWorker();
  let survey: Job<RulesQuestions['survey']> | null = null;
  let job: Job<RulesQuestions[Question]> | null = null;
  /** The board that was tried last. */
  let tried: Variant | null = null;
  let drawn = false;
  /** Each drawing of regions is another one. */
  let drawings = 0;

  /** Puts a board in place. Queens as ever are a board that every room knows. */
  function put(board: Variant): void {
    const rows = rowsOf(board);
    if (rows) dispatchApp({ type: 'place', rows });
    else dispatchApp({ type: 'rule', variant: board });
  }

  async function attempt(board: Variant, from: 'choice' | 'elsewhere', onwards: Onwards | null = null): Promise<void> {
    tried = board;
    try {
      const [table] = await client.ask('tables', [board]).answer;
      if (tried !== board || !table) return;
      const named = { ...board, rule: table.rule };
      dispatch({ type: 'known', known: { board: named, table } });
      put(named);
      if (onwards) dispatchApp({ type: 'linked', link: { ...onwards, rows: now().shared.input.rows } });
    } catch (error) {
      if (tried !== board || isCancelled(error)) return;
      if (from === 'choice') dispatch({ type: 'refused', trouble: troubleOf(error) });
      else dispatchApp({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
    }
  }

  /** What is known of the input board. */
  function look(shared: Shared): void {
    const board = askedBoard(shared.input);
    stop();
    dispatch({ type: 'anew' });
    if (!isKnownFor(now().own.known, board)) void learn(board);
    const asked = client.ask('survey', board);
    survey = asked;
    asked.answer.then(
      (answer) => {
        if (survey === asked) dispatch({ type: 'surveyed', survey: answer });
      },
      (error: unknown) => {
        if (survey === asked && !isCancelled(error))
          dispatch({ type: 'surveyed', survey: { count: null, squares: null } });
      },
    );
  }

  async function learn(board: Variant): Promise<void> {
    try {
      const [table] = await client.ask('tables', [{ ...board, squares: [] }]).answer;
      const known = table ? { board, table } : null;
      // Meanwhile another board may be asked.
      if (known && isKnownFor(known, askedBoard(now().shared.input))) dispatch({ type: 'known', known });
    } catch (error) {
      if (!isCancelled(error)) dispatchApp({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
    }
  }

  async function draw(): Promise<void> {
    drawn = true;
    const boards = [...PIECES, ...LAWS].map(diagramOf);
    try {
      const tables = await client.ask(
        'tables',
        boards.map(([, board]) => board),
      ).answer;
      const diagrams = new Map(
        boards.flatMap(([name, board], at) => {
          const table = tables[at];
          return table ? [[name, ruleOn(table, board)] as const] : [];
        }),
      );
      dispatch({ type: 'diagrams', diagrams });
    } catch {
      drawn = false;
    }
  }

  function stop(): void {
    survey?.cancel();
    job?.cancel();
    survey = job = null;
  }

  function follow<K extends Question>(
    begun: Job<RulesQuestions[K]>,
    answerOf: (answer: RulesQuestions[K]['answer']) => RuleAnswer,
  ): void {
    job = begun;
    const answer: Promise<RulesQuestions[K]['answer']> = begun.answer;
    answer.then(
      (answer) => {
        if (job === begun) dispatch({ type: 'answer', answer: answerOf(answer) });
      },
      (error: unknown) => {
        if (job === begun && !isCancelled(error))
          dispatch({ type: 'answer', answer: { kind: 'failed', trouble: troubleOf(error) } });
      },
    );
  }

  function ask(question: Question, shared: Shared, seen: readonly string[]): void {
    job?.cancel();
    const board = askedBoard(shared.input);
    const tell = (progress: Partial<Extract<RuleAnswer, { kind: 'searching' }>>): void => {
      const { own } = now();
      if (own.answer.kind !== 'searching') return;
      dispatch({ type: 'answer', answer: { ...own.answer, ...progress } });
    };
    if (question === 'goal') {
      const { goal } = now().own;
      const begun = client.ask('goal', { board, goal }, ({ nodes, milliseconds, pieces }) =>
        tell({ nodes, milliseconds, pieces }),
      );
      follow<'goal'>(begun, ({ nodes, milliseconds, ...report }) => ({
        kind: 'reached',
        goal,
        report: { ...report, nodes },
        nodes,
        milliseconds,
      }));
      return;
    }
    if (question === 'count' || question === 'pawns') {
      const begun = client.ask(question, board, tell);
      follow<'count'>(begun, (answer) => ({ kind: 'counted', pawns: question === 'pawns', ...answer }));
      return;
    }
    const seed = (shared.input.seed + seen.length) >>> 0;
    const begun = client.ask('complete', { board, seed, seen }, tell);
    follow<'complete'>(begun, ({ squares, blame, blameIs, nodes, milliseconds }) =>
      squares
        ? { kind: 'completed', squares: [...squares], again: seen.includes(keyOf(squares)), nodes, milliseconds }
        : { kind: 'impossible', blame: [...(blame ?? [])], smallest: blameIs === 'smallest', nodes, milliseconds },
    );
  }

  async function drawRegions(asked: Variant): Promise<void> {
    drawings += 1;
    const { rule, rows, columns } = asked;
    const fits = rule === 'touching' && rows === columns;
    const board = fits ? asked : { ...resized(asked, rows, rows), rule: 'touching', walls: [], pieces: rows };
    try {
      const regions = await client.ask('regions', { size: board.rows, seed: drawings }).answer;
      if (regions) await attempt({ ...board, regions }, 'choice');
      else dispatch({ type: 'refused', trouble: troubleOf(new JobError('rules-no-regions')) });
    } catch (error) {
      if (!isCancelled(error)) dispatch({ type: 'refused', trouble: troubleOf(error) });
    }
  }

  /** The run under the rule is shown in the Theatre, from its start. */
  function watch({ input }: Shared): void {
    if (input.search !== BY_RULE) dispatchApp({ type: 'choose', search: BY_RULE });
    dispatchApp({ type: 'ui', ui: { view: 'theatre' } });
  }

  async function copy(shared: Shared): Promise<void> {
    try {
      await navigator.clipboard.writeText(textOf(askedBoard(shared.input)));
      dispatchApp({ type: 'notice', notice: { kind: 'news', news: 'placementCopied' } });
    } catch {
      dispatchApp({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(new JobError('clipboard')) } });
    }
  }

  function paste(text: string, shared: Shared): void {
    const board = boardOfText(text, askedBoard(shared.input));
    if (board) void attempt(board, 'elsewhere');
    else dispatchApp({ type: 'notice', notice: { kind: 'trouble', code: 'rules-text', detail: {} } });
  }

  /** The choice, or the walls, are done. Without another rule, plain queens are the Board's. */
  function leave({ input }: Shared): void {
    if (!input.variant) dispatchApp({ type: 'ui', ui: { view: 'board' } });
    toBoard();
  }

  /** What was pressed is gone: the page is at its top, and the focus on the board's room. */
  function toBoard(): void {
    requestAnimationFrame(() => {
      scrollTo({ top: 0 });
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
  }

  // The focus may be on the title, which opened the choice.
  addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
    const { own, shared } = now();
    if (key !== 'Escape' || isComposing || defaultPrevented || shared.ui.view !== HERE) return;
    if (own.choosing && !document.querySelector('dialog[open], :popover-open'))
      dispatch({ type: 'choosing', on: false });
    else if (own.walling) dispatch({ type: 'walling', on: false });
  });

  return (happened, { own, shared: before }, { own: mine, shared: after }) => {
    if (happened.type === 'action') {
      const { action } = happened;
      if (action.type === 'try') void attempt(action.board, action.from, action.onwards);
      else if (action.type === 'paste') paste(action.text, after);
      else if (action.type === 'ask') ask(action.question, after, own.seen);
      else if (action.type === 'cancel') job?.cancel();
      else if (action.type === 'pause') action.on ? job?.pause() : job?.goOn();
      else if (action.type === 'copy') void copy(after);
      else if (action.type === 'watch') watch(after);
      else if (action.type === 'regions') void drawRegions(askedBoard(after.input));
      else if ((action.type === 'choosing' || action.type === 'walling') && !action.on) leave(after);
      else if (action.type === 'walling') toBoard();
      else if (action.type === 'formula' || action.type === 'formulas')
        void attempt({ ...askedBoard(after.input), rule: `formula:${mine.formulas.join(';')}` }, 'choice');
      return;
    }
    if (after.ui.view !== HERE) {
      if (before.ui.view === HERE) stop();
      return;
    }
    const enters = happened.type === 'entered' || before.ui.view !== HERE;
    // What leads to a board under a rule leads to the board; with plain queens there is only the choice to make.
    const linked = happened.type === 'entered' && happened.asks !== null;
    if (enters && !linked) dispatch({ type: 'choosing', on: after.input.variant === null });
    else if (linked && after.input.variant) dispatch({ type: 'choosing', on: false });
    if (enters || !asksTheSame(before, after)) look(after);
    if (!drawn) void draw();
  };
}

/** Queens as ever may come as a board under a rule, and stay the board that they are. */
function asksTheSame({ input: one }: Shared, { input: other }: Shared): boolean {
  if (one.rows === other.rows && one.variant === other.variant) return true;
  return JSON.stringify(askedBoard(one)) === JSON.stringify(askedBoard(other));
}

/** The columns of a board of queens as ever, or null for any other. */
function rowsOf(board: Variant): Int32Array | null {
  if (!isPlain(board)) return null;
  const rows = new Int32Array(board.rows).fill(-1);
  for (const square of board.squares) {
    const row = Math.floor(square / board.columns);
    if (rows[row] !== -1) return null;
    rows[row] = square % board.columns;
  }
  return rows;
}

/** The board on which a law is shown. */
function diagramOf(law: Law): readonly [string, Variant] {
  const rule = law === 'sliding' ? 'sliding:2' : law === 'formula' ? 'formula:n + j - i;i + j' : law;
  return [law, { rule, rows: DIAGRAM, columns: DIAGRAM, walls: [], pieces: DIAGRAM, squares: [] }];
}
