// A clock that runs while somebody plays: it says again and again how much time has passed.

export interface Clock {
  /** Lets it run, or stops it. */
  run(runs: boolean): void;
  /** Says at once what has passed. */
  tick(): void;
}

const SECOND = 1_000;

/** `now`: milliseconds of a clock that nobody sets. `passed` hears what has passed, `every` this many milliseconds. */
export function clock(now: () => number, every: number, passed: (milliseconds: number) => void): Clock {
  let ticking: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  function tick(): void {
    const at = now();
    const milliseconds = at - last;
    last = at;
    passed(milliseconds);
  }
  return {
    tick,
    run(runs) {
      if (runs && ticking === undefined) {
        last = now();
        ticking = setInterval(tick, every);
      } else if (!runs && ticking !== undefined) {
        clearInterval(ticking);
        ticking = undefined;
      }
    },
  };
}

/** The time that a person thinks: not about a page that is hidden, nor on a machine that sleeps. */
export const thinking = (now: () => number, passed: (milliseconds: number) => void): Clock =>
  clock(now, SECOND, (milliseconds) => {
    if (!document.hidden) passed(Math.round(Math.min(milliseconds, 2 * SECOND)));
  });
