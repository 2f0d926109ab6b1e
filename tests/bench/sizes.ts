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

export async function* sizes(): AsyncGenerator<Figure> {
  const scripts = new Set(SCRIPTS.flatMap((path) => [...imported(path)]));
  const files = [...FIRST_LOAD, ...scripts];
  for (const path of [...files, 'rooms.css', 'engine/queens.wasm', 'engine/queens-simd.wasm'])
    yield { name: `brotli-${path}`, value: brotli(path), unit: 'KB' };
  yield { name: 'first-load', value: files.map(brotli).reduce((sum, size) => sum + size, 0), unit: 'KB' };
}
