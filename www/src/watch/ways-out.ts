// Suggestions for a board that cannot be played with the chosen search.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { AppAction, AppDispatch } from '../kernel/action';
import { MAX_SIZE } from '../kernel/input';
import type { Shared } from '../kernel/state';
import type { Refusal } from '../kernel/watch';
import { searchName } from '../texts/names';
import { rowName } from '../texts/squares';
import { t } from '../texts/texts';
import { refusalText, rowsOf } from './story/refusal';

export function refusal(state: Shared, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const { refusal: why } = state.watch;
  if (!why) return nothing;
  return html`<section class="transport" aria-label=${t('transport.label')}>
    <div class="verdict" data-is="conflict" role="status">
      <h2 class="verdict__title">${icon('cross')}${t('theatre.refused')}</h2>
      <p>${refusalText(why, state.input.board.rows)}</p>
      <div class="row">${waysOut(state, dispatch)}</div>
    </div>
  </section>`;
}

/** At most this many suitable searches are offered by name; the list of searches has the others. */
const OFFERED = 3;

/**
 * The suggestions: removing one of two queens in conflict, another board, another search that suits this one, or trying
 * again.
 */
function waysOut({ watch, input }: Shared, dispatch: AppDispatch): TemplateResult[] {
  const { code, detail }: Refusal = watch.refusal ?? { code: '', detail: {} };
  const way = (text: string, action: AppAction): TemplateResult =>
    html`<button class="btn" @click=${() => dispatch(action)}>${text}</button>`;
  const removal = (): TemplateResult[] =>
    rowsOf(detail).map((row) =>
      way(t('theatre.remove', { row: rowName(row, input.board.rows) }), { type: 'remove', row }),
    );
  const others = (): TemplateResult[] =>
    searchesOf(detail).map((search) => way(searchName(search), { type: 'choose', search }));
  switch (code) {
    case 'search-conflict':
      return removal();
    case 'search-wrapped':
      return [...removal(), ...others()];
    case 'search-too-large':
    case 'search-queens-alone':
      return others();
    case 'search-not-empty':
      return [way(t('edits.clear'), { type: 'clear' }), ...others()];
    case 'search-no-modular':
      return [
        ...modularSizes(input.rows.length).map((size) => way(t('theatre.sized', { size }), { type: 'resize', size })),
        ...others(),
      ];
    default:
      return [way(t('theatre.again'), { type: 'watch', step: 0 })];
  }
}

const searchesOf = ({ searches }: Refusal['detail']): string[] =>
  typeof searches === 'string' && searches !== 'none' ? searches.split(', ').slice(0, OFFERED) : [];

/** The nearest sizes, below and above, that neither 2 nor 3 divides: boards of these sizes have solutions whose diagonals wrap round. */
function modularSizes(size: number): number[] {
  const fits = (other: number): boolean => other % 2 !== 0 && other % 3 !== 0;
  const [below, above] = [size - 1, size + 1].map((start, index) => {
    let other = start;
    while (!fits(other)) other += index === 0 ? -1 : 1;
    return other;
  });
  return [below, above].filter((other): other is number => other !== undefined && other > 1 && other <= MAX_SIZE);
}
