// Stores the record on this device, together with what other tabs store there.

import { createStored } from '../../../kernel/stored';
import type { PersistedPart } from '../../commands';
import { readSettings } from '../settings';
import type { Play, PlayAction } from '../slice';
import { dayOf } from './day';
import {
  latestFutureDay,
  mergeRecords,
  noRecord,
  type PlayRecord,
  readRecord,
  revisionOf,
  type UnfinishedWork,
  writeRecord,
} from './record';

/** The stored record. `trouble`: `storage` if the browser refuses storage, otherwise why a part is missing. */
interface LoadedRecord {
  readonly record: PlayRecord;
  readonly trouble: 'storage' | 'play-damaged' | 'play-newer' | null;
}

/** The key for a copy of an unreadable record, so that nothing is lost. */
const damagedCopy = createStored('queens-play-damaged', (text) => text ?? '', String);
const records = createStored('queens-play', parse, ({ record }) => writeRecord(record));

function parse(text: string | null, refused: boolean): LoadedRecord {
  if (text === null) return { record: noRecord, trouble: refused ? 'storage' : null };
  const found = readRecord(text);
  if (found.is === 'whole') return { record: found.record, trouble: null };
  let isCopied = false;
  damagedCopy.save(text, (isStored) => {
    isCopied = isStored;
  });
  if (!isCopied) return { record: noRecord, trouble: 'storage' };
  return found.is === 'newer'
    ? { record: noRecord, trouble: 'play-newer' }
    : { record: found.record, trouble: 'play-damaged' };
}

/**
 * Merges the record with the stored one. `before`: the record before the change. Work that the change removed is removed from the
 * stored record; work that it changed becomes newer than the stored work.
 */
export function mergeStored(record: PlayRecord, before: PlayRecord, stored: PlayRecord): PlayRecord {
  const find = ({ begun }: PlayRecord, id: string): UnfinishedWork | undefined => begun.find((work) => work.id === id);
  const begun = record.begun.map((work) => {
    const isChanged = revisionOf(work) > revisionOf(find(before, work.id) ?? {});
    const there = revisionOf(find(stored, work.id) ?? {});
    return isChanged && there >= revisionOf(work) ? { ...work, revision: there + 1 } : work;
  });
  const isDropped = ({ id }: UnfinishedWork): boolean =>
    find(before, id) !== undefined && find(record, id) === undefined;
  return mergeRecords({ ...record, begun }, { ...stored, begun: stored.begun.filter((work) => !isDropped(work)) });
}

/** The record of begun and solved puzzles. */
export const recordPart: PersistedPart<Play, PlayAction> = {
  of: ({ record }) => record,
  save({ record }, before) {
    if (record === noRecord) {
      records.remove();
      damagedCopy.remove();
      return null;
    }
    const found = records.read();
    const all = mergeStored(record, before.record, found.record);
    // If the browser refuses storage, this was reported when the record was read.
    records.save({ record: all, trouble: null }, found.trouble === 'storage' ? () => {} : undefined);
    return { type: 'record', record: all };
  },
  restore(from) {
    const { record, trouble } = records.read();
    if (from === 'otherTab') return { type: 'record', record };
    return { type: 'restored', record, trouble, ahead: latestFutureDay(record, dayOf(new Date())) };
  },
  onChange: (listener) => records.onChange(listener),
};

export const storedSettings = createStored('queens-play-settings', readSettings);
