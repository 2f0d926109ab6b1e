// Carries the search that is watched on: one question at a time to the worker that holds the board, a frame's worth of
// steps each, and the queens of the moment onto the board.

import type { QueenOf } from '../../../engine/types';
import { emptyRows } from '../../../kernel/asked';
import type { Line } from '../../../line/client';
import { JobError, troubleOf } from '../../../line/trouble';
import type { Effect, Moment } from '../../room';
import type { Held, LargeQuestions } from '../questions';
import type { LargeKit, LargeRoomDeed, LargeState } from '../state';
import { FASTEST, LARGEST_TO_WIND, type Linear, type LinearDeed, type MethodShown } from './slice';

/** `hold` hears of the board when the run has put its queens there. */
export function linear(
  line: Line<LargeQuestions>,
  { act, dispatch, now }: LargeKit,
  hold: (held: Held) => void,
): Effect<LargeState, LargeRoomDeed> {
  let busy = false;
  const tell = (deed: LinearDeed): void => act({ type: 'linear', deed });

  /** Asks one question, and then for what is wanted by then. */
  async function ask(question: () => Promise<MethodShown>): Promise<void> {
    busy = true;
    try {
      const shown = await question();
      if (now().own.linear.status === 'closed') return;
      tell({ type: 'shown', shown });
      await show(shown);
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      if (now().own.linear.status !== 'closed') tell({ type: 'failed', trouble: troubleOf(error) });
    } finally {
      busy = false;
    }
    requestAnimationFrame(() => next(now()));
  }

  /** The queens of this moment, on the board: always on boards that can be wound, else at the end. */
  async function show({ finished }: MethodShown): Promise<void> {
    const size = now().own.large.board?.size ?? 0;
    if (finished || size <= LARGEST_TO_WIND) hold(await line.ask('linearTake', null).answer);
  }

  function next({ own: { linear: run, large }, shared: { look } }: Moment<LargeState>): void {
    if (busy || look.view !== 'large' || run.trouble) return;
    if (run.status === 'opening') {
      const { seed } = large.recipe;
      // biome-ignore lint/suspicious/noThenProperty: the engine's name for what follows; nobody awaits it.
      const options = { then: run.after };
      void ask(() => line.ask('linearOpen', { method: run.method, seed, options }).answer);
    } else if (run.goal !== null) {
      const { goal } = run;
      void ask(() => go(run, goal));
    } else if (run.playing) {
      const steps = run.speed >= FASTEST ? Number.POSITIVE_INFINITY : 10 ** run.speed;
      void ask(() => line.ask('linearRun', { steps }).answer);
    }
  }

  /** A frame's worth of the way to a position: on from here, or all the way back where it lies behind. */
  function go({ shown }: Linear, goal: number): Promise<MethodShown> {
    const position = shown?.progress.position ?? 0;
    return goal < position
      ? line.ask('linearSeek', { position: goal }).answer
      : line.ask('linearRun', { steps: goal - position }).answer;
  }

  /** The given queens as a board of the Theatre, with the same seed. */
  async function watch({ large }: LargeState, search: string): Promise<void> {
    const size = large.board?.size ?? 0;
    const view = { x: 0, y: 0, scale: 1 / size, width: 1, height: 1 };
    const queens: QueenOf[] = (await line.ask('largeQueens', { view, most: size }).answer) ?? [];
    const rows = emptyRows(size);
    for (const { row, column, given } of queens) if (given) rows[row] = column;
    dispatch({ type: 'place', rows });
    dispatch({ type: 'choose', search, seed: large.recipe.seed });
    dispatch({ type: 'look', look: { view: 'theatre' } });
  }

  return (happened, before, after) => {
    if (happened.type === 'deed' && happened.deed.type === 'linear' && happened.deed.deed.type === 'theatre')
      void watch(after.own, happened.deed.deed.search);
    if (after.own.linear !== before.own.linear) next(after);
  };
}
