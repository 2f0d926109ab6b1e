// Publishes the page as one version: all its files in a folder that is named by the hash of all of them, the document that names
// this folder, and the service worker, which knows the hash of every file and so can store the page for use without a network.
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The addresses in the document that belong to the folder of the version, with or without the version in front. */
const FILES = /\b(href|src)="(?:@\w+\/)?(?=\w[\w/-]*\.\w+")/g;

/**
 * Returns the SHA-256 of each file in a folder, by its path.
 * @param {string} folder
 */
export async function hashes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  /** @type {Record<string, string>} */
  const found = {};
  for (const path of paths) found[path] = sha256(await readFile(join(folder, path)));
  return found;
}

/**
 * Finds the folder of the version in a site.
 * @param {string} dist
 */
export async function versionIn(dist) {
  const name = (await readdir(dist)).find((entry) => entry.startsWith('@'));
  if (!name) throw new Error(`${dist} contains no version of the page: run node www/bundle.mjs`);
  return join(dist, name);
}

/**
 * Moves the files of the page to the folder of their version, and writes the document and the service worker for it.
 * @param {string} source
 * @param {string} dist
 * @param {string} page the folder of the files, in `dist`
 */
export async function publish(source, dist, page) {
  const files = await hashes(page);
  const path = join(dist, 'index.html');
  const document = await readFile(path, 'utf8');
  const version = sha256(JSON.stringify([files, document.replaceAll(FILES, '$1="')])).slice(0, 12);
  const published = document.replaceAll(FILES, `$1="@${version}/`);
  await rename(page, join(dist, `@${version}`));
  await writeFile(path, published);
  await build({
    entryPoints: [join(source, 'shell/offline/service.ts')],
    outfile: join(dist, 'service.js'),
    define: { RELEASE: JSON.stringify({ version, files: { ...files, 'index.html': sha256(published) } }) },
    bundle: true,
    minify: true,
    format: 'iife',
    logLevel: 'warning',
  });
}

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
