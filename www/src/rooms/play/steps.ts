// The steps on a ruler: a queen, a removed queen, a cross for a mark, a flag for the savepoint.

import { html, nothing, svg, type TemplateResult } from 'lit-html';

export type Step = 'set' | 'removed' | 'marked' | 'white' | 'black' | 'passed';

export interface Steps {
  readonly steps: readonly Step[];
  /** The number of steps up to the savepoint; null without one. */
  readonly flag: number | null;
  /** The number of steps up to the last right sketch; null if this is not shown. */
  readonly good: number | null;
  readonly label: string;
}

/** If there are more steps, only their ticks are drawn. */
const MAX_DRAWN_STEPS = 30;
/** The maximum number of ticks with a number. */
const MAX_NUMBERED_TICKS = 12;

export function ruler({ steps, flag, good, label }: Steps): TemplateResult {
  const count = Math.max(steps.length, 1);
  const at = (step: number): string => `${((100 * step) / count).toFixed(2)}%`;
  const every = Math.ceil(count / MAX_NUMBERED_TICKS);
  const ticks = Array.from({ length: steps.length + 1 }, (_, step) => step);
  return html`<div class="steps" role="img" aria-label=${label}><svg aria-hidden="true">
    <line class="steps__axis" x1="0" x2="100%" y1="26" y2="26" />
    ${
      good === null
        ? nothing
        : svg`<line class="steps__good" x1="0" x2=${at(good)} y1="26" y2="26" /><line class="steps__bad" x1=${at(good)} x2="100%" y1="26" y2="26" />`
    }
    ${ticks.map((step) => svg`<line class="steps__axis" x1=${at(step)} x2=${at(step)} y1="26" y2="30" />`)}
    ${ticks.map((step) => (step % every === 0 ? svg`<text x=${at(step)} y="43">${step}</text>` : nothing))}
    ${steps.length > MAX_DRAWN_STEPS ? nothing : steps.map((step, index) => svg`<svg x=${at(index + 0.5)} overflow="visible">${stepGlyph(step)}</svg>`)}
    ${flag === null ? nothing : svg`<svg x=${at(flag)} overflow="visible"><path class="steps__flag" d="M.5 26V-2h10l-3 4 3 4H.5" /></svg>`}
    ${steps.length === 0 ? nothing : svg`<svg x="100%" overflow="visible"><circle class="steps__now" cy="26" r="4.5" /></svg>`}
  </svg></div>`;
}

function stepGlyph(step: Step): TemplateResult {
  if (step === 'marked') return svg`<path class="steps__cross" d="M-4 9l8 8M4 9l-8 8" />`;
  if (step === 'passed') return svg`<path class="steps__cross" d="M-4 13h8" />`;
  const queen = svg`<use class=${`steps__${step}`} href="#queen-s" x="-8" y="5" width="16" height="16" />`;
  return step === 'removed' ? svg`${queen}<path class="steps__cross" d="M-9 20L9 5" />` : queen;
}
