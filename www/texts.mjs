// Finds every `texts/LANGUAGE.ftl` next to the sources, combines them for the site, and writes the keys that the sources may use.
//
//   node www/texts.mjs     writes www/src/texts/keys.ts
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

/** @typedef {import('./src/texts/catalogue').Pattern} Pattern */
/** @typedef {{ id: string, value: Pattern }} Message */
/** @typedef {{ part: string, file: string, language: string, messages: Message[] }} Source */

// Tests are bundled elsewhere, and run at the root.
const here = dirname(fileURLToPath(import.meta.url));
const www = basename(here) === 'www' ? here : 'www';
const home = join(www, 'src');
const keys = join(home, 'texts/keys.ts');

/** The languages of the page, English first. @type {Record<string, string>} */
export const languages = JSON.parse(readFileSync(join(www, 'locales/languages.json'), 'utf8'));

/** The fallback language for missing texts. */
const FALLBACK = 'en';

/**
 * The part of the page with which a folder of texts is fetched: one room, all rooms, Help, the story, or the opening page.
 */
function partOf(/** @type {string} */ folder) {
  const [, room] = /^(?:rooms\/board|rooms|shell|watch)\/([^/]+)\//.exec(folder) ?? [];
  if (folder === 'rooms/texts') return 'rooms';
  return room === undefined || room === 'board' ? 'page' : room;
}

/**
 * Matches the texts of the opening page that are needed only after a question to the engine: a separate part, "answers".
 */
const ANSWERS =
  /^(?:projector-present|hint-|say-(?:opening|find)|verdict|searching|legend|reason|pictures|found-|engine|unit|figure-(?:queens|step|notKnown|release|remove$|logarithmic)|line-|notice-(?:back|left|stepAdded)|search-|story-|theatre-|transport-|error-(?:argument|clipboard|column|complete|count|job-over|language-missing|language-unknown|link|no-randomness|renewed|room-failed|room-link|search|shared|size$|size-for-large|step-unkept|storage|text|too-large))/;

/** Matches the names of rooms, which the bar shows before a room is fetched. Texts about the purpose of a room are part of Help. */
const NAMES = /^page-(?!about-)/;
const ABOUT = /^page-about-/;

/** Reads every file of texts, and divides it by the parts with which its texts are fetched. @returns {Source[]} */
export function read(source = home) {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .flatMap((file) => {
      const folder = partOf(dirname(file));
      const partFor = (/** @type {string} */ id) => {
        if (ABOUT.test(id)) return 'help';
        if (NAMES.test(id)) return 'page';
        return folder === 'page' && ANSWERS.test(id) ? 'answers' : folder;
      };
      const language = basename(file, '.ftl');
      const messages = parse(unparted(readFileSync(join(source, file), 'utf8'), language));
      const one = { file: join(source, file), language };
      return [...new Set(messages.map(({ id }) => partFor(id)))].map((part) => ({
        ...one,
        part,
        messages: messages.filter(({ id }) => partFor(id) === part),
      }));
    });
}

/**
 * A file of texts in which a number stays on one line with the word next to it: 3 行, 第 2. In Japanese and Chinese a line could
 * break at a space next to a number.
 */
export const unparted = (/** @type {string} */ text, /** @type {string} */ language) =>
  /^(ja|zh)/.test(language) ? text.replace(/(?<=[\d}]\*?) (?=\*?[\p{L}%])|(?<=第) (?=\*?[\d{])/gu, '\u00a0') : text;

/** The messages of a file. @returns {Message[]} */
export const parse = (/** @type {string} */ text) =>
  new FluentResource(text).body.map(({ id, value }) => ({ id, value: short(value, id) }));

/**
 * A pattern as Fluent parses it, in the short form that the page reads. It supports only values and selections by a value.
 * The lines of a text are joined.
 * @returns {Pattern}
 */
function short(/** @type {any} */ pattern, /** @type {string} */ id) {
  if (typeof pattern === 'string') return oneLine(pattern);
  return pattern.map((/** @type {any} */ piece) => {
    if (typeof piece === 'string') return oneLine(piece);
    if (piece.type === 'str') return piece.value;
    if (piece.type === 'var') return [piece.name];
    if (piece.type !== 'select' || piece.selector.type !== 'var')
      throw new Error(`${id}: the page cannot read a ${piece.type}`);
    const texts = piece.variants.map((/** @type {any} */ { key, value }) => [String(key.value), short(value, id)]);
    return [piece.selector.name, Object.fromEntries(texts), texts[piece.star][0]];
  });
}

