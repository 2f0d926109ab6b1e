// The languages of the page, and the choice for a user.

import names from '../../locales/languages.json';

export type Language = keyof typeof names;

/** In the order of the menu. */
export const LANGUAGES = Object.keys(names) as Language[];

/** A language by its own name. */
export const nameIn = (language: Language): string => names[language];

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(names, tag);

/** A tag that names no script: a language, perhaps with a region. */
const PLAIN = /^(\w\w)(?:-\w\w)?$/;

/** Returns the first of the preferred languages that the page has, in the same script; otherwise English. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    // The common case first, without Intl, which takes 15 ms to load on a phone.
    const plain = PLAIN.exec(tag)?.[1];
    if (isLanguage(plain)) return plain;
    const { language, script } = maximize(tag);
    const found = LANGUAGES.find((one) => {
      const ours = maximize(one);
      return ours.language === language && ours.script === script;
    });
    if (found) return found;
  }
  return 'en';
}

/** Adds the script to a tag: "zh-SG" is Chinese in simplified characters, "zh-TW" in traditional characters. */
function maximize(tag: string): { readonly language?: string; readonly script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}
