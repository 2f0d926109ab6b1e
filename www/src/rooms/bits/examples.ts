// The words that the articles work through, each with a sentence on what it shows.

import { html, type TemplateResult } from 'lit-html';
import { type Key, t } from '../../texts/texts';
import { cited, WORKS } from '../../texts/works';
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
];

export const examples = (does: (action: BitsAction) => void): TemplateResult => html`<details class="word__examples">
  <summary>${t('bits.examples.title')}</summary>
  <ul>${EXAMPLES.map(
    ({ link, shows }) =>
      html`<li><button class="btn" data-kind="text" @click=${() => does({ type: 'linked', link: readBits(link) ?? {} })}>${t('bits.examples.open')}</button> ${t(shows)}</li>`,
  )}</ul>
  <p class="quiet small">${cited(WORKS.eight)}<br />${cited(WORKS.knight)}</p>
</details>`;
