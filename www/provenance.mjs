// Records where the wasm of the package comes from: source, tools and a checksum of each file. Adds the licences of its libraries.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { document, partsOfEngine } from './licences.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Returns what a program prints. @param {string} program @param {string[]} words */
async function outputOf(program, ...words) {
  const { stdout } = await promisify(execFile)(program, words, { cwd: top, maxBuffer: 1 << 26 });
  return stdout.trim();
}

/**
 * Writes provenance.json and THIRD-PARTY.md into the package.
 * @param {string} out
 * @param {string} version
 * @param {readonly string[]} names the files with checksums
 */
export async function writeProvenance(out, version, names) {
  const unknown = () => null;
  const [commit, changed, rustc, bindgen] = await Promise.all([
    outputOf('git', 'rev-parse', 'HEAD').catch(unknown),
    outputOf('git', 'status', '--porcelain', '--untracked-files=no').catch(unknown),
    outputOf('rustc', '--version'),
    readFile(join(top, 'Cargo.lock'), 'utf8').then((lock) => /name = "wasm-bindgen"\nversion = "(.+)"/.exec(lock)?.[1]),
    partsOfEngine().then((parts) => writeFile(join(out, 'THIRD-PARTY.md'), document('the engine', parts))),
  ]);
  const files = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(out, name));
      return [name, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }];
    }),
  );
  const source = { version, commit, changed: changed === null ? null : changed !== '' };
  const provenance = {
    source,
    built: { rustc, 'wasm-bindgen': bindgen, command: './build.sh dist' },
    files: Object.fromEntries(files),
  };
  await writeFile(join(out, 'provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`);
}
