// Values that this device stores, each kind under a key of its own.

let reportRefused: () => void = () => {};
/** Calls `listener` if the browser refuses to store a value and the caller does not report it itself. */
export const onRefused = (listener: () => void): void => {
  reportRefused = listener;
};

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
let storage = (): StorageArea => localStorage;
/** Replaces the browser's storage by another storage. */
export const setStorage = (elsewhere: StorageArea): void => {
  storage = () => elsewhere;
};

export interface Stored<T> {
  /** Reads the stored value. */
  read(): T;
  /** Stores a value. `outcome` is called with whether the browser stored it; without it, the page reports the first refusal. */
  save(value: T, outcome?: (stored: boolean) => void): void;
  /** Removes the stored value. */
  remove(outcome?: (removed: boolean) => void): void;
  /** `listener` is called when another tab or another part of the page has stored or removed the value. */
  onChange(listener: (value: T) => void): void;
}

/**
 * Stores values under `key`. `parse` reads the stored text. The text is null if nothing is stored, if `parse` threw for the
 * stored text, or if the browser refuses storage; in the last case `refused` is true.
 */
export function createStored<T>(
  key: string,
  parse: (text: string | null, refused: boolean) => T,
  format: (value: T) => string = JSON.stringify,
): Stored<T> {
  let isReported = false;
  /** Calls a function, and returns whether it did not throw. */
  const attempt = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  };
  const read = (): T => {
    let text: string | null = null;
    const refused = !attempt(() => {
      text = storage().getItem(key);
    });
    try {
      return parse(text, refused);
    } catch {
      return parse(null, refused);
    }
  };
  /** Changes what is stored, and notifies the listeners of `onChange`. */
  const change = (act: () => void): boolean => {
    const isDone = attempt(act);
    if (isDone) globalThis.dispatchEvent?.(new StorageEvent('storage', { key }));
    return isDone;
  };
  const report = (isDone: boolean): void => {
    if (!isDone && !isReported) reportRefused();
    isReported = !isDone;
  };
  return {
    read,
    save: (value, outcome = report) => outcome(change(() => storage().setItem(key, format(value)))),
    remove: (outcome = report) => outcome(change(() => storage().removeItem(key))),
    onChange: (listener) =>
      addEventListener('storage', (event) => {
        // Without a key, everything was removed.
        if (event.key === key || event.key === null) listener(read());
      }),
  };
}
