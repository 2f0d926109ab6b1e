// Conflicts over time: a falling line on the axis of the ruler, with a cursor at the position of the run. A click goes
// there.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Curve } from '../../engine/types';
import { t } from '../../texts/texts';

/** Units of the drawing, which is stretched to the width of the ruler. */
const WIDTH = 1_000;
const HEIGHT = 100;

/** The curve of a run with this many steps, at a position. `go`: handles the step of a click. */
export function curve(
  known: Curve | undefined,
  length: number,
  position: number,
  go: (position: number) => void,
): TemplateResult | typeof nothing {
  if (!known || known.positions.length === 0 || length === 0) return nothing;
  const most = known.conflicts.reduce((one, other) => Math.max(one, other), 1);
  const x = (position / length) * WIDTH;
  return html`<div
    class="curve"
    role="img"
    aria-label=${t('theatre.curve', { first: known.conflicts[0] ?? 0, last: known.conflicts.at(-1) ?? 0 })}
    @click=${(event: MouseEvent) => go(indexAt(event, length))}
  >
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      ${guard([known, length], () => svg`<path class="curve__area" d=${area(known, length, most)} /><path class="curve__line" vector-effect="non-scaling-stroke" d=${line(known, length, most)} />`)}
      <line class="curve__now" vector-effect="non-scaling-stroke" x1=${x} x2=${x} y1="0" y2=${HEIGHT} />
    </svg>
    <span>${t('theatre.curveMost', { count: most })}</span>
  </div>`;
}

/** A step curve, because the number of conflicts is constant between two events. */
function line({ positions, conflicts }: Curve, length: number, most: number): string {
  let drawn = '';
  positions.forEach((position, index) => {
    const x = ((position / length) * WIDTH).toFixed(2);
    const y = (HEIGHT * (1 - (conflicts[index] ?? 0) / most)).toFixed(2);
    drawn += index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return drawn;
}

/** The line, closed along the bottom. */
function area(known: Curve, length: number, most: number): string {
  const first = (((known.positions[0] ?? 0) / length) * WIDTH).toFixed(2);
  return `${line(known, length, most)}V${HEIGHT}H${first}Z`;
}

function indexAt(event: MouseEvent, length: number): number {
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
  return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * length);
}
