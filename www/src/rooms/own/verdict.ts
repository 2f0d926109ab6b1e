// The report about a program: its origin, why it failed, which variable the board shows, and what the engine
// found.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { BoardList, SeenBoards } from '../../engine/types';
import { MAX_SIZE } from '../../kernel/input';
import { columnName, rowName } from '../../texts/squares';
import { gap, t } from '../../texts/texts';
import type { Failure } from './python/failure';
import type { Recording } from './questions';
import { isCurrent, type Own, type OwnProps } from './slice';

/** The line above the editor: a note about the program, or why it failed. */
export function notes({ own, dispatch }: OwnProps): TemplateResult {
  const text = noteOf(own);
  const is = own.failure ? 'trouble' : nothing;
  const asks = own.failure?.code === 'input' && own.status === 'ran' ? own.failure.detail : null;
  const typed = (line: string): void => dispatch({ type: 'type', line });
  return html`<div class="own__note" data-is=${is}>
    <p role="status">${text}</p>${asks === null ? nothing : inputForm(asks, typed)}</div>`;
}

/** The field for a line that a program reads with `input()`. The program then runs again with this line. */
function inputForm(prompt: string, answered: (line: string) => void): TemplateResult {
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    answered(String(new FormData(form).get('line') ?? ''));
    form.reset();
  };
  return html`<form class="row own__input" @submit=${submitted}>
    <label>${prompt.trim() === '' ? t('own.typeIn') : prompt} <input class="text" name="line" autocomplete="off" maxlength="200" /></label>
    <button class="btn" data-kind="main">${t('own.runWith')}</button>
  </form>`;
}

function noteOf(own: Own): string {
  if (own.status === 'running') return t('own.running');
  if (own.status === 'writing') return t('own.writing');
  if (own.failure) return failureText(own.failure);
  if (own.from === 'link') return t('own.fromLink');
  if (own.from === 'trace') return t('own.fromTrace');
  if (own.ran && !isCurrent(own)) return t('own.changed');
  if (own.sample === null && own.packed === null && own.text.length > 2_000) return t('own.unlinked');
  return own.ran ? '' : t('own.before');
}

export function failureText({ code, line, detail }: Failure): string {
  const why = t('own.failure', { code, detail });
  return line === null ? why : t('own.inLine', { line, why });
}

