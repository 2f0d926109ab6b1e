// Days of the local calendar, as texts. A day has no hours, so a change of the clock does not affect it.

/** "2026-11-22". */
export type Day = string;

/** The first day that has a puzzle. */
export const FIRST_DAY: Day = '2026-01-01';

/** The local date of a moment. */
export const dayOf = (date: Date): Day => isoDate(date.getFullYear(), date.getMonth() + 1, date.getDate());

const isoDate = (year: number, month: number, day: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the day that a text names; null if there is no such day, as for 30 February or a day of the year 10,000. */
export function readDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.toISOString().slice(0, 10) === text ? text : null;
}

const utcMidnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The day this many days later; earlier, if `days` is negative. */
export function addDays(day: Day, days: number): Day {
  const at = utcMidnight(day);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (day: Day): number => (utcMidnight(day).getUTCDay() + 6) % 7;

/** "2026-11". */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month this many months later; earlier, if `months` is negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, index = 0] = month.split('-').map(Number);
  const at = year * 12 + (index - 1) + months;
  return isoDate(Math.floor(at / 12), (at % 12) + 1, 1).slice(0, 7);
}

/** The days of a month, from the first on. */
export function daysOf(month: Month): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Noon of a day, to format its date. */
export const noon = (day: Day): Date => new Date(`${day}T12:00:00`);
