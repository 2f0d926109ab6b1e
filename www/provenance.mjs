// Where the wasm of the package comes from: the source and the tools that it was built with, a checksum of each file, and the
// licenses of all that is in it.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} program @param {string[]} words */
async function says(program, ...words) {
  const { stdout } = await promisify(execFile)(program, words, { cwd: top, maxBuffer: 1 << 26 });
  return stdout.trim();
}

/** @typedef {{ name: string, version: string, license: string, repository: string | null, source: string | null, authors: string[], manifest_path: string }} Crate */

/** The crates of other people that are compiled into the engine, by name. @returns {Promise<Crate[]>} */
async function crates() {
  const platform = 'wasm32-unknown-unknown';
  const tree = ['tree', '--locked', '--package', 'queens-web', '--target', platform, '--prefix', 'none'];
  // What only runs while it is compiled is not in it.
  const [listed, metadata] = await Promise.all([
    says('cargo', ...tree, '--edges', 'normal,no-proc-macro', '--format', '{p}'),
    says('cargo', 'metadata', '--locked', '--format-version', '1', '--filter-platform', platform),
  ]);
  const inside = new Set(listed.split('\n').map((line) => line.split(' ').slice(0, 2).join(' ')));
  return JSON.parse(metadata)
    .packages.filter((/** @type {Crate} */ { name, version, source }) => source && inside.has(`${name} v${version}`))
    .sort((/** @type {Crate} */ one, /** @type {Crate} */ other) => one.name.localeCompare(other.name));
}

/** The license of a crate as it is handed on with it: that of MIT where there is a choice. @param {Crate} crate */
async function licenseText({ authors, manifest_path: manifest }) {
  const folder = dirname(manifest);
  const files = (await readdir(folder)).filter((name) => /^(licen[cs]e|copying)/i.test(name));
  const file = files.find((name) => /mit/i.test(name)) ?? files[0];
  if (file) return (await readFile(join(folder, file), 'utf8')).trim();
  // Some crates name their license and hold no text of it.
  return `Copyright (c) ${authors.join(', ')}\n\nThe package holds no license text.`;
}

/** Writes THIRD-PARTY.md: each crate with its license. @param {string} to */
async function writeLicenses(to) {
  const parts = await Promise.all(
    (await crates()).map(async (crate) => {
      const { name, version, license, repository } = crate;
      const text = await licenseText(crate);
      return `## ${name} ${version}\n\n${license}${repository ? `, ${repository}` : ''}\n\n\`\`\`\n${text}\n\`\`\`\n`;
    }),
  );
  await writeFile(
    to,
    `# What the engine is made with\n\nThese crates are compiled into the wasm.\n\n${parts.join('\n')}`,
  );
}

/**
 * Writes provenance.json and THIRD-PARTY.md into the package.
 * @param {string} out
 * @param {string} version
 * @param {readonly string[]} names The files of which it tells.
 */
export async function writeProvenance(out, version, names) {
  const unknown = () => null;
  const [commit, changed, rustc, bindgen] = await Promise.all([
    says('git', 'rev-parse', 'HEAD').catch(unknown),
    says('git', 'status', '--porcelain', '--untracked-files=no').catch(unknown),
    says('rustc', '--version'),
    readFile(join(top, 'Cargo.lock'), 'utf8').then((lock) => /name = "wasm-bindgen"\nversion = "(.+)"/.exec(lock)?.[1]),
    writeLicenses(join(out, 'THIRD-PARTY.md')),
  ]);
  const files = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(out, name));
      return [name, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }];
    }),
  );
  const source = { version, commit, changed: changed === null ? null : changed !== '' };
  const told = {
    source,
    built: { rustc, 'wasm-bindgen': bindgen, command: './build.sh dist' },
    files: Object.fromEntries(files),
  };
  await writeFile(join(out, 'provenance.json'), `${JSON.stringify(told, null, 2)}\n`);
}
