// Asks a worker of its own for the solutions of the board that is shown, and for the heat map once it is looked at.

import type { Job } from '../../client/client';
import { isCancelled, troubleOf } from '../../client/trouble';
import type { Variant } from '../../kernel/input';
import type { Effect, RoomContext, Snapshot } from '../room';
import type { SolutionsQuestions } from './questions';
import { firstPlace, LISTED, type Solutions, type SolutionsAction, SUMMED } from './slice';

/** Of more ways than this under another rule, the first ones are listed. */
const MOST_VARIANT = 20_000;

export function listing({
  dispatch,
  now,
  spawnWorker,
}: RoomContext<Solutions, SolutionsAction, SolutionsQuestions>): Effect<Solutions, SolutionsAction> {
  const client = spawnWorker();
  /** The size that was asked about last: what failed is not asked again by itself. */
  let listedSize = 0;
  let summedSize = 0;
  let summing: Job<SolutionsQuestions['heat']> | null = null;
  let variantBoard: Variant | null = null;
  let job: Job<SolutionsQuestions['variant']> | null = null;

  function list(size: number): void {
    listedSize = size;
    client.ask('gallery', { size }).answer.then(
      (gallery) => {
        if (listedSize === size) dispatch({ type: 'listed', size, gallery });
      },
      (error: unknown) => {
        if (listedSize === size) dispatch({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function listVariant(board: Variant): void {
    job?.cancel();
    variantBoard = board;
    const begun = client.ask('variant', { board, most: MOST_VARIANT });
    job = begun;
    begun.answer.then(
      (ways) => {
        if (job === begun) dispatch({ type: 'variantListed', board, ways });
      },
      (error: unknown) => {
        if (job === begun && !isCancelled(error)) dispatch({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function sum(size: number): void {
    summedSize = size;
    const begun = client.ask('heat', { size }, (progress) => {
      if (summing === begun) dispatch({ type: 'summed', heat: { kind: 'running', size, ...progress } });
    });
    summing = begun;
    dispatch({ type: 'summed', heat: { kind: 'running', size, share: 0, solutions: 0 } });
    begun.answer.then(
      (answer) => {
        if (summing === begun) dispatch({ type: 'summed', heat: { kind: 'known', size, ...answer } });
      },
      (error: unknown) => {
        if (summing === begun && !isCancelled(error)) dispatch({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function stop(): void {
    summing?.cancel();
    summing = null;
    summedSize = 0;
  }

  return (happened, { shared: before }, { shared: after }) => {
    const size = after.input.rows.length;
    const { variant } = after.input;
    const resized = size !== before.input.rows.length || variant !== before.input.variant;
    if (resized && happened.type !== 'linked') dispatch({ type: 'browse', to: firstPlace });
    const cancelled = happened.type === 'action' && happened.action.type === 'stopSumming';
    if (resized || cancelled || after.ui.view !== 'solutions') stop();
    const snapshot = now();
    const { ui } = snapshot.shared;
    if (ui.view !== 'solutions' || ui.engine !== 'ready') return;
    if (variant) {
      if (variant !== variantBoard) listVariant(variant);
      return;
    }
    if (size <= LISTED && size !== listedSize) list(size);
    if (isWanted(snapshot) && size !== summedSize) sum(size);
  };
}

/** Whether the heat map is looked at, and neither known nor cancelled for this board. */
function isWanted({ own: { heat, browse }, shared }: Snapshot<Solutions>): boolean {
  const size = shared.input.rows.length;
  if (size > SUMMED || (size <= LISTED && browse.shows !== 'heat')) return false;
  return heat.kind === 'none' || heat.kind === 'running' || heat.size !== size;
}
