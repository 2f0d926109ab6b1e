// Why the board cannot be watched with the search that is chosen, in one line, and what can be done about it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { Dispatch, State } from '../state/state';
import type { Refusal } from '../state/watch';
import { searchName } from '../texts/names';
import { list, t, trouble } from '../texts/texts';

export function refusal(state: State, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { refusal: why } = state.watch;
  if (!why) return nothing;
  return html`<section class="transport" aria-label=${t('transport.label')}>
    <div class="verdict" data-is="conflict" role="status">
      <h2 class="verdict__title">${icon('cross')}${t('theatre.refused')}</h2>
      <p>${refusalText(why)}</p>
      <div class="row">${waysOut(state, dispatch)}</div>
    </div>
  </section>`;
}

/** The line that says why. Rows count from 0 in the engine, and from 1 for people. */
export function refusalText({ code, detail }: Refusal): string {
  if (code === 'search-conflict')
    return t('theatre.refusedConflict', { rows: list(rowsOf(detail).map((row) => row + 1)) });
  if (code === 'search-too-large')
    return t('theatre.refusedTooLarge', {
      name: searchName(String(detail.name)),
      largest: Number(detail.largest),
      size: Number(detail.size),
    });
  return trouble(code, detail);
}

/** The two rows in conflict, the upper one first. */
const rowsOf = (detail: Refusal['detail']): number[] =>
  [Number(detail.row), Number(detail.otherRow)].sort((one, other) => one - other);

/** What would help: taking one of two queens in conflict, another search that serves the size, or trying again. */
function waysOut({ watch, asked, searches }: State, dispatch: Dispatch): TemplateResult[] {
  const { code, detail }: Refusal = watch.refusal ?? { code: '', detail: {} };
  if (code === 'search-conflict') {
    return rowsOf(detail).map(
      (row) =>
        html`<button class="btn" @click=${() => dispatch({ type: 'take', row })}>${t('theatre.take', { row: row + 1 })}</button>`,
    );
  }
  if (code === 'search-too-large') {
    return searches
      .filter(({ name, largest }) => name !== asked.search && largest >= asked.rows.length)
      .map(
        ({ name }) =>
          html`<button class="btn" @click=${() => dispatch({ type: 'choose', search: name })}>${searchName(name)}</button>`,
      );
  }
  return [
    html`<button class="btn" @click=${() => dispatch({ type: 'watch', step: 0 })}>${t('theatre.again')}</button>`,
  ];
}
