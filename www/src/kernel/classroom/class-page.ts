// The class page that this device keeps: the set of links that the room Share gathers, which names the tasks of receipts.

import { createStored } from '../kept';
import { type ClassSet, noLinks, readSet, writeSet } from './set';

/** The stored class page; without links if nothing is stored, or if it cannot be read. */
export const storedSet = createStored<ClassSet>(
  'queens-class',
  (text) => (text === null ? noLinks : readSet(text)),
  writeSet,
);
