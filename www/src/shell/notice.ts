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
  const shown = ui.notice?.kind === 'trouble' && !isAnnounced(ui.notice.code) ? null : ui.notice;
  return html`<div class="notice" role="status" data-is=${shown?.kind ?? nothing}>
    ${
      shown === null
        ? nothing
        : html`<p>${icon(shown.kind === 'trouble' ? 'cross' : 'tick')}<span>${textOf(shown)} ${renderElsewhere(shown, input)}</span></p>
          ${way(shown, dispatch)}
          <button class="key" aria-label=${t('top.close')} @click=${() => dispatch({ type: 'notice', notice: null })}>${icon('cross')}</button>`
    }
  </div>`;
}

/** The button of a notice, if it has one. */
function way(shown: Notice, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const button = (label: string, go: () => void) =>
    html`<button class="btn" data-kind="text" @click=${go}>${label}</button>`;
  if (shown.kind === 'left') return button(t('notice.back', { step: shown.step }), () => dispatch({ type: 'undo' }));
  if (shown.kind === 'trouble' && shown.code === 'renewed') return button(t('notice.reload'), () => location.reload());
  if (shown.kind !== 'opened' || !shown.other) return nothing;
  const { label, from, sign } = shown.other;
  return button(label, () => dispatch({ type: 'parse', text: from, sign }));
}

function textOf(shown: Notice): string {
  if (shown.kind === 'trouble') return trouble(shown.code, shown.detail);
  if (shown.kind === 'opened') return shown.text;
  return t(shown.kind === 'left' ? 'notice.left' : `notice.${shown.news}`);
}

/** Whether the text of the reason is loaded: reasons of the engine are fetched together with the answers. */
const isAnnounced = (code: string): boolean => has(`error.${code}`) || has('verdict.work');

/** A size that only the Large view supports gets a link there. */
function renderElsewhere(shown: Notice, input: Input): TemplateResult | typeof nothing {
  if (shown.kind !== 'trouble' || shown.code !== 'size-for-large') return nothing;
  const { size = 0 } = shown.detail;
  return html`<a href=${largeLink(Number(size), input)}>${t('notice.openLarge', { size })}</a>`;
}

/** Announces changes of the board to people who do not see it. */
export function renderAnnouncement({ ui, input }: State): TemplateResult {
  const { announced } = ui;
  return html`<p class="hide" role="status">${announced ? sentence(announced, input) : ''}</p>`;
}

function sentence(announced: BoardChange, { variant, board }: Input): string {
  if (!('row' in announced)) return t(`said.${announced.kind}`);
  const { kind } = announced;
  const place = squareNames(announced, board.rows);
  return variant && kind !== 'marked' && kind !== 'unmarked'
    ? t('piece.said', { kind, ...place })
    : t(`said.${kind}`, place);
}
