// The bit lab, as a room: words and pipelines, run by the engine.

import { stepsAction } from '../../watch/steps';
import type { Room } from '../room';
import { readBits, writeBits } from './link';
import { type Bits, type BitsAction, bitsWants, type LabQuestions, startBits, stepsOf, updateBits } from './slice';
import { createLab } from './view';

export const room: Room<Bits, BitsAction, LabQuestions> = {
  start: startBits,
  update: updateBits,
  wants: bitsWants,
  transport: (name, bits) => stepsAction(name, stepsOf(bits)),
  link: {
    write: writeBits,
    read(text) {
      const link = readBits(text);
      return link && { type: 'linked', link };
    },
  },
  // The lab has no placement; its fields accept pasted text.
  overrides: { undo: { type: 'undo' }, redo: { type: 'redo' }, paste: () => null },
  subject: () => null,
  open: () => ({ view: createLab() }),
};
