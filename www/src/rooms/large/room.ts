// The Large room: boards of up to ten million rows, with a worker of their own that holds and paints them.

import type { Open } from '../rooms';
import { large } from './effect';
import { figures } from './figures/effect';
import { createLarge } from './view';

/** The worker holds the board, and some of its work on ten million rows cannot be cut into slices. In milliseconds. */
const PATIENCE = 10_000;

export const open: Open = (loop, hire) => {
  const effects = [large(hire(PATIENCE), loop), figures(() => hire(), loop)];
  return {
    view: createLarge(),
    effect: (...heard) => {
      for (const effect of effects) effect(...heard);
    },
  };
};
