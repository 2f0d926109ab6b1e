// Formats times and amounts of data in a suitable unit. A number and its unit stay on one line.

import { t } from './catalogue';
import { approximately, significant, unbroken } from './intl';

/** Formats a time in a suitable unit. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return unbroken(t('unit.milliseconds', { time: significant(milliseconds) }));
  if (milliseconds < 60_000) return unbroken(t('unit.seconds', { time: significant(milliseconds / 1_000) }));
  const seconds = Math.round(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return unbroken(t('unit.minutes', { minutes, seconds: seconds % 60 }));
  return unbroken(t('unit.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }));
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
  return unbroken(t(`unit.${unit}`, { count, time: approximately(count) }));
}

/** Formats an amount of data in a suitable unit. */
export function bytes(count: number): string {
  if (count < 1_000) return unbroken(t('unit.bytes', { count }));
  const [unit, size] =
    count < 1_000_000 ? (['kilobytes', count / 1_000] as const) : (['megabytes', count / 1_000_000] as const);
  return unbroken(t(`unit.${unit}`, { size: significant(size) }));
}
