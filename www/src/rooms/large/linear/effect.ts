// Advances the shown search: asks the worker for one frame's worth of steps at a time, and puts its queens on the board.

import type { WorkerClient } from '../../../client/client';
import { JobError, troubleOf } from '../../../client/trouble';
import type { QueenOf } from '../../../engine/types';
import { emptyRows } from '../../../kernel/input';
import { optionsOf } from '../../../watch/bounds';
import type { Effect, Snapshot } from '../../room';
import type { LargeQuestions, WorkerBoardInfo } from '../questions';
import type { LargeKit, LargeRoomAction, LargeState } from '../state';
import { isMoving, type Linear, type LinearAction, MAX_FOLLOWED_SIZE, MAX_SPEED, type MethodReport } from './slice';

/** `showBoard` is called when the run has put its queens on the board. */
export function linear(
  client: WorkerClient<LargeQuestions>,
  { dispatch, dispatchApp, now, isShown, trouble }: LargeKit,
  showBoard: (info: WorkerBoardInfo) => void,
): Effect<LargeState, LargeRoomAction> {
  let busy = false;
  const dispatchRun = (action: LinearAction): void => dispatch({ type: 'linear', action });

  /** Asks one question and, at the frame after its answer, the question that the state then requires. */
  async function ask(question: () => Promise<MethodReport>): Promise<void> {
    busy = true;
    try {
      const shown = await question();
      if (now().own.linear.status === 'closed') return;
      dispatchRun({ type: 'shown', shown });
      await show();
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      if (now().own.linear.status !== 'closed') dispatchRun({ type: 'failed', trouble: troubleOf(error) });
    } finally {
      busy = false;
    }
    requestAnimationFrame(() => next(now()));
  }

  /** Puts the current queens on the board: after every frame on smaller boards, otherwise only when the run pauses. */
  async function show(): Promise<void> {
    const { linear: run, large } = now().own;
    if (!isMoving(run) || (large.board?.size ?? 0) <= MAX_FOLLOWED_SIZE)
      showBoard(await client.ask('linearTake', null).answer);
  }

  function next({ own: { linear: run, large } }: Snapshot<LargeState>): void {
    if (busy || !isShown() || run.trouble) return;
    if (run.status === 'opening') {
      const { seed } = large.recipe;
      // biome-ignore lint/suspicious/noThenProperty: the engine's name for what follows; nobody awaits it.
      const options = { ...optionsOf(large.bounds), then: run.after };
      void ask(() => client.ask('linearOpen', { method: run.method, seed, options }).answer);
    } else if (run.goal !== null) {
      const { goal } = run;
      void ask(() => go(run, goal));
    } else if (run.playing) {
      const steps = run.speed >= MAX_SPEED ? Number.POSITIVE_INFINITY : 10 ** run.speed;
      void ask(() => client.ask('linearRun', { steps }).answer);
    }
  }

  /** Goes one frame's worth towards a position: forward from here, or all the way back if it is earlier. */
  function go({ shown }: Linear, goal: number): Promise<MethodReport> {
    const position = shown?.progress.position ?? 0;
    return goal < position
      ? client.ask('linearSeek', { position: goal }).answer
      : client.ask('linearRun', { steps: goal - position }).answer;
  }

  /** The given queens as a board of the Theatre, with the same seed. */
  async function watch({ large }: LargeState, search: string): Promise<void> {
    const size = large.board?.size ?? 0;
    const view = { x: 0, y: 0, scale: 1 / size, width: 1, height: 1 };
    const queens: QueenOf[] = (await client.ask('largeQueens', { view, most: size }).answer) ?? [];
    const rows = emptyRows(size);
    for (const { row, column, given } of queens) if (given) rows[row] = column;
    dispatchApp({ type: 'place', rows });
    dispatchApp({ type: 'choose', search, seed: large.recipe.seed });
    dispatchApp({ type: 'ui', ui: { view: 'theatre' } });
  }

  return (happened, before, after) => {
    if (happened.type === 'action' && happened.action.type === 'linear') {
      const { action } = happened.action;
      if (action.type === 'theatre') watch(after.own, action.search).catch(trouble);
      // The pressed button is gone: its replacement gets the focus.
      if (action.type === 'open') focusSoon('.watched');
      if (action.type === 'close') focusSoon('.large__watch');
    }
    if (after.own.linear !== before.own.linear) next(after);
  };
}

/** Focuses an element once it is drawn. */
const focusSoon = (selector: string): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.large ${selector}`)?.focus()),
  );
