// Writes the built engine into one folder, which is a package: it can be imported by its address or its name, in Node, by TypeScript, or
// through a bundler. The page loads it from the same folder.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { SETTLED } from './engine/settled.mjs';
import { writeProvenance } from './provenance.mjs';

const www = dirname(fileURLToPath(import.meta.url));
const built = join(www, '..', 'target', 'engine');
const bindings = join(built, 'queens.js');

/** The version that the crates share. */
export async function version() {
  const workspace = await readFile(join(www, '..', 'Cargo.toml'), 'utf8');
  const [, found] = /^version = "(.+)"$/m.exec(workspace) ?? [];
  if (!found) throw new Error('Cargo.toml has no version');
  return found;
}

/** The published files of the folder, which also contains the files that the page opens with. */
const FILES = [
  'main.js',
  'main.node.js',
  'main.d.ts',
  'node.js',
  'node.d.ts',
  'element.js',
  'element.d.ts',
  'queens.js',
  'queens.d.ts',
  'shapes.d.ts',
  'queens.wasm',
  'queens-simd.wasm',
  'provenance.json',
  'THIRD-PARTY.md',
];

async function manifest() {
  return {
    name: 'queens-engine',
    version: await version(),
    description: 'Complete, count and prove n-queens placements: Rust compiled to WebAssembly.',
    keywords: ['n-queens', 'eight-queens', 'webassembly', 'backtracking', 'puzzle', 'star-battle'],
    license: 'MIT',
    type: 'module',
    exports: {
      '.': { types: './main.d.ts', node: './main.node.js', default: './main.js' },
      './page': { types: './queens.d.ts', node: './node.js', default: './queens.js' },
      './queens.js': { types: './queens.d.ts', default: './queens.js' },
      './element.js': { types: './element.d.ts', default: './element.js' },
      './queens.wasm': './queens.wasm',
      './queens-simd.wasm': './queens-simd.wasm',
      './package.json': './package.json',
      './provenance.json': './provenance.json',
    },
    types: './main.d.ts',
    files: FILES,
    sideEffects: ['./element.js'],
    engines: { node: '>=20' },
  };
}

/**
 * Writes the package into a folder, from the engine that is built already.
 * @param {string} out
 */
export async function packEngine(out) {
  await mkdir(out, { recursive: true });
  const copy = (/** @type {string} */ from, /** @type {string} */ name) => copyFile(join(www, from), join(out, name));
  const stamp = createHash('sha256')
    .update(await readFile(bindings))
    .digest('base64url')
    .slice(0, 12);
  await Promise.all([
    copyFile(join(built, 'first.wasm'), join(out, 'first.wasm')),
    minify(join(out, 'first.js'), `export * from './first.js'; export { default } from './first.js';`),
    ...['queens.wasm', 'queens-simd.wasm'].map((name) => stamped(name, stamp, out)),
    guard(join(out, 'queens.js'), stamp),
    copy('engine/README.md', 'README.md'),
    element(join(out, 'element.js')),
    copy('engine/node.js', 'node.js'),
    copy('engine/element.d.ts', 'element.d.ts'),
    copy('engine/node.d.ts', 'node.d.ts'),
    types(out),
    ...mainEntry(out),
    copy('../LICENSE', 'LICENSE'),
    writeFile(join(out, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`),
  ]);
  await writeProvenance(out, await version(), ['queens.js', 'queens.wasm', 'queens-simd.wasm']);
}

/**
 * Adds a custom section to a build, with the stamp of the bindings that it belongs to.
 * @param {string} name
 * @param {string} stamp
 * @param {string} out
 */
async function stamped(name, stamp, out) {
  const text = (/** @type {string} */ part) => [part.length, ...Buffer.from(part)];
  const section = [...text('queens'), ...Buffer.from(stamp)];
  const wasm = await readFile(join(built, name));
  await writeFile(join(out, name), Buffer.concat([wasm, Buffer.from([0, section.length, ...section])]));
}

/**
 * Writes the bindings, wrapped in the checks of engine/guard.ts.
 * @param {string} to
 * @param {string} stamp
 */
async function guard(to, stamp) {
  const { default: _, initSync: __, ...parts } = await import(pathToFileURL(bindings).href);
  const names = Object.keys(parts).join(', ');
  await minify(
    to,
    `import * as bindings from './queens.js';
     import { guard } from '${join(www, 'engine/guard.ts')}';
     const { face, init, initSync, problemOf } = guard(bindings, '${stamp}');
     export const { ${names} } = face;
     export { init as default, initSync, problemOf };`,
    MAX_LINE_LENGTH,
  );
}

/** Node prints the whole line in which an uncaught error was thrown. */
const MAX_LINE_LENGTH = 160;

/** The declarations that the guard adds to the declarations of the bindings. */
const ADDED = `
/** Returns the code and the facts of an error of the engine, or of its clone from another thread. */
export function problemOf(error: unknown): (Problem & { readonly cause?: unknown }) | undefined;

/** The answer of a job that has excluded every completion. */
export type NoOther = {
  verdict: 'noOther';
  engine: import('./shapes.js').EngineName;
  nodes: number;
  rows?: undefined;
  squares?: undefined;
  blame?: undefined;
  blameIs?: undefined;
};
`;

/**
 * Also allows a plain array of numbers for each typed array in parameters. The small module of the page accepts only typed arrays.
 * @param {string} signatures
 */
const withPlainArrays = (signatures) =>
  signatures.replaceAll(/(\w\??: )(Rows|Int32Array|Uint32Array|Uint8Array)\b/g, '$1$2 | readonly number[]');

/**
 * Writes the types of the guarded bindings. Only jobs that skip completions answer that there is no other completion.
 * @param {string} out
 */
async function types(out) {
  const read = (/** @type {string} */ name) => readFile(join(www, 'src/engine', name), 'utf8');
  const [queens, shapes] = await Promise.all([read('queens.d.ts'), read('shapes.ts')]);
  const signatures = withPlainArrays(queens).replaceAll('answer(): Completion;', 'answer(): Completion | NoOther;');
  await Promise.all([
    writeFile(join(out, 'queens.d.ts'), signatures + ADDED),
    writeFile(
      join(out, 'shapes.d.ts'),
      shapes.replaceAll("verdict: 'undecided' | 'noOther';", "verdict: 'undecided';"),
    ),
  ]);
}

/**
 * Writes the main entry, which exports only the names of engine/settled.mjs.
 * @param {string} out
 */
function mainEntry(out) {
  const names = SETTLED.join(', ');
  const files = {
    'main.js': `export { default, ${names} } from './queens.js';\n`,
    'main.node.js': `export { default } from './node.js';\nexport { ${names} } from './queens.js';\n`,
    'main.d.ts': `export { default, ${names} } from './queens.js';
export type { EngineError } from './queens.js';
export type * from './shapes.js';
`,
  };
  return Object.entries(files).map(([name, text]) => writeFile(join(out, name), text));
}

/**
 * Bundles one module from a script that imports files next to the built engine.
 * @param {string} outfile
 * @param {string} contents
 * @param {number} [lineLimit]
 */
const minify = (outfile, contents, lineLimit) =>
  build({
    ...(lineLimit === undefined ? {} : { lineLimit }),
    stdin: { contents, resolveDir: built },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'warning',
  });

/**
 * Bundles the custom element. It loads the engine from its own folder when it needs it.
 * @param {string} outfile
 */
const element = (outfile) =>
  build({
    entryPoints: [join(www, 'engine/element.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'warning',
  });
