// Carries the search that is watched on: one question at a time to the worker that holds the board, a frame's worth of
// steps each, and the queens of the moment onto the board.

import type { QueenOf } from '../../../engine/types-large';
import { emptyRows } from '../../../kernel/asked';
import type { Loop } from '../../../kernel/loop';
import type { Effect, State } from '../../../kernel/state';
import type { Line } from '../../../line/client';
import { JobError } from '../../../line/protocol';
import { troubleOf } from '../../board/effect';
import type { Held } from '../questions';
import { FASTEST, LARGEST_TO_WIND, type Linear, type LinearDeed, type MethodShown } from './slice';

/** `hold` hears of the board when the run has put its queens there. */
export function linear(line: Line, { dispatch, state }: Loop, hold: (held: Held) => void): Effect {
  let busy = false;
  const tell = (deed: LinearDeed): void => dispatch({ type: 'linear', ...deed });

  /** Asks one question, and then for what is wanted by then. */
  async function ask(question: () => Promise<MethodShown>): Promise<void> {
    busy = true;
    try {
      const shown = await question();
      if (state().linear.status === 'closed') return;
      tell({ does: 'shown', shown });
      await show(shown);
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      if (state().linear.status !== 'closed') tell({ does: 'failed', trouble: troubleOf(error) });
    } finally {
      busy = false;
    }
    requestAnimationFrame(() => next(state()));
  }

  /** The queens of this moment, on the board: always on boards that can be wound, else at the end. */
  async function show({ finished }: MethodShown): Promise<void> {
    const size = state().large.board?.size ?? 0;
    if (finished || size <= LARGEST_TO_WIND) hold(await line.ask('linearTake', null).answer);
  }

  function next({ linear: now, large, look }: State): void {
    if (busy || look.view !== 'large' || now.trouble) return;
    if (now.status === 'opening') {
      const { seed } = large.recipe;
      void ask(() => line.ask('linearOpen', { method: now.method, seed, options: {} }).answer);
    } else if (now.goal !== null) {
      const { goal } = now;
      void ask(() => go(now, goal));
    } else if (now.playing) {
      const steps = now.speed >= FASTEST ? Number.POSITIVE_INFINITY : 10 ** now.speed;
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
  async function watch({ large }: State, search: string): Promise<void> {
    const size = large.board?.size ?? 0;
    const view = { x: 0, y: 0, scale: 1 / size, width: 1, height: 1 };
    const queens: QueenOf[] = (await line.ask('largeQueens', { view, most: size }).answer) ?? [];
    const rows = emptyRows(size);
    for (const { row, column, given } of queens) if (given) rows[row] = column;
    dispatch({ type: 'place', rows });
    dispatch({ type: 'choose', search, seed: large.recipe.seed });
    dispatch({ type: 'look', look: { view: 'theatre' } });
  }

  return (action, before, after) => {
    if (action.type === 'linear' && action.does === 'theatre') void watch(after, action.search);
    if (after.linear !== before.linear) next(after);
  };
}
