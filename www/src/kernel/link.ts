// The link to what is shown: board, search, seed, step and room, and what the room adds in words of its own.

import type { Link } from '../engine/types';
import type { Input } from './input';
import type { State } from './state';

/** `own`: what the room that is shown adds. */
export const linkOf = ({ ui, input, watch }: State, own: string): Link => ({
  view: ui.view,
  rows: input.rows,
  search: input.search,
  seed: input.seed,
  step: watch.shown?.frame.position ?? 0,
  own,
});

/** A link to the input board in another room, in the same words, for those who open it beside this page. */
export const linkTo = (room: string, { rows, search, seed }: Input): string =>
  `#1&view=${room}&n=${rows.length}&queens=${rows.map((column) => column + 1).join('.')}&search=${search}&seed=${seed.toString(16)}`;
