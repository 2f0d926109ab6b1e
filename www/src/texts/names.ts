// Names of the engine's own things in the reader's language; one that the catalogue lacks stands as it is.

import page from '../../locales/en/page.json';
import { type Key, t } from './texts';

/** The name of a search of the engine's catalogue. */
export const searchName = (name: string): string =>
  Object.hasOwn(page.search, name) ? t(`search.${name}` as Key) : name;

/** The name of a room. */
export const roomName = (name: string): string => (Object.hasOwn(page.page, name) ? t(`page.${name}` as Key) : name);

/** What a room is for. */
export const roomAbout = (name: string): string =>
  Object.hasOwn(page.page.about, name) ? t(`page.about.${name}` as Key) : '';
