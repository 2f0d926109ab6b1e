// The keys that work anywhere on the page. The transport handles its own keys.

import { isHandled, keyOf, leaveToInputMethods } from '../ui/press';
import type { AppAction } from './action';
import type { RoomOverrides, RoomRegistry } from './room-registry';
import type { Store } from './store';
import type { UiState } from './ui-state';

export function listenForKeys({ dispatch, state }: Store, places: RoomRegistry): void {
  leaveToInputMethods();
  addEventListener('keydown', (event) => {
    const now = state();
    const overrides = places.overrides(now);
    const action = event.key === 'Escape' ? escapeOf(event, now.ui, overrides) : actionOf(event, now.ui, overrides);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  });
}

/** Escape works wherever the focus is, except in a dialog or a popover, which it closes. */
function escapeOf({ defaultPrevented }: Event, { present }: UiState, { leave }: RoomOverrides): AppAction | null {
  if (defaultPrevented || document.querySelector('dialog[open], :popover-open')) return null;
  return leave ?? (present ? { type: 'ui', ui: { present: false } } : null);
}

function actionOf(event: KeyboardEvent, { shortcuts }: UiState, overrides: RoomOverrides): AppAction | null {
  if (isHandled(event) || event.altKey) return null;
  const key = keyOf(event).toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    const does = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    return does && (overrides[does] ?? { type: does });
  }
  return shortcuts && key === '?' ? { type: 'ui', ui: { dialog: 'help' } } : null;
}
