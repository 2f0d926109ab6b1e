// A room in one of several tabs, which share what the device stores.

import { hostRoom, type TestedRoom } from './room-host';

/** The stored values by their keys. If `isFull`, the browser refuses to store more. */
export interface Device {
  readonly items: Map<string, string>;
  isFull: boolean;
}

export const newDevice = (items: Readonly<Record<string, string>> = {}): Device => ({
  items: new Map(Object.entries(items)),
  isFull: false,
});

/** Opens a room in a new tab. `notify` reports to it that another tab has stored a value under `key`. */
export function openTab<S extends object, A>(device: Device, room: TestedRoom<S, A>) {
  const listeners: ((event: { readonly key: string }) => void)[] = [];
  const { items } = device;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, value: string) {
        if (device.isFull) throw new Error('QuotaExceededError');
        items.set(key, value);
      },
      removeItem: (key: string) => items.delete(key),
    },
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  return {
    ...hostRoom(room),
    notify(key: string) {
      for (const listener of listeners) listener({ key });
    },
  };
}
