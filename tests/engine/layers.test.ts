// Who may import whom in www/src: one way from the state to the views, one module that talks to workers, one side that talks to wasm.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const SOURCE = 'www/src';

/** For each folder, the others that it may import; `engine/types` and the catalogue are shapes and words, open to all. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  state: [],
  texts: ['state'],
  engine: ['state'],
  worker: ['engine', 'state'],
  board: ['state', 'texts'],
  top: ['state', 'texts', 'board'],
  side: ['state', 'texts', 'board'],
  theatre: ['state', 'texts', 'board'],
  race: ['state', 'texts', 'board', 'theatre'],
  large: ['state', 'texts', 'board', 'theatre'],
  count: ['state', 'texts', 'board'],
  solutions: ['state', 'texts', 'board'],
  bits: ['state', 'texts', 'board', 'theatre'],
  effects: ['state', 'texts', 'engine', 'board', 'theatre'],
  rooms: ['state', 'texts', 'engine', 'board', 'theatre', 'race', 'large', 'count', 'solutions', 'bits', 'effects'],
};

/** Open to every folder. */
const OPEN = ['engine/types', 'element', 'style', 'locales'];
/** Files of the root that tie the folders together; `loop` is open to the effects. */
const ROOTS = ['main.ts', 'page.ts', 'loop.ts', 'element.ts', 'style.ts'];

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

const folderOf = (file: string): string => file.split('/')[0] ?? '';
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
    if ((here === 'effects' || here === 'rooms') && to === 'loop') return false;
    return !MAY_IMPORT[here]?.includes(there);
  });
  assert.deepEqual(astray, []);
});

test('only the effects, the rooms and the start of the page talk to workers', () => {
  const talkers = imports.filter(({ to }) => to === 'engine/client').map(({ from }) => from);
  assert.ok(talkers.length > 0);
  assert.deepEqual(
    talkers.filter((from) => from !== 'main.ts' && !['effects', 'rooms'].includes(folderOf(from))),
    [],
  );
});

test('only the worker loads the wasm module', () => {
  const loaders = imports.filter(({ to }) => /^engine\/(first|queens)\.js$/.test(to)).map(({ from }) => folderOf(from));
  assert.deepEqual([...new Set(loaders)], ['worker']);
});
