// The page in one file, dist/queens.html, which opens from a disk. The document contains the engine and everything else packed as
// data, a script that unpacks them, and a policy of its own by hashes, because nothing is 'self' on a disk.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import zopfli from '@gfx/zopfli';
import { rolldown } from 'rolldown';
import { packagesOf } from './licences.mjs';
import { FRAME_HASH } from './own.mjs';
import { encode } from './single/base85.mjs';
import { documentOf, SCRIPT } from './src/rooms/own/sandbox/frame.mjs';

/** Every browser that can unpack the file also supports SIMD. */
const ENGINE = 'engine/queens-simd.wasm';
/** Modules that load something over the network, and their replacements. */
const IN_PLACE = new Map([
  ['texts/home.ts', 'page.ts'],
  ['kernel/styles.ts', 'page.ts'],
  ['client/start.ts', 'page.ts'],
  ['shell/offline/offering.ts', 'page.ts'],
  ['rooms/own/sandbox/frame.ts', 'frame.ts'],
  ['worker/load.ts', 'worker.ts'],
  ['worker/load-first.ts', 'worker.ts'],
]);

/**
 * Returns the document.
 * @param {string} www
 * @param {string} dist the folder with the files of the page
 * @param {string} version
 * @param {string} notices the licences of everything inside
 */
export async function singleFile(www, dist, version, notices) {
  const bundle = async (/** @type {string} */ input, /** @type {RegExp} */ left, define = {}) => {
    const { code, modules } = await script(www, dist, input, left, { VERSION: JSON.stringify(version), ...define });
    const missing = packagesOf(Object.keys(modules)).find((name) => !notices.includes(`\n## ${name} `));
    if (missing) throw new Error(`${input} contains ${missing}, whose licence is missing`);
    return code;
  };
  const own = await readFile(join(www, '..', 'LICENSE'), 'utf8');
  const start = inDocument(await bundle('../single/start.ts', /^$/));
  const main = await bundle('main.ts', /jobs$/);
  // A worker has no document and is not a module, so it awaits within a function.
  const inWorker = { 'import.meta.url': 'self.location.href' };
  const workers = `(async () => {${await bundle('../single/workers.ts', /room$/, inWorker)}})();`;
  const styles = await readFile(join(dist, 'main.css'), 'utf8');
  const sheets = [
    'answers.css',
    'rooms.css',
    'help.css',
    'picture.css',
    'rules.css',
    ...(await readdir(join(dist, 'rooms'))).filter(isSheet).sort().map(inRooms),
    'embed.css',
    'handout.css',
  ];
  const inside = (await Promise.all(sheets.map((sheet) => readFile(join(dist, sheet), 'utf8')))).join('\n');
  const files = {
    'main.js': main,
    'rooms.css': inside,
    'workers.js': workers,
    ...(await textsIn(dist, 'texts')),
    ...(await textsIn(dist, 'lessons')),
    'own/frame.html': documentOf(FRAME_HASH),
    'own/runner.js': await readFile(join(dist, 'own/runner.js'), 'utf8'),
  };
  const packed = (/** @type {string} */ path) =>
    readFile(join(dist, path)).then((bytes) => tight(bytes, join(www, '../target/tight')));
  const blocks = [
    data('engine', await packed(ENGINE)),
    data('python', await packed('own/python.wasm')),
    data('files', await tight(Buffer.from(JSON.stringify(files)), join(www, '../target/tight'))),
    `<script type="module">${start}</script>`,
  ];
  const icon = `data:image/svg+xml;base64,${(await readFile(join(www, 'icon.svg'))).toString('base64')}`;
  return (await readFile(join(www, 'index.html'), 'utf8'))
    .replace(/content="default-src[^"]*"/, `content="${policy([start, main, SCRIPT], [styles, inside])}"`)
    .replace(/^ *<link rel="(?:manifest|apple-touch-icon|modulepreload|preload)".*\n/gm, '')
    .replace(/^ *<script src="early.js">.*\n/m, '')
    .replace('href="icon.svg" type="image/svg+xml"', () => `href="${icon}"`)
    .replace(/<link rel="stylesheet".*>/, () => `<style>${styles}</style>`)
    .replace(
      /<p class="unstarted">.*<\/p>/,
      '<p class="unstarted">This page did not start. Either the browser is too old, or the server sends a Content-Security-Policy header that blocks the page. Save the file and open it from your disk.</p>',
    )
    .replace(/<script type="module".*<\/script>/, () => blocks.join('\n    '))
    .concat(`<!--\n${`${own}\n${notices}`.replaceAll('--', '- -')}-->\n`);
}

