// Remembers on this device how the page looks (theme, shortcuts) and that somebody has been here. A browser that refuses to
// store is told about once, when a choice is lost with it.

import type { AppAction } from './action';
import type { Effect } from './state';
import type { Store } from './store';
import type { Theme, UiState } from './ui-state';

const PLACE = 'queens';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
/** What a person does with the page, and so needs no introduction to it. */
const DEEDS: ReadonlySet<AppAction['type']> = new Set([
  ...(['toggle', 'set', 'remove', 'paint', 'resize', 'place', 'clear', 'undo', 'choose', 'ask', 'linked'] as const),
  ...(['step', 'find', 'go', 'play'] as const),
]);

export function preferences({ dispatch }: Store): Effect {
  let told = false;
  return (action, { ui: before }, { ui: after }) => {
    if (before.theme !== after.theme || before.shortcuts !== after.shortcuts) {
      if (!keep(after) && !told) {
        told = true;
        dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'storage', detail: {} } });
      }
    } else if (before.introduced !== after.introduced) {
      keep(after);
    } else if (!after.introduced && (DEEDS.has(action.type) || after.view !== before.view)) {
      dispatch({ type: 'ui', ui: { introduced: true } });
    }
  };
}

/** Whether it could be kept. */
function keep({ theme, shortcuts, introduced }: UiState): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ theme, shortcuts, introduced }));
    return true;
  } catch {
    return false;
  }
}

/** What was kept, as far as it can be trusted: the page looks like that from its first frame on. */
export function keptPreferences(): Partial<UiState> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const { theme, shortcuts, introduced } = found as Record<string, unknown>;
    const known = THEMES.find((name) => name === theme);
    return {
      ...(known ? { theme: known } : {}),
      ...(typeof shortcuts === 'boolean' ? { shortcuts } : {}),
      ...(introduced === true ? { introduced } : {}),
    };
  } catch {
    return {};
  }
}
