// Records that this device stores in a database: too many to be written as one text at each change.

/** The database of a room. */
export interface Database {
  readonly name: string;
  readonly version: number;
  /** For each kind of records, the field or the fields that are the key of a record. */
  readonly kinds: Readonly<Record<string, string | string[]>>;
}

export interface Records {
  /** All records of a kind. They are untrusted: other pages and other versions also write to the database. */
  all(kind: string): Promise<unknown[]>;
  put(kind: string, record: unknown): Promise<void>;
  /** Deletes the records with this key, or whose keys begin with it. */
  remove(kind: string, key: string): Promise<void>;
  /** `listener` is called when another tab has changed something. */
  onChange(listener: () => void): void;
}

/** If the browser does not open the database within this time, in milliseconds, the page works without it. */
const OPEN_TIMEOUT = 4_000;

/** Opens a database. Rejects if the browser refuses storage for the page. */
export async function openRecords(of: Database): Promise<Records> {
  const database = await openDatabase(of);
  const channel = openChannel(of.name);

  async function inTransaction<T>(
    kind: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => T,
  ): Promise<T> {
    const transaction = database.transaction(kind, mode);
    const result = work(transaction.objectStore(kind));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    if (mode === 'readwrite') channel?.postMessage(kind);
    return result;
  }

  return {
    all: async (kind) => (await inTransaction(kind, 'readonly', (store) => store.getAll())).result,
    put: async (kind, record) => void (await inTransaction(kind, 'readwrite', (store) => store.put(record))),
    async remove(kind, key) {
      // Arrays are compared part by part, and an array sorts after every other type of key.
      const keys = Array.isArray(of.kinds[kind]) ? IDBKeyRange.bound([key], [key, []]) : key;
      await inTransaction(kind, 'readwrite', (store) => store.delete(keys));
    },
    onChange: (listener) => channel?.addEventListener('message', listener),
  };
}

/** The channel to other tabs; null if the browser refuses it. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

const openDatabase = ({ name, version, kinds }: Database): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the store did not open in time')), OPEN_TIMEOUT);
    // Denied storage throws in one browser and fails in another.
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [kind, keyPath] of Object.entries(kinds)) request.result.createObjectStore(kind, { keyPath });
    };
    request.onsuccess = () => {
      // A page of a later version may upgrade the store: this page continues without it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the store is being changed by another page'));
  });
