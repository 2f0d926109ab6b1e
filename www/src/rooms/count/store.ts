// The stored form of finished shards, with which a count can continue tomorrow. The engine checks stored reports: each
// contains its version and a checksum.

import type { Counted, ShardResult } from '../../engine/types';
import type { Database, Records } from '../../kernel/records';
import type { ByGraphics } from './slice';

/** A finished shard. */
export interface StoredShard {
  readonly key: string;
  readonly shard: number;
  readonly what: Counted;
  readonly result: ShardResult;
  /** The time it took on the device that counted it. */
  readonly milliseconds: number;
}

/** The time of a whole count, from start to end. */
export interface StoredTime {
  readonly key: string;
  readonly milliseconds: number;
  readonly workers: number;
  readonly byGraphics?: ByGraphics | null;
}

/** The result of reading the store: the valid records, and the number of invalid records. */
export interface StoreContent<Entry> {
  readonly valid: readonly Entry[];
  readonly damaged: number;
}

/** The database of counts. */
export const COUNTS: Database = {
  name: 'queens-counts',
  version: 1,
  kinds: { shards: ['key', 'shard'], times: 'key' },
};

export const storedShards = async (records: Records): Promise<StoreContent<StoredShard>> =>
  separate(await records.all('shards'), isShard);

export const storedTimes = async (records: Records): Promise<StoreContent<StoredTime>> =>
  separate(await records.all('times'), isTime);

/** Deletes all that is stored of a count. */
export async function forgetCount(records: Records, key: string): Promise<void> {
  await records.remove('shards', key);
  await records.remove('times', key);
}

/** Separates valid records from others, because other pages and other versions also write to the store. */
function separate<Entry>(found: readonly unknown[], is: (record: unknown) => record is Entry): StoreContent<Entry> {
  const valid = found.filter(is);
  return { valid: valid, damaged: found.length - valid.length };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value is a finite number that is not below zero. */
const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

/** Checks the form only. The engine verifies the checksum of a report. */
const isShard = (record: unknown): record is StoredShard =>
  isRecord(record) &&
  typeof record.key === 'string' &&
  isAmount(record.shard) &&
  isAmount(record.milliseconds) &&
  isRecord(record.what) &&
  isRecord(record.result);

const isTime = (record: unknown): record is StoredTime =>
  isRecord(record) &&
  typeof record.key === 'string' &&
  isAmount(record.milliseconds) &&
  isAmount(record.workers) &&
  record.workers >= 1 &&
  (record.byGraphics === undefined || record.byGraphics === null || isByGraphics(record.byGraphics));

const isByGraphics = (value: unknown): value is ByGraphics =>
  isRecord(value) && isAmount(value.shards) && (value.cores === null || isAmount(value.cores));
