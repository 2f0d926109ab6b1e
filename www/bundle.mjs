// Puts the whole site together in dist/, from the page's sources and the engine that is built already.
//
//   dist/index.html   names the files of one version
//   dist/@VERSION/    every file that the page fetches, under the hash of all of them (offline.mjs):
//     main.css  early.js  main.js    what the page opens with
//     rooms/  chunks/  *.js  *.css   scripts and sheets that are fetched later
//     worker.js  worker-watch.js  worker-rooms.js   its workers, from src/workers/
//     texts/LANGUAGE/  lessons/  own/   texts, lessons, and the sandbox for programs (own.mjs)
//     engine/   first.{js,wasm}, with which the page opens, and the whole engine for the rooms
//   dist/service.js   the service worker, which stores a version for use without a network (offline.mjs)
//   dist/engine/      the engine as a package for other people's code (engine.mjs)
//   dist/docs/        the documentation as pages (docs.mjs)
//   dist/queens.html  all of the page in one file (single.mjs)
//
// An open page finds all its files under the address of its version. After a deployment they are there or missing, but never files of
// another version. Every address is relative, so the folder works under any path of any static host.
//
// Rolldown bundles scripts, because only it can put everything that the page opens with into one file. esbuild bundles style sheets, which
// Rolldown does not read, and scripts that are a single file anyway.
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { card } from './card.mjs';
import { writeDocs } from './docs.mjs';
import { packEngine, version } from './engine.mjs';
import { document as licences, modulesInto, partsOfBundle, partsOfEngine } from './licences.mjs';
import { publish } from './offline.mjs';
import { writeOwn } from './own.mjs';
import { readRooms, writeRooms } from './rooms.mjs';
import { singleFile } from './single.mjs';
import { writeKeys, writeTexts } from './texts.mjs';

const www = dirname(fileURLToPath(import.meta.url));
const source = join(www, 'src');
const dist = join(www, '..', 'dist');
/** The files that the page fetches, until they are published under the name of their version. */
const page = join(dist, 'page');

/** Sources that are bundled, and tools; everything else in www/ is copied unchanged. */
const SOURCES = new Set([
  ...['src', 'styles', 'locales', 'engine', 'single', 'docs', 'licences'],
  ...[
    'bundle.mjs',
    'card.mjs',
    'docs.mjs',
    'engine.mjs',
    'licences.mjs',
    'provenance.mjs',
    'offline.mjs',
    'own.mjs',
    'packs.mjs',
    'rooms.mjs',
    'serve.mjs',
    'shelf.mjs',
    'single.mjs',
    'texts.mjs',
    'widget.mjs',
  ],
]);

/** The paths of all bundled modules: they decide which licences are included. @type {Set<string>} */
const modules = new Set();

/** The engine stays a module of its own, so that the page and other people's code load the same file. */
const engine = {
  name: 'engine',
  /** @param {string} id */
  resolveId(id) {
    const [, file] = /\/engine\/((?:first|queens)\.js)$/.exec(id) ?? [];
    return file ? { id: `./engine/${file}`, external: true } : null;
  },
};

/**
 * Leaves out modules that either the page or its workers never fetch: workers draw no rooms, and the page answers no questions.
 * @param {RegExp} what matches the lazy imports that are left out
 */
const without = (what) => ({
  name: 'without',
  /** @type {(id: string, importer: string | undefined, options: { kind: string }) => object | null} */
  resolveId(id, _, { kind }) {
    return kind === 'dynamic-import' && what.test(id) ? { id: 'data:text/javascript,', external: true } : null;
  },
});

/** Keeps one copy of a copyright notice that a library has in each of its files. */
const noticesOnce = {
  name: 'notices-once',
  /** @type {(options: object, bundle: Record<string, { type: string, code?: string }>) => void} */
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      /** @type {Set<string>} */
      const seen = new Set();
      const first = (/** @type {string} */ notice) => !seen.has(notice) && seen.add(notice);
      if (chunk.code === undefined) continue;
      chunk.code = chunk.code.replaceAll(/\/\*![\s\S]*?\*\/\n?/g, (notice) => (first(notice) ? notice : ''));
    }
  },
};

/**
 * Removes the indentation of HTML templates from the first script, whose size the first load limits. No other string of that script
 * contains a line break.
 */
