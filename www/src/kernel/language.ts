// The language of the page: that of the link, else the one that was chosen on this device, else what the browser prefers.
// A link names it where it is not the browser's.

import { speakIn } from '../texts/fetch';
import { isLanguage, type Language, languageFor } from '../texts/languages';
import type { Effect } from './state';
import type { Store } from './store';

const PLACE = 'queens-language';
/** A pair of an address, anywhere in it. */
const PAIR = /&lang=([^&]*)/g;

/** What the browser prefers. */
export const preferred = (): Language => languageFor(navigator.languages);

/** The language that an address names; null for none. */
export const linked = (hash: string): string | null => [...hash.matchAll(PAIR)].at(-1)?.[1] ?? null;

/** An address without its language, as the engine reads it. One that names nothing else is empty. */
export const withoutLanguage = (hash: string): string => hash.replace(PAIR, '').replace(/^#1?$/, '');

/** An address that names the language, where another browser would choose another one. */
export const withLanguage = (hash: string, language: Language): string =>
  language === preferred() ? hash : `${hash}&lang=${language}`;

/** The language that the page opens in. */
export function firstLanguage(): Language {
  const named = linked(location.hash);
  if (isLanguage(named)) return named;
  return named === null ? (kept() ?? preferred()) : preferred();
}

/** Speaks the language that is chosen, and remembers a choice on this device. */
export const speaking =
  ({ dispatch, state }: Store): Effect =>
  (action) => {
    if (action.type !== 'speak') return;
    const { language, chosen } = action;
    const trouble = (code: string): void => dispatch({ type: 'notice', notice: { kind: 'trouble', code, detail: {} } });
    if (chosen && !keep(language)) trouble('storage');
    if (language === state().ui.language) return;
    speakIn(language).then(
      (spoken) => spoken && dispatch({ type: 'ui', ui: { language } }),
      () => trouble('language-missing'),
    );
  };

/** Whether it could be kept. */
function keep(language: Language): boolean {
  try {
    localStorage.setItem(PLACE, language);
    return true;
  } catch {
    return false;
  }
}

function kept(): Language | null {
  try {
    const found = localStorage.getItem(PLACE);
    return isLanguage(found) ? found : null;
  } catch {
    return null;
  }
}