const oneLine = (/** @type {string} */ text) => text.replaceAll('\n', ' ');

/** The texts of a language by part, as the page fetches them: id and pattern, in English if the language has no such text. */
export function catalogue(/** @type {string} */ language, sources = read()) {
  /** @type {Record<string, Record<string, Pattern>>} */
  const parts = {};
  for (const wanted of [FALLBACK, language])
    for (const { part, messages } of sources.filter((one) => one.language === wanted)) {
      parts[part] ??= {};
      for (const { id, value } of messages) parts[part][id] = value;
    }
  return parts;
}

/**
 * Writes the texts of every language into a folder: LANGUAGE/PART.json. `rooms`: the rooms that fetch texts, including rooms
 * without texts.
 */
export async function writeTexts(/** @type {string} */ folder, /** @type {string[]} */ rooms) {
  const sources = read();
  for (const language of Object.keys(languages)) {
    await mkdir(join(folder, language), { recursive: true });
    const parts = { ...Object.fromEntries(rooms.map((room) => [room, {}])), ...catalogue(language, sources) };
    for (const [part, texts] of Object.entries(parts))
      await writeFile(join(folder, language, `${part}.json`), JSON.stringify(texts));
  }
}

/** The names of the values that a pattern needs, each with the keys of its variants; without keys if the pattern only prints the value. */
export function valuesOf(/** @type {Pattern} */ pattern) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const visit = (/** @type {Pattern} */ pattern) => {
    for (const piece of typeof pattern === 'string' ? [] : pattern) {
      if (typeof piece === 'string') continue;
      const [name, texts = {}] = piece;
      found.set(name, new Set([...(found.get(name) ?? []), ...Object.keys(texts)]));
      Object.values(texts).forEach(visit);
    }
  };
  visit(pattern);
  return found;
}

/** Values that have a type of their own. @type {Record<string, string>} */
const NAMED = {
  row: 'RowName',
  otherRow: 'RowName',
  byRow: 'RowName',
  column: 'ColumnName',
  otherColumn: 'ColumnName',
  byColumn: 'ColumnName',
};

const isPlural = (/** @type {string} */ key) => /^(\d+|zero|one|two|few|many|other)$/.test(key);

/** The TypeScript of what a value may be. Rows and columns are named in one place: see src/texts/squares.ts. */
function typeOf(/** @type {string} */ value, /** @type {Set<string>} */ variants) {
  const names = [...variants].sort();
  if (names.length === 0) return NAMED[value] ?? 'Value';
  return names.every(isPlural) ? 'number | bigint' : names.map((name) => `'${name}'`).join(' | ');
}

/** "count-title" as "count.title"; the codes of errors keep their dashes. */
const dotted = (/** @type {string} */ id) => (id.startsWith('error-') ? id.replace('-', '.') : id.replaceAll('-', '.'));

/** The TypeScript of the keys of the English texts, and the values that each needs. */
export function keysSource(sources = read()) {
  const lines = sources
    .filter(({ language }) => language === FALLBACK)
    .flatMap(({ messages }) => messages.filter(({ id }) => !id.startsWith('-')))
    .map(({ id, value }) => {
      const values = [...valuesOf(value)].sort().map(([name, variants]) => `${name}: ${typeOf(name, variants)}`);
      return `  '${dotted(id)}': { ${values.join('; ')} };`.replace('{  }', 'None');
    });
  return [
    '// Written by www/texts.mjs from the English texts: every key, with the values that its text asks for.',
    '',
    "import type { ColumnName, RowName } from './squares';",
    '',
    'export type Value = string | number | bigint;',
    'export type None = Record<never, never>;',
    '',
    '// biome-ignore format: one line a key.',
    'export interface Texts {',
    ...lines.sort(),
    '}',
    '',
  ].join('\n');
}

/** Writes the keys, if they have changed. */
export async function writeKeys() {
  const text = keysSource();
  if (!existsSync(keys) || readFileSync(keys, 'utf8') !== text) await writeFile(keys, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeKeys();