export function verdict({ own, dispatch, shared }: OwnProps): TemplateResult | typeof nothing {
  const { ran } = own;
  if (!ran || own.status === 'running' || own.failure?.code === 'input') return nothing;
  const { recorded } = ran;
  const others = recorded.boards.filter(({ name }) => name !== recorded.board?.name);
  const first = recorded.seen?.first;
  const size = ran.board.rows.length;
  const isOwnSize = !own.task && size !== shared.input.rows.length;
  return html`<div class="own__verdict">
    <p class="own__found" role="status">${foundText(recorded)}</p>
    ${first ? html`<p>${attackText(first.queens, size)} <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'showWrong' })}>${t('own.showWrong')}</button></p>` : nothing}
    ${faultTexts(recorded).map((text) => html`<p>${text}</p>`)}
    ${isOwnSize ? html`<p class="quiet small">${t('own.ownSize', { size })}</p>` : nothing}
    <p class="quiet small">${triedText(recorded)}</p>
    ${ran.board.rows.length <= MAX_SIZE ? html`<p><button class="btn" data-kind="text" @click=${() => dispatch({ type: 'race' })}>${t('own.race')}</button></p>` : nothing}
    <p class="quiet small">${shownText(recorded)} ${others.slice(0, 3).map(({ name }) => html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'show', board: name })}>${t('own.show', { name })}</button>`)}</p>
  </div>`;
}

/** The first sentences: the boards that the program treats as solutions. */
export function foundText(recorded: Recording): string {
  const { found, board, calls, ending, seen, uncalled } = recorded;
  if (uncalled) return t('own.uncalled', { kind: uncalled.kind, name: uncalled.name, add: uncalled.add });
  if (!board && !calls)
    return [t('own.noBoard'), nearText(recorded), printedText(recorded)].filter(Boolean).join(gap());
  const { all } = found;
  const { solutions, different, wrong } = seen ?? found;
  if (seen && seen.rows !== null) return t('own.rows', { line: seen.rows });
  if (seen?.by === 'does' && wrong > 0) return t('own.accepts', { full: solutions + wrong, solutions, wrong });
  const message = messageOf(recorded);
  const more = [
    wrong > 0 ? t('own.wrong', { count: wrong }) : '',
    printedText(recorded),
    all !== null && different < all ? stopsText(ending) : '',
  ];
  return [message, ...more].filter(Boolean).join(gap());
}

function messageOf({ found, seen }: Recording): string {
  const { all } = found;
  const { solutions, different } = seen ?? found;
  if (all === null) return t('own.found', { different });
  if (seen && (isDoubtful(seen) || (isRight(seen) && different < all))) {
    const isMissed = seen.by === 'none' && (seen.denies || miscounts(seen));
    return t('own.reaches', { how: isMissed ? 'missed' : 'reached', different, all });
  }
  if (all === 0 && different === 0) return t('own.foundOf', { different, all, how: 'impossible', solutions });
  const how = different === 0 ? 'none' : solutions > different ? 'again' : 'once';
  return t('own.foundOf', { different, all, how, solutions });
}

/** Whether the program prints the right number, or has a list of all solutions. */
const isRight = ({ prints, collects }: SeenBoards): boolean => prints || collects !== null;

/** Whether the output of the program contradicts the boards, or nothing shows that it recognises its solutions. */
const isDoubtful = (seen: SeenBoards): boolean => {
  const { by, collected, denies, table, prints, collects, different } = seen;
  return (
    different > 0 &&
    (collected !== null || miscounts(seen) || denies || table || (by === 'none' && !prints && collects === null))
  );
};

/** Whether the program prints a number that differs from the number of its solutions. */
const miscounts = ({ by, printed, solutions }: SeenBoards): boolean =>
  printed !== null && (by === 'none' || printed !== solutions);

/** "It prints 720; there are 4 solutions." */
function printedText({ seen, found: { all }, board, calls }: Recording): string {
  if (!seen || all === null) return '';
  if (seen.denies && all > 0 && seen.different > 0) return t('own.denies');
  if (seen.printed !== null && miscounts(seen)) return t('own.prints', { printed: seen.printed, all });
  if (seen.different === all && (board || calls)) return '';
  if (seen.prints) return t('own.printsRight', { all });
  return seen.collects ? t('own.listRight', { list: listName(seen.collects), all }) : '';
}

/** The texts for the other mistakes, with a remedy for each. */
export function faultTexts(recorded: Recording): string[] {
  const { seen, found, uncalled } = recorded;
  if (!seen || uncalled || seen.rows !== null) return [];
  const { collected, table, by, wrong } = seen;
  const texts: string[] = [];
  // If the list contains everything that the program treats as solutions, its mistakes are already reported.
  if (collected && (collected.wrong === 0 || collected.same !== null || collected.wrong !== wrong)) {
    const { count, same, solutions, different } = collected;
    const list = listName(collected);
    if (same !== null) texts.push(t('own.same', { list, count, same }));
    else if (collected.wrong > 0) texts.push(t('own.listWrong', { list, count, solutions, wrong: collected.wrong }));
    else texts.push(t('own.listAgain', { list, count, different }));
  }
  if (by === 'does' && wrong > 0 && seen.printed !== null && found.all !== null)
    texts.push(t('own.prints', { printed: seen.printed, all: found.all }));
  if (table) texts.push(t('own.table'));
  return texts;
}

const listName = ({ name }: BoardList): string => (name === null ? t('own.returned') : t('own.list', { name }));

function nearText({ seen }: Recording): string {
  return seen?.near ? t('own.near', { name: seen.near.name, why: seen.near.why }) : '';
}

/** "The queens in row 1, column 1 and in row 2, column 2 attack each other." */
function attackText([one, other]: readonly [number, number], size: number): string {
  const [row, otherRow] = [rowName(Math.floor(one / size), size), rowName(Math.floor(other / size), size)];
  return t('own.attack', { row, column: columnName(one % size), otherRow, otherColumn: columnName(other % size) });
}

/** "It stops in line 9, after the first row is used up." */
function stopsText(ending: Recording['ending']): string {
  if (ending === null || ending.line === null) return '';
  const { line, how, queens, tried } = ending;
  return t('own.stops', { line, how, queens, tried });
}

function triedText({ found: { tried, bitmask }, cut, thin, board, calls, uncalled }: Recording): string {
  if (uncalled) return '';
  if (!board && !calls) return t('own.howToShow');
  const text = bitmask === null ? t('own.tried', { tried }) : t('own.triedBeside', { tried, bitmask });
  return [text, thin ? t('own.thin') : '', cut ? t('own.cut') : ''].filter(Boolean).join(gap());
}

function shownText({ board }: Recording): string {
  return board ? t('own.shows', { name: board.name, form: board.form, from: board.from }) : '';
}
