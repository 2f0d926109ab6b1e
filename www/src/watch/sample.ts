// Chooses the state that the panes show: while a run is faster than frames, a slightly old state, and the newest state as soon as the run
// pauses. The board and the step number always show the newest state.

import type { Shared } from '../kernel/state';
import type { Watch } from '../kernel/watch';
import { stepsPerSecond } from './speed';

/** How long a state is shown, in milliseconds. */
export const MOMENT = 100;
/** Above this many steps a second, single steps cannot be seen. */
const FRAMES = 60;

const isFast = ({ playing, speed }: Watch): boolean => playing && stepsPerSecond(speed) > FRAMES;

export class Sample {
  #state: Shared | null = null;
  #at = 0;

  /** `early`: how much shorter the first state is shown, in milliseconds, so that not all panes are drawn in the same frame. */
  constructor(private readonly early = 0) {}

  /** The state to show, given the newest state and the time in milliseconds. */
  of(state: Shared, now: number): Shared {
    const last = this.#state;
    const isContinued =
      last !== null && isFast(last.watch) && isFast(state.watch) && last.watch.run === state.watch.run;
    if (isContinued && now - this.#at < MOMENT) return last;
    this.#state = state;
    this.#at = isContinued ? now : now - this.early;
    return state;
  }
}
