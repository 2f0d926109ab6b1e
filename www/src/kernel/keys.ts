// The keys that work anywhere on the page. Those of the transport are its own.

import { keyOf, leaveToInputMethods } from '../ui/press';
import type { Action } from './action';
import type { Look } from './look';
import type { Loop } from './loop';
import type { Places, Takes } from './places';

export function listenForKeys({ dispatch, state }: Loop, places: Places): void {
  leaveToInputMethods();
  addEventListener('keydown', (event) => {
    const target = event.target as Element | null;
    if (
      event.defaultPrevented ||
      target?.closest?.('input:not([type="range"], [type="checkbox"]), textarea, select, dialog')
    )
      return;
    const now = state();
    const action = actionOf(event, now.look, places.takes(now));
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  });
}

function actionOf(event: KeyboardEvent, { shortcuts }: Look, takes: Takes): Action | null {
  if (event.altKey) return null;
  const key = keyOf(event).toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    const does = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    return does && (takes[does] ?? { type: does });
  }
  return shortcuts && key === '?' ? { type: 'look', look: { dialog: 'help' } } : null;
}
