// The names of puzzles and days.

import { language, localeOf } from '../../../texts/intl';
import { t } from '../../../texts/texts';
import { type Day, type Month, noon } from '../days/day';
import type { Source } from './puzzle';

const formatDay = (day: Day, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language()), how).format(noon(day));

/** "22 November 2026". */
export const dayName = (day: Day): string => formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** "November 2026". */
export const monthName = (month: Month): string => formatDay(`${month}-01`, { month: 'long', year: 'numeric' });

/** "Mo". `index`: 0 for Monday to 6 for Sunday. */
export const weekdayName = (index: number, how: 'short' | 'long'): string =>
  // 5 January 2026 was a Monday.
  formatDay(`2026-01-${String(5 + index).padStart(2, '0')}`, { weekday: how });

/** The heading above a puzzle. */
export function heading(source: Source): string {
  if (source.kind === 'day') return t('play.puzzle.daily', { family: source.family, day: dayName(source.day) });
  if (source.kind === 'guilty') return t('play.guilty.heading', { size: source.size, seed: String(source.seed) });
  if ('about' in source && source.about) {
    const { title, setter } = source.about;
    const is = title && setter ? 'both' : title ? 'title' : 'setter';
    return t('play.puzzle.titled', { is, title, setter });
  }
  if (source.kind === 'claim') return t('play.reasons.claim');
  if (source.kind === 'own' || source.kind === 'stars') return t('play.puzzle.own');
  return t('play.puzzle.made', { family: source.family, size: source.size, seed: String(source.seed) });
}
