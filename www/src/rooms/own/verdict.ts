// What is said of a program: where it comes from, why it failed, which variable the board shows, and what the engine knows of
// what it found.

import { html, nothing, type TemplateResult } from 'lit-html';
import { LARGEST } from '../../kernel/input';
import { t } from '../../texts/texts';
import type { Failure } from './python/failure';
import type { Recorded } from './questions';
import { isCurrent, type Own, type OwnProps } from './slice';

/** One line over everything: what is to be known before a program runs, or why it did not come to its end. */
export function notes({ own }: OwnProps): TemplateResult {
  const text = noteOf(own);
  const is = own.failure ? 'trouble' : nothing;
  return html`<p class="own__note" role="status" data-is=${is}>${text}</p>`;
}

function noteOf(own: Own): string {
  if (own.status === 'running') return t('own.running');
  if (own.status === 'writing') return t('own.writing');
  if (own.failure) return failureText(own.failure);
  if (own.from === 'link') return t('own.fromLink');
  if (own.from === 'trace') return t('own.fromTrace');
  if (own.ran && !isCurrent(own)) return t('own.changed');
  if (own.begun === null && own.packed === null && own.text.length > 2_000) return t('own.unlinked');
  return own.ran ? '' : t('own.before');
}

export function failureText({ code, line, detail }: Failure): string {
  const why = t('own.failure', { code, detail });
  return line === null ? why : t('own.inLine', { line, why });
}

export function verdict({ own, dispatch }: OwnProps): TemplateResult | typeof nothing {
  const { ran } = own;
  if (!ran || own.status === 'running') return nothing;
  const { recorded } = ran;
  const others = recorded.boards.filter(({ name }) => name !== recorded.board?.name);
  return html`<div class="own__verdict">
    <p class="own__found" role="status">${foundText(recorded)}</p>
    <p class="quiet small">${triedText(recorded)}</p>
    ${ran.board.rows.length <= LARGEST ? html`<p><button class="btn" data-kind="text" @click=${() => dispatch({ type: 'race' })}>${t('own.race')}</button></p>` : nothing}
    <p class="quiet small">${shownText(recorded)} ${others.slice(0, 3).map(({ name }) => html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'show', board: name })}>${t('own.show', { name })}</button>`)}</p>
  </div>`;
}

function foundText({ found, board, calls, ending }: Recorded): string {
  const { solutions, different, wrong, all } = found;
  if (!board && !calls) return t('own.noBoard');
  const said =
    all === null
      ? t('own.found', { different })
      : t('own.foundOf', {
          different,
          all,
          how: different === 0 ? 'none' : solutions > different ? 'again' : 'once',
          solutions,
        });
  return [said, wrong > 0 ? t('own.wrong', { count: wrong }) : '', stopsText(ending)].filter(Boolean).join(' ');
}

/** "It stops in line 9, after the first row is used up." */
function stopsText(ending: Recorded['ending']): string {
  if (ending === null || ending.line === null) return '';
  const { line, how, queens, tried } = ending;
  return t('own.stops', { line, how, queens, tried });
}

function triedText({ found: { tried, bitmask }, cut, thin, board, calls }: Recorded): string {
  if (!board && !calls) return t('own.howToShow');
  const said = bitmask === null ? t('own.tried', { tried }) : t('own.triedBeside', { tried, bitmask });
  return [said, thin ? t('own.thin') : '', cut ? t('own.cut') : ''].filter(Boolean).join(' ');
}

function shownText({ board }: Recorded): string {
  return board ? t('own.shows', { name: board.name, form: board.form, from: board.from }) : '';
}
