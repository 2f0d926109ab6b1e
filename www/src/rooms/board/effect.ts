// Carries out what is asked of the engine: the survey after every change of the board, Complete, Count, pause and cancel.

import type { Job, WorkerClient } from '../../client/client';
import { isCancelled, isGone, troubleOf } from '../../client/trouble';
import type { Counted, Rows, Survey } from '../../engine/types';
import type { Answer, Question } from '../../kernel/answer';
import type { Input } from '../../kernel/input';
import { asksAnew, type Shared } from '../../kernel/state';
import type { Effect, RoomContext } from '../room';
import type { BoardQuestions, WholeQuestions } from './questions';

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

/** `client`: the worker that the page opens with. `spawnWorker` starts one with the whole engine. */
export function asking(
  client: WorkerClient<BoardQuestions>,
  { dispatchApp, spawnWorker }: RoomContext<null, never, WholeQuestions>,
): Effect<null, never> {
  let whole: WorkerClient<WholeQuestions> | null = null;
  let survey: Job<BoardQuestions['survey']> | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  let job: Job<BoardQuestions['complete']> | Job<BoardQuestions['count']> | null = null;
  /** What was shown last of the queens to blame. */
  let shown = '';
  /** The completions of this board that have been shown. */
  let seen: Rows[] = [];

  function lookAt({ input }: Shared): void {
    survey?.cancel();
    clearTimeout(late);
    late = setTimeout(() => dispatchApp({ type: 'surveyLate' }), LATE);
    const begun = client.ask('survey', { rows: input.rows, order: Uint32Array.from(input.order) });
    survey = begun;
    begun.answer.then(
      (report) => {
        if (survey !== begun) return;
        clearTimeout(late);
        dispatchApp({ type: 'surveyed', report });
        if (report.count === null && isJoined(input) && input.rows.length <= AT_ONCE) countAtOnce(begun, input, report);
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
  function countAtOnce(of: typeof survey, { rows }: Input, report: Survey): void {
    whole ??= spawnWorker();
    whole.ask('count', { rows }).answer.then(
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
    begun: Job<BoardQuestions[K]> & NonNullable<typeof job>,
    answerOf: (answer: BoardQuestions[K]['answer']) => Answer,
  ): void {
    job = begun;
    const mine = begun;
    const answer: Promise<BoardQuestions[K]['answer']> = begun.answer;
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

  /** Shows that there is none as soon as that is proved, and the queens to blame as they become fewer. */
  function refine(known: BoardQuestions['complete']['answer']): void {
    const refined = `${known.blameIs} ${known.blame?.length}`;
    if (refined === shown) return;
    shown = refined;
    dispatchApp({ type: 'answered', answer: impossible(known, true) });
  }

  /** Looks for a completion that has not been shown. */
  function complete({ input }: Shared): void {
    stop();
    shown = '';
    const seed = (input.seed + seen.length) >>> 0;
    const begun = client.ask('complete', { rows: input.rows, seed, budget: BUDGET, seen }, (progress, resting) => {
      if (job !== begun) return;
      const { nodes, milliseconds, budget } = progress;
      if (resting && nodes >= budget)
        dispatchApp({ type: 'answered', answer: { kind: 'undecided', nodes, milliseconds } });
      else if (progress.known) refine({ ...progress.known, milliseconds });
      else dispatchApp({ type: 'progress', progress });
    });
    follow<'complete'>(begun, (answer) => {
      const { verdict, rows, engine, nodes, milliseconds } = answer;
      const work = { engine, nodes, milliseconds };
      const found = verdict === 'noOther' ? seen.at(-1) : rows;
      if (verdict === 'completed' && rows) seen = [...seen, rows];
      if (found) return { kind: 'completed', rows: found, seen: seen.length, last: verdict === 'noOther', ...work };
      if (verdict === 'impossible') return impossible(answer, false);
      return { kind: 'undecided', nodes, milliseconds };
    });
  }

  function count({ input }: Shared): void {
    stop();
    const joined = isJoined(input);
    if (joined) whole ??= spawnWorker();
    let expected: number | undefined;
    let foresees = false;
    const counts: Pick<WorkerClient<Pick<BoardQuestions, 'count'>>, 'ask'> = joined && whole ? whole : client;
    const begun = counts.ask('count', { rows: input.rows }, (progress) => {
      if (job !== (begun as unknown)) return;
      dispatchApp({ type: 'progress', progress: expected === undefined ? progress : { ...progress, expected } });
      if (foresees || progress.milliseconds < FORESEE) return;
      foresees = true;
      void foreseen(input).then((milliseconds) => {
        expected = milliseconds;
      });
    });
    follow<'count'>(begun, (answer) => ({ kind: 'counted', ...answer }));
  }

  /** What a count is expected to take, as the engine plans it; undefined where it cannot tell. */
  async function foreseen({ rows, order }: Input): Promise<number | undefined> {
    whole ??= spawnWorker();
    try {
      const what: Counted = order.length > 0 ? { kind: 'completions', rows } : { kind: 'bitmask', size: rows.length };
      const { seconds } = await whole.ask('planCount', what).answer;
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
        if (action.question === 'complete') complete(after);
        else count(after);
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

const isJoined = ({ rows, order }: Input): boolean =>
  order.length === 0 && rows.length >= JOINED.smallest && rows.length <= JOINED.largest;

/** What is shown of a proof that there is no completion. */
const impossible = (
  { blame, blameIs = 'unreduced', engine, nodes, milliseconds }: BoardQuestions['complete']['answer'],
  refining: boolean,
): Answer => ({ kind: 'impossible', blame: [...(blame ?? [])], blameIs, refining, engine, nodes, milliseconds });
