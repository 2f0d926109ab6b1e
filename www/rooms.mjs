// The rooms of the page: each folder of www/src/rooms with a `room.ts` and a `place.json` is a room. To add a room, only such a folder is
// needed. Writes the table that the page reads.
//
//   node www/rooms.mjs     writes www/src/rooms/table.ts
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The place of a room in the page: the data of an entry (rooms/entry.ts).
 * @typedef {{ order: number, within?: string, formerly?: Record<string, string>, tool?: boolean, aside?: boolean, index?: boolean, classicOnly?: boolean, numbered?: boolean, showsRun?: boolean, showsTree?: boolean }} Place
 * @typedef {Place & { name: string, fetched: boolean, jobs: boolean }} RoomFolder
 */

// Tests are bundled elsewhere, and run at the root.
const here = dirname(fileURLToPath(import.meta.url));
const folder = join(basename(here) === 'www' ? here : 'www', 'src/rooms');

/** The fields of `place.json` that are either `true` or absent. */
const FLAGS = ['aside', 'classicOnly', 'index', 'numbered', 'showsRun', 'showsTree', 'tool'];

/**
 * The rooms of a folder, in the order of the bar.
 * @returns {RoomFolder[]}
 */
export function readRooms(rooms = folder) {
  return readdirSync(rooms)
    .filter((name) => existsSync(join(rooms, name, 'place.json')))
    .map((name) => {
      const file = join(rooms, name, 'place.json');
      /** @type {Place} */
      const place = JSON.parse(readFileSync(file, 'utf8'));
      for (const key of Object.keys(place))
        if (!['order', 'within', 'formerly', ...FLAGS].includes(key))
          throw new Error(`${file}: a room has no "${key}"`);
      if (!Number.isInteger(place.order)) throw new Error(`${file}: "order" must be a whole number`);
      return {
        ...place,
        name,
        // The page opens with the Board, whose `room.ts` exports a function instead of `room`, so it is not fetched later.
        fetched: /^export const room\b/m.test(readFileSync(join(rooms, name, 'room.ts'), 'utf8')),
        jobs: existsSync(join(rooms, name, 'jobs.ts')),
      };
    })
    .sort((one, other) => one.order - other.order);
}

/** The TypeScript of the table. */
export function tableSource(rooms = readRooms()) {
  const entries = rooms.map(({ name, within, formerly, fetched, jobs, ...place }) => {
    const flags = FLAGS.filter((flag) => place[/** @type {keyof typeof place} */ (flag)]).map(
      (flag) => ` ${flag}: true,`,
    );
    const parts = [`name: '${name}',`, ...(within ? [` within: '${within}',`] : []), ...flags];
    if (formerly) parts.push(` formerly: ${JSON.stringify(formerly)},`);
    const load = `() => import('./${name}/room')`;
    const answers = `() => import('./${name}/jobs')`;
    if (fetched && jobs) parts.push(` ...withJobs(${load}, ${answers}),`);
    else if (fetched) parts.push(` load: ${load},`);
    else if (jobs) parts.push(` jobs: ${answers},`);
    return `  { ${parts.join('')} },`;
  });
  return [
    '// Written by www/rooms.mjs from the folders next to it: every room, in the order of the bar.',
    '',
    "import { type Entry, withJobs } from './entry';",
    '',
    '// biome-ignore format: one line a room.',
    'export const ROOMS: readonly Entry[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

/** Writes the table, if it has changed. */
export function writeRooms(rooms = folder) {
  const file = join(rooms, 'table.ts');
  const text = tableSource(readRooms(rooms));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRooms();
