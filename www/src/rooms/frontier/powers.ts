// Formats numbers that are too large for a double, from their logarithm: "3.903 × 10¹⁰".

import { digits, fraction } from '../../texts/texts';

/** From this power of ten on, a number is written with a power of ten. */
const LARGE = 9;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function power(log10: number): string {
  if (log10 < LARGE) return digits(Math.round(10 ** log10));
  const exponent = Math.floor(log10);
  const raised = [...String(exponent)].map((digit) => RAISED[Number(digit)]).join('');
  return `${fraction(10 ** (log10 - exponent), 3)} × 10${raised}`;
}
