// Asks a worker of its own for the solutions of the board that is shown, and for the heat map once it is looked at.

import { latest } from '../../client/latest';
import { troubleOf } from '../../client/trouble';
import type { Variant } from '../../kernel/input';
import type { Effect, RoomContext, Snapshot } from '../room';
import type { SolutionsQuestions } from './questions';
import { firstPlace, LISTED, type Solutions, type SolutionsAction, SUMMED } from './slice';

/** If another rule allows more ways than this, only the first ones are listed. */
const MOST_VARIANT = 20_000;

export function listing({
  dispatch,
  now,
  isShown,
  spawnWorker,
}: RoomContext<Solutions, SolutionsAction, SolutionsQuestions>): Effect<Solutions, SolutionsAction> {
  const client = spawnWorker();
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });
  const lists = latest<SolutionsQuestions>(client, failed);
  const sums = latest<SolutionsQuestions>(client, failed);
  /** The board of the last request, by its size or with its rule: a failed request is not repeated automatically. */
  let listedSize = 0;
  let variantBoard: Variant | null = null;
  let summedSize = 0;

  function list(size: number): void {
    listedSize = size;
    variantBoard = null;
    lists.ask('gallery', { size }, { done: (gallery) => dispatch({ type: 'listed', size, gallery }) });
  }

  function listVariant(board: Variant): void {
    variantBoard = board;
    listedSize = 0;
    lists.ask(
      'variant',
      { board, most: MOST_VARIANT },
      { done: (ways) => dispatch({ type: 'variantListed', board, ways }) },
    );
  }

  function sum(size: number): void {
    summedSize = size;
    dispatch({ type: 'summed', heat: { kind: 'running', size, share: 0, solutions: 0 } });
    sums.ask(
      'heat',
      { size },
      {
        progress: (progress) => dispatch({ type: 'summed', heat: { kind: 'running', size, ...progress } }),
        done: (answer) => dispatch({ type: 'summed', heat: { kind: 'known', size, ...answer } }),
      },
    );
  }

  function stop(): void {
    sums.cancel();
    summedSize = 0;
  }

  return (happened, { shared: before }, { shared: after }) => {
    const size = after.input.rows.length;
    const { variant } = after.input;
    const resized = size !== before.input.rows.length || variant !== before.input.variant;
    if (resized && happened.type !== 'linked') dispatch({ type: 'browse', to: firstPlace });
    const cancelled = happened.type === 'action' && happened.action.type === 'stopSumming';
    if (resized || cancelled || !isShown()) stop();
    const snapshot = now();
    if (!isShown() || snapshot.shared.ui.engine !== 'ready') return;
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
