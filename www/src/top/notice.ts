// One clear line to the person, at the foot of the window.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { Dispatch } from '../kernel/action';
import type { State } from '../kernel/state';
import { t, trouble } from '../texts/texts';

/** The line stays in the document while it is empty, so that what comes into it is read out. */
export function notice({ look }: State, dispatch: Dispatch): TemplateResult {
  const said = look.notice;
  const text =
    said === null ? '' : said.kind === 'trouble' ? trouble(said.code, said.detail) : t(`notice.${said.news}`);
  return html`<div class="notice" role="status" data-is=${said?.kind ?? nothing}>
    ${
      said === null
        ? nothing
        : html`<p>${icon(said.kind === 'trouble' ? 'cross' : 'tick')}<span>${text}</span></p>
          <button class="key" aria-label=${t('top.close')} @click=${() => dispatch({ type: 'notice', notice: null })}>${icon('cross')}</button>`
    }
  </div>`;
}

/** What changed on the board, for those who do not see it. */
export function spoken({ look }: State): TemplateResult {
  const { said } = look;
  const values = said && 'row' in said ? { row: said.row + 1, column: said.column + 1 } : {};
  return html`<p class="hide" role="status">${said ? t(`said.${said.kind}`, values) : ''}</p>`;
}
