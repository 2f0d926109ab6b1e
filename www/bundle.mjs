// Puts the whole site together in dist/, from the page's sources and the engine that is built already.
//
//   dist/index.html  main.css  main.js  worker*.js  chunks/  rooms/   the page
//   dist/engine/  queens.js  queens*.wasm     the engine, loaded at run time by the rooms' workers and by other people's code
//   dist/engine/  first.js  first.wasm        the part of it that the page opens with
//
// Every address in it is relative, so the folder works under any path of any static host.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const www = dirname(fileURLToPath(import.meta.url));
const dist = join(www, '..', 'dist');
const built = join(www, '..', 'target', 'engine');

/** What is bundled or is a tool; everything else in www/ is copied as it stands. */
const SOURCES = new Set(['src', 'styles', 'locales', 'bundle.mjs', 'serve.mjs']);

/** The engine stays a module of its own, so that the page and other people's code load the same file. */
const engine = {
  name: 'engine',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /\/engine\/(first|queens)\.js$/ }, ({ path }) => ({
      path: `./${path.slice(path.indexOf('engine/'))}`,
      external: true,
    }));
  },
};

await rm(dist, { recursive: true, force: true });
await cp(built, join(dist, 'engine'), { recursive: true });

/** The rooms that are fetched when they are first entered. */
const rooms = [];
for (const name of await readdir(join(www, 'src/rooms'))) {
  const source = await readFile(join(www, 'src/rooms', name, 'room.ts'), 'utf8').catch(() => '');
  if (/^export const room\b/m.test(source)) rooms.push(name);
}

await build({
  entryPoints: {
    main: join(www, 'src/main.ts'),
    worker: join(www, 'src/worker/worker.ts'),
    'worker-rooms': join(www, 'src/worker/worker-rooms.ts'),
    // Where kernel/fetched.ts finds them again after a failure.
    'rooms/texts': join(www, 'src/texts/rooms.ts'),
    ...Object.fromEntries(rooms.map((room) => [`rooms/${room}`, join(www, 'src/rooms', room, 'room.ts')])),
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  target: 'es2022',
  minify: true,
  plugins: [engine],
  logLevel: 'warning',
});

/** @type {import('esbuild').BuildOptions} */
const sheet = { bundle: true, minify: true, external: ['*.svg', '*.png'], logLevel: 'warning' };
await build({ ...sheet, entryPoints: [join(www, 'styles/main.css')], outdir: dist });

// The sheets that lie beside the views: those of the rooms, and of the parts that only rooms show. The Board's is in main.css.
// Of a room with several, the one that is called by its folder comes first.
const isOwn = (/** @type {string} */ path) => basename(path, '.css') === basename(dirname(path));
const beside = (await readdir(join(www, 'src'), { recursive: true }))
  .filter((path) => path.endsWith('.css') && path !== 'rooms/board/board.css')
  .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.localeCompare(other));
const layerOf = (/** @type {string} */ path) => (path.startsWith('rooms/') ? 'rooms' : 'parts');
const contents = beside.map((path) => `@import "./${path}" layer(${layerOf(path)});`).join('');
await build({
  ...sheet,
  stdin: { contents, resolveDir: join(www, 'src'), loader: 'css' },
  outfile: join(dist, 'rooms.css'),
});

for (const name of await readdir(www)) {
  if (!SOURCES.has(name)) await cp(join(www, name), join(dist, name), { recursive: true });
}

// Its types, for those who script it in TypeScript.
const engineSources = join(www, 'src', 'engine');
for (const name of await readdir(engineSources)) {
  if (/^(queens\.d|types.*)\.ts$/.test(name)) await cp(join(engineSources, name), join(dist, 'engine', name));
}

for (const name of ['first.js', 'queens.js']) {
  const bindings = join(dist, 'engine', name);
  const { code } = await transform(await readFile(bindings, 'utf8'), { format: 'esm', minify: true });
  await writeFile(bindings, code);
}
