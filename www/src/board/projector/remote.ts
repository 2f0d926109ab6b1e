// The keys of a remote control during a presentation: Page Down and Page Up turn the page, B and the period make the screen black.

import type { AppDispatch } from '../../kernel/action';
import type { UiState } from '../../kernel/ui-state';
import { isHandled, keyOf } from '../../ui/press';

interface Remote {
  /** The present `ui` part of the state; null while something else is shown. */
  ui(): UiState | null;
  turn(by: -1 | 1): void;
  readonly dispatchApp: AppDispatch;
}

/** Handles the keys wherever the focus is. While a cover is shown, each key removes it. */
export function listenForRemote({ ui, turn, dispatchApp }: Remote): void {
  const handle = (event: KeyboardEvent): void => {
    const now = ui();
    if (!now?.present || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    const key = keyOf(event).toLowerCase();
    const by = key === 'pagedown' ? 1 : key === 'pageup' ? -1 : null;
    const black = (key === 'b' || key === '.') && !isHandled(event);
    if (by === null && !black) return;
    event.preventDefault();
    event.stopPropagation();
    if (now.over !== null) dispatchApp({ type: 'ui', ui: { over: null } });
    else if (by === null) dispatchApp({ type: 'ui', ui: { over: 'black' } });
    else turn(by);
  };
  addEventListener('keydown', handle, { capture: true });
}
