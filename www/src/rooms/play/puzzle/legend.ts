// The legend of the marks of a puzzle.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Piece, queenGlyph } from '../../../board/glyph';
import { type Needs, t } from '../../../texts/texts';
import type { Puzzle } from './puzzle';

interface Item {
  readonly name: Needs<'play.legend'>['what'];
  readonly is?: string;
  readonly queen?: Piece;
  readonly attacked?: string;
}

export function legend({ family }: Puzzle, auto: boolean): TemplateResult {
  const attacked: Item[] = auto ? [{ name: 'attacked', attacked: 'row diagonal' }] : [];
  const items: Item[] =
    family === 'guilty'
      ? [{ name: 'lifted', is: 'lifted', queen: 'lifted' }, ...attacked]
      : [
          ...(family === 'completion' ? [{ name: 'given', is: 'stone', queen: 'given' } as const] : []),
          { name: 'own', queen: 'found' },
          { name: 'nothere', is: 'nothere' },
          ...attacked,
          { name: 'killer', is: 'killer' },
          { name: 'starved', is: 'free starved' },
          ...(family === 'regions' ? [{ name: 'held', is: 'held' } as const] : []),
        ];
  return html`<ul class="legend legend--two">${items.map(
    ({ name, is, queen, attacked }) => html`<li>
      <span class="sq" data-is=${is ?? nothing} data-att=${attacked ?? nothing} aria-hidden="true">${queen ? queenGlyph(queen, false) : nothing}</span>${t('play.legend', { what: name })}
    </li>`,
  )}</ul>`;
}
