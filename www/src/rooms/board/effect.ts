// Sends the questions about the board to the engine, under every rule: the survey after every change, Complete, Count, a goal, pause and
// cancel. If the survey finds no completion, the pieces to blame are requested at once.

import { boardOf } from '../../board/variant/options';
import type { WorkerClient } from '../../client/client';
import { latest } from '../../client/latest';
import { isCancelled, isGone, troubleOf } from '../../client/trouble';
import type { Counted, Goal, RuleList } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Answer, KnownFacts, Progress } from '../../kernel/answer';
import type { Board, Input } from '../../kernel/input';
import { showTrouble } from '../../kernel/notice';
import { isOtherBoard, type Shared } from '../../kernel/state';
import type { Effect } from '../room';
import type { BoardQuestions, Squares, WholeQuestions } from './questions';
import { hasNone } from './status';

/** The number of nodes that Complete may visit before it reports "undecided", and again after each `goOn`. */
const BUDGET = 20_000_000;
/** The earlier survey stays visible for this long, in milliseconds, because most new surveys arrive within it. */
const STALE_AFTER = 150;

/** After this time, in milliseconds, a count reports its expected time. */
const ESTIMATE_AFTER = 1_500;

/** Sizes at which the count of an empty board is worth fetching the whole engine, because it joins half boards. */
const JOINED = { smallest: 12, largest: 20 };
/** Up to this size, that count takes less than a tenth of a second and starts without a request. */
const MAX_UNREQUESTED = 16;
/** The maximum number of forced queens in each trial of a reason. */
const TRIAL_STEPS = 2;
/** The maximum number of pieces to blame for which the number of completions without the piece is shown. */
const MAX_BLAMED = 4;
/** The maximum number of ways that are shown as pictures, and of squares of such a board. */
const MAX_WAYS = 6;
export const MAX_PICTURED_SQUARES = 144;

