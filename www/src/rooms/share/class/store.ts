// The set of links that this device keeps.

import { type ClassSet, noLinks, readSet, writeSet } from '../../../kernel/classroom/set';
import { kept } from '../../../kernel/kept';

const set = kept<ClassSet | null>(
  'queens-class',
  (text) => (text === null ? null : readSet(text)),
  (set) => writeSet(set ?? noLinks),
);

/** Whether it could be kept. */
export const keepSet = (links: ClassSet): boolean => set.keep(links);

/** What was kept, if it can be read; null where the device keeps nothing. */
export const keptSet = (): ClassSet | null => set.read();

/** `listener` hears of what another tab has kept. */
export const followSet = (listener: (set: ClassSet) => void): void => set.follow((found) => listener(found ?? noLinks));
