// Keeps finished shards on this device, so that a count can be gone on with tomorrow. What comes back is for the engine to
// check: a report carries its version and a checksum.

import type { Counted, ShardResult } from '../../engine/types-count';

/** A finished shard. */
export interface KeptShard {
  readonly key: string;
  readonly shard: number;
  readonly what: Counted;
  readonly result: ShardResult;
  /** What it took one worker. */
  readonly milliseconds: number;
}

/** What a whole count took, from start to end. */
export interface KeptTime {
  readonly key: string;
  readonly milliseconds: number;
  readonly workers: number;
}

export interface ShardStore {
  shards(): Promise<KeptShard[]>;
  times(): Promise<KeptTime[]>;
  keep(shard: KeptShard): Promise<void>;
  keepTime(time: KeptTime): Promise<void>;
  /** Throws away all that is kept of a count. */
  forget(key: string): Promise<void>;
}

const NAME = 'queens-counts';
/** Of the form in which shards are kept. */
const VERSION = 1;

/** Opens the store. Rejects where the browser keeps nothing for the page. */
export async function openShards(): Promise<ShardStore> {
  const database = await opened();

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
    shards: async () => (await all('shards')) as KeptShard[],
    times: async () => (await all('times')) as KeptTime[],
    keep: async (shard) => void (await within('shards', 'readwrite', (kept) => kept.put(shard))),
    keepTime: async (time) => void (await within('times', 'readwrite', (kept) => kept.put(time))),
    async forget(key) {
      // Every shard of the count: arrays are compared part by part, and a list comes after every number.
      await within('shards', 'readwrite', (kept) => kept.delete(IDBKeyRange.bound([key], [key, []])));
      await within('times', 'readwrite', (kept) => kept.delete(key));
    },
  };
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // Denied storage throws in one browser and fails in another.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('shards', { keyPath: ['key', 'shard'] });
      request.result.createObjectStore('times', { keyPath: 'key' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the store is being changed by another page'));
  });
