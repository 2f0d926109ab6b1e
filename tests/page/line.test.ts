// The connection to a worker that breaks, disappears or never starts. The workers are mocks.
import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { type ClientOptions, onLate, openWorkerClient, type WorkerClient } from '../../www/src/client/client';
import type { WorkerReply, WorkerRequest } from '../../www/src/client/protocol';
import type { TextQuestions } from '../../www/src/kernel/questions';

/** A worker that does nothing by itself: a test says what it reports. */
class Hand {
  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly heard: WorkerRequest[] = [];
  ended = false;
  postMessage(request: WorkerRequest): void {
    this.heard.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: WorkerReply): void {
    this.onmessage?.({ data });
  }
  breaks(): void {
    this.onerror?.({ preventDefault() {} });
  }
  /** The ids of the jobs that it was given. */
  get jobs(): number[] {
    return this.heard.flatMap((request) => (request.type === 'start' ? [request.job] : []));
  }
}

function workshop(options?: ClientOptions): { client: WorkerClient<TextQuestions>; hands: Hand[]; last: () => Hand } {
  const hands: Hand[] = [];
  const client = openWorkerClient<TextQuestions>(() => {
    const hand = new Hand();
    hands.push(hand);
    return hand as unknown as Worker;
  }, options);
  return { client, hands, last: () => hands.at(-1) as Hand };
}

const ask = (client: WorkerClient<TextQuestions>) => client.ask('searches', null);
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );

