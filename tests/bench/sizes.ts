// Sizes, compressed by brotli: the files that the first visit loads, and all files that are stored for use without a network.
// Also the size of the page in one file, not compressed.
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { hashes, versionIn } from '../../www/offline.mjs';
import type { Figure } from './measure';

const DIST = 'dist';
/** The folder with the files of the page. */
const PAGE = await versionIn(DIST);
/** The files loaded before a room is entered, besides the scripts. */
const FIRST_LOAD = [
  '../index.html',
  'main.css',
  'early.js',
  'engine/first.js',
  'engine/first.wasm',
  'texts/en/page.json',
];
const SCRIPTS = ['main.js', 'worker.js'];

/** A script and all scripts that it imports, except those that it fetches later. */
function imported(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(`${PAGE}/${path}`, 'utf8');
  for (const [, to = ''] of source.matchAll(/(?:from|import) ?"(\.[^"]+)"/g)) {
    const next = posix.join(posix.dirname(path), to);
    if (!next.startsWith('engine/')) imported(next, found);
  }
  return found;
}

const brotli = (path: string): number => brotliCompressSync(readFileSync(`${PAGE}/${path}`)).length / 1e3;

/** The files that the first visit loads, each with its compressed size in KB. */
export function firstLoad(): { readonly path: string; readonly size: number }[] {
  const scripts = new Set(SCRIPTS.flatMap((path) => [...imported(path)]));
  return [...FIRST_LOAD, ...scripts].map((path) => ({ path, size: brotli(path) }));
}

/** The compressed size in KB of all files that are stored for use without a network, with the larger build of the engine. */
export async function whole(): Promise<number> {
  const compress = promisify(brotliCompress);
  const paths = Object.keys(await hashes(PAGE)).filter((path) => path !== 'engine/queens.wasm');
  const sizes = await Promise.all(paths.map(async (path) => (await compress(readFileSync(`${PAGE}/${path}`))).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e3;
}

/** The size of the page in one file, in KB. */
export const oneFile = (): number => statSync(`${DIST}/queens.html`).size / 1e3;

/** The files that are loaded when a room is entered. */
const LATER = ['rooms.css', 'help.js', 'engine/queens.wasm', 'engine/queens-simd.wasm'];

export async function* sizes(): AsyncGenerator<Figure> {
  const files = firstLoad();
  for (const { path, size } of [...files, ...LATER.map((path) => ({ path, size: brotli(path) }))])
    yield { name: `brotli-${path}`, value: size, unit: 'KB' };
  yield { name: 'first-load', value: files.reduce((sum, { size }) => sum + size, 0), unit: 'KB' };
  yield { name: 'whole', value: await whole(), unit: 'KB' };
  yield { name: 'one-file', value: oneFile(), unit: 'KB' };
}
