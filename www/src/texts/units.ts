// Times and lengths of data, in the unit that suits them.

import { t } from './catalogue';
import { about, significant } from './intl';

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
