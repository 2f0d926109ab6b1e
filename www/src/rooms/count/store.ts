// Stores finished shards on this device, so that a count can continue tomorrow. The engine checks stored reports: each
// contains its version and a checksum.

import type { Counted, ShardResult } from '../../engine/types';
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

/** The result of reading the store: the valid records, and the number of invalid ones. */
export interface StoreContent<Kept> {
  readonly kept: readonly Kept[];
  readonly damaged: number;
}

export interface ShardStore {
  shards(): Promise<StoreContent<StoredShard>>;
  times(): Promise<StoreContent<StoredTime>>;
  keep(shard: StoredShard): Promise<void>;
  keepTime(time: StoredTime): Promise<void>;
  /** Throws away all that is kept of a count. */
  forget(key: string): Promise<void>;
}

const NAME = 'queens-counts';
/** The version of the format of stored shards. */
const VERSION = 1;
/** If the browser does not open the store within this time, in milliseconds, the page works without it. */
const PATIENCE = 4_000;

/** Opens the store. Rejects if the browser refuses storage for the page. */
export async function openShards(): Promise<ShardStore> {
  const database = await openDatabase();

  async function within<T>(store: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => T): Promise<T> {
    const transaction = database.transaction(store, mode);
    const result = work(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    return result;
  }

  const all = async (store: string): Promise<unknown[]> =>
    (await within(store, 'readonly', (kept) => kept.getAll())).result;

  return {
    shards: async () => sound(await all('shards'), isShard),
    times: async () => sound(await all('times'), isTime),
    keep: async (shard) => void (await within('shards', 'readwrite', (kept) => kept.put(shard))),
    keepTime: async (time) => void (await within('times', 'readwrite', (kept) => kept.put(time))),
    async forget(key) {
      // Every shard of the count: arrays are compared part by part, and a list comes after every number.
      await within('shards', 'readwrite', (kept) => kept.delete(IDBKeyRange.bound([key], [key, []])));
      await within('times', 'readwrite', (kept) => kept.delete(key));
    },
  };
}

/** Separates valid records from others, because other pages and other versions also write to the store. */
function sound<Kept>(found: readonly unknown[], is: (record: unknown) => record is Kept): StoreContent<Kept> {
  const kept = found.filter(is);
  return { kept, damaged: found.length - kept.length };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether it is a finite number that is not below zero. */
const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

/** The form only: whether the report is true is for the engine to say, which checks its checksum. */
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

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the store did not open in time')), PATIENCE);
    // Denied storage throws in one browser and fails in another.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('shards', { keyPath: ['key', 'shard'] });
      request.result.createObjectStore('times', { keyPath: 'key' });
    };
    request.onsuccess = () => {
      // A page of a later version may upgrade the store: this page continues without it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the store is being changed by another page'));
  });
