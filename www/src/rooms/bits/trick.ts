// The trick that is shown: its name, its formula, why it works, and its forms side by side.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Trick } from '../../engine/types';
import { digits, type Key, t } from '../../texts/texts';
import { select } from '../../ui/kit/select';
import { table } from '../../ui/kit/table';
import { properties } from '../../ui/style';
import { builder } from './builder';
import { moves } from './moves';
import { FORMULAS } from './names';
import type { Bits, BitsAction } from './slice';

type Handlers = (action: BitsAction) => void;

export function trick(bits: Bits, dispatch: Handlers): TemplateResult {
  const { chosen, tricks } = bits;
  const about = chosen.kind === 'trick' ? tricks.find(({ name }) => name === chosen.trick) : undefined;
  return html`<section class="bits__trick" aria-label=${t('bits.trick')}>
    <div class="bits__head">
      <h2 class="bits__title">${chosen.kind === 'own' ? t('bits.own.title') : nameOf(chosen.trick)}</h2>
      ${chosen.kind === 'own' ? '' : html`<p class="mono bits__expr">${FORMULAS[chosen.trick] ?? ''}</p>`}
    </div>
    <p class="bits__lead">${chosen.kind === 'own' ? t('bits.own.lead') : textOf(chosen.trick, 'lead')}</p>
    ${chosen.kind === 'own' ? builder(bits, dispatch) : ''}
    ${about?.piece ? moves(bits, about, dispatch) : ''}
    ${about ? forms(bits, about) : ''}
    <div class="row">
      ${menu(bits, dispatch)}
      ${about ? measure(bits, dispatch) : ''}
      ${chosen.kind === 'trick' ? html`<button class="btn" ?disabled=${!bits.run} @click=${() => dispatch({ type: 'edit' })}>${t('bits.edit')}</button>` : ''}
    </div>
  </section>`;
}

/** If the catalogue lacks a text of a trick, its name is used. */
function textOf(name: string, part: 'title' | 'lead' | 'form'): string {
  return name in FORMULAS ? t(`bits.tricks.${name}.${part}` as Key) : name;
}

const nameOf = (name: string): string => textOf(name, 'title');

function menu({ chosen, tricks }: Bits, dispatch: Handlers): TemplateResult {
  const trick = chosen.kind === 'trick' ? chosen.trick : null;
  const isPiece = new Map(tricks.map(({ name, piece }) => [name, piece]));
  const names = [...tricks].sort((one, other) => Number(one.piece) - Number(other.piece)).map(({ name }) => name);
  return select<string | null>(t('bits.trick'), {
    of: trick === null ? [null, ...names] : names,
    now: trick,
    name: (name) => (name === null ? t('bits.own.title') : nameOf(name)),
    group: (name) => (name === null ? null : t(isPiece.get(name) ? 'bits.groups.moves' : 'bits.groups.words')),
    choose: (name) => name !== null && dispatch({ type: 'choose', trick: name }),
  });
}

function measure({ chosen, measured }: Bits, dispatch: Handlers): TemplateResult {
  const running = chosen.kind === 'trick' && measured?.trick === chosen.trick && !measured.done;
  return html`<button class="btn" ?disabled=${running} @click=${() => dispatch({ type: 'measure' })}>${t(running ? 'bits.measuring' : 'bits.measure')}</button>`;
}

function forms({ run, measured }: Bits, about: Trick): TemplateResult {
  const all = run?.forms ?? [];
  const speeds = measured?.trick === about.name ? measured.speeds : {};
  const fastest = Math.max(1, ...Object.values(speeds));
  const { instruction } = about;
  return table({
    label: t('bits.forms'),
    kind: 'forms',
    head: [t('bits.form'), t('bits.operations'), t('bits.speed'), html`<td class="barcell"></td>`],
    rows: [
      ...all.map(({ name, operations }) => {
        const speed = speeds[name];
        return html`<tr ?data-now=${name === about.name}>
          <th scope="row">${formName(name, about)}</th>
          <td>${operations === null ? t('bits.uncounted') : digits(operations)}</td>
          <td>${speed === undefined ? t('bits.unmeasured') : million(speed)}</td>
          <td class="barcell">${speed === undefined ? '' : html`<span class="bar" ${properties({ '--v': speed / fastest })}></span>`}</td>
        </tr>`;
      }),
      instruction && !instruction.here
        ? html`<tr><th scope="row">${instruction.x86} <span class="quiet">${t('bits.onX86')}</span></th><td>1</td><td class="quiet" colspan="2">${t(instruction.wasm ? 'bits.thisLacks' : 'bits.wasmLacks')}</td></tr>`
        : nothing,
    ],
  });
}

/** The name of a form: the trick, the plain implementation, or the instruction. */
function formName(name: string, { piece, instruction }: Trick): TemplateResult | string {
  if (name === 'plain') return t(piece ? 'bits.plainMoves' : 'bits.plain');
  if (name !== 'instruction') return textOf(name, 'form');
  return html`${instruction?.wasm ?? ''} <span class="quiet">${t('bits.standsFor', { x86: instruction?.x86 ?? '' })}</span>`;
}

/** Formats answers a second, in millions with three digits. */
const million = (perSecond: number): string => digits(Number((perSecond / 1e6).toPrecision(3)));
