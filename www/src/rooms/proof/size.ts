// Formats the size of a file.

import { language, localeOf } from '../../texts/intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** "3.1 MB", "2 bytes". */
export function bytes(count: number): string {
  const step = Math.min(UNITS.length - 1, count < 1 ? 0 : Math.floor(Math.log10(count) / 3));
  const [style, unit] = ['unit', UNITS[step] ?? 'byte'] as const;
  const unitDisplay = step === 0 ? 'long' : 'short';
  const options = { style, unit, unitDisplay, maximumSignificantDigits: 3 } as const;
  return (count / 1_000 ** step).toLocaleString(localeOf(language()), options);
}
