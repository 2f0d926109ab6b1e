// What makes the site stay without a network: the service worker, which carries the hash of every file that the page can ask
// for. Bundled last, when all of them lie in dist/.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What lies in the site for other people's code, or for the browser alone. */
const NOT_THE_PAGE =
  /^engine\/(?!first\.|queens[\w-]*\.(js|wasm)$)|^docs\/|^queens\.html$|^service\.js$|^manifest|^icons\//;

/** The SHA-256 of each file that the page can ask for, by its path. @param {string} dist */
export async function hashes(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !NOT_THE_PAGE.test(path))
    .sort();
  /** @type {Record<string, string>} */
  const found = {};
  for (const path of paths) found[path] = sha256(await readFile(join(dist, path)));
  return found;
}

/** Writes service.js. @param {string} source @param {string} dist */
export async function writeService(source, dist) {
  const files = await hashes(dist);
  const version = sha256(JSON.stringify(files)).slice(0, 12);
  await build({
    entryPoints: [join(source, 'shell/offline/service.ts')],
    outfile: join(dist, 'service.js'),
    define: { RELEASE: JSON.stringify({ version, files }) },
    bundle: true,
    minify: true,
    format: 'iife',
    logLevel: 'warning',
  });
}

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
