// Texts of the Board for a variant, where classic queens have other texts.

import type { Board } from '../../../kernel/input';
import { t } from '../../../texts/texts';

/** Describes the number under the board. */
export function captionOf(
  { squares, pieces }: Board,
  count: number | bigint | null,
  clashing: boolean,
  pending: boolean,
): string {
  if (clashing) return t('rules.ofConflict');
  if (count === null) return t(pending ? 'figure.pending' : 'figure.unknown');
  if (squares.length === 0) return t('rules.ofEmpty', { count, pieces });
  if (squares.length === pieces) return t('rules.ofFull');
  return t('rules.ofSome', { count, set: squares.length, pieces });
}
