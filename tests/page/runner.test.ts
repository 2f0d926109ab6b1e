// Commands and wants of a room: a small room under random interleavings of actions, answers and failures.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JobError } from '../../www/src/client/trouble';
import { opening } from '../../www/src/kernel/state';
import { all, type Command, createAsk, type Next, splitNext, type Want } from '../../www/src/rooms/commands';
import { createRunner } from '../../www/src/rooms/runner';
import { numbers } from '../engine/random';

/** A room about a number, its subject. A command requests its square, and its double is wanted while the room is shown. */
interface Toy {
  readonly subject: number;
  readonly square: { readonly of: number; readonly answer: number } | 'running' | 'failed' | null;
  readonly double: { readonly of: number; readonly answer: number } | null;
  readonly ticks: number;
}
type ToyAction =
  | { readonly type: 'change'; readonly subject: number }
  | { readonly type: 'ask' | 'cancel' | 'failed' | 'tick' }
  | { readonly type: 'square' | 'double'; readonly of: number; readonly answer: number };
interface Questions {
  square: { question: { of: number }; progress: never; answer: number };
  double: { question: { of: number }; progress: never; answer: number };
}

const START: Toy = { subject: 0, square: null, double: null, ticks: 0 };
const { ask, answer } = createAsk<Toy, ToyAction, Questions>();

function update(own: Toy, action: ToyAction): Next<Toy, ToyAction> {
  switch (action.type) {
    case 'change':
      return { ...START, ticks: own.ticks, subject: action.subject };
    case 'ask':
      return [
        { ...own, square: 'running' },
        ask('square', 'square', {
          question: { of: own.subject },
          of: ({ subject }) => subject,
          done: (result) => ({ type: 'square', of: own.subject, answer: result }),
          failed: () => ({ type: 'failed' }),
        }),
      ];
    case 'cancel':
      return [
        { ...own, square: null },
        { do: 'cancel', slot: 'square' },
      ];
    case 'failed':
      return { ...own, square: 'failed' };
    case 'tick':
      return { ...own, ticks: own.ticks + 1 };
    default:
      return { ...own, [action.type]: { of: action.of, answer: action.answer } };
  }
}

const wants = ({ subject, double }: Toy, shown: boolean): Want<Toy, ToyAction>[] =>
  shown && !double
    ? [
        answer('double', 'double', {
          question: { of: subject },
          of: (own) => own.subject,
          done: (result) => ({ type: 'double', of: subject, answer: result }),
        }),
      ]
    : [];

interface OpenQuestion {
  readonly name: string;
  readonly of: number;
  /** Cancelled or answered. */
  over: boolean;
  cancelled: boolean;
  settle(outcome: number | Error): void;
}

