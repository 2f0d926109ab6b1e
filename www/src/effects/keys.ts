// The keys that work anywhere on the page. Those of the transport are its own.

import type { Loop } from '../loop';
import type { Action } from '../state/state';

export function listenForKeys({ dispatch, state }: Loop): void {
  addEventListener('keydown', (event) => {
    const target = event.target as Element | null;
    if (
      event.defaultPrevented ||
      target?.closest?.('input:not([type="range"], [type="checkbox"]), textarea, select, dialog')
    )
      return;
    const action = actionOf(event, state().look.shortcuts);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  });
}

function actionOf(event: KeyboardEvent, shortcuts: boolean): Action | null {
  if (event.altKey) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) return { type: 'redo' };
    return key === 'z' ? { type: 'undo' } : null;
  }
  return shortcuts && key === '?' ? { type: 'look', look: { dialog: 'help' } } : null;
}
