// The Count room: how many solutions there are, all of them counted on this machine.

import type { Open } from '../rooms';
import { counting } from './effect';
import { room } from './view';

export const open: Open = (loop, hire) => ({ view: room, effect: counting(() => hire(), loop) });
