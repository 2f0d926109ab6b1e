// Runs a room without a page, as the host does. The test provides mock workers, the clock and other tabs.

import { opening, type Shared } from '../../www/src/kernel/state';
import { type Command, type Next, type PersistedPart, splitNext, type Want } from '../../www/src/rooms/commands';
import { persistParts } from '../../www/src/rooms/persistence';
import { createRunner } from '../../www/src/rooms/runner';
import { mockClient } from './mock-client';

export interface TestedRoom<S, A> {
  readonly start: S;
  update(own: S, action: A, shared: Shared): Next<S, A>;
  wants?(own: S, shared: Shared, shown: boolean, linkTo: () => string): readonly Want<S, A>[];
  follow?(own: S, shared: Shared): S;
  readonly persisted?: readonly PersistedPart<S, A>[];
}

interface Timer {
  readonly at: number;
  call(): void;
}

export function hostRoom<S extends object, A>({ start, update, wants, follow, persisted = [] }: TestedRoom<S, A>) {
  const { client, questions } = mockClient<unknown>();
  const troubles: unknown[] = [];
  const executed: Command<S, A>[] = [];
  const queue: A[] = [];
  const timers = new Set<Timer>();
  const hideListeners = new Set<() => void>();
  let time = 0;
  let busy = false;
  let shown = true;
  let shared: Shared = { ...opening, ui: { ...opening.ui, engine: 'ready' } };
  let own = follow?.(start, shared) ?? start;
  const runner = createRunner<S, A>({
    dispatch,
    dispatchApp: () => {},
    now: () => ({ own, shared }),
    client: () => client as never,
    copy: () => {},
    share: () => {},
    download: () => {},
    toTop: () => {},
    trouble: (error) => troubles.push(error),
    after(milliseconds, call) {
      const timer = { at: time + milliseconds, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    time: () => time,
    isHidden: () => false,
    onHidden(call) {
      hideListeners.add(call);
      return () => hideListeners.delete(call);
    },
  });
  const settle = (): void => runner.settle(wants?.(own, shared, shown, () => '') ?? []);
  /** Serves an action after all earlier actions. */
  function dispatch(action: A): void {
    queue.push(action);
    if (!busy) serveAll();
  }
  function serveAll(): void {
    busy = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) serve(next);
    busy = false;
  }
  function serve(action: A): void {
    const before = own;
    const [state, commands] = splitNext<S, Command<S, A>>(update(own, action, shared));
    own = state;
    store(action, before);
    executed.push(...commands);
    runner.run(commands);
    settle();
  }
  // Stored parts are restored once the room has its state.
  busy = true;
  const store = persistParts(persisted, { dispatch, now: () => ({ own }) });
  serveAll();
  settle();
  return {
    questions,
    troubles,
    commands: executed,
    dispatch,
    own: () => own,
    shared: () => shared,
    /** Changes the state of the page. */
    change(next: Partial<Shared>): void {
      shared = { ...shared, ...next };
      own = follow?.(own, shared) ?? own;
      settle();
    },
    /** Shows or leaves the room. */
    show(next: boolean): void {
      shown = next;
      settle();
    },
    /** Hides or leaves the page. */
    hide(): void {
      for (const call of hideListeners) call();
    },
    /** Lets time pass. */
    pass(milliseconds: number): void {
      const end = time + milliseconds;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.delete(next);
        time = next.at;
        next.call();
      }
      time = end;
    },
  };
}
