// Names of the engine's own things in the reader's language; one that the catalogue lacks stands as it is.

import english from '../../locales/en.json';
import { type Key, t } from './texts';

/** The name of a search of the engine's catalogue. */
export const searchName = (name: string): string =>
  Object.hasOwn(english.search, name) ? t(`search.${name}` as Key) : name;
