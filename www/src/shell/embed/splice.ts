// Scores and state for the embedding page, by the SPLICE iframe protocol (https://cssplice.org): the frame asks for its state when it
// starts. A page that answers stores scores: from then on the frame stores its work there instead of on this device, and reports each
// change. A page that does not answer is sent nothing about the work.

import { setStorage } from '../../kernel/stored';
import type { Score } from './score';

/** Milliseconds that the frame waits for its state before it starts without it. */
const STATE_TIMEOUT = 500;
/** Changes within this many milliseconds become one report. By then the address has been updated. */
const PAUSE = 600;
/** The key of this page's state within the state of the embedding page. */
const LOCATION = 'queens';
const MAX_LENGTH = 1 << 20;

/** The work in a frame: the stored values of the rooms, by key, and the address that was shown last. */
interface Work {
  readonly at: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** Reads the answer to `SPLICE.getState`. Null if the message is not such an answer; `work` is null if there is no state yet. */
export function readState(data: unknown, id: string): { readonly work: Work | null } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { subject, message_id, state } = data as Record<string, unknown>;
  if (subject !== 'SPLICE.getState.response' || (message_id !== undefined && message_id !== id)) return null;
  return { work: workIn(state) };
}

function workIn(state: unknown): Work | null {
  let found = state;
  try {
    // Some pages store the state as text.
    if (typeof found === 'string' && found.length <= MAX_LENGTH) found = JSON.parse(found);
  } catch {
    return null;
  }
  const work = (found as Record<string, unknown> | null | undefined)?.[LOCATION] as Partial<Work> | undefined;
  if (typeof work?.at !== 'string' || typeof work.kept !== 'object' || work.kept === null) return null;
  const isWhole = Object.entries(work.kept).every(
    ([key, text]) => /^queens-[a-z-]+$/.test(key) && typeof text === 'string',
  );
  return isWhole && /^#[12]&[\w.~*&=%;+()-]{1,8000}$/.test(work.at) ? { at: work.at, kept: work.kept } : null;
}

/** Asks the embedding page for the state of this frame. Resolves when it arrives, or after a short wait. */
export function restoreState(): Promise<void> {
  if (parent === window) return Promise.resolve();
  const id = crypto.randomUUID?.() ?? String(Math.random());
  const opened = location.hash;
  return new Promise((resolve) => {
    const listen = (event: MessageEvent): void => {
      const answer = event.source === parent ? readState(event.data, id) : null;
      if (!answer) return;
      removeEventListener('message', listen);
      const to = event.origin === 'null' ? '*' : event.origin;
      storeInParent(opened, answer.work, (message) => parent.postMessage(message, to));
      resolve();
    };
    addEventListener('message', listen);
    setTimeout(resolve, STATE_TIMEOUT);
    parent.postMessage({ subject: 'SPLICE.getState', message_id: id }, '*');
  });
}

/** Stores the work in the embedding page. `opened`: the address of the frame, which decides what is scored. */
function storeInParent(opened: string, before: Work | null, send: (message: object) => void): void {
  const values = new Map(Object.entries(before?.kept ?? {}));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: Score | null = null;
  const report = async (): Promise<void> => {
    const { scoreOf } = await import('./score');
    const scored = await scoreOf(opened);
    const state = { [LOCATION]: { at: location.hash, kept: Object.fromEntries(values) } satisfies Work };
    send({ subject: 'SPLICE.reportScoreAndState', message_id: crypto.randomUUID?.(), score: scored.score, state });
    if (scored.score !== last?.score || scored.isDone !== last.isDone)
      send({ subject: 'SPLICE.sendEvent', message_id: crypto.randomUUID?.(), name: 'queens.progress', data: scored });
    last = scored;
  };
  const scheduleReport = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => void report(), PAUSE);
  };
  setStorage({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => {
      if (values.get(key) === text) return;
      values.set(key, text);
      scheduleReport();
    },
    removeItem: (key) => {
      if (values.delete(key)) scheduleReport();
    },
  });
  const sameRoom = (address: string): string => /[#&]view=([a-z]+)/.exec(address)?.[1] ?? 'board';
  if (before && before.at !== location.hash && sameRoom(before.at) === sameRoom(opened))
    history.replaceState(history.state, '', before.at);
  // If the answer is late, the stored data of this device is read again.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
