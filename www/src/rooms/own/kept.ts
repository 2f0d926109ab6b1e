// The last programs of this device. What comes back is read as something that a stranger wrote.

import { LARGEST } from './slice';

const NAME = 'queens-own';
const MOST = 6;

export function keptPrograms(storage: Pick<Storage, 'getItem'> = localStorage): string[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    const isProgram = (each: unknown): each is string => typeof each === 'string' && each.length <= LARGEST;
    return Array.isArray(found) ? found.filter(isProgram).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a program before the others. A device that keeps nothing keeps nothing. */
export function keep(text: string): string[] {
  const kept = [text, ...keptPrograms().filter((each) => each !== text)].slice(0, MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    return keptPrograms();
  }
  return kept;
}
