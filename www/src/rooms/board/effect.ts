// Carries out what is asked of the engine, whatever the rule: the survey after every change of the board, Complete, Count, a goal,
// pause and cancel.

import type { Job, WorkerClient } from '../../client/client';
import { isCancelled, isGone, troubleOf } from '../../client/trouble';
import type { Counted, Goal } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Answer, Known, Progress, Question } from '../../kernel/answer';
import type { Input } from '../../kernel/input';
import { asksAnew, type Shared } from '../../kernel/state';
import type { Effect } from '../room';
import type { BoardQuestions, Squares, WholeQuestions } from './questions';

/** Nodes that Complete may take before it says "undecided", and again each time that it is told to go on. */
const BUDGET = 20_000_000;
/** What was known about the board before stays on show for so long, in milliseconds: most surveys are there by then. */
const LATE = 150;

/** A count that has gone on for so long, in milliseconds, says what it will take. */
const FORESEE = 1_500;

/** Sizes at which the whole engine is worth fetching for the count of an empty board: it joins half boards. */
const JOINED = { smallest: 12, largest: 20 };
/** Up to this size that takes less than a tenth of a second, and is done without being asked for. */
const AT_ONCE = 16;

/** `client`: the worker that the page opens with. `whole`: one with the whole engine, started when it is first needed. */
export function asking(
  client: WorkerClient<BoardQuestions>,
  whole: () => WorkerClient<WholeQuestions>,
  dispatchApp: AppDispatch,
): Effect<unknown, unknown> {
  let survey: Job<BoardQuestions['survey']> | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  let job: Pick<Job<WholeQuestions[Question]>, 'pause' | 'goOn' | 'cancel'> | null = null;
  /** What was shown last of the pieces to blame. */
  let shown = '';
  /** The completions of this board that have been shown. */
  let seen: Squares[] = [];
  /** What was asked for last beside completions. */
  let goal: Goal = 'most';

  /** Who answers what any engine can: only the whole one knows other rules. */
  const answering = ({ variant }: Input): Pick<WorkerClient<BoardQuestions>, 'ask'> => (variant ? whole() : client);

  function lookAt({ input }: Shared): void {
    survey?.cancel();
    clearTimeout(late);
    late = setTimeout(() => dispatchApp({ type: 'surveyLate' }), LATE);
    const begun = answering(input).ask('survey', input.board);
    survey = begun;
    begun.answer.then(
      (report) => {
        if (survey !== begun) return;
        clearTimeout(late);
        dispatchApp({ type: 'surveyed', report });
        if (report.count === null && isJoined(input) && input.board.rows <= AT_ONCE) countAtOnce(begun, input, report);
      },
      (error) => {
        if (survey !== begun || isCancelled(error)) return;
        clearTimeout(late);
        dispatchApp({ type: 'surveyed', report: null });
        if (isGone(error)) dispatchApp({ type: 'broken', trouble: troubleOf(error) });
        else if (troubleOf(error).code === 'trap')
          dispatchApp({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
      },
    );
  }

  /** Adds the number of solutions of an empty board to its survey. */
  function countAtOnce(of: typeof survey, { board }: Input, report: Known): void {
    whole()
      .ask('count', board)
      .answer.then(
        ({ count }) => survey === of && dispatchApp({ type: 'surveyed', report: { ...report, count: Number(count) } }),
        () => undefined,
      );
  }

  function stop(): void {
    job?.cancel();
    job = null;
  }

  /** Waits for a job and says what it came to, unless another one has taken its place. */
  function follow<K extends Question>(
    begun: Job<WholeQuestions[K]>,
    answerOf: (answer: WholeQuestions[K]['answer']) => Answer,
  ): void {
    job = begun;
    const mine = begun;
    const answer: Promise<WholeQuestions[K]['answer']> = begun.answer;
    answer.then(
      (answer) => {
        if (job !== mine) return;
        job = null;
        dispatchApp({ type: 'answered', answer: answerOf(answer) });
      },
      (error) => {
        if (job !== mine || isCancelled(error)) return;
        job = null;
        dispatchApp({ type: 'answered', answer: { kind: 'failed', trouble: troubleOf(error) } });
      },
    );
  }

  /** Shows that there is none as soon as that is proved, and the pieces to blame as they become fewer. */
  function refine(known: BoardQuestions['complete']['answer']): void {
    const refined = `${known.blameIs} ${known.blame.length}`;
    if (refined === shown) return;
    shown = refined;
    dispatchApp({ type: 'answered', answer: impossible(known, true) });
  }

  /** Looks for a completion that has not been shown. */
  function complete({ input }: Shared): void {
    stop();
    shown = '';
    const seed = (input.seed + seen.length) >>> 0;
    const { board } = input;
    const begun = answering(input).ask('complete', { board, seed, budget: BUDGET, seen }, (progress, resting) => {
      if (job !== begun) return;
      const { nodes, milliseconds, budget } = progress;
      if (resting && nodes >= budget)
        dispatchApp({ type: 'answered', answer: { kind: 'undecided', nodes, milliseconds } });
      else if (progress.known) refine({ ...progress.known, milliseconds });
      else dispatchApp({ type: 'progress', progress });
    });
    follow<'complete'>(begun, (answer) => {
      const { verdict, squares, engine, nodes, milliseconds } = answer;
      const work = { engine, nodes, milliseconds };
      const found = verdict === 'noOther' ? seen.at(-1) : squares;
      if (verdict === 'completed' && squares) seen = [...seen, squares];
      if (found) return { kind: 'completed', squares: found, seen: seen.length, last: verdict === 'noOther', ...work };
      if (verdict === 'impossible') return impossible(answer, false);
      return { kind: 'undecided', nodes, milliseconds };
    });
  }

  const tell = (progress: Progress): void => dispatchApp({ type: 'progress', progress });

  function count({ input }: Shared, question: 'count' | 'pawns'): void {
    stop();
    let expected: number | undefined;
    let foresees = input.variant !== null;
    const hear = (progress: Progress): void => {
      if (job !== begun) return;
      tell(expected === undefined ? progress : { ...progress, expected });
      if (foresees || progress.milliseconds < FORESEE) return;
      foresees = true;
      void foreseen(input).then((milliseconds) => {
        expected = milliseconds;
      });
    };
    const begun: Job<WholeQuestions['count']> =
      question === 'pawns'
        ? whole().ask('pawns', input.board, hear)
        : (isJoined(input) ? whole() : answering(input)).ask('count', input.board, hear);
    follow<'count'>(begun, (answer) => ({ kind: 'counted', question, ...answer }));
  }

  function reach({ input: { board } }: Shared): void {
    stop();
    const asked = goal;
    const begun = whole().ask('goal', { board, goal: asked }, ({ nodes, milliseconds, pieces }) => {
      if (job === begun) tell({ nodes, milliseconds, pieces });
    });
    follow<'goal'>(begun, ({ milliseconds, ...report }) => ({
      kind: 'reached',
      goal: asked,
      report,
      nodes: report.nodes,
      milliseconds,
    }));
  }

  /** What a count is expected to take, as the engine plans it; undefined where it cannot tell. */
  async function foreseen({ rows, order }: Input): Promise<number | undefined> {
    try {
      const what: Counted = order.length > 0 ? { kind: 'completions', rows } : { kind: 'bitmask', size: rows.length };
      const { seconds } = await whole().ask('planCount', what).answer;
      return seconds === null ? undefined : seconds * 1_000;
    } catch (error) {
      const { seconds } = troubleOf(error).detail;
      return seconds === undefined ? undefined : Number(seconds) * 1_000;
    }
  }

  return (action, { shared: before }, { shared: after }) => {
    if (action.type === 'begin' || asksAnew(before, after)) {
      stop();
      lookAt(after);
    }
    switch (action.type) {
      case 'ask':
        seen = [];
        goal = action.goal ?? goal;
        if (action.question === 'complete') complete(after);
        else if (action.question === 'goal') reach(after);
        else count(after, action.question);
        break;
      case 'another':
        complete(after);
        break;
      case 'pause':
        job?.pause();
        break;
      case 'goOn':
        job?.goOn();
        break;
      case 'cancel':
        stop();
        break;
      default:
    }
  };
}

const isJoined = ({ variant, board: { rows, squares } }: Input): boolean =>
  !variant && squares.length === 0 && rows >= JOINED.smallest && rows <= JOINED.largest;

/** What is shown of a proof that there is no completion. */
const impossible = (
  { blame, blameIs = 'unreduced', engine, nodes, milliseconds }: BoardQuestions['complete']['answer'],
  refining: boolean,
): Answer => ({ kind: 'impossible', blame, blameIs, refining, engine, nodes, milliseconds });
