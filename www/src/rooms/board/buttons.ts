// The actions of the Board: two buttons that never move, and less prominent buttons below them.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Icon, icon } from '../../board/glyph';
import { isHidden } from '../../board/hidden';
import type { Clash } from '../../board/rule';
import type { AppAction, AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { atEnd } from '../../kernel/watch';
import { type Key, t } from '../../texts/texts';
import { type BoardStatus, statusOf } from './status';

interface Ask {
  readonly text: Key;
  /** Null while there is no question to ask. */
  readonly does: (() => void) | null;
}

export function renderQuestions(state: Shared, clashes: readonly Clash[], dispatch: AppDispatch): TemplateResult {
  const standing = statusOf(state, clashes);
  const main = isHidden(state) ? null : mainOf(state, standing, dispatch);
  const second = secondOf(state, standing, dispatch);
  const ask = ({ text, does }: Ask, kind?: string): TemplateResult => html`<button
    class="btn"
    data-kind=${kind ?? nothing}
    aria-disabled=${does ? nothing : 'true'}
    @click=${() => does?.()}
  >${t(text)}</button>`;
  return html`<div class="asks">${main ? ask(main, 'main') : nothing} ${ask(second)}</div>`;
}

function mainOf({ answer }: Shared, standing: BoardStatus, dispatch: AppDispatch): Ask {
  const busy = answer.kind === 'searching';
  switch (standing) {
    case 'solved':
      return { text: 'asks.send', does: () => dispatch({ type: 'ui', ui: { dialog: 'send' } }) };
    case 'impossible':
      return { text: 'asks.why', does: () => dispatch({ type: 'ui', ui: { why: true } }) };
    case 'completed':
      return { text: 'asks.another', does: busy ? null : () => dispatch({ type: 'another' }) };
    default: {
      const off = busy || standing === 'conflict';
      return { text: 'asks.complete', does: off ? null : () => dispatch({ type: 'ask', question: 'complete' }) };
    }
  }
}

function secondOf({ watch }: Shared, standing: BoardStatus, dispatch: AppDispatch): Ask {
  if (standing === 'solved') return { text: 'asks.findMore', does: () => dispatch({ type: 'clear' }) };
  const text = standing === 'impossible' ? 'asks.watchFail' : 'asks.watch';
  return {
    text,
    does: () => {
      dispatch({ type: 'ui', ui: { view: 'theatre' } });
      if (matchMedia('(prefers-reduced-motion: reduce)').matches || watch.playing) return;
      if (atEnd(watch)) dispatch({ type: 'go', goal: { kind: 'position', position: 0 } });
      dispatch({ type: 'play' });
    },
  };
}

/** Undo and Clear are always shown; the other buttons appear once something was done. */
export function edits({ history, input, ui }: Shared, dispatch: AppDispatch): TemplateResult {
  const bare = input.board.squares.length === 0 && input.notHere.size === 0;
  const key = (name: Icon, text: Key, action: AppAction, off: boolean): TemplateResult => html`<button
    class="key"
    aria-label=${t(text)}
    title=${t(text)}
    ?disabled=${off}
    @click=${() => dispatch(action)}
  >${icon(name)}</button>`;
  const named = (name: Icon, text: Key, action: AppAction, off: boolean): TemplateResult => html`<button
    class="btn"
    data-kind="text"
    ?disabled=${off}
    @click=${() => {
      dispatch(action);
      // On a phone the empty board and Undo are above.
      scrollTo({ top: 0 });
    }}
  >${icon(name)} ${t(text)}</button>`;
  return html`<div class="edits" role="group" aria-label=${t('edits.label')}>
    <span class="edits__undo">${named('undo', 'edits.undo', { type: 'undo' }, history.past.length === 0)}</span>
    ${named('clear', 'edits.clear', { type: 'clear' }, bare)}
    ${
      ui.introduced
        ? html`${key('redo', 'edits.redo', { type: 'redo' }, history.future.length === 0)}
          <button
            class="key"
            aria-label=${t('edits.mark')}
            title=${t('edits.markHow')}
            aria-pressed=${ui.marking}
            @click=${() => dispatch({ type: 'ui', ui: { marking: !ui.marking } })}
          >${icon('mark')}</button>
          ${key('paste', 'edits.paste', { type: 'ui', ui: { dialog: 'paste' } }, false)}
          ${key('copy', 'edits.copyList', { type: 'copy', what: 'list' }, false)}
          <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'copy', what: 'diagram' })}>${t('edits.copyDiagram')}</button>`
        : nothing
    }
  </div>`;
}
