// The allowed imports in www/src: none from a higher layer, no circles, and only the links of another room.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const SOURCE = 'www/src';

/** From the bottom up: a file imports from its own layer and from lower layers. ARCHITECTURE.md describes the layers. */
const LAYERS = [
  'engine',
  'texts',
  'client',
  'worker',
  'ui',
  'kernel',
  'board',
  'watch',
  'rooms/room',
  'rooms/*',
  'rooms',
  'shell',
  'main',
] as const;
type Layer = (typeof LAYERS)[number];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/(\.d)?\.ts$/, ''));

const sourceOf = (file: string): string => {
  const path = join(SOURCE, file);
  return readFileSync(
    readdirSync(dirname(path)).includes(`${path.split('/').at(-1)}.d.ts`) ? `${path}.d.ts` : `${path}.ts`,
    'utf8',
  );
};

const imports: Import[] = files.flatMap((from) =>
  [...sourceOf(from).matchAll(/(?:from|import\() ?'(\.[^']+(?<!\.py))'/g)].map(([, path = '']) => ({
    from,
    to: relative(SOURCE, join(SOURCE, dirname(from), path)).replace(/\.js$/, ''),
  })),
);

/** The room that a file belongs to; null for a file outside the rooms. */
const roomOf = (file: string): string | null => /^rooms\/([^/]+)\//.exec(file)?.[1] ?? null;

function layerOf(file: string): Layer {
  if (!file.includes('/') || file.startsWith('workers/')) return 'main';
  if (file === 'rooms/room' || file === 'rooms/commands') return 'rooms/room';
  if (roomOf(file) !== null) return 'rooms/*';
  const [folder = ''] = file.split('/');
  const found = LAYERS.find((layer) => layer === folder);
  assert.ok(found, `${folder} has no place among the layers`);
  return found;
}

const heightOf = (file: string): number => LAYERS.indexOf(layerOf(file));
const within = imports.filter(({ to }) => files.includes(to));

test('every file has a place among the layers, and every import is known', () => {
  for (const file of files) assert.ok(heightOf(file) >= 0, file);
  const unknown = imports.filter(
    ({ to }) => !files.includes(to) && !to.includes('locales') && !to.startsWith('../../data/'),
  );
  assert.deepEqual(unknown, []);
});

test('no layer imports from a higher layer', () => {
  assert.deepEqual(
    within.filter(({ from, to }) => heightOf(to) > heightOf(from)),
    [],
  );
});

const isLinks = (file: string): boolean => /^rooms\/[^/]+\/links$/.test(file);

test('a room imports nothing from another room except its links', () => {
  const across = within.filter(({ from, to }) => {
    const [importing, imported] = [roomOf(from), roomOf(to)];
    return importing !== null && imported !== null && importing !== imported && !isLinks(to);
  });
  assert.deepEqual(across, []);
});

test('the links of a room import nothing else from the room', () => {
  assert.ok(files.filter(isLinks).length > 5);
  const values = files
    .filter(isLinks)
    .flatMap((from) => [...sourceOf(from).matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].map(([, to]) => to));
  assert.deepEqual(
    values.filter((path) => !path?.startsWith('../../kernel/')),
    [],
  );
});

test('only the modules for links spell out a link', () => {
  // The link of a board under a rule, and the modules that read links.
  const others = ['kernel/link', 'rooms/board/rules/link', 'kernel/address', 'early'];
  const mayWriteLinks = (file: string): boolean => others.includes(file) || isLinks(file);
  const spelled = files
    .filter((file) => !mayWriteLinks(file) && !file.startsWith('engine/'))
    .filter((file) => /['`"]#[12]&|&own=\$/.test(sourceOf(file).replaceAll(/^ *(?:\/\/|\*|\/\*\*).*$/gm, '')));
  assert.deepEqual(spelled, []);
});

test('the kernel and the layers below it name no room', () => {
  const rooms = readdirSync(join(SOURCE, 'rooms'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // `board`, `count`, `play` and `own` are also ordinary words.
  const names = rooms.map(({ name }) => name).filter((name) => !['board', 'count', 'play', 'own'].includes(name));
  const naming = files
    .filter((file) => heightOf(file) <= LAYERS.indexOf('kernel') && layerOf(file) !== 'engine')
    .filter((file) => names.some((name) => sourceOf(file).includes(`'${name}'`)));
  assert.deepEqual(naming, []);
});

test('no imports form a circle', () => {
  const seen = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (seen.get(file) === 'open') circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
    if (seen.has(file)) return;
    seen.set(file, 'open');
    for (const { to } of within.filter(({ from }) => from === file)) follow(to, [...path, file]);
    seen.set(file, 'done');
  };
  for (const file of files) follow(file, []);
  assert.deepEqual(circles, []);
});

test('no view imports the client of a worker', () => {
  const importers = imports.filter(({ to }) => to === 'client/client').map(({ from }) => from);
  assert.ok(importers.length > 0);
  assert.deepEqual(
    importers.filter((from) => /^import \{[^}]*\} from 'lit-html/m.test(sourceOf(from))),
    [],
  );
});

test('the code of workers renders no templates', () => {
  const valuesOf = (file: string): string[] =>
    [...sourceOf(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(([, path = '']) => path);
  const reached = new Set(files.filter((file) => /^workers\/|\/(whole-)?jobs$/.test(file)));
  assert.ok(reached.size > 10);
  for (const file of reached) {
    const values = valuesOf(file);
    assert.ok(!values.some((path) => path.startsWith('lit-html')), `${file} renders templates`);
    for (const path of values.filter((path) => path.startsWith('.'))) {
      const to = relative(SOURCE, join(SOURCE, dirname(file), path));
      if (files.includes(to)) reached.add(to);
    }
  }
});

test('only the worker loads the wasm module', () => {
  const loaders = imports.filter(({ to }) => /^engine\/(first|queens)$/.test(to)).map(({ from }) => from);
  assert.deepEqual(
    loaders.filter((from) => layerOf(from) !== 'engine').map((from) => dirname(from)),
    ['worker', 'worker'],
  );
});
