// Numbers as people write them.

/** A whole number with its digits grouped or not, 1e6 and 1M too; null for anything else. */
export function wholeNumber(text: string): number | null {
  const plain = text.replace(/[\s'’_]|[.,](?=\d{3}(?:\D|$))/g, '');
  const [, plainDigits, unit = ''] = /^(\d{1,12})([kKmM]?)$/.exec(plain) ?? [];
  const [, mantissa, exponent] = /^(\d{1,4})[eE]([0-8])$/.exec(plain) ?? [];
  if (mantissa !== undefined && exponent !== undefined) return Number(mantissa) * 10 ** Number(exponent);
  if (plainDigits === undefined) return null;
  return Number(plainDigits) * { '': 1, k: 1_000, m: 1_000_000 }[unit.toLowerCase() as '' | 'k' | 'm'];
}
