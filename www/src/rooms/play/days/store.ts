// Keeps the record on this device, together with what other tabs keep there.

import { kept } from '../../../kernel/kept';
import { readSettings } from '../settings';
import { merged, noRecord, type PlayRecord, readRecord, writeRecord } from './record';

const PLACE = 'queens-play';
/** A record that cannot be read is laid aside here, so that nothing is lost with it. */
const ASIDE = 'queens-play-damaged';

/** What was found: `storage` where the browser keeps nothing, else why it is not all of what stood there. */
export interface Kept {
  readonly record: PlayRecord;
  readonly trouble: 'storage' | 'play-damaged' | 'play-newer' | null;
}

export function read(): Kept {
  try {
    const text = localStorage.getItem(PLACE);
    if (text === null) return { record: noRecord, trouble: null };
    const found = readRecord(text);
    if (found.is === 'whole') return { record: found.record, trouble: null };
    localStorage.setItem(ASIDE, text);
    return found.is === 'newer'
      ? { record: noRecord, trouble: 'play-newer' }
      : { record: found.record, trouble: 'play-damaged' };
  } catch {
    return { record: noRecord, trouble: 'storage' };
  }
}

/** Writes what is known here beside what is kept; null where the browser refuses. `drop`: the puzzle that is begun no more. */
export function keep(record: PlayRecord, drop: string | null = null): PlayRecord | null {
  try {
    const { record: there } = read();
    const all = merged(record, { ...there, begun: there.begun.filter(({ id }) => id !== drop) });
    localStorage.setItem(PLACE, writeRecord(all));
    return all;
  } catch {
    return null;
  }
}

export function erase(): boolean {
  try {
    for (const place of [PLACE, ASIDE]) localStorage.removeItem(place);
    return true;
  } catch {
    return false;
  }
}

export const keptSettings = kept('queens-play-settings', readSettings);

/** Tells when another tab has written the record. */
export function onOther(tell: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === PLACE || key === null) tell();
  });
}
