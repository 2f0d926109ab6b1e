// The catalogue of texts: every text of the page, in the language of the user.
//
// The texts are next to the code that shows them, in `texts/LANGUAGE.ftl`, and are fetched with it. A key is written
// with dots here and with dashes there: `t('count.took', { time })` is `count-took`.

import { digits, plural } from './intl';
import type { None, Texts, Value } from './keys';

export type { Value } from './keys';

/** The keys of the texts, as "section.name". An unknown key does not compile. */
export type Key = keyof Texts;

export type Values = Readonly<Record<string, Value>>;

/** The values that the text of a key needs; for several keys, the values that any of them needs. */
export type Needs<K extends Key> = (K extends Key ? (values: Readonly<Texts[K]>) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never;

/** The values for a key. If the key is known only at run time, they are not checked. */
export type Given<K extends Key> = Key extends K
  ? [values?: Values]
  : None extends Needs<K>
    ? [values?: Values]
    : [values: Needs<K>];

/** A text: in pieces if it has values. */
export type Pattern = string | readonly (string | Place | Choice)[];
/** The name of a value. */
type Place = readonly [name: string];
/** A selection: the name of the value, the texts by number, plural or value, and the default text. */
type Choice = readonly [name: string, texts: Readonly<Record<string, Pattern>>, otherwise: string];

/** The texts of a part of the page, by their ids. */
export type Part = Readonly<Record<string, Pattern>>;

let catalogue: Part = {};

/** Removes all texts before another language is loaded. */
export function forget(): void {
  catalogue = {};
}

/** Adds the texts of a part of the page, before the part is shown. */
export function learn(texts: Part): void {
  catalogue = { ...catalogue, ...texts };
}

/** Whether there is a text. */
export const has = (key: string): boolean => Object.hasOwn(catalogue, idOf(key));

/** The text of a key, with its values filled in. Numbers are written as the language writes them. */
export function t<K extends Key>(key: K, ...[values]: Given<K>): string {
  return fillText(key, values ?? {});
}

/** The text of an error by its code, and a general text for a code that the catalogue does not know. */
export const trouble = (code: string, detail: Values = {}): string =>
  has(`error.${code}`) ? fillText(`error.${code}`, detail) : t('error.unknown', { code });

/** Replaces an asterisk in a value, because asterisks enclose strong text. */
const STAR = '\uE000';

/** A text cut into plain and *strong* parts. */
export function parts<K extends Key>(
  key: K,
  ...[values]: Given<K>
): { readonly text: string; readonly strong: boolean }[] {
  const plain = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('*', STAR) : value,
  ]);
  return fillText(key, Object.fromEntries(plain))
    .split('*')
    .map((text, index) => ({ text: text.replaceAll(STAR, '*'), strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function fillText(key: string, values: Values): string {
  const pattern = catalogue[idOf(key)];
  if (pattern !== undefined) return writePattern(pattern, values, key);
  // biome-ignore lint/suspicious/noConsole: a missing text is a bug, and the specs fail on it.
  console.warn(`no text for ${key}`);
  return key;
}

function writePattern(pattern: Pattern, values: Values, key: string): string {
  if (typeof pattern === 'string') return pattern;
  return pattern
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const [name, texts, otherwise = ''] = piece;
      const value = values[name];
      // biome-ignore lint/suspicious/noConsole: so is a missing value.
      if (value === undefined) console.warn(`no value for ${name} in ${key}`);
      if (texts) return writePattern(texts[chooseText(value, texts)] ?? texts[otherwise] ?? '', values, key);
      return value === undefined ? `{${name}}` : typeof value === 'string' ? value : digits(value);
    })
    .join('');
}

/** Selects the variant for a value: the number itself has priority over its plural form. */
const chooseText = (value: Value | undefined, texts: Readonly<Record<string, Pattern>>): string =>
  typeof value === 'string' || value === undefined || Object.hasOwn(texts, String(value))
    ? String(value)
    : plural(value);

const idOf = (key: string): string => key.replaceAll('.', '-');
