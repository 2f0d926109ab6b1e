// Collects the licences of everything that is distributed: of crates by cargo, of npm packages by the modules that were bundled.
//
//   node www/licences.mjs CRATE FILE    writes the licences of what is compiled into a crate for this machine
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const www = dirname(fileURLToPath(import.meta.url));
const top = join(www, '..');

/**
 * A library with the text of its licence. `source`: the address of its source.
 * @typedef {{ name: string, version: string, license: string, source: string, text: string }} Part
 */

/**
 * Licences of libraries that may be part of a program under the MIT licence. They require the text of the licence or a link to the source,
 * and THIRD-PARTY.md has both.
 */
export const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'Apache-2.0',
    'Apache-2.0 WITH LLVM-exception',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'Zlib',
    '0BSD',
  ],
  ...['Unicode-3.0', 'Unlicense', 'CC0-1.0', 'MPL-2.0'],
]);

/** Whether one of the choices that an SPDX expression offers is allowed. @param {string} expression */
export function isAllowed(expression) {
  const choices = expression.replaceAll(/[()]/g, '').split(/ OR |\//);
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}

// ---------------------------------------------------------------- crates

/** @param {string[]} words */
async function cargo(...words) {
  const { stdout } = await promisify(execFile)('cargo', words, { cwd: top, maxBuffer: 1 << 26 });
  return stdout.trim();
}

/** @typedef {{ name: string, version: string, license: string | null, repository: string | null, source: string | null, authors: string[], manifest_path: string }} Crate */

/**
 * Returns the crates of other people that are compiled into a crate of the workspace, sorted by name. `platform`: by default the machine
 * that builds.
 * @param {string} root
 * @param {string} [platform]
 * @returns {Promise<Crate[]>}
 */
export async function cratesIn(root, platform) {
  const tree = ['tree', '--locked', '--package', root, '--prefix', 'none', ...(platform ? ['--target', platform] : [])];
  const filter = platform ? ['--filter-platform', platform] : [];
  // Build scripts and procedural macros run during the build and are not part of the result.
  const [listed, metadata] = await Promise.all([
    cargo(...tree, '--edges', 'normal,no-proc-macro', '--format', '{p}'),
    cargo('metadata', '--locked', '--format-version', '1', ...filter),
  ]);
  const inside = new Set(listed.split('\n').map((line) => line.split(' ').slice(0, 2).join(' ')));
  /** @type {Crate[]} */
  const packages = JSON.parse(metadata).packages;
  return packages
    .filter(({ name, version, source }) => source && inside.has(`${name} v${version}`))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** @param {Crate} crate @returns {Promise<Part>} */
async function partOfCrate({ name, version, license, repository, authors, manifest_path: manifest }) {
  const text = await licenseIn(dirname(manifest));
  return {
    ...{ name, version, license: license ?? '', source: repository ?? `https://crates.io/crates/${name}/${version}` },
    text: text ?? `Copyright (c) ${authors.join(', ') || `the authors of ${name}`}\n\n${await mitTerms()}`,
  };
}

/** Returns the licence file of a folder: the MIT licence if there are several. @param {string} folder */
async function licenseIn(folder) {
  const files = (await readdir(folder)).filter((name) => /^(licen[cs]e|copying)/i.test(name));
  const file = files.find((name) => /mit/i.test(name)) ?? files[0];
  return file === undefined ? null : (await readFile(join(folder, file), 'utf8')).trim();
}

const textHere = async (/** @type {string} */ name) =>
  (await readFile(join(www, 'licences', `${name}.txt`), 'utf8')).trim();
const mitTerms = async () => (await textHere('rust')).replace(/^[\s\S]*?(?=Permission is)/, '');

/** The parts of an engine or a program that cargo does not list. */
const STANDARD_LIBRARY = async () => ({
  name: 'Rust standard library',
  version: (/^channel = "(.+)"$/m.exec(await readFile(join(top, 'rust-toolchain.toml'), 'utf8')) ?? ['', ''])[1] ?? '',
  ...{ license: 'MIT OR Apache-2.0', source: 'https://github.com/rust-lang/rust', text: await textHere('rust') },
});
const MUSL = async () => ({
  ...{ name: 'musl', version: '1.2', license: 'MIT', source: 'https://musl.libc.org', text: await textHere('musl') },
});

/** Returns the parts of the wasm modules. */
export const partsOfEngine = async () => [
  await STANDARD_LIBRARY(),
  ...(await Promise.all((await cratesIn('queens-web', 'wasm32-unknown-unknown')).map(partOfCrate))),
];

/** Returns the parts of a program or library for this machine. @param {string} root */
export const partsOfProgram = async (root) => [
  await STANDARD_LIBRARY(),
  ...(root === 'queens-command' ? [await MUSL()] : []),
  ...(await Promise.all((await cratesIn(root)).map(partOfCrate))),
];

// ---------------------------------------------------------------- npm packages

/** Packages whose npm files contain no licence text, with the file in www/licences that has it. */
const TEXTS = new Map([
  ['@micropython/micropython-webassembly-pyscript', 'micropython'],
  ['qrcode-generator', 'qrcode-generator'],
]);

/** Returns the packages that modules belong to, by their paths. @param {Iterable<string>} modules */
export function packagesOf(modules) {
  const names = [...modules].flatMap((path) => {
    const [, name] = /.*\/?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
    return name ? [name] : [];
  });
  return [...new Set(names)].sort();
}

/** @param {string} name @returns {Promise<Part>} */
async function partOfPackage(name) {
  const folder = join(top, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const here = TEXTS.get(name);
  const text = here ? await textHere(here) : await licenseIn(folder);
  if (text === null) throw new Error(`${name} has no licence file: add its text to www/licences`);
  return { name, version, license, source: `https://www.npmjs.com/package/${name}/v/${version}`, text };
}

/** @param {Iterable<string>} modules the paths of bundled modules */
export const partsOfBundle = (modules) => Promise.all(packagesOf(modules).map(partOfPackage));

/**
 * A plugin of Rolldown that adds the paths of the bundled modules to a set.
 * @param {Set<string>} modules
 */
export const modulesInto = (modules) => ({
  name: 'modules-into',
  /** @type {(options: object, bundle: Record<string, { type: string, modules?: Record<string, { renderedLength: number }> }>) => void} */
  generateBundle(_, bundle) {
    for (const { modules: inside = {} } of Object.values(bundle))
      for (const [path, { renderedLength }] of Object.entries(inside)) if (renderedLength > 0) modules.add(path);
  },
});

/**
 * Returns the paths of the modules in what esbuild wrote.
 * @param {import('esbuild').Metafile} metafile
 */
export const modulesIn = ({ outputs }) =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );

// ---------------------------------------------------------------- writing

const isTitle = (/** @type {string} */ line) => /^\W*(the )?mit licen[cs]e( \(mit\))?\W*$/i.test(line);
const isCopyright = (/** @type {string} */ line) => /^\W*copyright (\(c\)|©|\d|the)/i.test(line);

/** The terms of a licence without title and names, so that equal terms are found. @param {string} text */
const termsOf = (text) =>
  text
    .split('\n')
    .filter((line) => !isTitle(line) && !isCopyright(line))
    .join(' ')
    .replaceAll(/[^a-z0-9]+/gi, ' ')
    .trim();

/**
 * Returns THIRD-PARTY.md. Terms that several parts share are printed once; every part has its copyright lines.
 * @param {string} what the name of the product that contains these parts
 * @param {readonly Part[]} parts
 */
export function document(what, parts) {
  /** @type {Map<string, string>} */
  const first = new Map();
  const sections = parts.map(({ name, version, license, source, text }) => {
    const head = `## ${name} ${version}\n\n${license}, source: ${source}\n`;
    const terms = termsOf(text);
    const known = first.get(terms);
    if (known === undefined) {
      first.set(terms, name);
      return `${head}\n\`\`\`\n${text}\n\`\`\`\n`;
    }
    const lines = text
      .split('\n')
      .filter(isCopyright)
      .map((line) => line.trim());
    return `${head}\n${lines.join('\n') || `Copyright (c) the authors of ${name}`}\n\nThe terms are those of ${known} above.\n`;
  });
  return `# Libraries in ${what}\n\nThey are contained unchanged, except that compilers and bundlers have processed them.\n\n${sections.join('\n')}`;
}

const [, script, root, to] = argv;
if (script && basename(script) === 'licences.mjs') {
  if (!root || !to) throw new Error('usage: node www/licences.mjs CRATE FILE');
  await writeFile(to, document(`the program of the crate ${root}`, await partsOfProgram(root)));
}
