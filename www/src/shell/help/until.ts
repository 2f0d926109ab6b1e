// "Run until...": the conditions on which a run stops.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Square } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { type Goal, GRAIN_KINDS, kindSet } from '../../kernel/watch';
import { wholeNumber } from '../../texts/numbers';
import { type Key, t } from '../../texts/texts';
import { repairs } from '../../watch/family';
import { isMoving } from '../../watch/keys';
import { seenRun } from '../../watch/room-run';

/** The values of the form, as it hands them out. */
type Until = 'solution' | 'deadEnd' | 'square' | 'back' | 'block' | 'end';

export function until(page: State, dispatchApp: AppDispatch): TemplateResult {
  const [state, dispatch] = seenRun(page, dispatchApp);
  const { watch, ui } = state;
  // The queens to choose from are those that stand when the dialog opens.
  return html`<form class="until" @submit=${(event: SubmitEvent) => submit(event, dispatch)}>
    ${guard([ui.dialog, watch.run, watch.blocks, isMoving(watch) ? null : watch.shown], () => (ui.dialog === 'until' ? fields(state) : nothing))}
  </form>`;
}

function submit(event: SubmitEvent, dispatch: AppDispatch): void {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const goal = (event.submitter as HTMLButtonElement | null)?.value === 'cancel' ? null : goalOf(new FormData(form));
  dispatch({ type: 'ui', ui: { dialog: null } });
  if (goal) dispatch({ type: 'go', goal });
}

/** The goal that a filled-in form asks for. Rows and columns count from 1 in the form, lines of the listing from 0. */
export function goalOf(data: FormData): Goal | null {
  const number = (name: string): number => wholeNumber(String(data.get(name))) ?? Number.NaN;
  switch (data.get('until') as Until | null) {
    case 'solution':
      return { kind: 'until', condition: { kinds: GRAIN_KINDS.solution } };
    case 'deadEnd':
      return { kind: 'until', condition: { kinds: GRAIN_KINDS.deadEnd } };
    case 'square':
      return {
        kind: 'until',
        condition: { kinds: 0, square: { row: number('row') - 1, column: number('column') - 1 } },
        skips: kindSet('removed'),
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

function fields(state: State): TemplateResult {
  const { watch, input } = state;
  const shown = watch.shown;
  if (!shown) return html``;
  const repair = repairs(state);
  const [size, across] = [input.rows.length, input.variant?.columns ?? input.rows.length];
  const queens = standing(shown.frame.rows, input.rows);
  const choice = (value: Until, label: Key, more: TemplateResult | typeof nothing = nothing, first = false) =>
    html`<p class="until__choice"><label><input type="radio" name="until" value=${value} .checked=${first} />${t(label)}</label>${more}</p>`;
  const number = (name: string, label: Key, most = size) =>
    html`<input class="field" name=${name} inputmode="numeric" autocomplete="off" value="1" required aria-label=${t(label)} @input=${(event: Event) => typed(event, most)} />`;
  return html`${choice('solution', 'until.solution', nothing, true)}
    ${choice('deadEnd', repair ? 'until.shuffle' : 'until.deadEnd')}
    ${repair ? nothing : choice('square', 'until.square', html`${number('row', 'transport.row')} ${t('until.column')} ${number('column', 'transport.column', across)}`)}
    ${
      repair || queens.length === 0
        ? nothing
        : choice(
            'back',
            'until.back',
            html`<select class="field" name="queen" aria-label=${t('until.queen')} @input=${choose}>${queens.map(({ row, column }) => html`<option value="${row},${column}">${t('until.row', { row: row + 1, column: column + 1 })}</option>`)}</select>`,
          )
    }
    ${choice('block', 'until.block', html`<select class="field" name="block" aria-label=${t('until.whichBlock')} @input=${choose}>${watch.blocks.map((line) => html`<option value=${line}>${line + 1} ${watch.listing[line]?.trim()}</option>`)}</select>`)}
    ${choice('end', 'until.end')}
    <p class="row"><button class="btn" data-kind="main">${t('until.run')}</button><button class="btn" value="cancel" formnovalidate>${t('until.cancel')}</button></p>`;
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

/** A line of the board, as the reader's keyboard writes numbers. */
function typed(event: Event, most: number): void {
  const field = event.currentTarget as HTMLInputElement;
  const line = wholeNumber(field.value) ?? 0;
  field.setCustomValidity(line >= 1 && line <= most ? '' : t('until.line', { size: most }));
  choose(event);
}