const withoutIndentation = {
  name: 'without-indentation',
  /** @type {(options: object, bundle: Record<string, { type: string, code?: string }>) => void} */
  generateBundle(_, { 'main.js': first }) {
    if (first?.code !== undefined) first.code = first.code.replaceAll(/\n +(?!\*)/g, '\n');
  },
};

/**
 * The files that a script loads at once, without lazy and unused imports.
 * @param {string} input
 */
async function neededBy(input) {
  const later = { name: 'later', resolveId: without(/./).resolveId };
  const bundle = await rolldown({ input, plugins: [engine, later], moduleTypes: { '.py': 'text' } });
  const { output } = await bundle.generate({});
  await bundle.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  return new Set(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id));
}

/**
 * Bundles scripts.
 * @param {Record<string, string>} input
 * @param {RegExp} left matches the lazy imports that are left out
 * @param {Set<string>} first the modules of the first script, which is always loaded before the others
 */
async function bundleScripts(input, left, first) {
  const define = { VERSION: JSON.stringify(await version()) };
  const bundle = await rolldown({
    input,
    plugins: [engine, without(left), noticesOnce, withoutIndentation, modulesInto(modules)],
    transform: { define },
    moduleTypes: { '.py': 'text' },
  });
  await bundle.write({
    dir: page,
    format: 'es',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'first', test: (id) => first.has(id) }] },
  });
  await bundle.close();
}

/** The rooms that are fetched when they are first entered, where kernel/fetched.ts looks for them. */
const rooms = Object.fromEntries(
  readRooms()
    .filter(({ fetched }) => fetched)
    .map(({ name }) => [`rooms/${name}`, join(source, 'rooms', name, 'room.ts')]),
);

await rm(dist, { recursive: true, force: true });
await packEngine(join(dist, 'engine'));
await mkdir(join(page, 'engine'), { recursive: true });
for (const file of ['first.js', 'first.wasm']) await rename(join(dist, 'engine', file), join(page, 'engine', file));
for (const file of ['queens.js', 'queens.wasm', 'queens-simd.wasm'])
  await copyFile(join(dist, 'engine', file), join(page, 'engine', file));
writeRooms();
await writeKeys();

const main = join(source, 'main.ts');
// The page opens with one file of texts. Rooms use its texts if they share them.
await writeTexts(
  join(page, 'texts'),
  Object.keys(rooms).map((room) => basename(room)),
);
await bundleScripts(
  {
    main,
    help: join(source, 'shell/help/dialogs.ts'),
    opening: join(source, 'shell/opening/opening.ts'),
    picture: join(source, 'shell/picture/dialog.ts'),
    answers: join(source, 'rooms/board/verdict.ts'),
    rules: join(source, 'rooms/board/rules/part.ts'),
    story: join(source, 'watch/story/part.ts'),
    offline: join(source, 'shell/offline/offering.ts'),
    services: join(source, 'rooms/services.ts'),
    ...rooms,
  },
  /jobs$/,
  await neededBy(main),
);
await build({
  entryPoints: [join(source, 'early.ts')],
  outdir: page,
  bundle: true,
  minify: true,
  format: 'iife',
  logLevel: 'warning',
});
// Bundles each worker alone, so that the worker with which the page opens is one file.
for (const [name, file] of Object.entries({ worker: 'first', 'worker-watch': 'watch', 'worker-rooms': 'rooms' }))
  await bundleScripts({ [name]: join(source, 'workers', `${file}.ts`) }, /room$/, new Set());

const media = new Map(
  [...(await readFile(join(www, 'styles/media.css'), 'utf8')).matchAll(/@custom-media (--\w+) ([^;]+);/g)].map(
    ([, name = '', query = '']) => [name, query],
  ),
);

/** Replaces the names of media queries by their content. @type {import('esbuild').Plugin} */
const namedMedia = {
  name: 'named-media',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      loader: 'css',
      contents: (await readFile(path, 'utf8')).replaceAll(/@media[^{]+/g, (query) =>
        query.replaceAll(/\((--\w+)\)/g, (text, name) => media.get(name) ?? text),
      ),
    })),
};

/** @type {import('esbuild').BuildOptions} */
const sheet = {
  bundle: true,
  minify: true,
  external: ['*.svg'],
  loader: { '.png': 'dataurl' },
  logLevel: 'warning',
  plugins: [namedMedia],
};
await build({
  ...sheet,
  entryPoints: ['main', 'answers'].map((name) => join(www, `styles/${name}.css`)),
  outdir: page,
});

