// Sizes: what the first visit loads, as brotli sends it.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './measure';

const DIST = 'dist';
/** What is loaded before a room is entered, beside the scripts. */
const FIRST_LOAD = ['index.html', 'main.css', 'engine/first.js', 'engine/first.wasm', 'texts/en/page.json'];
const SCRIPTS = ['main.js', 'worker.js'];

/** A script and all that it imports, without what it fetches later. */
function imported(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(`${DIST}/${path}`, 'utf8');
  for (const [, to = ''] of source.matchAll(/(?:from|import) ?"(\.[^"]+)"/g)) {
    const next = posix.join(posix.dirname(path), to);
    if (!next.startsWith('engine/')) imported(next, found);
  }
  return found;
}

const brotli = (path: string): number => brotliCompressSync(readFileSync(`${DIST}/${path}`)).length / 1e3;

/** The files that the first visit loads, each with its size in KB. */
export function firstLoad(): { readonly path: string; readonly size: number }[] {
  const scripts = new Set(SCRIPTS.flatMap((path) => [...imported(path)]));
  return [...FIRST_LOAD, ...scripts].map((path) => ({ path, size: brotli(path) }));
}

/** What a room brings is fetched when it is entered. */
const LATER = ['rooms.css', 'help.js', 'engine/queens.wasm', 'engine/queens-simd.wasm'];

export async function* sizes(): AsyncGenerator<Figure> {
  const files = firstLoad();
  for (const { path, size } of [...files, ...LATER.map((path) => ({ path, size: brotli(path) }))])
    yield { name: `brotli-${path}`, value: size, unit: 'KB' };
  yield { name: 'first-load', value: files.reduce((sum, { size }) => sum + size, 0), unit: 'KB' };
}
