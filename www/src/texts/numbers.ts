// Numbers as people write them.

/** The units that may follow a number, in several languages. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  'тыс.': 1_000,
  тыс: 1_000,
  млн: 1_000_000,
  万: 10_000,
  萬: 10_000,
  億: 100_000_000,
  亿: 100_000_000,
};

/** Reads a whole number, with digits of any width, grouped or not, and also as 1e6, 1M or 100万; null for anything else. */
export function wholeNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s'’_]|[.,](?=\d{3}(?:\D|$))/g, '');
  const [, plainDigits, unit = ''] = /^(\d{1,12})(\D*)$/.exec(plain) ?? [];
  const [, mantissa, exponent] = /^(\d{1,4})[eE]([0-8])$/.exec(plain) ?? [];
  if (mantissa !== undefined && exponent !== undefined) return Number(mantissa) * 10 ** Number(exponent);
  const times = unit === '' ? 1 : UNITS[unit.toLowerCase()];
  return plainDigits === undefined || times === undefined ? null : Number(plainDigits) * times;
}
