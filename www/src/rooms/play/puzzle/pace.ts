// The pace of a solver: the number of queens and crosses at each second, without their squares. A link contains it, as a race.
//
// A moment is a short text: the seconds since the previous moment in base 36, capital letters for the queens (A is 0, Z is 25; larger
// numbers are sums, as ZB for 26), and the crosses in base 36. Moments are joined by dots.

/** The progress on the board after this many seconds. */
export interface Moment {
  readonly seconds: number;
  /** The person's own queens. */
  readonly queens: number;
  readonly marks: number;
}

/** Moments in their order. Each step adds a moment, which replaces an earlier moment in the same second. */
export type Pace = readonly Moment[];

/** The maximum number of moments: beyond it, every second moment is dropped. */
const MAX_MOMENTS = 120;
const A = 'A'.charCodeAt(0);
/** The value of the last letter. */
const Z = 25;

const letters = (count: number): string =>
  `${'Z'.repeat(Math.floor(count / Z))}${count > 0 && count % Z === 0 ? '' : String.fromCharCode(A + (count % Z))}`;

export function withMoment(pace: Pace, moment: Moment): Pace {
  const last = pace.at(-1);
  const all = [...(last?.seconds === moment.seconds ? pace.slice(0, -1) : pace), moment];
  return all.length < MAX_MOMENTS ? all : all.filter((_, index) => (all.length - index) % 2 === 1);
}

/** The last moment up to this time; an empty board before the first. */
export function momentAt(pace: Pace, milliseconds: number): Moment {
  return pace.findLast(({ seconds }) => seconds * 1_000 <= milliseconds) ?? { seconds: 0, queens: 0, marks: 0 };
}

/** The time of the last moment, in milliseconds. */
export const lengthOf = (pace: Pace): number => (pace.at(-1)?.seconds ?? 0) * 1_000;

export const writePace = (pace: Pace): string =>
  pace
    .map(({ seconds, queens, marks }, index) => {
      const since = seconds - (pace[index - 1]?.seconds ?? 0);
      return `${since.toString(36)}${letters(queens)}${marks.toString(36)}`;
    })
    .join('.');

/** Returns null if the text is missing or malformed. */
export function readPace(text: string): Pace | null {
  const parts = text.split('.');
  if (parts.length > MAX_MOMENTS) return null;
  const pace: Moment[] = [];
  for (const part of parts) {
    const [, since, letter, marks] = /^([0-9a-z]{1,4})([A-Z]{1,3})([0-9a-z]{1,2})$/.exec(part) ?? [];
    if (since === undefined || letter === undefined || marks === undefined) return null;
    const seconds = (pace.at(-1)?.seconds ?? 0) + Number.parseInt(since, 36);
    pace.push({
      seconds,
      queens: [...letter].reduce((sum, one) => sum + one.charCodeAt(0) - A, 0),
      marks: Number.parseInt(marks, 36),
    });
  }
  return pace;
}
