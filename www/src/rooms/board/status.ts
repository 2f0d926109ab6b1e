// The state of the board, which the sentence, the number and the buttons follow.

import type { Clash } from '../../board/rule';
import type { Shared } from '../../kernel/state';

/**
 * `set`: pieces are missing. `solved`: the person has set all of them. `completed`: a completion is shown. `impossible`: no
 * completion exists. `searching`: a search is running, or it ended without an answer.
 */
export type BoardStatus = 'set' | 'solved' | 'completed' | 'impossible' | 'conflict' | 'searching';

export function statusOf({ input: { board }, answer, survey }: Shared, clashes: readonly Clash[]): BoardStatus {
  if (clashes.length > 0) return 'conflict';
  if (board.pieces > 0 && board.squares.length >= board.pieces) return 'solved';
  if (visibleCompletion(answer)) return 'completed';
  if (answer.kind === 'impossible' || (survey.kind === 'known' && hasNone(survey.report?.count))) return 'impossible';
  return answer.kind === 'none' || answer.kind === 'counted' || answer.kind === 'reached' ? 'set' : 'searching';
}

/** Whether a number is known to be zero. The number of a variant is a bigint. */
export const hasNone = (count: number | bigint | null | undefined): boolean => count != null && Number(count) === 0;

/** The completion that is on the board. */
export const visibleCompletion = (answer: Shared['answer']): readonly number[] | undefined =>
  answer.kind === 'completed' || answer.kind === 'searching' ? answer.squares : undefined;

/** Whether a search has been watched on the board, so that its player is shown. The opening has no player. */
export const isWatched = ({ watch, ui }: Shared): boolean =>
  ui.introduced && (ui.shows === 'run' || watch.playing || (watch.shown?.frame.position ?? 0) > 0);
