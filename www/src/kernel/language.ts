// The language of the page: named by the link, else chosen on this device, else preferred by the browser. A link
// names it only if it differs from the browser's.

import { speakIn } from '../texts/fetch';
import { isLanguage, type Language, languageFor } from '../texts/languages';
import { trouble } from './notice';
import type { Effect } from './state';
import type { Store } from './store';
import { createStored } from './stored';

/** The language that was chosen on this device, as it is spelt in links. */
const choice = createStored<Language | null>('queens-language', (text) => (isLanguage(text) ? text : null), String);
/** Matches the language parameter anywhere in an address. */
const PAIR = /&lang=([^&]*)/g;

/** The language that the browser prefers. */
const preferredLanguage = (): Language => languageFor(navigator.languages);

/** The language that an address names; null if it names none. */
export const linkedLanguage = (hash: string): string | null => [...hash.matchAll(PAIR)].at(-1)?.[1] ?? null;

/** An address without its language, as the engine reads it. An address that names nothing else becomes empty. */
export const withoutLanguage = (hash: string): string => hash.replace(PAIR, '').replace(/^#1?$/, '');

/** Adds the language to an address, if the browser would choose another language. */
export const withLanguage = (hash: string, language: Language): string =>
  language === preferredLanguage() ? hash : `${hash}&lang=${language}`;

/** The language that the page opens in. */
export function firstLanguage(): Language {
  const named = linkedLanguage(location.hash);
  if (isLanguage(named)) return named;
  return named === null ? (choice.read() ?? preferredLanguage()) : preferredLanguage();
}

/** Speaks the language that is chosen, and remembers a choice on this device. */
export function languageEffect({ dispatch, state }: Store): Effect {
  let wanted = state().ui.language;
  return (action) => {
    if (action.type !== 'speak') return;
    const { language, chosen } = action;
    if (chosen) choice.save(language);
    if (language === wanted) return;
    wanted = language;
    speakIn(language).then(
      (spoken) => spoken && dispatch({ type: 'ui', ui: { language } }),
      () => {
        if (language !== wanted) return;
        wanted = state().ui.language;
        dispatch(trouble('language-missing'));
      },
    );
  };
}
