// What can be asked about the board, and what can be done to it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Icon, icon } from '../../board/glyph';
import { isHidden } from '../../board/hidden';
import type { AppAction, AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { searchName } from '../../texts/names';
import { type Key, t } from '../../texts/texts';
import { select } from '../../ui/kit/select';
import { clashesIn } from './figure';
import type { RulesView } from './rules/view';

/** `rules`: see `side`. */
export function asks(state: Shared, dispatch: AppDispatch, rules: RulesView | null): TemplateResult {
  return html`<div class="asks">
    ${isHidden(state) ? nothing : answers(state, dispatch, rules)}
    <div class="ask">
      <button class="btn" @click=${() => dispatch({ type: 'ui', ui: { view: 'theatre' } })}>${t('asks.watch')}</button>
      <span>${t('asks.watchWhat')} ${searches(state, dispatch)}</span>
    </div>
    ${rules?.goals ?? nothing} ${edits(state, dispatch)}
  </div>`;
}

function answers(state: Shared, dispatch: AppDispatch, rules: RulesView | null): TemplateResult {
  const conflicts = clashesIn(state, rules).length > 0;
  const busy = conflicts || state.answer.kind === 'searching';
  return html`<div class="ask">
      <button class="btn" data-kind="main" ?disabled=${busy} @click=${() => dispatch({ type: 'ask', question: 'complete' })}>
        ${t('asks.complete')}
      </button>
      <span>${conflicts ? (rules?.conflictFirst ?? t('asks.conflict')) : t('asks.completeWhat')}</span>
    </div>
    <div class="ask">
      <button class="btn" ?disabled=${busy} @click=${() => dispatch({ type: 'ask', question: 'count' })}>${t('asks.count')}</button>
      <span>${t('asks.countWhat')}</span>
    </div>`;
}

function searches({ searches, input }: Shared, dispatch: AppDispatch): TemplateResult | typeof nothing {
  if (searches.length === 0) return nothing;
  return html`<span class="ask__search">${select(t('asks.search'), {
    of: [...new Set([...searches.map(({ name }) => name), input.search])],
    now: input.search,
    name: searchName,
    choose: (search) => dispatch({ type: 'choose', search }),
  })}</span>`;
}

function edits({ history, input, ui }: Shared, dispatch: AppDispatch): TemplateResult {
  const bare = input.board.squares.length === 0 && input.notHere.size === 0;
  const key = (name: Icon, text: Key, action: AppAction, off: boolean): TemplateResult => html`<button
    class="key"
    aria-label=${t(text)}
    title=${t(text)}
    ?disabled=${off}
    @click=${() => dispatch(action)}
  >${icon(name)}</button>`;
  return html`<div class="edits" role="group" aria-label=${t('edits.label')}>
    ${key('undo', 'edits.undo', { type: 'undo' }, history.past.length === 0)}
    ${key('redo', 'edits.redo', { type: 'redo' }, history.future.length === 0)}
    ${key('clear', 'edits.clear', { type: 'clear' }, bare)}
    <button
      class="key"
      aria-label=${t('edits.mark')}
      title=${t('edits.markHow')}
      aria-pressed=${ui.marking}
      @click=${() => dispatch({ type: 'ui', ui: { marking: !ui.marking } })}
    >${icon('mark')}</button>
    ${key('paste', 'edits.paste', { type: 'ui', ui: { dialog: 'paste' } }, false)}
    ${key('copy', 'edits.copyList', { type: 'copy', what: 'list' }, false)}
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'copy', what: 'diagram' })}>${t('edits.copyDiagram')}</button>
  </div>`;
}
