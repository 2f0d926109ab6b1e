// Values that this device stores, each kind under a key of its own.

let reportRefused: () => void = () => {};
/** Calls `listener` if the browser refuses to store a value and the caller does not report it itself. */
export const onRefused = (listener: () => void): void => {
  reportRefused = listener;
};

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
let place = (): Place => localStorage;
/** From here on, stores values in `elsewhere` instead of the browser's storage. */
export const keepIn = (elsewhere: Place): void => {
  place = () => elsewhere;
};

export interface Stored<T> {
  /** Reads the stored value. */
  read(): T;
  /** Stores a value. `outcome` is called with whether the browser did; without it, the page reports the first refusal. */
  keep(value: T, outcome?: (kept: boolean) => void): void;
  /** Removes the stored value. */
  erase(outcome?: (erased: boolean) => void): void;
  /** `listener` is called when another tab or another part of the page has stored or removed the value. */
  follow(listener: (value: T) => void): void;
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
  /** Returns whether the browser allows it. */
  const done = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  };
  const read = (): T => {
    let text: string | null = null;
    const refused = !done(() => {
      text = place().getItem(key);
    });
    try {
      return parse(text, refused);
    } catch {
      return parse(null, refused);
    }
  };
  /** Changes what is stored, and notifies the listeners of `follow`. */
  const change = (act: () => void): boolean => {
    const isDone = done(act);
    if (isDone) globalThis.dispatchEvent?.(new StorageEvent('storage', { key }));
    return isDone;
  };
  const report = (isDone: boolean): void => {
    if (!isDone && !isReported) reportRefused();
    isReported = !isDone;
  };
  return {
    read,
    keep: (value, outcome = report) => outcome(change(() => place().setItem(key, format(value)))),
    erase: (outcome = report) => outcome(change(() => place().removeItem(key))),
    follow: (listener) =>
      addEventListener('storage', (event) => {
        // Without a key, everything was removed.
        if (event.key === key || event.key === null) listener(read());
      }),
  };
}
