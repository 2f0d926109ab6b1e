// Runs the question that is open: an estimate or a search for a threshold, one at a time; whether the queens of the board
// block it; and the greedy queens, once.

import { latest } from '../../client/latest';
import { troubleOf } from '../../client/trouble';
import type { Effect, RoomContext } from '../room';
import { GREEDY_ROWS, THRESHOLD } from './chosen';
import { written } from './hardness/board';
import { nextBoard } from './hardness/plan';
import type { HardnessAction } from './hardness/slice';
import { forgetReports, keepReports, keptReports } from './keeping';
import type { FrontierQuestions, Report } from './questions';
import type { Frontier, FrontierAction, Run } from './slice';

export function asking({
  copy,
  dispatch,
  now,
  isShown,
  spawnWorker,
}: RoomContext<Frontier, FrontierAction, FrontierQuestions>): Effect<Frontier, FrontierAction> {
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });
  const long = latest<FrontierQuestions>(spawnWorker(), failed);
  const quick = spawnWorker();
  const short = latest<FrontierQuestions>(quick, failed);
  /** Nothing else takes their place: they are asked once. */
  const greedy = latest<FrontierQuestions>(quick, failed);

  function run(what: Run): void {
    const { own, shared } = now();
    if (what === 'hardness') {
      const next = nextBoard(own.hard.asked, own.hard.boards);
      if (next) long.ask('hardness', next, { done: (hard) => hardness({ type: 'measured', hard }) });
      return;
    }
    if (what === 'coins') {
      const { size, each } = own.coins;
      long.ask(
        'coins',
        { size, each, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 },
        {
          progress: (coined) => dispatch({ type: 'coined', coined, over: false }),
          done: (coined) => dispatch({ type: 'coined', coined, over: true }),
        },
      );
      return;
    }
    if (what === 'estimate') {
      // Another run has other luck.
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
      long.ask(
        'estimate',
        { size: own.size, seed },
        {
          progress: (estimated) => dispatch({ type: 'estimated', estimated }),
          done: () => undefined,
        },
      );
      return;
    }
    const size = shared.input.rows.length;
    long.ask(
      'threshold',
      { size, reports: keptReports().get(size) ?? [] },
      {
        progress({ reports, ...progress }, resting) {
          keep(size, reports);
          dispatch({ type: 'searched', size, progress });
          if (resting && !now().own.paused) long.goOn();
        },
        done({ reports, ...found }) {
          keep(size, reports);
          dispatch({ type: 'found', found });
        },
      },
    );
  }

  const hardness = (action: HardnessAction): void => dispatch({ type: 'hardness', action });

  /** Proves that the board that is looked at has no solution. */
  function prove(): void {
    const { looked } = now().own.hard;
    if (!looked) return;
    short.ask(
      'refute',
      { of: written(looked) },
      {
        done: (answer) => hardness({ type: 'proved', proving: { kind: 'known', answer } }),
        failed: (error) => hardness({ type: 'proved', proving: { kind: 'failed', trouble: troubleOf(error) } }),
      },
    );
  }

  /** Keeps reports as they come. The search rests until then, so a page that is closed at any moment loses one shard at most. */
  function keep(size: number, reports: readonly Report[]): void {
    if (reports.length === 0) return;
    keepReports(size, reports);
    sayKept();
  }

  const sayKept = (): void =>
    dispatch({ type: 'kept', kept: new Map([...keptReports()].map(([size, reports]) => [size, reports.length])) });

  /** Gets the facts that the open question needs at once. */
  function look(): void {
    const { own, shared } = now();
    const { rows } = shared.input;
    if (!isShown()) return;
    if (own.topic === 'greedy' && !own.greedy && !greedy.busy)
      greedy.ask('greedy', { rows: GREEDY_ROWS }, { done: (columns) => dispatch({ type: 'greedy', columns }) });
    if (own.topic === 'threshold' && rows.length <= THRESHOLD.most && own.judged?.rows !== rows)
      short.ask('judge', { rows }, { done: (judged) => dispatch({ type: 'judged', judged: { ...judged, rows } }) });
  }

  return (happened, before, after) => {
    if (happened.type === 'action') {
      const { action } = happened;
      if (action.type === 'run') run(action.what);
      if (action.type === 'hardness' && action.action.type === 'measured' && after.own.runs === 'hardness')
        run('hardness');
      if (action.type === 'hardness' && action.action.type === 'prove') prove();
      if (action.type === 'pause') long.pause();
      if (action.type === 'goOn') long.goOn();
      if (action.type === 'forget') {
        forgetReports(action.size);
        sayKept();
      }
      if (action.type === 'certify') {
        const seed = action.spoil ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) : null;
        const { size } = after.own.certificate;
        short.ask('certificate', { size, seed }, { done: (certified) => dispatch({ type: 'proved', certified }) });
      }
      if (action.type === 'copy') copy(action.text, 'textCopied');
      if (action.type === 'failed') return;
    }
    if (happened.type === 'entered') sayKept();
    // Another board has another threshold.
    if (before.shared.input.rows.length !== after.shared.input.rows.length && after.own.runs === 'threshold')
      dispatch({ type: 'stop' });
    if (before.own.runs !== null && after.own.runs === null) long.cancel();
    if (before.own.hard.proving.kind === 'running' && after.own.hard.proving.kind === 'none') short.cancel();
    if (before.own.topic !== after.own.topic || before.shared.input.rows !== after.shared.input.rows) look();
    else if (happened.type === 'entered' || happened.type === 'ui') look();
  };
}
