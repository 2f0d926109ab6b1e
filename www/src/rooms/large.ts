// The Large room: boards of up to ten million rows, with a worker of their own that holds and paints them.

import { figures } from '../effects/figures';
import { large } from '../effects/large';
import { createLarge } from '../large/large';
import type { Open } from './rooms';

export const open: Open = (loop, hire) => {
  const effects = [large(hire(), loop), figures(hire, loop)];
  return {
    view: createLarge(),
    effect: (...heard) => {
      for (const effect of effects) effect(...heard);
    },
  };
};
