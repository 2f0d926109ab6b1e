// Shows one word as hexadecimal, decimal, binary, and as a board with its bytes. Each can be edited, and the others follow.

import { html, type TemplateResult } from 'lit-html';
import type { Base, Mapping } from '../../engine/types';
import { digits, t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { board } from './board';
import { examples } from './examples';
import { textField } from './field';
import { binary, hexadecimal } from './names';
import { numbers } from './numbers';
import type { Bits, BitsAction } from './slice';

type Handlers = (action: BitsAction) => void;

const MAPPINGS: readonly Mapping[] = ['rows', 'columns'];

export function word(bits: Bits, dispatch: Handlers): TemplateResult {
  return html`<section class="word" aria-label=${t('bits.word')}>
    <div class="word__fields">
      ${field('hexadecimal', hexadecimal(bits.word), bits, dispatch)} ${field('decimal', digits(bits.word), bits, dispatch)}
      ${field('binary', binary(bits.word), bits, dispatch)}
      <div class="row">
      ${choice(t('bits.mapping'), {
        of: MAPPINGS,
        now: bits.mapping,
        name: (mapping) => t(`bits.mappings.${mapping}`),
        choose: (mapping) => dispatch({ type: 'map', mapping }),
      })}
      <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'word', word: 0n })}>${t('bits.clear')}</button>
      <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'word', word: ~bits.word })}>${t('bits.flip')}</button>
      </div>
    </div>
    <div class="word__four" data-by=${bits.mapping}>${board(bits, dispatch)} ${bytes(bits)}</div>
    ${numbers(bits, dispatch)} ${examples(dispatch)}
  </section>`;
}

/** A field that shows the word, or the typed text until it can be read. */
function field(base: Base, text: string, { typed }: Bits, dispatch: Handlers): TemplateResult {
  const own = typed?.base === base ? typed : null;
  const leave = (): void => dispatch({ type: 'leave' });
  return textField({
    id: base,
    label: t(`bits.base.${base}`),
    rows: base === 'binary' ? 2 : null,
    text: own?.text ?? text,
    trouble: own?.trouble ?? null,
    input: (typing) => dispatch({ type: 'type', base, text: typing }),
    leave,
  });
}

/**
 * Shows each byte of the word next to its row or below its column. Lowest bit first, as on the
 * board. Bits that the visible stage does not move are highlighted.
 */
function bytes(bits: Bits): TemplateResult {
  const { word: all, run, stage } = bits;
  const atStage = run?.stages[stage - 1]?.word ?? 0n;
  const byteOf = (word: bigint, byte: number): number => Number((word >> BigInt(8 * byte)) & 255n);
  const lines = Array.from({ length: 8 }, (_, byte) => byteOf(all, byte));
  return html`<div class="bytes" role="img" aria-label=${t('bits.bytes', { bytes: lines.map((byte) => hex(byte)).join(' ') })}>${lines.map(
    (byte, at) =>
      html`<div>${Array.from({ length: 8 }, (_, bit) => digit((byte >> bit) & 1, (byteOf(atStage, at) >> bit) & 1))}<b>${hex(byte)}</b></div>`,
  )}</div>`;
}

const digit = (bit: number, atStage: number): TemplateResult =>
  html`<i ?data-on=${bit === 1} ?data-at-stage=${bit === 1 && atStage === 1}>${bit}</i>`;

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
