// The first visit: the search plays itself on the board, until it has found a way or five seconds are over. Any
// press ends it. Fetched with the answers.

import type { Shared } from './state';
import type { Store } from './store';
import { createStored } from './stored';

/** Eight steps a second: the first way of the board that the page opens with takes 26. */
const SPEED = 7;
/** The maximum duration of the opening, in milliseconds. */
const MAX_DURATION = 5_000;
/** How long the completed board stays, in milliseconds. */
const SOLUTION_PAUSE = 900;
/** The pause before the search starts, to read the board and its numbers, in milliseconds. */
const START_DELAY = 1_200;
const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

const storedVisit = createStored('queens-opening', (text, refused) => refused || text !== null);

let isOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The speed that is restored after the opening. */
let speed = 0;
const listening = new AbortController();

/** Follows every change of the page, and starts the opening once the board and its run are there. */
export function followOpening(store: Store, state: Shared): void {
  if (isOver) return;
  if (state.ui.introduced || state.ui.view !== 'board' || state.ui.dialog) end(store);
  else if (state.ui.opening === 'plays') {
    if (state.watch.shown?.frame.happened?.kind === 'solution' && state.watch.playing) {
      store.dispatch({ type: 'halt' });
      endAfter(store, SOLUTION_PAUSE);
    }
  } else if (timer === undefined && isReady(state)) scheduleOpening(store);
}

const isReady = ({ survey, watch }: Shared): boolean =>
  watch.status === 'open' && survey.kind === 'known' && (survey.report?.count ?? 0) > 0;

function scheduleOpening(store: Store): void {
  if (storedVisit.read() || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    isOver = true;
    return;
  }
  const press = (): void => {
    end(store);
    store.drawNow();
  };
  for (const type of PRESSES) addEventListener(type, press, { capture: true, signal: listening.signal });
  timer = setTimeout(() => {
    if (isOver) return;
    if (document.hidden) return end(store);
    // Remembers the visit. If the device stores nothing, every visit would be the first, so there is no opening at all.
    storedVisit.save(true, () => {});
    speed = store.state().watch.speed;
    store.dispatch({ type: 'ui', ui: { opening: 'plays' } });
    store.dispatch({ type: 'speed', speed: SPEED });
    store.dispatch({ type: 'play' });
    endAfter(store, MAX_DURATION);
  }, START_DELAY);
}

const endAfter = (store: Store, milliseconds: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => end(store), milliseconds);
};

/** Ends the opening: goes back to the start of the run, and restores the speed. */
function end({ dispatch, state }: Store): void {
  isOver = true;
  clearTimeout(timer);
  listening.abort();
  if (state().ui.opening !== 'plays') return;
  dispatch({ type: 'watch', step: 0 });
  dispatch({ type: 'speed', speed });
  dispatch({ type: 'ui', ui: { opening: 'over', shows: 'answer' } });
}
