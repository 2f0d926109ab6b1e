// Asks a worker of its own for the solutions of the board that is shown, and for the heat map once it is looked at.

import type { Ruled } from '../../kernel/asked';
import type { Job } from '../../line/client';
import { isCancelled, troubleOf } from '../../line/trouble';
import type { Effect, Kit, Moment } from '../room';
import type { SolutionsQuestions } from './questions';
import { firstPlace, LISTED, type Solutions, type SolutionsDeed, SUMMED } from './slice';

/** Of more ways than this under another rule, the first ones are listed. */
const MOST_RULED = 20_000;

export function listing({
  act,
  now,
  hire,
}: Kit<Solutions, SolutionsDeed, SolutionsQuestions>): Effect<Solutions, SolutionsDeed> {
  const line = hire();
  /** The size that was asked about last: what failed is not asked again by itself. */
  let listedSize = 0;
  let summedSize = 0;
  let summing: Job<SolutionsQuestions['heat']> | null = null;
  let ruledBoard: Ruled | null = null;
  let ruling: Job<SolutionsQuestions['ruled']> | null = null;

  function list(size: number): void {
    listedSize = size;
    line.ask('gallery', { size }).answer.then(
      (gallery) => {
        if (listedSize === size) act({ type: 'listed', size, gallery });
      },
      (error: unknown) => {
        if (listedSize === size) act({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function listRuled(board: Ruled): void {
    ruling?.cancel();
    ruledBoard = board;
    const begun = line.ask('ruled', { board, most: MOST_RULED });
    ruling = begun;
    begun.answer.then(
      (answer) => {
        if (ruling === begun) act({ type: 'ruled', list: { ...answer, board } });
      },
      (error: unknown) => {
        if (ruling === begun && !isCancelled(error)) act({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function sum(size: number): void {
    summedSize = size;
    const begun = line.ask('heat', { size }, (progress) => {
      if (summing === begun) act({ type: 'summed', heat: { kind: 'running', size, ...progress } });
    });
    summing = begun;
    act({ type: 'summed', heat: { kind: 'running', size, share: 0, solutions: 0 } });
    begun.answer.then(
      (answer) => {
        if (summing === begun) act({ type: 'summed', heat: { kind: 'known', size, ...answer } });
      },
      (error: unknown) => {
        if (summing === begun && !isCancelled(error)) act({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function stop(): void {
    summing?.cancel();
    summing = null;
    summedSize = 0;
  }

  return (happened, { shared: before }, { shared: after }) => {
    const size = after.asked.rows.length;
    const { ruled } = after.asked;
    const resized = size !== before.asked.rows.length || ruled !== before.asked.ruled;
    if (resized && happened.type !== 'linked') act({ type: 'browse', to: firstPlace });
    const cancelled = happened.type === 'deed' && happened.deed.type === 'stopSumming';
    if (resized || cancelled || after.look.view !== 'solutions') stop();
    const moment = now();
    const { look } = moment.shared;
    if (look.view !== 'solutions' || look.engine !== 'ready') return;
    if (ruled) {
      if (ruled !== ruledBoard) listRuled(ruled);
      return;
    }
    if (size <= LISTED && size !== listedSize) list(size);
    if (isWanted(moment) && size !== summedSize) sum(size);
  };
}

/** Whether the heat map is looked at, and neither known nor cancelled for this board. */
function isWanted({ own: { heat, browse }, shared }: Moment<Solutions>): boolean {
  const size = shared.asked.rows.length;
  if (size > SUMMED || (size <= LISTED && browse.shows !== 'heat')) return false;
  return heat.kind === 'none' || heat.kind === 'running' || heat.size !== size;
}
