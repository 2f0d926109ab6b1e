// The class page that this device stores: the links that a teacher collects for a class, which give the tasks of receipts their names.

import { createStored } from '../stored';
import { type ClassSet, noLinks, readSet, writeSet } from './set';

/** The stored class page; without links if nothing is stored, or if it cannot be read. */
export const storedSet = createStored<ClassSet>(
  'queens-class',
  (text) => (text === null ? noLinks : readSet(text)),
  writeSet,
);
