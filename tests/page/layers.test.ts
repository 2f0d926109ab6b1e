// Who may import whom in www/src: one way from the state to the views, one module that talks to workers, one side that talks to wasm.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const SOURCE = 'www/src';

const ROOMS = readdirSync(join(SOURCE, 'rooms'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `rooms/${name}`);
const SHARED = ['kernel', 'texts', 'ui', 'board', 'watch', 'line'];

/** For each folder, the others that it may import; `engine` holds shapes, open to all. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: ['line'],
  line: [],
  texts: [],
  ui: ['texts', 'rooms/large'],
  engine: [],
  board: ['kernel', 'texts', 'ui'],
  watch: ['kernel', 'texts', 'ui', 'board', 'line', 'worker'],
  top: ['kernel', 'texts', 'ui', 'board', 'rooms'],
  worker: ['engine', 'line', 'kernel', 'watch', 'rooms', 'rooms/board'],
  rooms: ['kernel', 'texts', 'line', 'worker', ...ROOMS],
  ...Object.fromEntries(ROOMS.map((room) => [room, [...SHARED, 'worker', 'rooms']])),
};

/** Open to every folder. */
const OPEN = ['engine/types', 'locales'];
/** Files of the root, which tie the folders together. */
const ROOTS = ['main.ts', 'page.ts'];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(SOURCE, from), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => ({
    from,
    to: relative(SOURCE, join(SOURCE, dirname(from), path)),
  })),
);

/** The folder that a file belongs to: each room is one of its own. */
const folderOf = (file: string): string => {
  const [first = '', second = '', third] = file.split('/');
  return first === 'rooms' && third !== undefined ? `${first}/${second}` : first;
};
const isOpen = (to: string): boolean => OPEN.some((open) => to.includes(open));

test('every folder of the page has a place among the layers', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map(folderOf));
  assert.deepEqual([...folders].sort(), Object.keys(MAY_IMPORT).sort());
  assert.deepEqual(files.filter((file) => !file.includes('/')).sort(), [...ROOTS].sort());
});

test('a folder imports only from those below it', () => {
  const astray = imports.filter(({ from, to }) => {
    const [here, there] = [folderOf(from), folderOf(to)];
    if (!from.includes('/') || here === there || isOpen(to)) return false;
    return !MAY_IMPORT[here]?.includes(there);
  });
  assert.deepEqual(astray, []);
});

test('views talk to no worker', () => {
  const talkers = imports.filter(({ to }) => to === 'line/client').map(({ from }) => from);
  assert.ok(talkers.length > 0);
  const views = talkers.filter((from) =>
    /^import \{[^}]*\} from 'lit-html/m.test(readFileSync(join(SOURCE, from), 'utf8')),
  );
  assert.deepEqual(views, []);
});

test('only the worker loads the wasm module', () => {
  const loaders = imports.filter(({ to }) => /^engine\/(first|queens)\.js$/.test(to)).map(({ from }) => folderOf(from));
  assert.deepEqual([...new Set(loaders)], ['worker']);
});
