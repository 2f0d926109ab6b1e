// The class page that this device keeps: the set of links that the room Share gathers, which names the tasks of receipts.

import { createStored } from '../kept';
import { type ClassSet, noLinks, readSet, writeSet } from './set';

const set = createStored<ClassSet | null>(
  'queens-class',
  (text) => (text === null ? null : readSet(text)),
  (set) => writeSet(set ?? noLinks),
);

/** Whether it could be kept. */
export const storeSet = set.keep;

/** The stored class page if it can be read, otherwise null. */
export const storedSet = (): ClassSet | null => set.read();

/** Calls `listener` when another tab has stored a class page. */
export const followSet = (listener: (set: ClassSet) => void): void => set.follow((found) => listener(found ?? noLinks));
