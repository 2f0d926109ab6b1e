// Writes the links to boards in the Large view.

import type { Input } from '../../kernel/input';
import { linkInto, linkTo } from '../../kernel/link';

/** An empty board of `size` rows; the input board stays. */
export const largeLink = (size: number, input: Input): string => linkTo('large', input, `n${size}.k0.s1`);

export interface Pair {
  readonly size: number;
  readonly seed: number;
  /** Which placement of the pair: with or without a completion. */
  readonly which: 'with' | 'without';
  /** The number of queens, if it differs from the number of the published pairs. */
  readonly queens?: number;
}

/** The link to a placement of a near pair: two placements that differ by one square, and in whether they have a completion. */
export const pairLink = ({ size, seed, which, queens }: Pair): string =>
  linkInto('large', `n${size}.pair${seed}.${which}${queens === undefined ? '' : `.k${queens}`}`);
