// A store of the page whose network is missing at first.

import { type Effect, opening, update } from '../../www/src/kernel/state';
import { createStore, type Store } from '../../www/src/kernel/store';

export interface OfflineStore {
  readonly store: Store;
  /** The paths that were requested. */
  readonly fetched: readonly string[];
  /** Restores the network. Every file is empty. */
  connect(): void;
}

/** Creates a store whose only effect is this one. */
export function offlineStore(effect: (store: Store) => Effect): OfflineStore {
  const fetched: string[] = [];
  let network = false;
  Object.assign(globalThis, {
    fetch: async (address: URL) => {
      fetched.push(address.pathname);
      if (!network) throw new TypeError('no network');
      return { ok: true, json: async () => ({}) };
    },
  });
  const store = createStore(
    opening,
    update,
    (created) => [effect(created)],
    () => {},
    () => {},
  );
  return {
    store,
    fetched,
    connect() {
      network = true;
    },
  };
}

/** Waits until all requests are answered. */
export const requestsAnswered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
