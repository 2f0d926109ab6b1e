// One stage as a board: the set bits, the places a carry runs through, and the squares that a mask excludes.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Mapping, Stage, Word } from '../../engine/types';
import { t } from '../../texts/texts';
import { hexadecimal, placesOf, wordOf } from './names';
import { type Bits, type BitsAction, squareOf } from './slice';

export interface StageDrawing {
  readonly number: number;
  readonly formula: string;
  /** The operation; null for the word itself. */
  readonly stage: Stage | null;
  readonly word: Word;
  /** Whether the stage that is shown works on the result of this stage. */
  readonly feeds: boolean;
}

export function stageBoard(drawn: StageDrawing, bits: Bits, dispatch: (action: BitsAction) => void): TemplateResult {
  const { number, formula, stage, word, feeds } = drawn;
  const { mapping } = bits;
  const at = Math.min(bits.stage, bits.run?.stages.length ?? 0);
  const what = t(stage ? `bits.operation.${stage.operation}` : 'bits.operation.word');
  const carries = stage?.carries ?? 0n;
  const stops = (carries << 1n) & ~carries & ALL;
  const excluded = stage?.operation === 'and' ? excludedBy(stage, bits) : 0n;
  return html`<figure
    class="stage-bit"
    aria-current=${number === at ? 'step' : nothing}
    ?data-ahead=${number > at}
    ?data-feeds=${feeds}
  >
    <figcaption><button class="stage-bit__go" aria-label=${t('bits.goTo', { stage: number, formula })} @click=${() => dispatch({ type: 'go', to: number })}>${formula}</button><span>${t('bits.stageName', { stage: number, what })}</span></figcaption>
    <svg class="bitboard" viewBox="0 0 8 8" role="img" aria-label=${t('bits.stageLabel', { stage: number, word: hexadecimal(word) })}>
      <path class="bitboard__excluded" d=${crosses(excluded, mapping)} />
      <path class="bitboard__carry" d=${squares(carries, mapping, 0)} />
      <path class="bitboard__on" d=${squares(word, mapping, 0.1)} />
      <path class="bitboard__stop" d=${squares(stops & word, mapping, 0.1)} />
      <path class="bitboard__grid" d=${GRID} />
      <path class="bitboard__arrow" d=${arrows(carries, word, mapping)} />
      <path class="bitboard__arrow" data-over d=${arrows(carries, ~word, mapping)} />
    </svg>
    <p class="mono small">${hexadecimal(word)}</p>
  </figure>`;
}

const ALL = (1n << 64n) - 1n;

const GRID = [1, 2, 3, 4, 5, 6, 7].map((line) => `M0 ${line}H8M${line} 0V8`).join('');

/** The places that a mask or a number excludes. */
function excludedBy({ operands }: Stage, bits: Bits): Word {
  const mask = operands.find((operand) => typeof operand !== 'number');
  return mask === undefined ? 0n : ~wordOf(mask, bits) & ALL;
}

function squares(word: Word, mapping: Mapping, inset: number): string {
  const side = 1 - 2 * inset;
  return each(word, mapping, (x, y) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`);
}

const crosses = (word: Word, mapping: Mapping): string => each(word, mapping, (x, y) => `M${x} ${y + 1}l1 -1`);

/** An arrow towards the next place, from each place of `carries` that is not in `under`. */
function arrows(carries: Word, under: Word, mapping: Mapping): string {
  const arrow =
    mapping === 'rows' ? 'm-.22 0h.44m-.16 -.16l.16 .16l-.16 .16' : 'm0 -.22v.44m-.16 -.16l.16 .16l.16 -.16';
  return each(carries & ~under & ALL, mapping, (x, y) => `M${x + 0.5} ${y + 0.5}${arrow}`);
}

const each = (word: Word, mapping: Mapping, draw: (x: number, y: number) => string): string =>
  placesOf(word)
    .map((place) => squareOf(place, mapping))
    .map(({ row, column }) => draw(column, row))
    .join('');
