// The link to what is shown: board, search, seed, step and view, and what the view adds in words of its own.

import type { Link } from '../engine/types';
import { writeBits } from '../rooms/bits/link';
import { writeLargeLink } from '../rooms/large/link';
import { writeRaceLink } from '../rooms/race/slice';
import { writeBrowse } from '../rooms/solutions/slice';
import type { Asked } from './asked';
import type { View } from './look';
import type { State } from './state';

/**
 * What a view adds, in letters, digits and `.~_-*`: one line a view. The view's effect reads it back, from `linked` or
 * `entered`. A view that is not here says it all by the board.
 */
const OWN: Partial<Record<View, (state: State) => string>> = {
  count: ({ count }) => (count.ask === 'solutions' ? '' : count.ask),
  large: ({ large }) => writeLargeLink(large),
  solutions: ({ solutions }) => writeBrowse(solutions.browse),
  bits: ({ bits }) => writeBits(bits),
  race: ({ race }) => writeRaceLink(race),
};

export const linkOf = (state: State): Link => ({
  view: state.look.view,
  rows: state.asked.rows,
  search: state.asked.search,
  seed: state.asked.seed,
  step: state.watch.shown?.frame.position ?? 0,
  own: ownOf(state),
});

/** A link to the board that is asked in another view, in the same words, for those who open it beside this page. */
export const linkTo = (view: View, { rows, search, seed }: Asked): string =>
  `#1&view=${view}&n=${rows.length}&queens=${rows.map((column) => column + 1).join('.')}&search=${search}&seed=${seed.toString(16)}`;

/** What the view that is shown adds. Until its room is there, what the last link said stays as it is. */
export function ownOf(state: State): string {
  const { view, entered } = state.look;
  const write = OWN[view];
  if (!write) return '';
  return entered.includes(view) ? write(state) : state.own;
}
