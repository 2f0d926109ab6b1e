// The bounds of a run of the linear completion: base levels, repeats, returns, and when damage is counted.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../texts/texts';
import { check, choice } from '../ui/kit/controls';
import { number } from '../ui/kit/number';
import { type Bounds, MAX_REPEATS, MAX_RETURNS, publishedBounds, writeBounds } from './bounds';

interface BoundsForm {
  readonly now: Bounds;
  readonly size: number;
  /** The base levels to begin with if other levels than the published levels are chosen, and the name of that choice. */
  readonly initialLevels: readonly [second: number, third: number];
  readonly initialName: 'all' | 'own';
  /** The minimum number of queens at level 3. */
  readonly minLevel?: number;
  choose(bounds: Bounds): void;
}

export function boundsForm({
  now,
  size,
  initialLevels,
  initialName,
  minLevel = 0,
  choose,
}: BoundsForm): TemplateResult {
  const to = (change: Partial<Bounds>): void => choose({ ...now, ...change });
  return html`<details class="bounds" ?open=${writeBounds(now) !== writeBounds(publishedBounds)}>
    <summary>${t('bounds.head')}</summary>
    <div class="row">${choice(t('bounds.levels'), {
      of: [false, true],
      now: now.levels !== null,
      name: (chosen) => t(chosen ? `bounds.${initialName}` : 'bounds.published'),
      choose: (chosen) => to({ levels: chosen ? initialLevels : null }),
    })}</div>
    <div class="row">
      ${now.levels ? levels(now.levels, size, minLevel, to) : nothing}
      ${number(t('bounds.repeats'), now.repeats, (repeats) => to({ repeats: Math.min(repeats, MAX_REPEATS) }))}
      ${number(t('bounds.returns'), now.returns, (returns) => to({ returns: Math.min(returns, MAX_RETURNS) }))}
    </div>
    ${check(t('bounds.eachStep'), now.eachStep, (eachStep) => to({ eachStep }))}
  </details>`;
}

/** Changes the base levels: level 3 is never less than level 2, and neither level exceeds the number of rows. */
const levels = (
  [second, third]: readonly [number, number],
  size: number,
  minLevel: number,
  to: (change: Partial<Bounds>) => void,
): TemplateResult => html`
  ${number(t('bounds.second'), second, (typed) => {
    const level = Math.min(typed, size);
    to({ levels: [level, Math.max(level, third)] });
  })}
  ${number(t('bounds.third'), third, (typed) => {
    const level = Math.max(minLevel, Math.min(typed, size));
    to({ levels: [Math.min(second, level), level] });
  })}`;
