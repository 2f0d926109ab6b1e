// Every text that people read, from the catalogue of their language: plurals, digits and lists as that language writes them.

import page from '../../locales/en/page.json';
import type rooms from '../../locales/en/rooms.json';

type Catalogue = typeof page & typeof rooms;

/** A plural: the forms that Intl.PluralRules names, chosen by the value `count`. */
type Plural = { readonly other: string };

type Path<Node, Here extends string> = Node extends string | Plural
  ? Here
  : { [K in keyof Node & string]: Path<Node[K], `${Here}.${K}`> }[keyof Node & string];

/** The keys of the catalogue, as "section.name": one that does not exist does not compile. */
export type Key = { [K in keyof Catalogue & string]: Path<Catalogue[K], K> }[keyof Catalogue & string];

export type Value = string | number | bigint;
export type Values = Readonly<Record<string, Value>>;

/** British, for "1, 4 and 7". */
const language = 'en-GB';
/** The texts that are here: those of the page, and those of the rooms once one has been entered. */
const catalogue: typeof page & Partial<Omit<typeof rooms, 'error'>> = { ...page };
const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);
const compact = new Intl.NumberFormat(language, {
  notation: 'compact',
  maximumFractionDigits: 1,
  compactDisplay: 'long',
});
/** American, for "5M": the British write 5m, which is also a length and a time. */
const brief = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
const lists = new Intl.ListFormat(language, { type: 'conjunction' });

/** Takes in the texts of the rooms, before one is shown. */
export function learn(texts: typeof rooms): void {
  Object.assign(catalogue, texts, { error: { ...page.error, ...texts.error } });
}

/** The text of a key, with its `{placeholders}` filled in. Numbers are written with the digit groups of the language. */
export function t(key: Key, values: Values = {}): string {
  return fill(template(key, values), values);
}

/** Digits, grouped. */
export const digits = (value: number | bigint): string => numbers.format(value);

/** A large number in words, from a million on: "3.1 million". */
export const about = (value: number | bigint): string => (value < 1_000_000 ? digits(value) : compact.format(value));

/** A large number in a few characters: "1.5M". */
export const short = (value: number): string => brief.format(value);

/** 0 to 1 as a percentage. */
export const share = (value: number): string => percent.format(value);

/** "1, 4 and 7". */
export const list = (items: readonly (number | string)[]): string => lists.format(items.map(String));

/** A time, in the unit that suits it. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return t('unit.milliseconds', { time: significant(milliseconds) });
  if (milliseconds < 60_000) return t('unit.seconds', { time: significant(milliseconds / 1_000) });
  const seconds = Math.round(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t('unit.minutes', { minutes, seconds: seconds % 60 });
  return t('unit.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The units of long times, in milliseconds. */
const UNITS = [
  ['years', 365.25 * 86_400_000],
  ['days', 86_400_000],
  ['wholeHours', 3_600_000],
  ['wholeMinutes', 60_000],
] as const;

/** A time that is only estimated, in one unit: "3 h", "970,000 years". */
export function roughly(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= 2 * length) ?? [];
  if (unit === undefined) return duration(milliseconds);
  const count = Number((milliseconds / length).toPrecision(2));
  return t(`unit.${unit}`, { count, time: about(count) });
}

/** A length of data, in the unit that suits it. */
export function bytes(count: number): string {
  if (count < 1_000) return t('unit.bytes', { count });
  const [unit, size] =
    count < 1_000_000 ? (['kilobytes', count / 1_000] as const) : (['megabytes', count / 1_000_000] as const);
  return t(`unit.${unit}`, { size: significant(size) });
}

/** The text of an error by its code, and a general one for a code that the catalogue does not know. */
export function trouble(code: string, detail: Values = {}): string {
  const known = Object.hasOwn(catalogue.error, code);
  return known ? t(`error.${code}` as Key, detail) : t('error.unknown', { code });
}

/** A template cut into plain and *strong* parts, values filled in. */
export function parts(key: Key, values: Values = {}): { readonly text: string; readonly strong: boolean }[] {
  return template(key, values)
    .split('*')
    .map((text, index) => ({ text: fill(text, values), strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const significant = (value: number): string => numbers.format(Number(value.toPrecision(value < 1 ? 1 : 2)));

function template(key: Key, values: Values): string {
  let node: unknown = catalogue;
  for (const name of key.split('.')) node = (node as Record<string, unknown>)[name];
  if (typeof node === 'string') return node;
  const forms = node as Plural & Record<string, string>;
  const { count } = values;
  return (
    (typeof count === 'number' || typeof count === 'bigint' ? forms[plurals.select(Number(count))] : undefined) ??
    forms.other
  );
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    // biome-ignore lint/suspicious/noConsole: a hole that nobody fills is a mistake of ours, and the specs fail on it.
    if (value === undefined) console.warn(`no value for ${hole} in "${text}"`);
    return value === undefined ? hole : typeof value === 'string' ? value : numbers.format(value);
  });
