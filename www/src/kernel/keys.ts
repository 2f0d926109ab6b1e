// The keys that work anywhere on the page. Those of the transport are its own.

import { isTaken, keyOf, leaveToInputMethods } from '../ui/press';
import type { AppAction } from './action';
import type { RoomOverrides, RoomRegistry } from './room-registry';
import type { Store } from './store';
import type { UiState } from './ui-state';

export function listenForKeys({ dispatch, state }: Store, places: RoomRegistry): void {
  leaveToInputMethods();
  addEventListener('keydown', (event) => {
    if (isTaken(event)) return;
    const now = state();
    const action = actionOf(event, now.ui, places.takes(now));
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  });
}

function actionOf(event: KeyboardEvent, { shortcuts }: UiState, takes: RoomOverrides): AppAction | null {
  if (event.altKey) return null;
  const key = keyOf(event).toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    const does = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    return does && (takes[does] ?? { type: does });
  }
  return shortcuts && key === '?' ? { type: 'ui', ui: { dialog: 'help' } } : null;
}
