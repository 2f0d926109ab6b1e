// Asks a worker of its own for the solutions of the board that is shown, and for the heat map once it is looked at.

import type { Loop } from '../../kernel/loop';
import type { Effect, State } from '../../kernel/state';
import type { Job, Line } from '../../line/client';
import { isCancelled, troubleOf } from '../board/effect';
import { firstPlace, LISTED, readBrowse, SUMMED } from './slice';

export function listing(line: Line, { dispatch, state }: Loop): Effect {
  /** The size that was asked about last: what failed is not asked again by itself. */
  let listedSize = 0;
  let summedSize = 0;
  let summing: Job<'heat'> | null = null;

  function list(size: number): void {
    listedSize = size;
    line.ask('gallery', { size }).answer.then(
      (gallery) => {
        if (listedSize === size) dispatch({ type: 'listed', size, gallery });
      },
      (error: unknown) => {
        if (listedSize === size) dispatch({ type: 'solutionsFailed', trouble: troubleOf(error) });
      },
    );
  }

  function sum(size: number): void {
    summedSize = size;
    const begun = line.ask('heat', { size }, (progress) => {
      if (summing === begun) dispatch({ type: 'summed', heat: { kind: 'running', size, ...progress } });
    });
    summing = begun;
    dispatch({ type: 'summed', heat: { kind: 'running', size, share: 0, solutions: 0 } });
    begun.answer.then(
      (answer) => {
        if (summing === begun) dispatch({ type: 'summed', heat: { kind: 'known', size, ...answer } });
      },
      (error: unknown) => {
        if (summing === begun && !isCancelled(error)) dispatch({ type: 'solutionsFailed', trouble: troubleOf(error) });
      },
    );
  }

  function stop(): void {
    summing?.cancel();
    summing = null;
    summedSize = 0;
  }

  return (action, before, after) => {
    if (action.type === 'linked' || action.type === 'entered')
      if (after.look.view === 'solutions') dispatch({ type: 'browse', to: readBrowse(after.own) });
    const size = after.asked.rows.length;
    const resized = size !== before.asked.rows.length;
    if (resized && action.type !== 'linked') dispatch({ type: 'browse', to: firstPlace });
    if (resized || action.type === 'stopSumming' || after.look.view !== 'solutions') stop();
    const now = state();
    if (now.look.view !== 'solutions' || now.look.engine !== 'ready') return;
    if (size <= LISTED && size !== listedSize) list(size);
    if (isWanted(now) && size !== summedSize) sum(size);
  };
}

/** Whether the heat map is looked at, and neither known nor cancelled for this board. */
function isWanted({ asked, solutions: { heat, browse } }: State): boolean {
  const size = asked.rows.length;
  if (size > SUMMED || (size <= LISTED && browse.shows !== 'heat')) return false;
  return heat.kind === 'none' || heat.kind === 'running' || heat.size !== size;
}
