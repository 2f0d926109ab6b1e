// The Count room: how many solutions there are, all of them counted on this machine.

import { room } from '../count/room';
import { counting } from '../effects/counting';
import type { Open } from './rooms';

export const open: Open = (loop, hire) => ({ view: room, effect: counting(() => hire(), loop) });
