// What this device keeps of one kind, under a key of its own.

export interface Kept<T> {
  /** What is kept. Where nothing is, or the browser keeps nothing, `null` is parsed. */
  read(): T;
  /** Whether it could be kept. */
  keep(value: T): boolean;
  /** `listener` hears of what another tab has kept. */
  follow(listener: (value: T) => void): void;
}

export function kept<T>(
  key: string,
  parse: (text: string | null) => T,
  format: (value: T) => string = JSON.stringify,
): Kept<T> {
  const read = (): T => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return parse(null);
    }
  };
  return {
    read,
    keep(value) {
      try {
        localStorage.setItem(key, format(value));
        return true;
      } catch {
        return false;
      }
    },
    follow: (listener) =>
      addEventListener('storage', (event) => {
        if (event.key === key) listener(read());
      }),
  };
}