/** `client`: the worker that the page opens with. `whole`: a worker with the whole engine, started when it is first needed. */
export function boardEffect(
  client: WorkerClient<BoardQuestions>,
  whole: () => WorkerClient<WholeQuestions>,
  dispatchApp: AppDispatch,
  now: () => Shared,
): Effect<unknown, unknown> {
  const surveys = latest<BoardQuestions>(client, surveyFailed);
  const work = latest<WholeQuestions>({ ask: (...asked) => whole().ask(...asked) }, (error) =>
    answered({ kind: 'failed', trouble: troubleOf(error) }),
  );
  let late: ReturnType<typeof setTimeout> | undefined;
  /** The culprits that were shown last, as a key. */
  let shown = '';
  /** The completions of this board that have been shown. */
  let seen: Squares[] = [];
  /** Completions to show as pictures, fetched once for each board. */
  let ways: Squares[] = [];
  /** The last goal that was requested. */
  let goal: Goal = 'most';

  const quiet = latest<WholeQuestions>({ ask: (...asked) => whole().ask(...asked) }, () => {});
  const answered = (answer: Answer): void => dispatchApp({ type: 'answered', answer });
  const reportProgress = (progress: Progress): void => dispatchApp({ type: 'progress', progress });

  /** The worker for questions that both engines can answer: only the whole engine knows other rules. */
  const clientFor = ({ variant }: Input): Pick<WorkerClient<BoardQuestions>, 'ask'> => (variant ? whole() : client);

  function survey({ input }: Shared): void {
    const { board } = input;
    clearTimeout(late);
    late = setTimeout(() => dispatchApp({ type: 'surveyLate' }), STALE_AFTER);
    const done = (report: KnownFacts): void => {
      clearTimeout(late);
      dispatchApp({ type: 'surveyed', report });
      if (report.count === null && joinsHalves(input) && board.rows <= MAX_UNREQUESTED) countAtOnce(board, report);
      if (hasNone(report.count)) blame(input);
    };
    surveys.ask('survey', board, { done }, clientFor(input));
  }

  function surveyFailed(error: unknown): void {
    clearTimeout(late);
    dispatchApp({ type: 'surveyed', report: null });
    if (isGone(error)) dispatchApp({ type: 'broken', trouble: troubleOf(error) });
    else if (troubleOf(error).code === 'trap') dispatchApp(showTrouble(error));
  }

  /** Adds the number of solutions of an empty board to its survey. */
  function countAtOnce(board: Input['board'], report: KnownFacts): void {
    const done = ({ count }: { count: bigint }): void =>
      dispatchApp({ type: 'surveyed', report: { ...report, count: Number(count) } });
    surveys.ask('count', board, { done, failed: () => {} }, whole());
  }

  /** Shows the verdict as soon as it is proved, and the culprits as they become fewer. */
  function refine(known: BoardQuestions['complete']['answer']): void {
    const refined = `${known.blameIs} ${known.blame.length}`;
    if (refined === shown) return;
    shown = refined;
    answered(impossible(known, true));
  }

  /** Looks for a completion that has not been shown. */
  function complete({ input }: Shared): void {
    shown = '';
    const seed = (input.seed + seen.length) >>> 0;
    work.ask(
      'complete',
      { board: input.board, seed, budget: BUDGET, seen },
      {
        progress(progress, resting) {
          const { nodes, milliseconds, budget } = progress;
          if (resting && nodes >= budget) answered({ kind: 'undecided', nodes, milliseconds });
          else if (progress.known) refine({ ...progress.known, milliseconds });
          else reportProgress(progress);
        },
        done: (answer) => answered(completed(answer)),
      },
      clientFor(input),
    );
  }

  /** Asks for the pieces to blame on a board without completions, unless an answer is there or on its way. */
  function blame(input: Input): void {
    if (now().answer.kind !== 'none') return;
    shown = '';
    seen = [];
    work.ask(
      'complete',
      { board: input.board, seed: input.seed, budget: BUDGET, seen: [] },
      {
        progress: ({ milliseconds, known }) => known && refine({ ...known, milliseconds }),
        done: (answer) => {
          if (answer.verdict === 'impossible') answered(impossible(answer, false));
        },
      },
      clientFor(input),
    );
  }

  /** Asks why there is no completion, in terms that a person can check, and how many completions there are without each piece to blame. */
  async function explain({ input: { board, variant, rows } }: Shared, answer: Impossible): Promise<void> {
    const still = (): boolean => now().input.board === board && now().answer.kind === 'impossible';
    const blamed = answer.blame.slice(0, MAX_BLAMED);
    try {
      const [refutation, ...counts] = await Promise.all([
        variant ? undefined : whole().ask('refute()', [rows, TRIAL_STEPS]).answer,
        ...blamed.map(async (square) => {
          const squares = board.squares.filter((other) => other !== square);
          const { count } = await (variant ? whole() : client).ask('survey', { ...board, squares }).answer;
          return { square, count };
        }),
      ]);
      const without = counts.flatMap(({ square, count }) => (count ? [{ square, count }] : []));
      if (still()) answered({ ...answer, why: { refutation: refutation ?? null, without } });
    } catch (error) {
      if (!isCancelled(error) && still()) answered({ ...answer, why: { refutation: null, without: [] } });
    }
  }

  /** Adds the first ways to finish to a completion. */
  function fetchWays({ input: { board }, survey }: Shared): void {
    if (ways.length > 0 || board.rows * board.columns > MAX_PICTURED_SQUARES || survey.report?.count === null) return;
    const done = (list: RuleList): void => {
      const { answer, input } = now();
      if (answer.kind !== 'completed' || input.board !== board) return;
      ways = waysOf(list);
      answered({ ...answer, ways });
    };
    quiet.ask('listByRule', { board: boardOf(board), most: MAX_WAYS }, { done });
  }

  function completed(answer: BoardQuestions['complete']['answer']): Answer {
    const { verdict, squares, engine, nodes, milliseconds } = answer;
    const took = { engine, nodes, milliseconds };
    const found = verdict === 'noOther' ? seen.at(-1) : squares;
    if (verdict === 'completed' && squares) seen = [...seen, squares];
    if (found)
      return { kind: 'completed', squares: found, seen: seen.length, last: verdict === 'noOther', ways, ...took };
    if (verdict === 'impossible') return impossible(answer, false);
    return { kind: 'undecided', nodes, milliseconds };
  }

  function count({ input }: Shared, question: 'count' | 'pawns'): void {
    let expected: number | undefined;
    let foresees = input.variant !== null;
    const progress = (progress: Progress): void => {
      reportProgress(expected === undefined ? progress : { ...progress, expected });
      if (foresees || progress.milliseconds < ESTIMATE_AFTER) return;
      foresees = true;
      void expectedTime(input).then((milliseconds) => {
        expected = milliseconds;
      });
    };
    const done = ({ count, nodes, milliseconds }: WholeQuestions['count']['answer']): void =>
      answered({ kind: 'counted', question, count, nodes, milliseconds });
    const { board, variant } = input;
    if (question === 'count' && !variant)
      work.ask('count', board, { progress, done }, joinsHalves(input) ? whole() : client);
    else {
      const boards = question === 'pawns' ? withPawns(board) : [board];
      work.ask('countByRule', { boards: boards.map(boardOf) }, { progress, done });
    }
  }

  function askGoal({ input: { board } }: Shared): void {
    const { question, setAside } = goalQuestion(board, goal);
    work.ask('goal', question, {
      progress: ({ nodes, milliseconds, pieces }) => reportProgress({ nodes, milliseconds, pieces }),
      done: ({ milliseconds, ...report }) =>
        answered({ kind: 'reached', goal: question.goal, setAside, report, nodes: report.nodes, milliseconds }),
    });
  }

  /** Returns the milliseconds that the engine expects a count to take; undefined if it has no estimate. */
  async function expectedTime({ rows, order }: Input): Promise<number | undefined> {
    try {
      const what: Counted = order.length > 0 ? { kind: 'completions', rows } : { kind: 'bitmask', size: rows.length };
      const { seconds } = await whole().ask('planCount()', [what]).answer;
      return seconds === null ? undefined : seconds * 1_000;
    } catch (error) {
      const { seconds } = troubleOf(error).detail;
      return seconds === undefined ? undefined : Number(seconds) * 1_000;
    }
  }

  return (action, { shared: before }, { shared: after }) => {
    if (action.type === 'begin' || isOtherBoard(before, after)) {
      work.cancel();
      quiet.cancel();
      ways = [];
      survey(after);
    }
    switch (action.type) {
      case 'ask':
        seen = [];
        goal = action.goal ?? goal;
        if (action.question === 'complete') complete(after);
        else if (action.question === 'goal') askGoal(after);
        else count(after, action.question);
        break;
      case 'another':
        // After the last completion, the first completion is shown again.
        if (before.answer.kind === 'completed' && before.answer.last) seen = [];
        complete(after);
        break;
      case 'answered':
        if (action.answer.kind === 'completed') {
          if (seen.length === 0) seen = [action.answer.squares];
          fetchWays(after);
        } else if (isToExplain(after, action.answer)) void explain(after, action.answer);
        break;
      case 'ui':
        if (action.ui.why && isToExplain(after, after.answer)) void explain(after, after.answer);
        break;
      case 'pause':
      case 'goOn':
      case 'cancel':
        work[action.type]();
        break;
      default:
    }
  };
}

