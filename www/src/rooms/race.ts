// The Race room: searches side by side, with a worker of their own for as long as they are looked at.

import { racing } from '../effects/racing';
import { createRace } from '../race/race';
import type { Open } from './rooms';

export const open: Open = (loop, hire) => ({ view: createRace(), effect: racing(hire, loop) });
