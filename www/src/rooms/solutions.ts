// The Solutions room: all solutions of an empty board, listed and summed by a worker of its own.

import { listing } from '../effects/solutions';
import { createSolutions } from '../solutions/solutions';
import type { Open } from './rooms';

export const open: Open = (loop, hire) => ({ view: createSolutions(), effect: listing(hire(), loop) });
