// Builds dist/own, the environment of Python programs: MicroPython, the script of its worker, and the frame.
//
//   dist/own/  frame.html  runner.js  python.wasm
import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { modulesIn } from './licences.mjs';
import { documentOf, policyOf, SCRIPT } from './src/rooms/own/sandbox/frame.mjs';

const PYTHON = createRequire(import.meta.url).resolve('@micropython/micropython-webassembly-pyscript/micropython.wasm');

/** The hash of the frame's script, in the form of a policy. */
export const FRAME_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

/** The document of the outer frame, which is a file, because a `srcdoc` frame in the page would inherit the policy of the page. */
const outer = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policyOf(FRAME_HASH)}">
    <title>A program</title>
  </head>
  <body>
    <iframe title="A program" sandbox="allow-scripts" srcdoc="${attribute(documentOf(FRAME_HASH))}"></iframe>
  </body>
</html>
`;

const attribute = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Writes dist/own. Returns the paths of the bundled modules. @param {string} source @param {string} dist */
export async function writeOwn(source, dist) {
  const folder = join(dist, 'own');
  await mkdir(folder, { recursive: true });
  await copyFile(PYTHON, join(folder, 'python.wasm'));
  await writeFile(join(folder, 'frame.html'), outer());
  const { outputFiles, metafile } = await build({
    entryPoints: [join(source, 'rooms/own/sandbox/worker.ts')],
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    loader: { '.py': 'text' },
    // Imported by MicroPython only in Node.
    external: ['node:*', 'module', 'fs', 'path', 'url', 'crypto'],
    define: { 'import.meta.url': '"python:"' },
    logLevel: 'warning',
  });
  // A worker made from a text is not a module, so it awaits within a function.
  await writeFile(join(folder, 'runner.js'), `(async () => {${outputFiles[0]?.text ?? ''}})();`);
  return modulesIn(metafile);
}