const PRESENTED = 'projector.css';
const OFFLINE = 'shell/offline/offline.css';
const HELP = 'shell/help/help.css';
const PICTURE = 'shell/picture/picture.css';
const RULES = 'rooms/board/rules/rules.css';
// The style sheets of rooms, and of parts that only rooms show. The sheet of the Board is in main.css. If a room has several sheets, the
// sheet named like its folder is loaded first.
const isOwn = (/** @type {string} */ path) => basename(path, '.css') === basename(dirname(path));
const styleSheets = (await readdir(source, { recursive: true }))
  .filter((path) => path.endsWith('.css') && path !== 'rooms/board/board.css' && path !== OFFLINE)
  .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.localeCompare(other));

/**
 * Combines style sheets into one file.
 * @param {string} outfile
 * @param {'parts' | 'rooms' | 'modes'} layer
 * @param {string[]} paths
 */
async function bundleSheets(outfile, layer, paths) {
  // The styles of the projector override the styles of all rooms.
  const contents = paths
    .map((path) => `@import "./${path}" layer(${basename(path) === PRESENTED ? 'modes' : layer});`)
    .join('');
  await build({ ...sheet, stdin: { contents, resolveDir: source, loader: 'css' }, outfile: join(page, outfile) });
}

const inRooms = (/** @type {string} */ path) => path.startsWith('rooms/');
/** Separate sheets, which are fetched if the address needs them. */
const modes = ['embed', 'handout'].map((name) => `shell/${name}/${name}.css`);
await bundleSheets(
  'rooms.css',
  'parts',
  styleSheets.filter((path) => !inRooms(path) && ![...modes, HELP, PICTURE].includes(path)),
);
for (const path of modes) await bundleSheets(basename(path), 'modes', [path]);
await bundleSheets('offline.css', 'parts', [OFFLINE]);
await bundleSheets('help.css', 'parts', [HELP]);
await bundleSheets('picture.css', 'parts', [PICTURE]);
await bundleSheets('rules.css', 'rooms', [RULES]);
for (const room of Object.keys(rooms))
  await bundleSheets(
    `${room}.css`,
    'rooms',
    styleSheets.filter((path) => path.startsWith(`${room}/`)),
  );

for (const name of await readdir(www)) {
  if (!SOURCES.has(name)) await cp(join(www, name), join(name === 'lessons' ? page : dist, name), { recursive: true });
}
await copyFile(join(www, 'icon.svg'), join(page, 'icon.svg'));
// The document is loaded first, so its comments are removed.
const document = await readFile(join(www, 'index.html'), 'utf8');
await writeFile(join(dist, 'index.html'), document.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/^\s+/gm, ''));
await writeFile(join(dist, 'card.png'), card());

// Writes each lesson and, for each language, the list of lessons that the shelf shows.
const lessons = join(www, 'lessons');
/** @type {string[]} */
const course = JSON.parse(await readFile(join(lessons, 'course.json'), 'utf8'));
/** @type {Map<string, object[]>} */
const shelves = new Map();
for (const name of course) {
  const lesson = JSON.parse(await readFile(join(lessons, name, 'lesson.json'), 'utf8'));
  // The source is formatted for people; the site gets it without spaces.
  await writeFile(join(page, 'lessons', name, 'lesson.json'), JSON.stringify(lesson));
  const { minutes, picture, steps } = lesson;
  for (const file of await readdir(join(lessons, name))) {
    if (!file.endsWith('.md')) continue;
    const [, title, about] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(await readFile(join(lessons, name, file), 'utf8')) ?? [];
    const shelf = shelves.get(basename(file, '.md')) ?? [];
    const ids = steps.map((/** @type {{ id: string }} */ { id }) => id);
    shelf.push({ name, title, about: about?.replaceAll('\n', ' '), minutes, picture, steps: ids });
    shelves.set(basename(file, '.md'), shelf);
  }
}
for (const [language, shelf] of shelves) {
  await writeFile(join(page, 'lessons', `shelf.${language}.json`), JSON.stringify(shelf));
}

await writeDocs(www, dist);
for (const path of await writeOwn(source, page)) modules.add(path);
const notices = licences('the page', [...(await partsOfEngine()), ...(await partsOfBundle(modules))]);
await writeFile(join(dist, 'THIRD-PARTY.md'), notices);
await copyFile(join(www, '..', 'LICENSE'), join(dist, 'LICENSE'));
await writeFile(join(dist, 'queens.html'), await singleFile(www, page, await version(), notices));
await publish(source, dist, page);
