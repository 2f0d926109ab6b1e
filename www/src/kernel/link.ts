// The link to the present state: board, search, seed, step and room, and the words that the room adds.

import type { Link } from '../engine/types';
import type { AppAction } from './action';
import type { Input } from './input';
import type { State } from './state';

/** The parts of the state that a link contains. */
type LinkState = Pick<State, 'ui' | 'input' | 'watch'>;

/** `own`: the part that the visible room adds. */
export const linkOf = ({ ui, input, watch }: LinkState, own: string): Link => ({
  view: ui.view,
  rows: input.rows,
  search: input.search,
  seed: input.seed,
  step: watch.shown?.frame.position ?? 0,
  own,
});

/**
 * A link to the input board in another room, which can be opened in another tab. `own`: the part that the room adds.
 */
export const linkTo = (room: string, { rows, search, seed }: Input, own = ''): string =>
  spell(
    room,
    rows.length,
    `&queens=${rows.map((column) => column + 1).join('.')}&search=${search}&seed=${seed.toString(16)}`,
    own,
  );

/** A link into a room with an empty board of `size` rows. If the room has a board of its own, the size does not matter. */
export const linkInto = (room: string, own = '', size = 8): string => spell(room, size, '', own);

const spell = (room: string, size: number, board: string, own: string): string =>
  `#1&view=${room}&n=${size}${board}${own && `&own=${own}`}`;

/** The actions that open another room at `own`, with the present board, search and step. */
export const openAt = (state: LinkState, view: string, own: string): readonly AppAction[] => [
  { type: 'ui', ui: { view, dialog: null } },
  ...(own === '' ? [] : [{ type: 'linked', link: { ...linkOf(state, own), view } } as const]),
];
