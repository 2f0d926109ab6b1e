// The notice: one line at the foot of the window.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { AppDispatch } from '../kernel/action';
import type { Input } from '../kernel/input';
import type { State } from '../kernel/state';
import type { BoardChange, Notice } from '../kernel/ui-state';
import { largeLink } from '../rooms/large/links';
import { has } from '../texts/catalogue';
import { squareNames } from '../texts/squares';
import { t, trouble } from '../texts/texts';

/** The line stays in the document while it is empty, so that screen readers announce its changes. */
export function notice({ ui, input }: State, dispatch: AppDispatch): TemplateResult {
  const said = ui.notice?.kind === 'trouble' && !isAnnounced(ui.notice.code) ? null : ui.notice;
  return html`<div class="notice" role="status" data-is=${said?.kind ?? nothing}>
    ${
      said === null
        ? nothing
        : html`<p>${icon(said.kind === 'trouble' ? 'cross' : 'tick')}<span>${textOf(said)} ${renderElsewhere(said, input)}</span></p>
          ${way(said, dispatch)}
          <button class="key" aria-label=${t('top.close')} @click=${() => dispatch({ type: 'notice', notice: null })}>${icon('cross')}</button>`
    }
  </div>`;
}

/** The button of a notice, if it has one. */
function way(said: Notice, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const button = (label: string, go: () => void) =>
    html`<button class="btn" data-kind="text" @click=${go}>${label}</button>`;
  if (said.kind === 'left') return button(t('notice.back', { step: said.step }), () => dispatch({ type: 'undo' }));
  if (said.kind === 'trouble' && said.code === 'renewed') return button(t('notice.reload'), () => location.reload());
  if (said.kind !== 'opened' || !said.other) return nothing;
  const { label, from, sign } = said.other;
  return button(label, () => dispatch({ type: 'parse', text: from, sign }));
}

function textOf(said: Notice): string {
  if (said.kind === 'trouble') return trouble(said.code, said.detail);
  if (said.kind === 'opened') return said.text;
  return t(said.kind === 'left' ? 'notice.left' : `notice.${said.news}`);
}

/** Whether the text of the reason is loaded: reasons of the engine are fetched together with the answers. */
const isAnnounced = (code: string): boolean => has(`error.${code}`) || has('verdict.work');

/** A size that only the Large view supports gets a link there. */
function renderElsewhere(said: Notice, input: Input): TemplateResult | typeof nothing {
  if (said.kind !== 'trouble' || said.code !== 'size-for-large') return nothing;
  const { size = 0 } = said.detail;
  return html`<a href=${largeLink(Number(size), input)}>${t('notice.openLarge', { size })}</a>`;
}

/** Announces changes of the board to people who do not see it. */
export function renderAnnouncement({ ui, input }: State): TemplateResult {
  const { said } = ui;
  return html`<p class="hide" role="status">${said ? sentence(said, input) : ''}</p>`;
}

function sentence(said: BoardChange, { variant, board }: Input): string {
  if (!('row' in said)) return t(`said.${said.kind}`);
  const { kind } = said;
  const place = squareNames(said, board.rows);
  return variant && kind !== 'marked' && kind !== 'unmarked'
    ? t('piece.said', { kind, ...place })
    : t(`said.${kind}`, place);
}
