// The bit lab, as a room: words and pipelines, run on a worker of its own.

import type { Room } from '../room';
import { lab } from './effect';
import { readBits, writeBits } from './link';
import type { LabQuestions } from './questions';
import { type Bits, type BitsAction, startBits, updateBits } from './slice';
import { createLab } from './view';

export const room: Room<Bits, BitsAction, LabQuestions> = {
  start: startBits,
  update: updateBits,
  link: {
    write: writeBits,
    read(text) {
      const link = readBits(text);
      return link && { type: 'linked', link };
    },
  },
  // The lab has no placement; its fields accept pasted text.
  takes: { undo: { type: 'undo' }, redo: { type: 'redo' }, paste: () => null },
  subject: () => null,
  open: (context) => ({ view: createLab(), effect: lab(context) }),
};
