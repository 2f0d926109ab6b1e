// Names of searches and rooms in the language of the user. A name that the catalogue lacks stays unchanged.

import { has, type Key, t } from './catalogue';

const nameOr = (key: string, otherwise: string): string => (has(key) ? t(key as Key) : otherwise);

/** The name of a search of the engine's catalogue. */
export const searchName = (name: string): string =>
  nameOr(`search.${name}`, name.startsWith('linear-') ? t('search.linear') : name);

/** The name of a room. */
export const roomName = (name: string): string => nameOr(`page.${name}`, name);

/** The name of a room in the second row of the bar. For a place, it is the name of its own view. */
export const placeName = (name: string): string => nameOr(`page.place.${name}`, roomName(name));

/** The purpose of a room: a text of Help. */
export const roomAbout = (name: string): string => nameOr(`page.about.${name}`, '');

/** The name of the page while a room without queens is shown. */
export const nameWithout = (name: string): string => nameOr(`page.without.${name}`, roomName(name));

/** The title of the page while such a room is shown. */
export function titleWithout(name: string): string {
  const [what, view] = [nameWithout(name), roomName(name)];
  return what === view ? view : t('page.titleWithout', { what, view });
}
