// Numbers and lists as the reader's language writes them.

/** The tag that Intl takes for a language of the page. British, for "1, 4 and 7". */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

interface Formats {
  readonly language: string;
  readonly digits: Intl.NumberFormat;
  readonly compact: Intl.NumberFormat;
  readonly brief: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly lists: Intl.ListFormat;
  readonly plurals: Intl.PluralRules;
}

let formats = formatsOf('en');

/** From here on numbers and lists are written in a language. */
export function write(language: string): void {
  formats = formatsOf(language);
}

/** The language that the page speaks. */
export const language = (): string => formats.language;

/** Digits, grouped. */
export const digits = (value: number | bigint): string => formats.digits.format(value);

/** A text that stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A large number in words, from a million on: "3.1 million". */
export const about = (value: number | bigint): string =>
  value < 1_000_000 ? digits(value) : unbroken(formats.compact.format(value));

/** A large number in a few characters: "1.5M". */
export const short = (value: number): string => formats.brief.format(value);

/** 0 to 1 as a percentage. */
export const share = (value: number): string => formats.percent.format(value);

/** "1, 4 and 7". Chinese joins all of them alike: "1、4、7". */
export const list = (items: readonly (number | string)[]): string =>
  isChinese() ? items.join('、') : formats.lists.format(items.map(String));

/** The plural that goes with a number: "one", "few" and so on. Of a number beyond those of Number the last digits decide. */
export const plural = (value: number | bigint): string =>
  formats.plurals.select(
    value <= Number.MAX_SAFE_INTEGER ? Number(value) : Number(BigInt(value) % 1_000_000n) + 1_000_000,
  );

/** Clauses as parts of one sentence: "A attacks x, B attacks y and C attacks z". Chinese has no word for that "and". */
export const clauses = (items: readonly string[]): string => (isChinese() ? items.join('，') : list(items));

const isChinese = (): boolean => formats.language.startsWith('zh');

/** A number with this many places behind the point. */
export const fraction = (value: number, places: number): string => withPlaces(value, places, 'decimal');

/** 0 to 1 as a percentage, with this many places behind the point. */
export const percentage = (value: number, places: number): string => withPlaces(value, places, 'percent');

const withPlaces = (value: number, places: number, style: 'decimal' | 'percent'): string =>
  value.toLocaleString(localeOf(formats.language), {
    style,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });

/** Digits, grouped, as many as a measurement bears. */
export const significant = (value: number): string => digits(Number(value.toPrecision(value < 1 ? 1 : 2)));

function formatsOf(language: string): Formats {
  const locale = localeOf(language);
  return {
    language,
    digits: new Intl.NumberFormat(locale),
    compact: new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1, compactDisplay: 'long' }),
    // American, for "5M": the British write 5m, which is also a length and a time.
    brief: new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, {
      notation: 'compact',
      maximumFractionDigits: 2,
    }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    lists: new Intl.ListFormat(locale, { type: 'conjunction' }),
    plurals: new Intl.PluralRules(locale),
  };
}
