// The Race room: searches side by side, with a worker of their own for as long as they are looked at.

import type { Open } from '../rooms';
import { racing } from './effect';
import { createRace } from './view';

export const open: Open = (loop, hire) => ({ view: createRace(), effect: racing(hire, loop) });
