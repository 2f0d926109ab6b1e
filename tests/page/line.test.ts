// The line to a worker: what it does when a worker breaks, vanishes, or never starts. Workers are played by hand.
import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import type { TextQuestions } from '../../www/src/kernel/questions';
import { type Line, openLine } from '../../www/src/line/client';
import type { Order, Report } from '../../www/src/line/protocol';

/** A worker that does nothing by itself: a test says what it reports. */
class Hand {
  onmessage: ((event: { data: Report }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly heard: Order[] = [];
  ended = false;
  postMessage(order: Order): void {
    this.heard.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: Report): void {
    this.onmessage?.({ data });
  }
  breaks(): void {
    this.onerror?.({ preventDefault() {} });
  }
  /** The ids of the jobs that it was given. */
  get jobs(): number[] {
    return this.heard.flatMap((order) => (order.type === 'start' ? [order.job] : []));
  }
}

function workshop(patience?: number): { line: Line<TextQuestions>; hands: Hand[]; last: () => Hand } {
  const hands: Hand[] = [];
  const line = openLine<TextQuestions>(() => {
    const hand = new Hand();
    hands.push(hand);
    return hand as unknown as Worker;
  }, patience);
  return { line, hands, last: () => hands.at(-1) as Hand };
}

const ask = (line: Line<TextQuestions>) => line.ask('searches', null);
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );

describe('a line', () => {
  test('hands the answer to the one who asked', async () => {
    const { line, last } = workshop();
    last().says({ type: 'ready' });
    const [one, two] = [ask(line), ask(line)];
    const [first, second] = last().jobs as [number, number];
    last().says({ type: 'answer', job: second, answer: 'second' });
    last().says({ type: 'answer', job: first, answer: 'first' });
    assert.deepEqual(await Promise.all([one.answer, two.answer]), ['first', 'second']);
    line.close();
  });

  test('drops what comes for a job that nobody waits for', () => {
    const { line, last } = workshop();
    last().says({ type: 'ready' });
    last().says({ type: 'answer', job: 99, answer: null });
    last().says({ type: 'progress', job: 99, progress: null });
    line.close();
  });

  test('fails the job that trapped, and starts the others again in another worker', async () => {
    const { line, hands, last } = workshop();
    hands[0]?.says({ type: 'ready' });
    const [one, two] = [ask(line), ask(line)];
    const [first, second] = last().jobs as [number, number];
    hands[0]?.says({ type: 'failed', job: first, code: 'trap', detail: {}, trap: true });
    assert.equal(await codeOf(one.answer), 'trap');
    assert.equal(hands[0]?.ended, true);
    assert.deepEqual(hands[1]?.jobs, [second]);
    hands[1]?.says({ type: 'answer', job: second, answer: 'later' });
    assert.equal(await two.answer, 'later');
    line.close();
  });

  test('says that an engine is missing when its worker never got ready, and starts no other', async () => {
    const { line, hands, last } = workshop();
    const job = ask(line);
    last().breaks();
    assert.equal(await codeOf(job.answer), 'engine-missing');
    assert.equal(await codeOf(ask(line).answer), 'engine-missing');
    assert.equal(hands.length, 1);
  });

  test('says the same where the browser refuses to start a worker', async () => {
    const line = openLine<TextQuestions>(() => {
      throw new Error('no more workers');
    });
    assert.equal(await codeOf(ask(line).answer), 'engine-missing');
  });

  test('gives up after three losses in a row, and does not start workers without end', async () => {
    const { line, hands, last } = workshop();
    const codes: string[] = [];
    for (let round = 0; round < 10; round++) {
      last().says({ type: 'ready' });
      const job = ask(line);
      last().says({ type: 'failed', job: last().jobs.at(-1) ?? 0, code: 'trap', detail: {}, trap: true });
      codes.push(await codeOf(job.answer));
    }
    assert.equal(hands.length, 3);
    assert.deepEqual(codes.slice(0, 4), ['trap', 'trap', 'trap', 'engine-lost']);
  });

  test('does not trust a worker that talks nonsense, and asks another what it was asked', async () => {
    for (const nonsense of [
      null,
      7,
      'ready',
      {},
      { type: 'answer' },
      { type: 'failed', job: 2 },
      { type: 'toString' },
    ]) {
      const { line, hands, last } = workshop();
      last().says({ type: 'ready' });
      const [one, two] = [ask(line), ask(line)];
      last().says(nonsense as unknown as Report);
      assert.equal(await codeOf(two.answer), 'trap');
      assert.deepEqual([hands.length, hands[0]?.ended], [2, true]);
      last().says({ type: 'ready' });
      last().says({ type: 'answer', job: last().jobs[0] ?? 0, answer: 'at last' });
      assert.equal(await one.answer, 'at last');
      line.close();
    }
    const { line, last } = workshop();
    last().says('ready' as unknown as Report);
    assert.equal(await codeOf(ask(line).answer), 'engine-missing');
    line.close();
  });

  test('goes on trying as long as answers come in between', async () => {
    const { line, hands, last } = workshop();
    for (let round = 0; round < 5; round++) {
      last().says({ type: 'ready' });
      const good = ask(line);
      last().says({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      assert.equal(await good.answer, 1);
      const bad = ask(line);
      last().says({ type: 'failed', job: last().jobs.at(-1) ?? 0, code: 'trap', detail: {}, trap: true });
      assert.equal(await codeOf(bad.answer), 'trap');
    }
    assert.equal(hands.length, 6);
    line.close();
  });

  test('ends a worker that does not let go of a cancelled job', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { line, hands, last } = workshop();
      last().says({ type: 'ready' });
      const job = ask(line);
      job.cancel();
      assert.equal(await codeOf(job.answer), 'cancelled');
      mock.timers.tick(200);
      assert.deepEqual([hands.length, hands[0]?.ended], [2, true]);
      line.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('notices a worker that vanished without a word while somebody waits for it', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { line, hands, last } = workshop();
      last().says({ type: 'ready' });
      const job = ask(line);
      mock.timers.tick(5_000);
      assert.ok(last().heard.some(({ type }) => type === 'beat'));
      for (let round = 0; round < 3; round++) mock.timers.tick(5_000);
      assert.equal(await codeOf(job.answer), 'trap');
      assert.deepEqual([hands.length, hands[0]?.ended], [2, true]);
      line.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('leaves a worker in peace that is busy but answers, and one that nobody waits for', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { line, hands, last } = workshop();
      last().says({ type: 'ready' });
      ask(line).answer.catch(() => {});
      for (let round = 0; round < 20; round++) {
        mock.timers.tick(5_000);
        last().says({ type: 'beat' });
      }
      last().says({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      const beats = last().heard.length;
      mock.timers.tick(5_000);
      mock.timers.tick(100_000);
      assert.equal(hands.length, 1);
      assert.equal(last().heard.length, beats);
      line.close();
    } finally {
      mock.timers.reset();
    }
  });
});
