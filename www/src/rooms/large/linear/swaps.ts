// What is told of gradient repair at one moment: the sentence of its step, its counters, and how the conflicts fell.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Curve, Kind } from '../../../engine/types';
import { counted, kindSet } from '../../../kernel/watch';
import { rich } from '../../../texts/rich';
import { digits, type Key, t } from '../../../texts/texts';
import { fact } from '../../../ui/fact';
import { type Sentence, story } from '../../../watch/story';
import type { RepairShown } from './slice';

const COUNTERS: readonly (readonly [Key, Kind])[] = [
  ['theatre.counts.swaps', 'swap'],
  ['theatre.counts.noSwap', 'reject'],
  ['theatre.counts.sweeps', 'phase'],
  ['theatre.counts.shuffles', 'restart'],
];

/** Units of the drawing, which is stretched to the width of the plate. */
const WIDTH = 1_000;
const HEIGHT = 100;

export function swaps({ frame, curve }: RepairShown): TemplateResult {
  const count = frame.rows.reduce((sum, column) => sum + (column >= 0 ? 1 : 0), 0);
  const opening: Sentence = { key: count === 0 ? 'story.startEmpty' : 'story.startGiven', values: { count } };
  const told = story(frame, null, [opening]).map(({ key, values }) => html`${rich(key, values)} `);
  return html`<p class="story">${told}</p>
    <dl class="facts facts--row">${COUNTERS.map(([name, kind]) => fact(name, digits(counted(frame, kindSet(kind)))))}</dl>
    ${guard([curve, frame.position], () => conflicts(curve, frame.position, frame.furthest))}`;
}

/** Conflicts over the whole run, with a line where it stands. */
function conflicts(
  { positions, conflicts }: Curve,
  position: number,
  furthest: number,
): TemplateResult | typeof nothing {
  if (positions.length < 2) return nothing;
  const most = conflicts.reduce((one, other) => Math.max(one, other), 1);
  const x = (at: number): string => ((at / furthest) * WIDTH).toFixed(1);
  const y = (count: number): string => (HEIGHT * (1 - count / most)).toFixed(1);
  let path = `M${x(positions[0] ?? 0)} ${y(conflicts[0] ?? 0)}`;
  conflicts.forEach((count, index) => {
    path += `H${x(positions[index] ?? 0)}V${y(count)}`;
  });
  const label = t('linear.conflictsWhat', { first: conflicts[0] ?? 0, last: conflicts.at(-1) ?? 0 });
  return html`<div class="strips">
    <span class="scale" aria-hidden="true"><span>${digits(most)}</span><span>0</span></span>
    <div class="sparkbox">
      <span aria-hidden="true">${t('linear.conflicts')}</span>
      <svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${label}>
        <path class="spark__fill" d="${path}V${HEIGHT}H${x(positions[0] ?? 0)}Z" />
        <path class="spark__line" d=${path} />
        <path class="spark__now" d="M${x(position)} 0V${HEIGHT}" />
      </svg>
    </div>
  </div>`;
}
