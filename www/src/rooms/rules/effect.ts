// Asks a worker with the whole engine what the rule does, what is known of the board, and what a person wants to know.

import { askedBoard, boardOfText, isPlain, textOf } from '../../board/ruled/asked';
import { LAWS, type Law, PIECES } from '../../board/ruled/parts';
import { ruleOn } from '../../board/ruled/table';
import { type Ruled, resized } from '../../kernel/asked';
import type { Shared } from '../../kernel/state';
import type { Job } from '../../line/client';
import { isCancelled, JobError, troubleOf } from '../../line/trouble';
import { BY_RULE } from '../../watch/family';
import type { Effect, Kit } from '../room';
import { HERE } from './link';
import type { RulesQuestions } from './questions';
import { isKnownFor, keyOf, type Onwards, type Question, type RuleAnswer, type Rules, type RulesDeed } from './slice';

/** The boards of the diagrams have this many rows and columns. */
const DIAGRAM = 5;

export function asking({ act, dispatch, now, hire }: Kit<Rules, RulesDeed, RulesQuestions>): Effect<Rules, RulesDeed> {
  const line = hire();
  let survey: Job<RulesQuestions['survey']> | null = null;
  let job: Job<RulesQuestions[Question]> | null = null;
  /** The board that was tried last. */
  let tried: Ruled | null = null;
  let drawn = false;
  /** Each drawing of regions is another one. */
  let drawings = 0;

  /** Puts a board in place. Queens as ever are a board that every room knows. */
  function put(board: Ruled): void {
    const rows = rowsOf(board);
    if (rows) dispatch({ type: 'place', rows });
    else dispatch({ type: 'rule', ruled: board });
  }

  async function attempt(board: Ruled, from: 'choice' | 'elsewhere', onwards: Onwards | null = null): Promise<void> {
    tried = board;
    try {
      const [table] = await line.ask('tables', [board]).answer;
      if (tried !== board || !table) return;
      const named = { ...board, rule: table.rule };
      act({ type: 'known', known: { board: named, table } });
      put(named);
      if (onwards) dispatch({ type: 'linked', link: { ...onwards, rows: now().shared.asked.rows } });
    } catch (error) {
      if (tried !== board || isCancelled(error)) return;
      if (from === 'choice') act({ type: 'refused', trouble: troubleOf(error) });
      else dispatch({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
    }
  }

  /** What is known of the board that is asked. */
  function look(shared: Shared): void {
    const board = askedBoard(shared.asked);
    stop();
    act({ type: 'anew' });
    if (!isKnownFor(now().own.known, board)) void learn(board);
    const asked = line.ask('survey', board);
    survey = asked;
    asked.answer.then(
      (answer) => {
        if (survey === asked) act({ type: 'surveyed', survey: answer });
      },
      (error: unknown) => {
        if (survey === asked && !isCancelled(error)) act({ type: 'surveyed', survey: { count: null, squares: null } });
      },
    );
  }

  async function learn(board: Ruled): Promise<void> {
    try {
      const [table] = await line.ask('tables', [{ ...board, squares: [] }]).answer;
      const known = table ? { board, table } : null;
      // Meanwhile another board may be asked.
      if (known && isKnownFor(known, askedBoard(now().shared.asked))) act({ type: 'known', known });
    } catch (error) {
      if (!isCancelled(error)) dispatch({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
    }
  }

  async function draw(): Promise<void> {
    drawn = true;
    const boards = [...PIECES, ...LAWS].map(diagramOf);
    try {
      const tables = await line.ask(
        'tables',
        boards.map(([, board]) => board),
      ).answer;
      const diagrams = new Map(
        boards.flatMap(([name, board], at) => {
          const table = tables[at];
          return table ? [[name, ruleOn(table, board)] as const] : [];
        }),
      );
      act({ type: 'diagrams', diagrams });
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
        if (job === begun) act({ type: 'answer', answer: answerOf(answer) });
      },
      (error: unknown) => {
        if (job === begun && !isCancelled(error))
          act({ type: 'answer', answer: { kind: 'failed', trouble: troubleOf(error) } });
      },
    );
  }

  function ask(question: Question, shared: Shared, seen: readonly string[]): void {
    job?.cancel();
    const board = askedBoard(shared.asked);
    const tell = (progress: Partial<Extract<RuleAnswer, { kind: 'searching' }>>): void => {
      const { own } = now();
      if (own.answer.kind !== 'searching') return;
      act({ type: 'answer', answer: { ...own.answer, ...progress } });
    };
    if (question === 'goal') {
      const { goal } = now().own;
      const begun = line.ask('goal', { board, goal }, ({ nodes, milliseconds, pieces }) =>
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
      const begun = line.ask(question, board, tell);
      follow<'count'>(begun, (answer) => ({ kind: 'counted', pawns: question === 'pawns', ...answer }));
      return;
    }
    const seed = (shared.asked.seed + seen.length) >>> 0;
    const begun = line.ask('complete', { board, seed, seen }, tell);
    follow<'complete'>(begun, ({ squares, blame, blameIs, nodes, milliseconds }) =>
      squares
        ? { kind: 'completed', squares: [...squares], again: seen.includes(keyOf(squares)), nodes, milliseconds }
        : { kind: 'impossible', blame: [...(blame ?? [])], smallest: blameIs === 'smallest', nodes, milliseconds },
    );
  }

  async function drawRegions(asked: Ruled): Promise<void> {
    drawings += 1;
    const { rule, rows, columns } = asked;
    const fits = rule === 'touching' && rows === columns;
    const board = fits ? asked : { ...resized(asked, rows, rows), rule: 'touching', walls: [], pieces: rows };
    try {
      const regions = await line.ask('regions', { size: board.rows, seed: drawings }).answer;
      if (regions) await attempt({ ...board, regions }, 'choice');
      else act({ type: 'refused', trouble: troubleOf(new JobError('rules-no-regions')) });
    } catch (error) {
      if (!isCancelled(error)) act({ type: 'refused', trouble: troubleOf(error) });
    }
  }

  /** The run under the rule is shown in the Theatre, from its start. */
  function watch({ asked }: Shared): void {
    if (asked.search !== BY_RULE) dispatch({ type: 'choose', search: BY_RULE });
    dispatch({ type: 'look', look: { view: 'theatre' } });
  }

  async function copy(shared: Shared): Promise<void> {
    try {
      await navigator.clipboard.writeText(textOf(askedBoard(shared.asked)));
      dispatch({ type: 'notice', notice: { kind: 'news', news: 'placementCopied' } });
    } catch {
      dispatch({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(new JobError('clipboard')) } });
    }
  }

  function paste(text: string, shared: Shared): void {
    const board = boardOfText(text, askedBoard(shared.asked));
    if (board) void attempt(board, 'elsewhere');
    else dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'rules-text', detail: {} } });
  }

  /** The choice, or the walls, are done. Without another rule, plain queens are the Board's. */
  function leave({ asked }: Shared): void {
    if (!asked.ruled) dispatch({ type: 'look', look: { view: 'board' } });
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
    if (key !== 'Escape' || isComposing || defaultPrevented || shared.look.view !== HERE) return;
    if (own.choosing && !document.querySelector('dialog[open], :popover-open')) act({ type: 'choosing', on: false });
    else if (own.walling) act({ type: 'walling', on: false });
  });

  return (happened, { own, shared: before }, { own: mine, shared: after }) => {
    if (happened.type === 'deed') {
      const { deed } = happened;
      if (deed.type === 'try') void attempt(deed.board, deed.from, deed.onwards);
      else if (deed.type === 'paste') paste(deed.text, after);
      else if (deed.type === 'ask') ask(deed.question, after, own.seen);
      else if (deed.type === 'cancel') job?.cancel();
      else if (deed.type === 'pause') deed.on ? job?.pause() : job?.goOn();
      else if (deed.type === 'copy') void copy(after);
      else if (deed.type === 'watch') watch(after);
      else if (deed.type === 'regions') void drawRegions(askedBoard(after.asked));
      else if ((deed.type === 'choosing' || deed.type === 'walling') && !deed.on) leave(after);
      else if (deed.type === 'walling') toBoard();
      else if (deed.type === 'formula' || deed.type === 'formulas')
        void attempt({ ...askedBoard(after.asked), rule: `formula:${mine.formulas.join(';')}` }, 'choice');
      return;
    }
    if (after.look.view !== HERE) {
      if (before.look.view === HERE) stop();
      return;
    }
    const enters = happened.type === 'entered' || before.look.view !== HERE;
    // What leads to a board under a rule leads to the board, not to the choice.
    if (happened.type === 'entered' && after.asked.ruled) act({ type: 'choosing', on: false });
    if (enters || !asksTheSame(before, after)) look(after);
    if (!drawn) void draw();
  };
}

/** Queens as ever may come as a board under a rule, and stay the board that they are. */
function asksTheSame({ asked: one }: Shared, { asked: other }: Shared): boolean {
  if (one.rows === other.rows && one.ruled === other.ruled) return true;
  return JSON.stringify(askedBoard(one)) === JSON.stringify(askedBoard(other));
}

/** The columns of a board of queens as ever, or null for any other. */
function rowsOf(board: Ruled): Int32Array | null {
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
function diagramOf(law: Law): readonly [string, Ruled] {
  const rule = law === 'sliding' ? 'sliding:2' : law === 'formula' ? 'formula:n + j - i;i + j' : law;
  return [law, { rule, rows: DIAGRAM, columns: DIAGRAM, walls: [], pieces: DIAGRAM, squares: [] }];
}
