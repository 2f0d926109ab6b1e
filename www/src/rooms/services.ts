// The services of an open room: its commands and wants, the parts of its state that this device stores, and its keys. Fetched with the
// first room, because those that the page opens with need none.

import { listenForRemote } from '../board/projector/remote';
import type { WorkerClient } from '../client/client';
import { copyText } from '../kernel/clipboard';
import { download } from '../ui/download';
import { keyOf } from '../ui/press';
import { keeps } from '../watch/keys';
import type { Command } from './commands';
import { storing } from './persistence';
import type { AnyQuestions, NoQuestions, Room, RoomContext } from './room';
import { createRunner, type Outside } from './runner';

type Context = RoomContext<unknown, unknown, NoQuestions>;
type AnyRoom = Room<unknown, unknown>;

export { openRecords } from '../kernel/records';

export interface Services {
  /** Called after each action of the room. `before`: the state of the room before it. */
  act(action: unknown, commands: readonly Command<unknown, unknown>[], before: unknown): void;
  /** Brings questions and wants into line with the state. Called after each action of the page. */
  settle(): void;
}

export function serve(room: AnyRoom, context: Context): Services {
  const { now, isShown, linkTo } = context;
  const runner = createRunner(outsideOf(context));
  const store = storing(room.persisted ?? [], context);
  listen(room, context);
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
function listen({ keys, remote }: AnyRoom, { dispatch, dispatchApp, now, isShown }: Context): void {
  const hear = (event: KeyboardEvent, early: boolean): void => {
    if (!isShown() || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || keeps(event.target as Element | null, event.key)) return;
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
  addEventListener('keydown', (event) => hear(event, true), { capture: true });
  addEventListener('keydown', (event) => hear(event, false));
}

/** Connects the commands of a room to the page. */
function outsideOf(context: Context): Outside<unknown, unknown> {
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