/** A goal ignores the pieces on the board; `setAside` is their number. */
export const goalQuestion = (board: Board, goal: Goal) => ({
  question: { goal, board: boardOf({ ...board, squares: [] }) },
  setAside: board.squares.length,
});

/** Splits a list into ways, each as its squares. */
const waysOf = ({ squares, pieces }: RuleList): Squares[] =>
  Array.from({ length: squares.length / Math.max(1, pieces) }, (_, way) => [
    ...squares.subarray(way * pieces, (way + 1) * pieces),
  ]);

/** The empty board with a pawn on each square in turn, instead of its walls. */
const withPawns = (board: Board): Board[] =>
  Array.from({ length: board.rows * board.columns }, (_, pawn) => ({ ...board, walls: [pawn], squares: [] }));

type Impossible = Extract<Answer, { kind: 'impossible' }>;

/** Whether a reason was requested, and the pieces to blame are known. */
const isToExplain = ({ ui }: Shared, answer: Answer): answer is Impossible =>
  ui.why && answer.kind === 'impossible' && !answer.refining && !answer.why && answer.blame.length > 0;

const joinsHalves = ({ variant, board: { rows, squares } }: Input): boolean =>
  !variant && squares.length === 0 && rows >= JOINED.smallest && rows <= JOINED.largest;

/** The answer that shows a proof that there is no completion. */
const impossible = (
  { blame, blameIs = 'unreduced', engine, nodes, milliseconds }: BoardQuestions['complete']['answer'],
  refining: boolean,
): Answer => ({ kind: 'impossible', blame, blameIs, refining, engine, nodes, milliseconds });
