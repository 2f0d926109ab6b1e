// The bounds of the linear completion, below its name. With custom base levels, all five blocks run on the shown board.

import { nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { levelsOfAll, readBounds, writeBounds } from '../../watch/bounds';
import { boundsForm } from '../../watch/bounds-form';

/** Renders nothing for another search. */
export function bounds(search: string, size: number, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const now = readBounds(search);
  if (!now) return nothing;
  const choose = (chosen: typeof now): void => dispatch({ type: 'choose', search: writeBounds(chosen) });
  return boundsForm({ now, size, initialLevels: levelsOfAll(size), initialName: 'all', choose });
}
