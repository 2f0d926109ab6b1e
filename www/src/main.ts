// Puts the page together: its workers, the effects that talk to them, the rooms, and the loop that draws.

import { openWorkerClient, type WorkerClient } from './client/client';
import { compiled, startWorker } from './client/start';
import { address } from './kernel/address';
import { startEffect } from './kernel/begin';
import { clipboard } from './kernel/clipboard';
import { listenForKeys } from './kernel/keys';
import { firstLanguage, languageEffect } from './kernel/language';
import { missingTextsEffect } from './kernel/missing';
import { noticeTimeout } from './kernel/notice-timeout';
import { preferences, storedPreferences } from './kernel/preferences';
import type { TextQuestions } from './kernel/questions';
import { opening } from './kernel/state';
import { createStore } from './kernel/store';
import { createDraw } from './page';
import { answersEffect } from './rooms/board/answers';
import type { BoardQuestions } from './rooms/board/questions';
import { boardRoom } from './rooms/board/room';
import { createRooms } from './rooms/host';
import { ROOMS } from './rooms/rooms';
import { helpEffect } from './shell/helping';
import { pasting } from './shell/pasting';
import { fetchTexts, speakIn } from './texts/fetch';
import { fileOf } from './texts/home';
import { listenForTransportKeys, watchEffect } from './watch/effect';
import type { WatchQuestions } from './watch/questions';
import { fetchStoryEffect } from './watch/story-part';

const query = new URLSearchParams(location.search);
/** The colours of an embedded page; null for a page of its own. */
const embedded = query.get('embed');
/** The limits of a page that was handed out. If they cannot be fetched, there are no limits. */
const allowed = query.get('handout');
const loadedHandout =
  allowed === null
    ? null
    : import('./shell/handout/handout').then(({ openHandout: hand }) => hand(allowed)).catch(() => null);
/** If the embedding page stores a state, it is loaded before the stored data of this device is read. */
const embedModule = embedded === null ? null : import('./shell/embed/embed').catch(() => null);
const restored = embedModule?.then((frame) => frame?.restoreState());
const language = firstLanguage();
const texts = speakIn(language);
/** These workers are not ended while they are idle: they answer presses on the board at once, or have the run that is watched. */
const KEEP_ALIVE = { keepAlive: true };
const first = compiled(fileOf('engine/first.wasm'));
const boardClient = openWorkerClient<TextQuestions & BoardQuestions>(
  () => startWorker(fileOf('worker.js'), first),
  KEEP_ALIVE,
);
const startRoom = (room: string): Worker => {
  const engine = import('./client/whole').then(
    ({ engine }) => engine,
    () => null,
  );
  return startWorker(fileOf('worker-rooms.js'), engine, room);
};
const rooms = createRooms(ROOMS, (room, options) => openWorkerClient(() => startRoom(room), options), {
  board: boardRoom(boardClient),
});

/** The worker that watches queens, once the engine is ready. */
const watchClient = lazy(
  (): WorkerClient<WatchQuestions> => openWorkerClient(() => startWorker(fileOf('worker-watch.js'), first), KEEP_ALIVE),
);

/** The worker for runs under every rule; the texts of its reports are fetched with it. */
const ruleWatchClient = lazy((): WorkerClient<WatchQuestions> => {
  void fetchTexts('rooms');
  return openWorkerClient(() => startRoom('theatre'), KEEP_ALIVE);
});

/** The page is idle this many milliseconds after it has opened; its first parts and the first clicks come before. */
const IDLE_DELAY = 3_000;

/** Stores the page for use without a network, and fetches rooms ahead, unless the code for that cannot be fetched. */
const fetchForLater = (): void => {
  const unfetched = (): void => {};
  void import('./shell/offline/offering').then(({ offerOffline }) => offerOffline(), unfetched);
  void import('./rooms/prefetch').then(({ fetchAhead }) => fetchAhead(rooms.prefetch), unfetched);
};

/** Makes a value at its first use. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Does the rest in a separate task, so that input and answers of workers are handled in between. */
const defer = (rest: () => void): void => void setTimeout(rest);

// Until the texts are there, the document shows that the page has not started.
void Promise.all([texts, loadedHandout, restored]).then(([, handed]) => {
  const draw = createDraw(rooms);
  const linked = location.hash.length > 1;
  // An embedded page uses no stored preferences and shows no introduction. A page opened by a link shows no introduction either.
  const known = embedded === null ? { introduced: linked, ...storedPreferences() } : {};
  const engine = linked ? 'reading' : 'starting';
  const ui = { ...opening.ui, ...known, engine, language, handout: handed?.handout ?? null } as const;
  const store = createStore(
    rooms.opening({ ...opening, ui }),
    rooms.update,
    (loop) => [
      ...(embedded === null ? [preferences(loop)] : []),
      noticeTimeout(loop),
      missingTextsEffect(loop),
      languageEffect(loop),
      answersEffect(loop),
      helpEffect(loop),
      fetchStoryEffect(loop),
      startEffect(boardClient, loop),
      address(boardClient, loop, rooms),
      clipboard(boardClient, loop, rooms),
      pasting(loop, rooms),
      watchEffect(watchClient, ruleWatchClient, loop, rooms),
      rooms.effect(loop),
      ...(handed ? [handed.effect(loop)] : []),
    ],
    handed ? handed.draw(draw) : draw,
  );
  // Before a press is handled, the effects of the previous press are drawn. A key that repeats waits for the frame.
  addEventListener('pointerdown', store.drawNow, true);
  addEventListener('keydown', ({ repeat }) => repeat || store.drawNow(), true);
  listenForKeys(store, rooms);
  listenForTransportKeys(store, rooms);
  document.querySelector('.unstarted')?.remove();
  void embedModule?.then((frame) => frame?.embed(store, embedded ?? ''));
  defer(() => store.dispatch({ type: 'begin' }));
  if (embedded === null) setTimeout(fetchForLater, IDLE_DELAY);
});
