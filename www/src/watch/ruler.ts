// The ruler: graduations from the start of a run to as far as known, ticks for solutions and dead ends, and the scrub bar.

import { html, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { AppDispatch } from '../kernel/action';
import { lengthOf, type Ruler, stepOf, type Watch } from '../kernel/watch';
import { digits, short, t } from '../texts/texts';
import { roundStep } from '../ui/rounds';
import { scrub } from './controls';

/** Bits of a mark. */
const SOLUTION = 1;
const DEAD_END = 2;
/** The maximum number of graduations with a number. */
const NUMBERED = 9;
/** Runs of at least this many steps have short numbers: 1.5M. */
const LONG = 100_000;
/** How many characters a narrow ruler has room for; beyond them, every other number is left out there. */
const ROOM = 36;

export function ruler(watch: Watch, label: string, dispatch: AppDispatch): TemplateResult {
  const length = lengthOf(watch);
  const step = Math.min(stepOf(watch), length);
  return html`<div class="ruler">
    ${guard([watch.ruler, length], () => scale(watch.ruler, length))}
    ${scrub(
      { at: step, length, enabled: watch.status === 'open', label: t('transport.scrub'), text: label },
      (position) => dispatch({ type: 'go', goal: { kind: 'position', position } }),
    )}
  </div>`;
}

/** Graduations with their numbers, and the ticks of known events. */
export function scale(known: Ruler | null, length: number): TemplateResult {
  const wide = roundStep(length, NUMBERED);
  const parts = wide >= 5 ? 5 : wide;
  const fine = wide / parts;
  const at = (step: number): string => `${((step / Math.max(1, length)) * 100).toFixed(3)}%`;
  /** Solutions and dead ends are marked up to here; the rest has not been explored, and its line is dotted. */
  const marked = Math.min(known?.furthest ?? length, length);
  const lines: TemplateResult[] = [];
  for (let index = 0; index * fine <= length; index++) {
    const x = at(index * fine);
    lines.push(svg`<line class="grad" x1=${x} x2=${x} y1="14" y2=${index % parts === 0 ? 22 : 18} />`);
  }
  const numbers = Array.from({ length: Math.floor(length / wide) + 1 }, (_, index) => index * wide);
  const texts = numbers.map((step) => (length >= LONG ? short(step) : digits(step)));
  const labels = numbers.map((step, index) => {
    const anchor = step === 0 ? 'start' : step / length > 0.98 ? 'end' : 'middle';
    return svg`<text x=${at(step)} y="2.75em" text-anchor=${anchor}>${texts[index]}</text>`;
  });
  return html`<svg class="ruler__marks" aria-hidden="true" ?data-dense=${texts.join('').length > ROOM}>
    <line class="grad" x1="0" x2=${at(marked)} y1="14" y2="14" /><line class="grad" x1=${at(marked)} x2="100%" y1="14" y2="14" stroke-dasharray="1 5" />
    ${lines}${known ? ticks(known, length) : ''}${labels}
  </svg>`;
}

/**
 * Ticks in the parts of the ruler with a solution or a dead end; adjacent dead ends form a band. The marks reach to `furthest`, which may
 * be before the end.
 */
function ticks({ marks, furthest }: Ruler, length: number): TemplateResult {
  const share = length > 0 ? furthest / length : 0;
  const x = (part: number): string => (part * share).toFixed(2);
  const isDeadEnd = (part: number): boolean => ((marks[part] ?? 0) & DEAD_END) !== 0;
  let solutions = '';
  let single = '';
  let bands = '';
  marks.forEach((mark, part) => {
    if (mark & SOLUTION) solutions += `M${x(part + 0.5)} 2V14`;
  });
  for (let part = 0; part < marks.length; part++) {
    if (!isDeadEnd(part)) continue;
    const first = part;
    while (isDeadEnd(part + 1)) part++;
    if (part === first) single += `M${x(part + 0.5)} 9V14`;
    else bands += `M${x(first)} 11H${x(part + 1)}V14H${x(first)}Z`;
  }
  return svg`<svg viewBox="0 0 ${marks.length} 36" preserveAspectRatio="none" width="100%" height="36">
    <path class="band" d=${bands} />
    <path class="end" vector-effect="non-scaling-stroke" d=${single} />
    <path class="sol" vector-effect="non-scaling-stroke" d=${solutions} />
  </svg>`;
}
