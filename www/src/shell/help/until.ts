// "Run until...": the conditions on which a run stops.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Square } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Board } from '../../kernel/input';
import type { State } from '../../kernel/state';
import { type Goal, GRAIN_KINDS, kindSet } from '../../kernel/watch';
import { columnByName, rowByName } from '../../texts/lines';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { type Key, t, type Value } from '../../texts/texts';
import { repairs } from '../../watch/family';
import { isMoving } from '../../watch/keys';
import { visibleRun } from '../../watch/room-run';

/** The conditions, as the values of the form. */
type StopForm = 'solution' | 'deadEnd' | 'square' | 'back' | 'block' | 'end';

export function renderUntil(page: State, dispatchApp: AppDispatch): TemplateResult {
  const [state, dispatch] = visibleRun(page, dispatchApp);
  const { watch, ui } = state;
  // The queens to choose from are the queens that the search has set when the dialog opens.
  return html`<form class="until" @submit=${(event: SubmitEvent) => submit(event, state.input.board, dispatch)}>
    ${guard([ui.dialog, watch.run, watch.blocks, isMoving(watch) ? null : watch.shown], () => (ui.dialog === 'until' ? fields(state) : nothing))}
  </form>`;
}

function submit(event: SubmitEvent, board: Board, dispatch: AppDispatch): void {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const goal =
    (event.submitter as HTMLButtonElement | null)?.value === 'cancel' ? null : goalOf(new FormData(form), board);
  dispatch({ type: 'ui', ui: { dialog: null } });
  if (goal) dispatch({ type: 'go', goal });
}

/** The goal that a filled-in form asks for, on a board with these rows and columns. Lines of the listing count from 0. */
export function goalOf(data: FormData, { rows, columns }: Pick<Board, 'rows' | 'columns'>): Goal | null {
  const text = (name: string): string => String(data.get(name));
  switch (data.get('until') as StopForm | null) {
    case 'solution':
      return { kind: 'until', condition: { kinds: GRAIN_KINDS.solution } };
    case 'deadEnd':
      return { kind: 'until', condition: { kinds: GRAIN_KINDS.deadEnd } };
    case 'square':
      return {
        kind: 'until',
        condition: {
          kinds: 0,
          square: {
            row: rowByName(text('row'), rows) ?? Number.NaN,
            column: columnByName(text('column'), columns) ?? Number.NaN,
          },
        },
        skips: kindSet('removed'),
      };
    case 'back': {
      const [row = 0, column = 0] = text('queen').split(',').map(Number);
      return { kind: 'until', condition: { kinds: 0, square: { row, column } } };
    }
    case 'block':
      return { kind: 'until', condition: { kinds: 0, blocks: [Number(text('block'))] } };
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
  const queens = squaresOf(shown.frame.rows, input.rows);
  const choice = (value: StopForm, label: Key, more: TemplateResult | typeof nothing = nothing, first = false) =>
    html`<p class="until__choice"><label><input type="radio" name="until" value=${value} .checked=${first} />${t(label)}</label>${more}</p>`;
  const line = (name: string, label: Key, byName: typeof rowByName, names: readonly Value[]) =>
    html`<input class="field" name=${name} inputmode=${typeof names[0] === 'number' ? 'numeric' : 'text'} autocomplete="off" value=${names[0]} required aria-label=${t(label)} @input=${(event: Event) => handleTyping(event, byName, names)} />`;
  return html`${choice('solution', 'until.solution', nothing, true)}
    ${choice('deadEnd', repair ? 'until.shuffle' : 'until.deadEnd')}
    ${
      repair
        ? nothing
        : choice(
            'square',
            'until.square',
            html`${line(
              'row',
              'transport.row',
              rowByName,
              lines(size, (row) => rowName(row, size)),
            )} ${t('until.column')} ${line('column', 'transport.column', columnByName, lines(across, columnName))}`,
          )
    }
    ${
      repair || queens.length === 0
        ? nothing
        : choice(
            'back',
            'until.back',
            html`<select class="field" name="queen" aria-label=${t('until.queen')} @input=${choose}>${queens.map(({ row, column }) => html`<option value="${row},${column}">${t('until.row', squareNames({ row, column }, size))}</option>`)}</select>`,
          )
    }
    ${choice('block', 'until.block', html`<select class="field" name="block" aria-label=${t('until.whichBlock')} @input=${choose}>${watch.blocks.map((line) => html`<option value=${line}>${line + 1} ${watch.listing[line]?.trim()}</option>`)}</select>`)}
    ${choice('end', 'until.end')}
    <p class="row"><button class="btn" data-kind="main">${t('until.run')}</button><button class="btn" value="cancel" formnovalidate>${t('until.cancel')}</button></p>`;
}

/** The names of a board's lines, the lowest number first. */
const lines = (count: number, nameOf: (line: number) => Value): Value[] => {
  const names = Array.from({ length: count }, (_, line) => nameOf(line));
  return names[0] === count && count > 1 ? names.reverse() : names;
};

/** The queens that the search has set, from the last row up. */
function squaresOf(rows: Int32Array, given: Int32Array): Square[] {
  const queens: Square[] = [];
  rows.forEach((column, row) => {
    if (column >= 0 && given[row] !== column) queens.unshift({ row, column });
  });
  return queens;
}

/** Selects an option when its field is filled in. */
function choose(event: Event): void {
  const radio = (event.currentTarget as Element).closest('.until__choice')?.querySelector('input');
  if (radio) radio.checked = true;
}

/** Reports a typed name if the board has no such line. Digits of any width are accepted. */
function handleTyping(event: Event, byName: typeof rowByName, names: readonly Value[]): void {
  const field = event.currentTarget as HTMLInputElement;
  const known = byName(field.value, names.length) !== null;
  const [first = '', last = ''] = [names[0], names.at(-1)];
  field.setCustomValidity(known ? '' : t('until.line', { from: String(first), to: String(last) }));
  choose(event);
}
