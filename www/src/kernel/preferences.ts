// Remembers on this device how the page looks (theme, names of squares, shortcuts) and that somebody has been here.

import type { AppAction } from './action';
import type { Effect } from './state';
import type { Store } from './store';
import { createStored } from './stored';
import { THEMES, type UiState } from './ui-state';

/** Actions of people who know the page, and so need no introduction to it. */
const FAMILIAR_ACTIONS: ReadonlySet<AppAction['type']> = new Set([
  ...(['toggle', 'set', 'remove', 'paint', 'resize', 'place', 'clear', 'undo', 'choose', 'ask', 'linked'] as const),
  ...(['step', 'find', 'go', 'play'] as const),
]);

/** Settings that a person chooses. */
const CHOSEN = ['theme', 'squares', 'shortcuts'] as const;

const storedLooks = createStored('queens', parse, (ui) => JSON.stringify(ui, [...CHOSEN, 'introduced']));

export function preferences({ dispatch }: Store): Effect {
  return (action, { ui: before }, { ui: after }) => {
    if (CHOSEN.some((name) => before[name] !== after[name])) {
      storedLooks.save(after);
    } else if (before.introduced !== after.introduced) {
      // Nobody chose this, so a refusal is not worth a notice.
      storedLooks.save(after, () => {});
    } else if (
      !after.introduced &&
      after.opening !== 'plays' &&
      (FAMILIAR_ACTIONS.has(action.type) || after.view !== before.view)
    ) {
      dispatch({ type: 'ui', ui: { introduced: true } });
    }
  };
}

/** The valid part of the stored preferences, so that the first frame already looks right. */
export const storedPreferences = (): Partial<UiState> => storedLooks.read();

function parse(text: string | null): Partial<UiState> {
  const found: unknown = JSON.parse(text ?? '{}');
  if (typeof found !== 'object' || found === null) return {};
  const { theme, squares, shortcuts, introduced } = found as Record<string, unknown>;
  const known = THEMES.find((name) => name === theme);
  return {
    ...(known ? { theme: known } : {}),
    ...(squares === 'letters' ? { squares } : {}),
    ...(typeof shortcuts === 'boolean' ? { shortcuts } : {}),
    ...(introduced === true ? { introduced } : {}),
  };
}
