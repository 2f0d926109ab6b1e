// The picture of today's puzzle at the start of Play: it shows the first kind that is not solved.

import { ALWAYS } from '../../commands';
import type { PlayWant } from '../ask';
import { openingWant } from '../puzzle/opening';
import { dailyName, type MadeFamily } from '../puzzle/puzzle';
import type { Play } from '../slice';
import { type Day, dayOf } from './day';

/** Null before the date is known, and if only the star battle is unsolved. */
function dailyOf({ today, record: { solved } }: Play): { readonly day: Day; readonly family: MadeFamily } | null {
  if (today === null) return null;
  const isSolved = (family: MadeFamily): boolean => solved.some(({ id }) => id === dailyName(today, family));
  // Making a star battle takes too long, so its tile shows a picture of the kind.
  const family =
    (['regions', 'completion'] as const).find((one) => !isSolved(one)) ?? (isSolved('stars') ? 'regions' : null);
  return family && { day: today, family };
}

export function dailyWants(play: Play): PlayWant[] {
  const wants: PlayWant[] = [
    {
      key: 'date',
      want: 'load',
      load: { of: ALWAYS, load: () => Promise.resolve({ type: 'today', day: dayOf(new Date()) }) },
    },
  ];
  const daily = dailyOf(play);
  if (!daily || (play.daily?.day === daily.day && play.daily.family === daily.family)) return wants;
  const { day, family } = daily;
  wants.push(
    openingWant(
      { kind: 'day', family, day },
      {
        key: 'daily',
        of: (now) => JSON.stringify(dailyOf(now)),
        done: ({ puzzle }) => ({ type: 'daily', daily: { day, family, puzzle } }),
        // Without a picture, the button opens the puzzle anyway.
        failed: () => ({ type: 'daily', daily: null }),
      },
    ),
  );
  return wants;
}