/**
 * Bundles one script with all its imports, lazy ones included.
 * @param {string} www
 * @param {string} dist
 * @param {string} input
 * @param {RegExp} left matches the lazy imports that are left out
 * @param {Record<string, string>} define
 */
async function script(www, dist, input, left, define) {
  const source = join(www, 'src');
  const inPlace = {
    name: 'in-place',
    /** @this {import('rolldown').PluginContext} @param {string} id @param {string | undefined} importer @param {any} options */
    async resolveId(id, importer, options) {
      if (options.kind === 'dynamic-import' && left.test(id)) return { id: 'data:text/javascript,', external: true };
      const [engine] = /engine\/(?:first|queens)\.js$/.exec(id) ?? [];
      if (engine) return join(dist, engine);
      const found = await this.resolve(id, importer, { skipSelf: true });
      const other = found && IN_PLACE.get(found.id.slice(source.length + 1).replaceAll('\\', '/'));
      return other && importer ? join(www, 'single', other) : found;
    },
  };
  const bundle = await rolldown({
    input: join(source, input),
    plugins: [inPlace],
    transform: { define },
    moduleTypes: { '.py': 'text' },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  if (output.length !== 1) throw new Error(`${input} is more than one script`);
  return output[0];
}

/**
 * Puts the same text in several languages together, so that it compresses well.
 * @param {string} dist @param {string} folder
 */
async function textsIn(dist, folder) {
  const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = paths.map((path) => path.slice(dist.length + 1).replaceAll('\\', '/'));
  const named = names
    .sort((one, other) => (place(one) < place(other) ? -1 : 1))
    .map(async (name) => [name, await readFile(join(dist, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(named));
}

/** The parts of a name from the last to the first: files of the same name in every language follow each other. @param {string} name */
const place = (name) => name.split('/').reverse().join('/');

/** Escapes text that would end a script element. @param {string} code */
const inDocument = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/**
 * Compresses to the gzip format with zopfli, which makes smaller files but takes seconds, so results are cached in a folder.
 * @param {Buffer} content
 * @param {string} folder
 */
async function tight(content, folder) {
  const cached = join(folder, `${createHash('sha256').update(content).digest('hex')}.gz`);
  const found = await readFile(cached).catch(() => null);
  if (found) return found;
  // More iterations save only a thousandth.
  const packed = Buffer.from(await zopfli.gzipAsync(content, { numiterations: 1 }));
  await mkdir(folder, { recursive: true });
  await writeFile(cached, packed);
  return packed;
}

/** A script block that browsers do not execute. @param {string} id @param {Buffer} packed */
const data = (id, packed) => `<script type="text/plain" id="${id}">${encode(packed)}</script>`;

const isSheet = (/** @type {string} */ name) => name.endsWith('.css');
const inRooms = (/** @type {string} */ name) => `rooms/${name}`;

/** A policy that allows only these scripts and styles, and the workers they create. @param {string[]} scripts @param {string[]} styles */
function policy(scripts, styles) {
  const hashes = (/** @type {string[]} */ texts) =>
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashes(scripts)} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src ${hashes(styles)}`,
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types queens queens-start lit-html',
  ].join('; ');
}
