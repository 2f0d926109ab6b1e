// Keeps the record on this device, together with what other tabs keep there.

import { createStored } from '../../../kernel/kept';
import { readSettings } from '../settings';
import { type Begun, merged, noRecord, type PlayRecord, readRecord, writeRecord } from './record';

/** The record that was found: `storage` if the browser stores nothing, else why a part is missing. */
export interface Found {
  readonly record: PlayRecord;
  readonly trouble: 'storage' | 'play-damaged' | 'play-newer' | null;
}

/** A record that cannot be read is laid aside here, so that nothing is lost with it. */
const aside = createStored('queens-play-damaged', (text) => text ?? '', String);
const records = createStored('queens-play', parse, ({ record }) => writeRecord(record));

function parse(text: string | null, refused: boolean): Found {
  if (text === null) return { record: noRecord, trouble: refused ? 'storage' : null };
  const found = readRecord(text);
  if (found.is === 'whole') return { record: found.record, trouble: null };
  let isAside = false;
  aside.keep(text, (kept) => {
    isAside = kept;
  });
  if (!isAside) return { record: noRecord, trouble: 'storage' };
  return found.is === 'newer'
    ? { record: noRecord, trouble: 'play-newer' }
    : { record: found.record, trouble: 'play-damaged' };
}

export const { read } = records;

/** The begun work on a puzzle, as the last tab stored it. */
export const keptWork = (id: string): Begun | null => read().record.begun.find((work) => work.id === id) ?? null;

/**
 * Merges the record with the stored one and writes it; returns null if the browser refuses. `drop`: a puzzle that is no longer
 * begun.
 */
export function keep(record: PlayRecord, drop: string | null = null): PlayRecord | null {
  const { record: there } = read();
  const all = merged(record, { ...there, begun: there.begun.filter(({ id }) => id !== drop) });
  let stored: PlayRecord | null = null;
  records.keep({ record: all, trouble: null }, (kept) => {
    if (kept) stored = all;
  });
  return stored;
}

export function erase(): void {
  records.erase();
  aside.erase();
}

/** Tells when another tab has written the record. */
export const onOther = (tell: (found: Found) => void): void => records.follow(tell);

export const keptSettings = createStored('queens-play-settings', readSettings);
