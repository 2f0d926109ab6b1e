// Remembers on this device how the page looks (theme, shortcuts). A browser that refuses to store is told about once.

import type { Look, Theme } from './look';
import type { Loop } from './loop';
import type { Effect } from './state';

const PLACE = 'queens';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function keeping({ dispatch }: Loop): Effect {
  let told = false;
  return (action, before, after) => {
    if (action.type === 'begin') dispatch({ type: 'look', look: kept() });
    else if (before.look.theme !== after.look.theme || before.look.shortcuts !== after.look.shortcuts) keep(after.look);
  };

  function keep({ theme, shortcuts }: Look): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify({ theme, shortcuts }));
    } catch {
      if (!told) dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'storage', detail: {} } });
      told = true;
    }
  }
}

/** What was kept, as far as it can be trusted. */
function kept(): Partial<Pick<Look, 'theme' | 'shortcuts'>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const { theme, shortcuts } = found as Record<string, unknown>;
    const known = THEMES.find((name) => name === theme);
    return { ...(known ? { theme: known } : {}), ...(typeof shortcuts === 'boolean' ? { shortcuts } : {}) };
  } catch {
    return {};
  }
}
