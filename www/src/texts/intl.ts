// Numbers as the reader's language writes them.

/** The tag of a language of the page for Intl. The English of the page is British. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** The language that numbers are written in. */
let written = 'en';

/** Sets the language that numbers are written in. */
export function write(language: string): void {
  written = language;
}

/** The language that the page speaks. */
export const language = (): string => written;

/** A formatter of the language, made when it is first used: a phone takes 50 ms for the first of them, and some more for each. */
function formatter<T>(make: (locale: string) => T): () => T {
  let made: { readonly language: string; readonly format: T } | undefined;
  return () => {
    if (made?.language !== written) made = { language: written, format: make(localeOf(written)) };
    return made.format;
  };
}

/** Russian groups digits from five digits on: 1000, but 10 000. */
const groupingOf = (locale: string): 'min2' | 'auto' => (locale === 'ru' ? 'min2' : 'auto');
const numbers = formatter((locale) => new Intl.NumberFormat(locale, { useGrouping: groupingOf(locale) }));
const compact = formatter(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1, compactDisplay: 'long' }),
);
// American, for "5M": British English writes 5m, which could be a length or a time.
const brief = formatter(
  (locale) =>
    new Intl.NumberFormat(locale === 'en-GB' ? 'en-US' : locale, { notation: 'compact', maximumFractionDigits: 2 }),
);
const percent = formatter((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
const plurals = formatter((locale) => new Intl.PluralRules(locale));

/** Below a thousand every language of the page writes the digits alone, so its first numbers need no formatter. */
const isPlain = (value: number | bigint): boolean => Number.isInteger(value) && value >= 0 && value < 1_000;

/** Digits, grouped. */
export const digits = (value: number | bigint): string => (isPlain(value) ? String(value) : numbers().format(value));

/** A text that stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A large number in words, from a million on: "3.1 million". */
export const approximately = (value: number | bigint): string =>
  value < 1_000_000 ? digits(value) : unbroken(compact().format(value));

/** A large number in a few characters: "1.5M". */
export const short = (value: number): string => (isPlain(value) ? String(value) : brief().format(value));

/** 0 to 1 as a percentage. */
export const share = (value: number): string => percent().format(value);

/** The plural category of a number: "one", "few" and so on. For an integer beyond the range of `Number`, its last digits are used. */
export const plural = (value: number | bigint): string =>
  plurals().select(value <= Number.MAX_SAFE_INTEGER ? Number(value) : Number(BigInt(value) % 1_000_000n) + 1_000_000);

/** A number with this many decimal places. */
export const fraction = (value: number, places: number): string => withPlaces(value, places, 'decimal');

/** 0 to 1 as a percentage, with this many decimal places. */
export const percentage = (value: number, places: number): string => withPlaces(value, places, 'percent');

const withPlaces = (value: number, places: number, style: 'decimal' | 'percent'): string =>
  value.toLocaleString(localeOf(written), {
    style,
    useGrouping: groupingOf(written),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });

/** Grouped digits, rounded to the precision of a measurement. */
export const significant = (value: number): string => digits(Number(value.toPrecision(value < 1 ? 1 : 2)));
