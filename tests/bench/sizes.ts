// Sizes: what the first visit loads, as brotli sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './measure';

const DIST = 'dist';
/** One of the two builds is loaded; the larger one counts. */
const FIRST_LOAD = ['index.html', 'main.css', 'main.js', 'worker.js', 'engine/queens.js', 'engine/queens-simd.wasm'];

const brotli = (path: string): number => brotliCompressSync(readFileSync(`${DIST}/${path}`)).length / 1e3;

export async function* sizes(): AsyncGenerator<Figure> {
  const chunks = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((path) => path.startsWith('chunks/'));
  const files = [...FIRST_LOAD, ...chunks];
  for (const path of [...files, 'engine/queens.wasm'])
    yield { name: `brotli-${path}`, value: brotli(path), unit: 'KB' };
  yield { name: 'first-load', value: files.map(brotli).reduce((sum, size) => sum + size, 0), unit: 'KB' };
}
