// One question at a time to a worker, and the storage of a device.
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import { latest } from '../../www/src/client/latest';
import { createStored, onRefused } from '../../www/src/kernel/stored';
import { mockClient } from './mock-client';

interface Echo {
  echo: { question: number; progress: number; answer: string };
}

function setUp() {
  const { client, questions } = mockClient<number>();
  const reports: string[] = [];
  const slot = latest<Echo>(client as unknown as WorkerClient<Echo>, (error) => reports.push(String(error)));
  const ask = (question: number): void =>
    slot.ask('echo', question, {
      progress: (share) => reports.push(`${question} at ${share}`),
      done: (answer) => reports.push(answer),
    });
  return { latest: slot, questions, reports, ask };
}

describe('one question at a time', () => {
  test('reports its progress, and then its result', async () => {
    const { latest, questions, reports, ask } = setUp();
    ask(1);
    questions[0]?.progress(0.5);
    assert.ok(latest.busy);
    await questions[0]?.answer('one');
    assert.deepEqual(reports, ['1 at 0.5', 'one']);
    assert.ok(!latest.busy);
  });

  test('a question reports nothing once another question is asked', async () => {
    const { questions, reports, ask } = setUp();
    ask(1);
    ask(2);
    questions[0]?.progress(0.5);
    await questions[0]?.answer('one');
    await questions[1]?.answer('two');
    assert.deepEqual(reports, ['two']);
  });

  test('a cancelled question reports nothing', async () => {
    const { latest, questions, reports, ask } = setUp();
    ask(1);
    latest.cancel();
    await questions[0]?.answer('one');
    assert.deepEqual(reports, []);
  });

  test('a failure without a handler of the question is reported', async () => {
    const { latest, questions, reports, ask } = setUp();
    ask(1);
    await questions[0]?.fail('trap');
    latest.ask('echo', 2, { done: () => {}, failed: (error) => reports.push(`2: ${error}`) });
    await questions[1]?.fail('trap');
    assert.deepEqual(reports, ['JobError: trap', '2: JobError: trap']);
  });

  test('an answer can ask the next question', async () => {
    const { latest, questions, reports } = setUp();
    const count = (from: number): void =>
      latest.ask('echo', from, {
        done: (answer) => {
          reports.push(answer);
          if (from < 2) count(from + 1);
        },
      });
    count(1);
    await questions[0]?.answer('one');
    await questions[1]?.answer('two');
    assert.deepEqual(reports, ['one', 'two']);
  });
});

describe('the storage of a device', () => {
  const size = createStored('size', (text) => Number(text ?? 8));

  beforeEach(() => {
    const items = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
        removeItem: (key: string) => items.delete(key),
      },
    });
  });

  test('returns the stored value, and the initial value once it is erased', () => {
    assert.equal(size.read(), 8);
    size.save(12);
    assert.equal(size.read(), 12);
    size.remove();
    assert.equal(size.read(), 8);
  });

  test('returns the initial value if the stored text cannot be read', () => {
    const list = createStored<number[]>('list', (text) => JSON.parse(text ?? '[]'));
    localStorage.setItem('list', 'no list');
    assert.deepEqual(list.read(), []);
  });

  test('returns the initial value if the browser refuses to store', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    Object.assign(globalThis, { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    const outcomes: boolean[] = [];
    size.save(12, (kept) => outcomes.push(kept));
    size.remove((erased) => outcomes.push(erased));
    assert.deepEqual(outcomes, [false, false]);
    assert.equal(size.read(), 8);
    assert.equal(createStored('size', (text, refused) => (refused ? 'refused' : text)).read(), 'refused');
  });

  test('reports a refusal once for each key, and again if a value was stored in between', () => {
    let reports = 0;
    onRefused(() => {
      reports += 1;
    });
    const { setItem } = localStorage;
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const other = createStored('other', Number);
    localStorage.setItem = full;
    size.save(1);
    size.save(2);
    other.save(1);
    assert.equal(reports, 2);
    localStorage.setItem = setItem;
    size.save(3);
    localStorage.setItem = full;
    size.save(4);
    assert.equal(reports, 3);
    onRefused(() => {});
  });
});
