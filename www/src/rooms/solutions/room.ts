// The Solutions room: all solutions of an empty board, listed and summed by a worker of its own.

import type { Open } from '../rooms';
import { listing } from './effect';
import { createSolutions } from './view';

export const open: Open = (loop, hire) => ({ view: createSolutions(), effect: listing(hire(), loop) });
