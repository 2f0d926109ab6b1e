// What this device keeps of one kind, under a key of its own.

export interface Kept<T> {
  /** What is kept. */
  read(): T;
  /** Whether it could be kept. */
  keep(value: T): boolean;
  /** Takes it away; whether that could be done. */
  erase(): boolean;
  /** `listener` hears of what another tab has kept, or taken away. */
  follow(listener: (value: T) => void): void;
}

/**
 * What is kept under `key`. `parse` makes it of the text that stands there: of `null` where there is none, where `parse` threw, and
 * where the browser keeps nothing, which it is told by `refused`.
 */
export function kept<T>(
  key: string,
  parse: (text: string | null, refused: boolean) => T,
  format: (value: T) => string = JSON.stringify,
): Kept<T> {
  /** Whether the browser lets it be done. */
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
      text = localStorage.getItem(key);
    });
    try {
      return parse(text, refused);
    } catch {
      return parse(null, refused);
    }
  };
  return {
    read,
    keep: (value) => done(() => localStorage.setItem(key, format(value))),
    erase: () => done(() => localStorage.removeItem(key)),
    follow: (listener) =>
      addEventListener('storage', (event) => {
        // All of it was taken away where no key is named.
        if (event.key === key || event.key === null) listener(read());
      }),
  };
}
