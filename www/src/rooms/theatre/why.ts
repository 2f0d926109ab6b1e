// Why a search works as it does, below its listing: a few sentences, and for the search by symmetry a drawing.

import { html, nothing, type TemplateResult } from 'lit-html';
import { has, type Key, t } from '../../texts/texts';
import { renderWork, WORKS } from '../../texts/works';
import { layers } from './layers';
import { markedBoard } from './marked-board';

/** Where a search comes from. */
const FROM: Readonly<Record<string, keyof typeof WORKS>> = {
  bitmask: 'patterns',
  halved: 'completions',
  'both-mirrors': 'completions',
  symmetric: 'counts',
  completions: 'completions',
  'array-recursive': 'completions',
  'array-iterative': 'completions',
  permutations: 'eight',
  bitboard: 'eight',
  'bitboard-columns': 'eight',
  'bitboard-lines': 'eight',
  'bitboard-pairs': 'eight',
  'bitboard-fewest': 'eight',
  repair: 'repair',
  linear: 'linear',
  staircases: 'formula',
  validator: 'linear',
};

/** Nothing for a search of which nothing more is to be said. */
export function why(search: string): TemplateResult | typeof nothing {
  const key = `why.${search}`;
  if (!has(key)) return nothing;
  const from = FROM[search];
  return html`<details class="why">
    <summary>${t('why.head')}</summary>
    <p>${t(key as Key)}</p>
    ${search === 'bitboard' ? layers() : nothing}
    ${search === 'symmetric' ? html`${markedBoard(RIM, t('why.symmetricDrawn'))}<p>${t('why.symmetricWhere')}</p><p>${t('why.symmetricExercise')}</p>` : nothing}
    ${from ? html`<p class="quiet small">${renderWork(WORKS[from])}</p>` : nothing}
  </details>`;
}

/**
 * The first queen on column 6 of 8: her attacks, the squares where no other queen may be, and those that need a
 * comparison with a turn.
 */
const RIM = ['XX---QXX', 'X------X', 'C-------', '--------', '--------', '-------A', 'X------X', 'XXB---XX'];
