// What bounds the linear completion, under its name: base levels, repeats, returns, and when damage is counted. With base
// levels of one's own all five blocks run on the board that is shown.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { t } from '../../texts/texts';
import { check, choice, number } from '../../ui/kit/controls';
import {
  asPublished,
  type Bounds,
  levelsOfAll,
  MOST_REPEATS,
  MOST_RETURNS,
  readBounds,
  writeBounds,
} from '../../watch/bounds';

/** Nothing for another search. */
export function bounds(search: string, size: number, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const now = readBounds(search);
  if (!now) return nothing;
  const to = (change: Partial<Bounds>): void =>
    dispatch({ type: 'choose', search: writeBounds({ ...now, ...change }) });
  return html`<details class="bounds" ?open=${search !== writeBounds(asPublished)}>
    <summary>${t('bounds.head')}</summary>
    <div class="row">${choice(t('bounds.levels'), {
      of: [false, true],
      now: now.levels !== null,
      name: (own) => t(own ? 'bounds.all' : 'bounds.published'),
      choose: (own) => to({ levels: own ? levelsOfAll(size) : null }),
    })}</div>
    <div class="row">
      ${now.levels ? levels(now.levels, size, to) : nothing}
      ${number(t('bounds.repeats'), now.repeats, (repeats) => to({ repeats: Math.min(repeats, MOST_REPEATS) }))}
      ${number(t('bounds.returns'), now.returns, (returns) => to({ returns: Math.min(returns, MOST_RETURNS) }))}
    </div>
    ${check(t('bounds.anew'), now.anew, (anew) => to({ anew }))}
  </details>`;
}

/** Level 3 never lies below level 2, and neither above the board. */
const levels = (
  [second, third]: readonly [number, number],
  size: number,
  to: (change: Partial<Bounds>) => void,
): TemplateResult => html`
  ${number(t('bounds.second'), second, (typed) => {
    const level = Math.min(typed, size);
    to({ levels: [level, Math.max(level, third)] });
  })}
  ${number(t('bounds.third'), third, (typed) => {
    const level = Math.min(typed, size);
    to({ levels: [Math.min(second, level), level] });
  })}`;
