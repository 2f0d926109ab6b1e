// Handles texts and files that are pasted or dropped anywhere on the page. Fetches the reader, which opens them in the
// suitable room.

import type { AppAction } from '../kernel/action';
import { Part } from '../kernel/fetched';
import type { RoomRegistry } from '../kernel/room-registry';
import type { Effect } from '../kernel/state';
import type { Store } from '../kernel/store';

const part = new Part('opening', () => import('./opening/opening'));

export function pasting(store: Store, rooms: RoomRegistry): Effect {
  let waiting: Extract<AppAction, { type: 'parse' }> | null = null;
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    store.dispatch({ type: 'parse', text: file });
  });
  return (action) => {
    if (action.type === 'parse') waiting = action;
    const { there: reader } = part;
    reader?.dispatchPending(action, store);
    if (waiting === null) return;
    if (reader) void reader.open(waiting, store, rooms);
    else
      part.fetch(store, () => {
        waiting = null;
      });
    if (reader) waiting = null;
  };
}
