// A room without a page: its actions, wants and commands are served as by the host. A test plays its workers.

import { opening, type Shared } from '../../www/src/kernel/state';
import { type Command, type Next, splitNext, type Want } from '../../www/src/rooms/commands';
import { createRunner } from '../../www/src/rooms/runner';
import { playedLine } from './asked';

interface Hosted<S, A> {
  readonly start: S;
  update(own: S, action: A, shared: Shared): Next<S, A>;
  wants?(own: S, shared: Shared, shown: boolean, linkTo: () => string): readonly Want<S, A>[];
  follow?(own: S, shared: Shared): S;
}

export function hosted<S extends object, A>({ start, update, wants, follow }: Hosted<S, A>) {
  const { line, asked } = playedLine<unknown>();
  const troubles: unknown[] = [];
  const done: Command<S, A>[] = [];
  let shown = true;
  let shared: Shared = { ...opening, ui: { ...opening.ui, engine: 'ready' } };
  let own = follow?.(start, shared) ?? start;
  const runner = createRunner<S, A>({
    dispatch,
    dispatchApp: () => {},
    now: () => ({ own, shared }),
    client: () => line as never,
    copy: () => {},
    download: () => {},
    toTop: () => {},
    trouble: (error) => troubles.push(error),
    after: () => () => {},
  });
  const settle = (): void => runner.settle(wants?.(own, shared, shown, () => '') ?? []);
  function dispatch(action: A): void {
    const [state, commands] = splitNext<S, Command<S, A>>(update(own, action, shared));
    own = state;
    done.push(...commands);
    runner.run(commands);
    settle();
  }
  settle();
  return {
    asked,
    troubles,
    done,
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
  };
}
