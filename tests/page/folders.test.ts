// If a folder is added to the rooms, the page has a room with a worker, a name and a place in the bar. If it is removed, the
// tables are as before.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readRooms, tableSource, writeRooms } from '../../www/rooms.mjs';
import type { Entry } from '../../www/src/rooms/entry';
import { catalogue, keysSource, read } from '../../www/texts.mjs';

// Below the root, so that packages are found.
const copy = mkdtempSync('target/folders-');
after(() => rmSync(copy, { recursive: true }));
const source = join(copy, 'www/src');
const rooms = join(source, 'rooms');
const toy = join(rooms, 'toy');

/** The table of the rooms, as the page would load it. */
async function loadTable(): Promise<readonly Entry[]> {
  writeRooms(rooms);
  const folder = mkdtempSync(join(copy, 'out-'));
  await build({
    entryPoints: [join(rooms, 'rooms.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    external: ['*/engine/first.js', '*/engine/queens.js'],
    loader: { '.py': 'text' },
    logLevel: 'error',
  });
  return (await import(pathToFileURL(join(folder, 'rooms.mjs')).href)).ROOMS;
}

test('an added folder makes a room, and removing it restores the tables', async () => {
  for (const folder of ['www/src', 'www/locales', 'data']) cpSync(folder, join(copy, folder), { recursive: true });
  const before = { table: tableSource(readRooms(rooms)), keys: keysSource(read(source)) };

  cpSync('tests/page/toy', toy, { recursive: true });
  for (const file of readdirSync(toy).filter((name) => name.endsWith('.ts')))
    writeFileSync(join(toy, file), readFileSync(join(toy, file), 'utf8').replaceAll('../../../www/src/', '../../'));
  const entries = await loadTable();
  const names = entries.map(({ name }) => name);
  assert.deepEqual(names.slice(0, 4), ['board', 'toy', 'theatre', 'race'], 'rooms are in the order of the bar');
  const entry = entries.find(({ name }) => name === 'toy');
  assert.equal(entry?.within, 'board');
  assert.deepEqual((await entry?.load?.())?.room.start, { count: 0 });
  assert.deepEqual(Object.keys((await entry?.jobs?.())?.jobs ?? {}), ['twice']);

  const texts = catalogue('en', read(source));
  assert.equal(texts.page?.['page-toy'], 'Toy', 'the name of a room is known before the room is fetched');
  assert.equal(texts.help?.['page-about-toy'], 'a number that is counted up');
  assert.ok(texts.toy?.['toy-number'], 'its other texts are fetched with it');
  assert.match(keysSource(read(source)), /'toy\.number': \{ count: Value; size: Value \}/);

  rmSync(toy, { recursive: true });
  assert.equal(tableSource(readRooms(rooms)), before.table);
  assert.equal(keysSource(read(source)), before.keys);
});

for (const { what, place, message } of [
  { what: 'without its order', place: '{}', message: /"order" must be a whole number/ },
  { what: 'with an unknown word', place: '{ "order": 1, "colour": "red" }', message: /a room has no "colour"/ },
])
  test(`a place.json ${what} is refused, and the message names the file`, () => {
    const folder = mkdtempSync(join(copy, 'bad-'));
    cpSync('tests/page/toy', join(folder, 'toy'), { recursive: true });
    writeFileSync(join(folder, 'toy/place.json'), place);
    assert.throws(() => readRooms(folder), message);
    assert.throws(() => readRooms(folder), /toy\/place\.json/);
  });
