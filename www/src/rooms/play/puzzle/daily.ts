// The puzzle of a day: the same for everyone on that local date, made on the device. Fixed for good: what was played stays what it was.

import { type Day, weekday } from '../days/day';
import type { Wanted, Word } from './puzzle';

/** The week climbs: Monday is easy, Sunday is for experts. */
const WEEK: readonly Word[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];
/** Sizes from 8 on: smaller boards have too few puzzles for a year. */
const SIZES = [8, 9, 8, 10] as const;

export function dailyOf(day: Day): Wanted {
  const seed = Number(day.replaceAll('-', ''));
  return {
    family: 'completion',
    size: SIZES[seed % SIZES.length] ?? 8,
    word: WEEK[weekday(day)] ?? 'easy',
    seed,
  };
}
