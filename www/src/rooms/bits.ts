// The bit lab, as a room: its view, and the effect that runs words and pipelines on a worker of its own.

import { createLab } from '../bits/lab';
import { bits } from '../effects/bits';
import type { Open } from './rooms';

export const open: Open = (loop, hire) => ({ view: createLab(), effect: bits(hire(), loop) });