describe('a connection', () => {
  test('hands the answer to the one who asked', async () => {
    const { client, last } = workshop();
    last().says({ type: 'ready' });
    const [one, two] = [ask(client), ask(client)];
    const [first, second] = last().jobs as [number, number];
    last().says({ type: 'answer', job: second, answer: 'second' });
    last().says({ type: 'answer', job: first, answer: 'first' });
    assert.deepEqual(await Promise.all([one.answer, two.answer]), ['first', 'second']);
    client.close();
  });

  test('drops messages for a job that nobody waits for', () => {
    const { client, last } = workshop();
    last().says({ type: 'ready' });
    last().says({ type: 'answer', job: 99, answer: null });
    last().says({ type: 'progress', job: 99, progress: null });
    client.close();
  });

  test('fails the job that trapped, and starts the others again in another worker', async () => {
    const { client, hands, last } = workshop();
    hands[0]?.says({ type: 'ready' });
    const [one, two] = [ask(client), ask(client)];
    const [first, second] = last().jobs as [number, number];
    hands[0]?.says({ type: 'failed', job: first, code: 'trap', detail: {}, trap: true });
    assert.equal(await codeOf(one.answer), 'trap');
    assert.equal(hands[0]?.ended, true);
    assert.deepEqual(hands[1]?.jobs, [second]);
    hands[1]?.says({ type: 'answer', job: second, answer: 'later' });
    assert.equal(await two.answer, 'later');
    client.close();
  });

  test('reports a missing engine if its worker never gets ready, and starts no other', async () => {
    const { client, hands, last } = workshop();
    const job = ask(client);
    last().breaks();
    assert.equal(await codeOf(job.answer), 'engine-missing');
    assert.equal(await codeOf(ask(client).answer), 'engine-missing');
    assert.equal(hands.length, 1);
  });

  test('reports the same if the browser refuses to start a worker', async () => {
    const client = openWorkerClient<TextQuestions>(() => {
      throw new Error('no more workers');
    });
    assert.equal(await codeOf(ask(client).answer), 'engine-missing');
  });

  test('gives up after three losses in a row, and does not start workers without end', async () => {
    const { client, hands, last } = workshop();
    const codes: string[] = [];
    for (let round = 0; round < 10; round++) {
      last().says({ type: 'ready' });
      const job = ask(client);
      last().says({ type: 'failed', job: last().jobs.at(-1) ?? 0, code: 'trap', detail: {}, trap: true });
      codes.push(await codeOf(job.answer));
    }
    assert.equal(hands.length, 3);
    assert.deepEqual(codes.slice(0, 4), ['trap', 'trap', 'trap', 'engine-lost']);
  });

  test('gives up after three losses even while nobody asks anything', async () => {
    const { client, hands, last } = workshop();
    for (let round = 0; round < 10; round++) {
      last().says({ type: 'ready' });
      last().breaks();
    }
    assert.equal(hands.length, 3);
    assert.equal(await codeOf(ask(client).answer), 'engine-lost');
  });

  test('does not trust a worker that sends nonsense, and asks another one', async () => {
    for (const nonsense of [
      null,
      7,
      'ready',
      {},
      { type: 'answer' },
      { type: 'failed', job: 2 },
      { type: 'toString' },
    ]) {
      const { client, hands, last } = workshop();
      last().says({ type: 'ready' });
      const [one, two] = [ask(client), ask(client)];
      last().says(nonsense as unknown as WorkerReply);
      assert.equal(await codeOf(two.answer), 'trap');
      assert.deepEqual([hands.length, hands[0]?.ended], [2, true]);
      last().says({ type: 'ready' });
      last().says({ type: 'answer', job: last().jobs[0] ?? 0, answer: 'at last' });
      assert.equal(await one.answer, 'at last');
      client.close();
    }
    const { client: line, last } = workshop();
    last().says('ready' as unknown as WorkerReply);
    assert.equal(await codeOf(ask(line).answer), 'engine-missing');
    line.close();
  });

  test('keeps trying as long as answers arrive in between', async () => {
    const { client, hands, last } = workshop();
    for (let round = 0; round < 5; round++) {
      last().says({ type: 'ready' });
      const good = ask(client);
      last().says({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      assert.equal(await good.answer, 1);
      const bad = ask(client);
      last().says({ type: 'failed', job: last().jobs.at(-1) ?? 0, code: 'trap', detail: {}, trap: true });
      assert.equal(await codeOf(bad.answer), 'trap');
    }
    assert.equal(hands.length, 6);
    client.close();
  });

  test('ends a worker that does not let go of a cancelled job', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { client, hands, last } = workshop();
      last().says({ type: 'ready' });
      const job = ask(client);
      job.cancel();
      assert.equal(await codeOf(job.answer), 'cancelled');
      mock.timers.tick(200);
      assert.deepEqual([hands.length, hands[0]?.ended], [2, true]);
      client.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('notices a worker that disappears without a message during a job', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { client, hands, last } = workshop();
      last().says({ type: 'ready' });
      const job = ask(client);
      mock.timers.tick(5_000);
      assert.ok(last().heard.some(({ type }) => type === 'beat'));
      for (let round = 0; round < 3; round++) mock.timers.tick(5_000);
      assert.equal(await codeOf(job.answer), 'trap');
      assert.deepEqual([hands.length, hands[0]?.ended], [2, true]);
      client.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('does not end a worker that is busy but answers, or that has no job', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { client, hands, last } = workshop();
      last().says({ type: 'ready' });
      ask(client).answer.catch(() => {});
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
      client.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('pauses a paused job again in the worker that replaces a lost one', async () => {
    const { client, last } = workshop();
    last().says({ type: 'ready' });
    const [one, two, three] = [ask(client), ask(client), ask(client)];
    for (const { answer } of [one, two, three]) answer.catch(() => {});
    one.pause();
    two.pause();
    two.goOn();
    const [first, second, third] = last().jobs as [number, number, number];
    last().says({ type: 'failed', job: third, code: 'trap', detail: {}, trap: true });
    assert.deepEqual(
      last().heard.map((request) => [request.type, 'job' in request ? request.job : null]),
      [
        ['start', first],
        ['pause', first],
        ['start', second],
      ],
    );
    client.close();
  });
});

describe('an idle worker', () => {
  const IDLE = 30_000;
  /** Runs with timers that a test advances. */
  const timed = (run: (tick: (milliseconds: number) => void) => void): void => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      run((milliseconds) => mock.timers.tick(milliseconds));
    } finally {
      mock.timers.reset();
    }
  };

  test('is ended 30 s after its last job, and the next question starts another one', () =>
    timed((tick) => {
      const { client, hands, last } = workshop();
      last().says({ type: 'ready' });
      ask(client);
      last().says({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      tick(IDLE - 1);
      assert.equal(hands[0]?.ended, false);
      tick(1);
      assert.deepEqual([hands[0]?.ended, hands.length], [true, 1]);
      ask(client).answer.catch(() => {});
      assert.deepEqual([hands.length, last().jobs.length], [2, 1]);
      client.close();
    }));

  test('is ended if it was started and never asked', () =>
    timed((tick) => {
      const { last } = workshop();
      last().says({ type: 'ready' });
      tick(IDLE);
      assert.equal(last().ended, true);
    }));

  test('stays while a job runs, rests or is paused', () =>
    timed((tick) => {
      const { client, hands, last } = workshop();
      last().says({ type: 'ready' });
      const job = ask(client);
      job.answer.catch(() => {});
      job.pause();
      for (let minute = 0; minute < 20; minute++) {
        tick(5_000);
        last().says({ type: 'beat' });
      }
      assert.deepEqual([hands.length, last().ended], [1, false]);
      client.close();
    }));

  test('stays if it has state that would be lost', () =>
    timed((tick) => {
      const { client, last } = workshop({ holds: true });
      last().says({ type: 'ready' });
      tick(10 * IDLE);
      assert.equal(last().ended, false);
      client.close();
    }));

  test('is reported as late after 5 s without a start, until it starts or is given up', () =>
    timed((tick) => {
      const heard: boolean[] = [];
      onLate((late) => heard.push(late));
      const { client, last } = workshop();
      tick(4_999);
      assert.deepEqual(heard, []);
      tick(1);
      assert.deepEqual(heard, [true]);
      last().says({ type: 'ready' });
      assert.deepEqual(heard, [true, false]);
      client.close();
      heard.length = 0;
      const broken = workshop();
      tick(5_000);
      broken.last().says({ type: 'broken' });
      tick(60_000);
      assert.deepEqual(heard, [true, false]);
    }));
});
