// The services of an open room: its commands and wants, the parts of its state that this device stores, and its keys. Fetched with the
// first room, because the rooms that the page opens with need no services.

import { listenForRemote } from '../board/projector/remote';
import type { WorkerClient } from '../client/client';
import { copyText } from '../kernel/clipboard';
import { download } from '../ui/download';
import { keyOf } from '../ui/press';
import { usesKey } from '../watch/keys';
import type { Command } from './commands';
import { persistParts } from './persistence';
import type { AnyQuestions, NoQuestions, Room, RoomContext } from './room';
import { createRunner, type RunnerServices } from './runner';

type Context = RoomContext<unknown, unknown, NoQuestions>;
type AnyRoom = Room<unknown, unknown>;

export { openRecords } from '../kernel/records';

export interface RoomServices {
  /** Called after each action of the room. `before`: the state of the room before it. */
  act(action: unknown, commands: readonly Command<unknown, unknown>[], before: unknown): void;
  /** Brings questions and wants into line with the state. Called after each action of the page. */
  settle(): void;
}

export function createServices(room: AnyRoom, context: Context): RoomServices {
  const { now, isShown, linkTo } = context;
  const runner = createRunner(runnerServices(context));
  const store = persistParts(room.persisted ?? [], context);
  listenForRoomKeys(room, context);
  return {
    act(action, commands, before) {
      store(action, before);
      runner.run(commands);
    },
    settle() {
      const { own, shared } = now();
      runner.settle(room.wants?.(own, shared, isShown(), linkTo) ?? []);
    },
  };
}

/** Listens for the keys of a room while it is shown. */
function listenForRoomKeys({ keys, remote }: AnyRoom, { dispatch, dispatchApp, now, isShown }: Context): void {
  const handle = (event: KeyboardEvent, early: boolean): void => {
    if (!isShown() || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || usesKey(event.target as Element | null, event.key)) return;
    const { own, shared } = now();
    const action = keys?.({ key: keyOf(event).toLowerCase(), code: event.code, early }, own, shared) ?? null;
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  };
  if (remote)
    listenForRemote({
      ui() {
        const { own, shared } = now();
        return isShown() && remote(1, own) !== null ? shared.ui : null;
      },
      turn(by) {
        const action = remote(by, now().own);
        if (action !== null) dispatch(action);
      },
      dispatchApp,
    });
  if (!keys) return;
  addEventListener('keydown', (event) => handle(event, true), { capture: true });
  addEventListener('keydown', (event) => handle(event, false));
}

/** Connects the commands of a room to the page. */
function runnerServices(context: Context): RunnerServices<unknown, unknown> {
  const clients: WorkerClient<AnyQuestions>[] = [];
  return {
    ...context,
    client: (number) => (clients[number] ??= context.spawnWorker() as unknown as WorkerClient<AnyQuestions>),
    download,
    share: (text) => void share(text, context),
    toTop: () => scrollTo({ top: 0, behavior: 'instant' }),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    time: () => performance.now(),
    isHidden: () => document.hidden,
    onHidden(call) {
      const listening = new AbortController();
      const { signal } = listening;
      addEventListener('pagehide', call, { signal });
      document.addEventListener('visibilitychange', () => document.hidden && call(), { signal });
      return () => listening.abort();
    },
  };
}

async function share(text: string, { dispatchApp }: Context): Promise<void> {
  const copied = (): Promise<void> => copyText(text, 'textCopied', dispatchApp);
  if (!navigator.share) return copied();
  try {
    await navigator.share({ text });
  } catch (error) {
    // Cancelling is no error and gives no notice; what cannot be shared is copied.
    if ((error as Error).name !== 'AbortError') await copied();
  }
}
