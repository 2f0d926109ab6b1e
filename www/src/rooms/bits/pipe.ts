// The pipeline: the stages around the selected stage, side by side. A long pipeline can be scrolled.

import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../../texts/texts';
import { formulasOf } from './names';
import { type Bits, type BitsAction, lastStage } from './slice';
import { type StageDrawing, stageBoard } from './stage';

/** This many stages are drawn on either side of the selected stage. */
const AROUND = 8;

export function pipe(bits: Bits, dispatch: (action: BitsAction) => void): TemplateResult {
  const at = Math.min(bits.stage, lastStage(bits));
  return html`<section class="pipe" aria-label=${t('bits.pipeline')}>
    <div class="pipe__stages" tabindex="-1" ${ref((strip) => strip && keepInView(strip))}>
      ${repeat(
        drawnOf(bits, at),
        ({ number }) => number,
        (drawn) => stageBoard(drawn, bits, dispatch),
      )}
    </div>
  </section>`;
}

function drawnOf({ word, run }: Bits, at: number): StageDrawing[] {
  const stages = run?.stages ?? [];
  const formulas = formulasOf(stages);
  const feeding = stages[at - 1]?.operands ?? [];
  const drawn: StageDrawing[] = [];
  for (let number = Math.max(0, at - AROUND); number <= Math.min(stages.length, at + AROUND); number++) {
    const stage = stages[number - 1] ?? null;
    const formula = formulas[number] ?? '';
    drawn.push({ number, formula, stage, word: stage?.word ?? word, feeds: feeding.includes(number) });
  }
  return drawn;
}

/** Scrolls only the strip, once the stages are in place. */
function keepInView(strip: Element): void {
  queueMicrotask(() => {
    const shown = strip.querySelector<HTMLElement>('[aria-current]');
    if (!shown || strip.scrollWidth <= strip.clientWidth) return;
    const left = shown.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    strip.scrollLeft += left - (strip.clientWidth - shown.clientWidth) / 2;
  });
}
