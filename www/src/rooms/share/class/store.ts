// The set of links that this device keeps.

import { type ClassSet, noLinks, readSet, writeSet } from '../../../kernel/classroom/set';

const PLACE = 'queens-class';

/** Whether it could be kept. */
export function keepSet(set: ClassSet): boolean {
  try {
    localStorage.setItem(PLACE, writeSet(set));
    return true;
  } catch {
    return false;
  }
}

/** What was kept, if it can be read; null where the device keeps nothing. */
export function keptSet(): ClassSet | null {
  try {
    const found = localStorage.getItem(PLACE);
    return found === null ? null : readSet(found);
  } catch {
    return null;
  }
}

/** Tells what another tab has kept. */
export function followSet(tell: (set: ClassSet) => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === PLACE) tell(keptSet() ?? noLinks);
  });
}
