// The Large room: boards of up to ten million rows, with a worker of their own that holds and paints them.

import { large } from '../effects/large';
import { createLarge } from '../large/large';
import type { Open } from './rooms';

export const open: Open = (loop, hire) => ({
  view: createLarge(),
  effect: large(hire('worker-large.js'), loop),
});
