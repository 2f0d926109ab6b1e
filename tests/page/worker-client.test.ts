// The connection to a worker that fails, disappears or never starts. The workers are mocks.
import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { type ClientOptions, onLate, openWorkerClient, type WorkerClient } from '../../www/src/client/client';
import type { WorkerReply, WorkerRequest } from '../../www/src/client/protocol';
import type { TextQuestions } from '../../www/src/kernel/questions';

/** A worker that does nothing by itself: a test makes it send messages. */
class MockWorker {
  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly received: WorkerRequest[] = [];
  ended = false;
  postMessage(request: WorkerRequest): void {
    this.received.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  send(data: WorkerReply): void {
    this.onmessage?.({ data });
  }
  crash(): void {
    this.onerror?.({ preventDefault() {} });
  }
  /** The ids of the jobs that it has received. */
  get jobs(): number[] {
    return this.received.flatMap((request) => (request.type === 'start' ? [request.job] : []));
  }
}

function connect(options?: ClientOptions): {
  client: WorkerClient<TextQuestions>;
  workers: MockWorker[];
  last: () => MockWorker;
} {
  const workers: MockWorker[] = [];
  const client = openWorkerClient<TextQuestions>(() => {
    const worker = new MockWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, options);
  return { client, workers, last: () => workers.at(-1) as MockWorker };
}

const ask = (client: WorkerClient<TextQuestions>) => client.ask('searches()', []);
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );

describe('a connection', () => {
  test('passes each answer to the question that it belongs to', async () => {
    const { client, last } = connect();
    last().send({ type: 'ready' });
    const [one, two] = [ask(client), ask(client)];
    const [first, second] = last().jobs as [number, number];
    last().send({ type: 'answer', job: second, answer: 'second' });
    last().send({ type: 'answer', job: first, answer: 'first' });
    assert.deepEqual(await Promise.all([one.answer, two.answer]), ['first', 'second']);
    client.close();
  });

  test('drops messages about an unknown job', () => {
    const { client, last } = connect();
    last().send({ type: 'ready' });
    last().send({ type: 'answer', job: 99, answer: null });
    last().send({ type: 'progress', job: 99, progress: null });
    client.close();
  });

  test('fails the job that trapped, and starts the others again in another worker', async () => {
    const { client, workers, last } = connect();
    workers[0]?.send({ type: 'ready' });
    const [one, two] = [ask(client), ask(client)];
    const [first, second] = last().jobs as [number, number];
    workers[0]?.send({ type: 'failed', job: first, code: 'trap', detail: {}, trap: true });
    assert.equal(await codeOf(one.answer), 'trap');
    assert.equal(workers[0]?.ended, true);
    assert.deepEqual(workers[1]?.jobs, [second]);
    workers[1]?.send({ type: 'answer', job: second, answer: 'later' });
    assert.equal(await two.answer, 'later');
    client.close();
  });

  test('reports a missing engine if its worker never gets ready, and starts no other worker', async () => {
    const { client, workers, last } = connect();
    const job = ask(client);
    last().crash();
    assert.equal(await codeOf(job.answer), 'engine-missing');
    assert.equal(await codeOf(ask(client).answer), 'engine-missing');
    assert.equal(workers.length, 1);
  });

  test('reports a missing engine if the browser refuses to start a worker', async () => {
    const client = openWorkerClient<TextQuestions>(() => {
      throw new Error('no more workers');
    });
    assert.equal(await codeOf(ask(client).answer), 'engine-missing');
  });

  test('gives up after three lost workers in a row, and does not start workers without end', async () => {
    const { client, workers, last } = connect();
    const codes: string[] = [];
    for (let round = 0; round < 10; round++) {
      last().send({ type: 'ready' });
      const job = ask(client);
      last().send({ type: 'failed', job: last().jobs.at(-1) ?? 0, code: 'trap', detail: {}, trap: true });
      codes.push(await codeOf(job.answer));
    }
    assert.equal(workers.length, 3);
    assert.deepEqual(codes.slice(0, 4), ['trap', 'trap', 'trap', 'engine-lost']);
  });

  test('gives up after three lost workers even without a question', async () => {
    const { client, workers, last } = connect();
    for (let round = 0; round < 10; round++) {
      last().send({ type: 'ready' });
      last().crash();
    }
    assert.equal(workers.length, 3);
    assert.equal(await codeOf(ask(client).answer), 'engine-lost');
  });

  test('ends a worker that sends an invalid message, and asks another worker', async () => {
    for (const message of [
      null,
      7,
      'ready',
      {},
      { type: 'answer' },
      { type: 'failed', job: 2 },
      { type: 'toString' },
    ]) {
      const { client, workers, last } = connect();
      last().send({ type: 'ready' });
      const [one, two] = [ask(client), ask(client)];
      last().send(message as unknown as WorkerReply);
      assert.equal(await codeOf(two.answer), 'trap');
      assert.deepEqual([workers.length, workers[0]?.ended], [2, true]);
      last().send({ type: 'ready' });
      last().send({ type: 'answer', job: last().jobs[0] ?? 0, answer: 'at last' });
      assert.equal(await one.answer, 'at last');
      client.close();
    }
    const { client, last } = connect();
    last().send('ready' as unknown as WorkerReply);
    assert.equal(await codeOf(ask(client).answer), 'engine-missing');
    client.close();
  });

  test('starts new workers as long as answers arrive between lost workers', async () => {
    const { client, workers, last } = connect();
    for (let round = 0; round < 5; round++) {
      last().send({ type: 'ready' });
      const good = ask(client);
      last().send({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      assert.equal(await good.answer, 1);
      const bad = ask(client);
      last().send({ type: 'failed', job: last().jobs.at(-1) ?? 0, code: 'trap', detail: {}, trap: true });
      assert.equal(await codeOf(bad.answer), 'trap');
    }
    assert.equal(workers.length, 6);
    client.close();
  });

  test('ends a worker that does not stop a cancelled job', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { client, workers, last } = connect();
      last().send({ type: 'ready' });
      const job = ask(client);
      job.cancel();
      assert.equal(await codeOf(job.answer), 'cancelled');
      mock.timers.tick(200);
      assert.deepEqual([workers.length, workers[0]?.ended], [2, true]);
      client.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('notices a worker that disappears without a message during a job', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { client, workers, last } = connect();
      last().send({ type: 'ready' });
      const job = ask(client);
      mock.timers.tick(5_000);
      assert.ok(last().received.some(({ type }) => type === 'beat'));
      for (let round = 0; round < 3; round++) mock.timers.tick(5_000);
      assert.equal(await codeOf(job.answer), 'trap');
      assert.deepEqual([workers.length, workers[0]?.ended], [2, true]);
      client.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('does not end a worker that is busy but answers, or that has no job', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { client, workers, last } = connect();
      last().send({ type: 'ready' });
      ask(client).answer.catch(() => {});
      for (let round = 0; round < 20; round++) {
        mock.timers.tick(5_000);
        last().send({ type: 'beat' });
      }
      last().send({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      const beats = last().received.length;
      mock.timers.tick(5_000);
      mock.timers.tick(100_000);
      assert.equal(workers.length, 1);
      assert.equal(last().received.length, beats);
      client.close();
    } finally {
      mock.timers.reset();
    }
  });

  test('pauses a paused job again in the worker that replaces a lost worker', async () => {
    const { client, last } = connect();
    last().send({ type: 'ready' });
    const [one, two, three] = [ask(client), ask(client), ask(client)];
    for (const { answer } of [one, two, three]) answer.catch(() => {});
    one.pause();
    two.pause();
    two.goOn();
    const [first, second, third] = last().jobs as [number, number, number];
    last().send({ type: 'failed', job: third, code: 'trap', detail: {}, trap: true });
    assert.deepEqual(
      last().received.map((request) => [request.type, 'job' in request ? request.job : null]),
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
      const { client, workers, last } = connect();
      last().send({ type: 'ready' });
      ask(client);
      last().send({ type: 'answer', job: last().jobs.at(-1) ?? 0, answer: 1 });
      tick(IDLE - 1);
      assert.equal(workers[0]?.ended, false);
      tick(1);
      assert.deepEqual([workers[0]?.ended, workers.length], [true, 1]);
      ask(client).answer.catch(() => {});
      assert.deepEqual([workers.length, last().jobs.length], [2, 1]);
      client.close();
    }));

  test('is ended if it was started and never got a question', () =>
    timed((tick) => {
      const { last } = connect();
      last().send({ type: 'ready' });
      tick(IDLE);
      assert.equal(last().ended, true);
    }));

  test('stays while a job runs, rests or is paused', () =>
    timed((tick) => {
      const { client, workers, last } = connect();
      last().send({ type: 'ready' });
      const job = ask(client);
      job.answer.catch(() => {});
      job.pause();
      for (let minute = 0; minute < 20; minute++) {
        tick(5_000);
        last().send({ type: 'beat' });
      }
      assert.deepEqual([workers.length, last().ended], [1, false]);
      client.close();
    }));

  test('stays if it has state that would be lost', () =>
    timed((tick) => {
      const { client, last } = connect({ keepAlive: true });
      last().send({ type: 'ready' });
      tick(10 * IDLE);
      assert.equal(last().ended, false);
      client.close();
    }));

  test('is reported as late after 5 s without a start, until it starts or fails', () =>
    timed((tick) => {
      const reports: boolean[] = [];
      onLate((late) => reports.push(late));
      const { client, last } = connect();
      tick(4_999);
      assert.deepEqual(reports, []);
      tick(1);
      assert.deepEqual(reports, [true]);
      last().send({ type: 'ready' });
      assert.deepEqual(reports, [true, false]);
      client.close();
      reports.length = 0;
      const broken = connect();
      tick(5_000);
      broken.last().send({ type: 'broken' });
      tick(60_000);
      assert.deepEqual(reports, [true, false]);
    }));
});
