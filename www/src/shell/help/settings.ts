// Settings: the colours, the language, the names of squares, the keys, and the presentation of the page on a projector.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { THEMES } from '../../kernel/ui-state';
import { isWatched } from '../../rooms/board/status';
import { LANGUAGES, nameIn } from '../../texts/languages';
import type { Naming } from '../../texts/squares';
import { t } from '../../texts/texts';
import { check, choice } from '../../ui/kit/controls';

const NAMINGS: readonly Naming[] = ['numbers', 'letters'];

/** The rooms that can be presented. */
const PRESENTED = ['board', 'theatre', 'play', 'learn'];

/** Whether the room shows a board. A list of lessons or of puzzles is not presented. */
const hasBoard = (): boolean => document.querySelector('#main [role="grid"]') !== null;

export function settings(state: State, dispatch: AppDispatch): TemplateResult {
  const { ui } = state;
  /** A run that is shown on the Board is presented in Watch, which has its sentence and its player. */
  const view = ui.view === 'board' && isWatched(state) ? 'theatre' : ui.view;
  const present = (): void => dispatch({ type: 'ui', ui: { view, present: true, dialog: null } });
  return html`<div class="settings">
    <h3>${t('settings.theme')}</h3>
    ${choice(t('settings.theme'), {
      of: THEMES,
      now: ui.theme,
      name: (theme) => t(`settings.themes.${theme}`),
      choose: (theme) => dispatch({ type: 'ui', ui: { theme } }),
    })}
    <h3>${t('settings.language')}</h3>
    <div class="choice" role="group" aria-label=${t('settings.language')}>${LANGUAGES.map(
      (language) => html`<button
        lang=${language}
        aria-pressed=${language === ui.language}
        @click=${() => dispatch({ type: 'speak', language, chosen: true })}
      >${nameIn(language)}</button>`,
    )}</div>
    <h3>${t('settings.squares')}</h3>
    ${choice(t('settings.squares'), {
      of: NAMINGS,
      now: ui.squares,
      name: (by) => t(`settings.squaresBy.${by}`),
      choose: (squares) => dispatch({ type: 'ui', ui: { squares } }),
    })}
    <p class="quiet">${t('settings.squaresWhat')}</p>
    <h3>${t('settings.keys')}</h3>
    ${check(t('settings.shortcuts'), ui.shortcuts, (shortcuts) => dispatch({ type: 'ui', ui: { shortcuts } }))}
    ${
      PRESENTED.includes(ui.view) && hasBoard()
        ? html`<h3>${t('settings.projector')}</h3>
      <button class="btn" @click=${present}>${t('settings.present')}</button>`
        : nothing
    }
  </div>`;
}
