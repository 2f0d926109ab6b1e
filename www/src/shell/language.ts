// The choice of a language: each by its own name, so that people find theirs on a page that they cannot read.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../kernel/action';
import type { State } from '../kernel/state';
import { LANGUAGES, nameIn } from '../texts/languages';
import { t } from '../texts/texts';
import { closeMenu, menu } from './menu';

/** The languages, in a menu of their own. */
export const languageMenu = (state: State, dispatch: AppDispatch): TemplateResult =>
  menu('languages', t('top.languageName'), () =>
    LANGUAGES.map((language) => {
      const choose = (event: Event): void => {
        closeMenu(event);
        dispatch({ type: 'speak', language, chosen: true });
      };
      return html`<button role="menuitemradio" aria-checked=${language === state.ui.language} lang=${language} @click=${choose}>${nameIn(language)}</button>`;
    }),
  );

/** What opens it from another menu. */
export const languageItem = ({ ui }: State): TemplateResult =>
  html`<button role="menuitem" popovertarget="languages" aria-haspopup="menu">
    ${t('top.languageName')} <small>${nameIn(ui.language)}</small>
  </button>`;