/** The room without a page: questions stay open until the test answers them. */
function toyRoom() {
  let own = START;
  let shown = true;
  const open: OpenQuestion[] = [];
  const timers: (() => void)[] = [];
  const troubles: unknown[] = [];
  const page = { time: 0, hidden: false, leaving: new Set<() => void>() };
  const runner = createRunner<Toy, ToyAction>({
    dispatch,
    dispatchApp: () => {},
    now: () => ({ own, shared: opening }),
    client: () => ({
      ask(name: string, question: unknown) {
        const { promise, resolve, reject } = withResolvers<never>();
        const opened: OpenQuestion = {
          name,
          of: (question as { of: number }).of,
          over: false,
          cancelled: false,
          settle(outcome) {
            opened.over = true;
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome as never);
          },
        };
        open.push(opened);
        const cancel = (): void => {
          opened.over = true;
          opened.cancelled = true;
          reject(new JobError('cancelled'));
        };
        return { answer: promise, pause() {}, goOn() {}, cancel };
      },
    }),
    copy: () => {},
    share: () => {},
    download: () => {},
    toTop: () => {},
    trouble: (error) => troubles.push(error),
    after(_, call) {
      timers.push(call);
      return () => void timers.splice(timers.indexOf(call), timers.includes(call) ? 1 : 0);
    },
    time: () => page.time,
    isHidden: () => page.hidden,
    onHidden(call) {
      page.leaving.add(call);
      return () => page.leaving.delete(call);
    },
  });
  function dispatch(action: ToyAction): void {
    const [state, commands] = splitNext<Toy, Command<Toy, ToyAction>>(update(own, action));
    own = state;
    runner.run(commands);
    follow();
  }
  let extraWants: readonly Want<Toy, ToyAction>[] = [];
  const follow = (): void => runner.settle([...wants(own, shown), ...extraWants]);
  /** Replaces the additional wants, and passes all wants to the runner. */
  const settle = (extra: readonly Want<Toy, ToyAction>[] = []): void => {
    extraWants = extra;
    follow();
  };
  settle();
  return {
    dispatch,
    settle,
    open,
    timers,
    troubles,
    page,
    own: () => own,
    show(next: boolean) {
      shown = next;
      follow();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const result = ({ name, of }: OpenQuestion): number => (name === 'square' ? of * of : 2 * of);

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

describe('commands and wants', () => {
  test('an answer never reaches another subject, whatever the order of events', async () => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = numbers(seed);
      const room = toyRoom();
      for (let step = 0; step < 30; step++) {
        const waiting = room.open.filter(({ cancelled }) => !cancelled);
        const any = room.open[below(Math.max(1, room.open.length))];
        const event = below(7);
        if (event === 0) room.dispatch({ type: 'change', subject: below(4) });
        else if (event === 1) room.dispatch({ type: 'ask' });
        else if (event === 2) room.dispatch({ type: 'cancel' });
        else if (event === 3) room.show(below(2) === 0);
        // A worker may answer a question that was cancelled in the meantime.
        else if (event < 6) any?.settle(result(any));
        else waiting[0]?.settle(new JobError('trap'));
        if (below(2) === 0) await settled();
        const { subject, square, double } = room.own();
        if (square && typeof square === 'object')
          assert.deepEqual(square, { of: subject, answer: subject * subject }, `seed ${seed}`);
        if (double) assert.deepEqual(double, { of: subject, answer: 2 * subject }, `seed ${seed}`);
        const old = room.open.find(({ over, of }) => !over && of !== subject);
        assert.equal(old, undefined, `seed ${seed}: an old question runs on`);
      }
    }
  });

  test('a want is asked once, ended when it disappears, and asked again when its subject changes', async () => {
    const room = toyRoom();
    room.settle();
    assert.deepEqual(
      room.open.map(({ of }) => of),
      [0],
    );
    room.dispatch({ type: 'change', subject: 3 });
    assert.deepEqual(
      room.open.map(({ of, cancelled }) => [of, cancelled]),
      [
        [0, true],
        [3, false],
      ],
    );
    room.show(false);
    assert.ok(room.open[1]?.cancelled);
    room.show(true);
    room.open[2]?.settle(6);
    await settled();
    assert.deepEqual(room.own().double, { of: 3, answer: 6 });
    room.settle();
    assert.equal(room.open.length, 3);
  });

  test('a failure without a handler is reported to the page', async () => {
    const room = toyRoom();
    room.open[0]?.settle(new JobError('trap'));
    await settled();
    assert.equal(room.troubles.length, 1);
    room.dispatch({ type: 'ask' });
    room.open[1]?.settle(new JobError('trap'));
    await settled();
    assert.equal(room.own().square, 'failed');
    assert.equal(room.troubles.length, 1);
  });

  test('a tick repeats while it is wanted', () => {
    const room = toyRoom();
    const tick: Want<Toy, ToyAction> = { key: 'tick', want: 'tick', every: 10, action: () => ({ type: 'tick' }) };
    for (let round = 1; round <= 3; round++) {
      room.settle([tick]);
      room.timers.shift()?.();
      assert.equal(room.own().ticks, round);
    }
    room.settle();
    assert.equal(room.timers.length, 0);
  });

  test('a tick reports the time since the last tick; ticks for an awake page stop while it is hidden', () => {
    const room = toyRoom();
    const passed: number[] = [];
    const tick = (awake: boolean): Want<Toy, ToyAction> => ({
      key: `tick ${awake}`,
      want: 'tick',
      every: 10,
      awake,
      action(elapsed) {
        passed.push(elapsed);
        return { type: 'tick' };
      },
    });
    const at = (time: number, hidden = false): void => {
      Object.assign(room.page, { time, hidden });
      room.timers.shift()?.();
    };
    room.settle([tick(true)]);
    at(10);
    at(500, true);
    at(520);
    at(9_000);
    assert.deepEqual(passed, [10, 20, 2_000]);
    room.settle([tick(false)]);
    at(15_000, true);
    assert.deepEqual(passed.slice(3), [6_000]);
  });

  test('an action that is wanted when the page is hidden runs then, and can be withdrawn', () => {
    const room = toyRoom();
    room.settle([{ key: 'leave', want: 'hidden', action: { type: 'tick' } }]);
    for (const call of room.page.leaving) call();
    assert.equal(room.own().ticks, 1);
    room.settle();
    assert.equal(room.page.leaving.size, 0);
  });

  test('several selected values become one value that changes with each of them', () => {
    const select = all<Toy>(
      ({ subject }) => subject,
      ({ ticks }) => ticks,
    );
    const first = select(START, opening);
    assert.equal(select({ ...START, square: 'failed' }, opening), first);
    assert.notEqual(select({ ...START, ticks: 1 }, opening), first);
  });

  test('a load reports until its subject changes; then it is aborted and its result dropped', async () => {
    const room = toyRoom();
    const loads: { readonly signal: AbortSignal; report(action: ToyAction): void }[] = [];
    const finish: ((action: ToyAction) => void)[] = [];
    const load: Want<Toy, ToyAction> = {
      key: 'load',
      want: 'load',
      load: {
        of: ({ subject }) => subject,
        load(signal, report) {
          loads.push({ signal, report });
          return new Promise((resolve) => finish.push(resolve));
        },
      },
    };
    room.settle([load]);
    loads[0]?.report({ type: 'tick' });
    room.settle([load]);
    assert.deepEqual([loads.length, room.own().ticks], [1, 1]);
    room.dispatch({ type: 'change', subject: 3 });
    loads[0]?.report({ type: 'tick' });
    finish[0]?.({ type: 'tick' });
    await settled();
    assert.deepEqual([loads.map(({ signal }) => signal.aborted), room.own().ticks], [[true, false], 1]);
  });

  test('a failed load is reported, and is not started again', async () => {
    const room = toyRoom();
    let begun = 0;
    const want: Want<Toy, ToyAction> = {
      key: 'load',
      want: 'load',
      load: {
        of: ({ subject }) => subject,
        load: () => {
          begun += 1;
          return Promise.reject(new JobError('lost'));
        },
        failed: () => ({ type: 'failed' }),
      },
    };
    room.settle([want]);
    await settled();
    room.settle([want]);
    assert.deepEqual([room.own().square, begun, room.troubles.length], ['failed', 1, 0]);
  });
});
