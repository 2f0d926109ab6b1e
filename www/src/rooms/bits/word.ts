// One word, four ways: hexadecimal, decimal, binary, and as a board with its bytes beside it. All can be edited, all in step.

import { html, type TemplateResult } from 'lit-html';
import type { Base, Mapping } from '../../engine/types';
import { digits, t } from '../../texts/texts';
import { board } from './board';
import { textField } from './field';
import { binary, hexadecimal } from './names';
import { numbers } from './numbers';
import type { Bits, BitsDeed } from './slice';

type Does = (action: BitsDeed) => void;

const MAPPINGS: readonly Mapping[] = ['rows', 'columns'];

export function word(bits: Bits, does: Does): TemplateResult {
  return html`<section class="word" aria-label=${t('bits.word')}>
    <div class="word__fields">
      ${field('hexadecimal', hexadecimal(bits.word), bits, does)} ${field('decimal', digits(bits.word), bits, does)}
      ${field('binary', binary(bits.word), bits, does)}
      <div class="row">
      <span class="choice" role="group" aria-label=${t('bits.mapping')}>${MAPPINGS.map(
        (mapping) =>
          html`<button aria-pressed=${bits.mapping === mapping} @click=${() => does({ type: 'map', mapping })}>${t(`bits.mappings.${mapping}`)}</button>`,
      )}</span>
      <button class="btn" data-kind="text" @click=${() => does({ type: 'word', word: 0n })}>${t('bits.clear')}</button>
      <button class="btn" data-kind="text" @click=${() => does({ type: 'word', word: ~bits.word })}>${t('bits.flip')}</button>
      </div>
    </div>
    <div class="word__four" data-by=${bits.mapping}>${board(bits, does)} ${bytes(bits)}</div>
    ${numbers(bits, does)}
  </section>`;
}

/** A field that shows the word, or what is being typed until it can be read. */
function field(base: Base, text: string, { typed }: Bits, does: Does): TemplateResult {
  const own = typed?.base === base ? typed : null;
  const leave = (): void => does({ type: 'leave' });
  return textField({
    id: base,
    label: t(`bits.base.${base}`),
    rows: base === 'binary' ? 2 : null,
    text: own?.text ?? text,
    trouble: own?.trouble ?? null,
    input: (typing) => does({ type: 'type', base, text: typing }),
    leave,
  });
}

/** Each byte of the word where it lies on the board: beside its row, or under its column. Lowest bit first, as on the board. */
function bytes({ word: all }: Bits): TemplateResult {
  const lines = Array.from({ length: 8 }, (_, byte) => Number((all >> BigInt(8 * byte)) & 255n));
  return html`<div class="bytes" role="img" aria-label=${t('bits.bytes', { bytes: lines.map((byte) => hex(byte)).join(' ') })}>${lines.map(
    (byte) =>
      html`<div>${Array.from({ length: 8 }, (_, bit) => html`<i ?data-on=${((byte >> bit) & 1) !== 0}>${(byte >> bit) & 1}</i>`)}<b>${hex(byte)}</b></div>`,
  )}</div>`;
}

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
