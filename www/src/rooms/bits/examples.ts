// Words from the articles, each with a sentence that explains it.

import { html, type TemplateResult } from 'lit-html';
import { type Key, t } from '../../texts/texts';
import { renderWork, WORKS } from '../../texts/works';
import { readBits } from './link';
import type { BitsAction } from './slice';

/** Links to the lab. */
export const EXAMPLES: readonly { readonly link: string; readonly shows: Key }[] = [
  { link: '1000000~rows~knights~4~notGH', shows: 'bits.examples.blackHole' },
  { link: '20000000000~rows~kings~0', shows: 'bits.examples.king' },
  { link: '16~rows~lowest~0', shows: 'bits.examples.lowest' },
  { link: '9510~rows~without-lowest~0', shows: 'bits.examples.clearing' },
  { link: '303030303030303~columns~*add_x_ones~0', shows: 'bits.examples.vector' },
  { link: '108030407080506~columns~*and_x_eights~0', shows: 'bits.examples.eights' },
  {
    link: '800000400~rows~*or_0x804020110aff0a_0x412214ff14224180.not_0x804020110aff0a.and_s1_s2.xor_s3_0x412214ff14224180~4',
    shows: 'bits.examples.oneLayer',
  },
  {
    link: '800000400~rows~*or_0xff00_0xff00000000.not_0xff00.and_s1_s2.or_0x80402010080402_0x4020100804020100.not_0x80402010080402.and_s4_s5.or_0x1020408_0x102040810204080.not_0x1020408.and_s7_s8.or_s3_s6.or_s9_s10.xor_s11_0x412214ff14224180~12',
    shows: 'bits.examples.threeLayers',
  },
];

export const examples = (
  dispatch: (action: BitsAction) => void,
): TemplateResult => html`<details class="word__examples">
  <summary>${t('bits.examples.title')}</summary>
  <ul>${EXAMPLES.map(
    ({ link, shows }) =>
      html`<li><button class="btn" data-kind="text" @click=${() => dispatch({ type: 'linked', link: readBits(link) ?? {} })}>${t('bits.examples.open')}</button> ${t(shows)}</li>`,
  )}</ul>
  <p class="quiet small">${renderWork(WORKS.eight)}<br />${renderWork(WORKS.knight)}</p>
</details>`;
