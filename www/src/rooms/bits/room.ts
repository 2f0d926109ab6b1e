// The bit lab, as a room: its view, and the effect that runs words and pipelines on a worker of its own.

import type { Open } from '../rooms';
import { bits } from './effect';
import { createLab } from './view';

export const open: Open = (loop, hire) => ({ view: createLab(), effect: bits(hire(), loop) });
