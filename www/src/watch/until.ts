// "Run until...": a dialog of the conditions on which a run stops.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Square } from '../engine/types';
import type { Dispatch } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { atEnd, type Goal, GRAIN_KINDS, kindSet } from '../kernel/watch';
import { type Key, t } from '../texts/texts';
import { repairs } from './family';
import { isMoving } from './keys';

/** The values of the form, as it hands them out. */
type Until = 'solution' | 'deadEnd' | 'square' | 'back' | 'block' | 'end';

export function untilButton(state: Shared, dispatch: Dispatch): TemplateResult {
  const { watch } = state;
  return html`<button
      class="btn"
      data-kind="text"
      aria-haspopup="dialog"
      ?disabled=${watch.status !== 'open' || atEnd(watch)}
      @click=${(event: Event) => {
        // The queens to choose from are those that stand when the dialog opens.
        dispatch({ type: 'halt' });
        ((event.currentTarget as Element).nextElementSibling as HTMLDialogElement).showModal();
      }}
    >${t('transport.until')}</button>
    <dialog class="dialog until" aria-label=${t('transport.untilTitle')} @keydown=${(event: Event) => event.stopPropagation()}>
      <form @submit=${(event: SubmitEvent) => submit(event, dispatch)}>${guard([watch.run, watch.blocks, isMoving(watch) ? null : watch.shown], () => fields(state))}</form>
    </dialog>`;
}

function submit(event: SubmitEvent, dispatch: Dispatch): void {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  form.closest('dialog')?.close();
  if ((event.submitter as HTMLButtonElement | null)?.value === 'cancel') return;
  const goal = goalOf(new FormData(form));
  if (goal) dispatch({ type: 'go', goal });
}

/** The goal that a filled-in form asks for. Rows and columns count from 1 in the form, lines of the listing from 0. */
export function goalOf(data: FormData): Goal | null {
  const number = (name: string): number => Number(data.get(name));
  switch (data.get('until') as Until | null) {
    case 'solution':
      return { kind: 'until', condition: { kinds: GRAIN_KINDS.solution } };
    case 'deadEnd':
      return { kind: 'until', condition: { kinds: GRAIN_KINDS.deadEnd } };
    case 'square':
      return {
        kind: 'until',
        condition: { kinds: 0, square: { row: number('row') - 1, column: number('column') - 1 } },
        skips: kindSet('remove'),
      };
    case 'back': {
      const [row = 0, column = 0] = String(data.get('queen')).split(',').map(Number);
      return { kind: 'until', condition: { kinds: 0, square: { row, column } } };
    }
    case 'block':
      return { kind: 'until', condition: { kinds: 0, blocks: [number('block')] } };
    case 'end':
      return { kind: 'until', condition: { kinds: kindSet('exhausted') } };
    default:
      return null;
  }
}

function fields(state: Shared): TemplateResult {
  const { watch, asked } = state;
  const shown = watch.shown;
  if (!shown) return html``;
  const repair = repairs(state);
  const size = asked.rows.length;
  const queens = standing(shown.frame.rows, asked.rows);
  const choice = (value: Until, label: Key, more: TemplateResult | typeof nothing = nothing, first = false) =>
    html`<p class="until__choice"><label><input type="radio" name="until" value=${value} .checked=${first} />${t(label)}</label>${more}</p>`;
  const number = (name: string, label: Key) =>
    html`<input class="field" type="number" name=${name} min="1" max=${size} value="1" required aria-label=${t(label)} @input=${choose} />`;
  return html`<h2 class="head">${t('transport.untilTitle')}</h2>
    ${choice('solution', 'transport.untilSolution', nothing, true)}
    ${choice('deadEnd', repair ? 'transport.untilShuffle' : 'transport.untilDeadEnd')}
    ${repair ? nothing : choice('square', 'transport.untilSquare', html`${number('row', 'transport.row')} ${t('transport.untilColumn')} ${number('column', 'transport.column')}`)}
    ${
      repair || queens.length === 0
        ? nothing
        : choice(
            'back',
            'transport.untilBack',
            html`<select class="field" name="queen" aria-label=${t('transport.queen')} @input=${choose}>${queens.map(({ row, column }) => html`<option value="${row},${column}">${t('transport.untilRow', { row: row + 1, column: column + 1 })}</option>`)}</select>`,
          )
    }
    ${choice('block', 'transport.untilBlock', html`<select class="field" name="block" aria-label=${t('transport.block')} @input=${choose}>${watch.blocks.map((line) => html`<option value=${line}>${line + 1} ${watch.listing[line]?.trim()}</option>`)}</select>`)}
    ${choice('end', 'transport.untilEnd')}
    <p class="row"><button class="btn" data-kind="main">${t('transport.run')}</button><button class="btn" value="cancel" formnovalidate>${t('transport.cancel')}</button></p>`;
}

/** The queens that the search has set, the latest row first. */
function standing(rows: Int32Array, given: Int32Array): Square[] {
  const queens: Square[] = [];
  rows.forEach((column, row) => {
    if (column >= 0 && given[row] !== column) queens.unshift({ row, column });
  });
  return queens;
}

/** Whoever fills in a choice means it. */
function choose(event: Event): void {
  const radio = (event.currentTarget as Element).closest('.until__choice')?.querySelector('input');
  if (radio) radio.checked = true;
}
