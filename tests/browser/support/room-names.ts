// The names of rooms: in links, in the bar and in the titles of the page, in English.
import { readRooms } from '../../../www/rooms.mjs';
import { catalogue, languages } from '../../../www/texts.mjs';

const { page = {} } = catalogue('en');
const textOf = (key: string): string | null => (typeof page[key] === 'string' ? page[key] : null);

/** The languages that the page offers besides English: each tag with the name in the language itself. */
export const TRANSLATIONS = Object.entries(languages).filter(([tag]) => tag !== 'en');

/** Every room of the page, in the order of the bar. */
export const FOLDERS = readRooms().map((room) => ({
  ...room,
  title: textOf(`page-${room.name}`) ?? room.name,
  /** The name in the second row of the bar. */
  place: textOf(`page-place-${room.name}`) ?? textOf(`page-${room.name}`) ?? room.name,
}));

/** The rooms that a link leads to. Count is the last, because it shows no board. */
export const ROOMS: readonly string[] = FOLDERS.filter(({ fetched }) => fetched)
  .map(({ name }) => name)
  .sort((one, other) => Number(one === 'count') - Number(other === 'count'));

/** The title of the page while a room is shown. */
export const titleOf = (name: string): string => FOLDERS.find((room) => room.name === name)?.title ?? name;
