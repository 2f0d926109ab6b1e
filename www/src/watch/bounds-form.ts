// The bounds of a run of the linear completion: base levels, repeats, returns, and when damage is counted.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../texts/texts';
import { check, choice } from '../ui/kit/controls';
import { number } from '../ui/kit/number';
import { asPublished, type Bounds, MAX_REPEATS, MAX_RETURNS, writeBounds } from './bounds';

interface BoundsForm {
  readonly now: Bounds;
  readonly size: number;
  /** The initial base levels for a choice other than the published ones, and its name. */
  readonly own: readonly [second: number, third: number];
  readonly ownIs: 'all' | 'own';
  /** The minimum number of queens at level 3. */
  readonly least?: number;
  choose(bounds: Bounds): void;
}

export function boundsForm({ now, size, own, ownIs, least = 0, choose }: BoundsForm): TemplateResult {
  const to = (change: Partial<Bounds>): void => choose({ ...now, ...change });
  return html`<details class="bounds" ?open=${writeBounds(now) !== writeBounds(asPublished)}>
    <summary>${t('bounds.head')}</summary>
    <div class="row">${choice(t('bounds.levels'), {
      of: [false, true],
      now: now.levels !== null,
      name: (chosen) => t(chosen ? `bounds.${ownIs}` : 'bounds.published'),
      choose: (chosen) => to({ levels: chosen ? own : null }),
    })}</div>
    <div class="row">
      ${now.levels ? levels(now.levels, size, least, to) : nothing}
      ${number(t('bounds.repeats'), now.repeats, (repeats) => to({ repeats: Math.min(repeats, MAX_REPEATS) }))}
      ${number(t('bounds.returns'), now.returns, (returns) => to({ returns: Math.min(returns, MAX_RETURNS) }))}
    </div>
    ${check(t('bounds.eachStep'), now.eachStep, (eachStep) => to({ eachStep }))}
  </details>`;
}

/** Level 3 never lies below level 2, and neither above the board. */
const levels = (
  [second, third]: readonly [number, number],
  size: number,
  least: number,
  to: (change: Partial<Bounds>) => void,
): TemplateResult => html`
  ${number(t('bounds.second'), second, (typed) => {
    const level = Math.min(typed, size);
    to({ levels: [level, Math.max(level, third)] });
  })}
  ${number(t('bounds.third'), third, (typed) => {
    const level = Math.max(least, Math.min(typed, size));
    to({ levels: [Math.min(second, level), level] });
  })}`;
