// The keys that work anywhere on the page. Those of the transport are its own.

import type { Action } from './action';
import type { Look } from './look';
import type { Loop } from './loop';

export function listenForKeys({ dispatch, state }: Loop): void {
  addEventListener('keydown', (event) => {
    const target = event.target as Element | null;
    if (
      event.defaultPrevented ||
      target?.closest?.('input:not([type="range"], [type="checkbox"]), textarea, select, dialog')
    )
      return;
    const { look } = state();
    const action = actionOf(event, look);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  });
}

function actionOf(event: KeyboardEvent, { view, shortcuts }: Look): Action | null {
  if (event.altKey) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    const does = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    if (does === null) return null;
    if (view === 'bits') return { type: 'bits', does: { type: does } };
    return view === 'large' ? { type: 'large', does } : { type: does };
  }
  return shortcuts && key === '?' ? { type: 'look', look: { dialog: 'help' } } : null;
}
