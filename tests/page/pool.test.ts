// The pool of counting workers: every shard is counted once, whatever happens to a worker.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import { JobError } from '../../www/src/client/trouble';
import type { Counted, ShardResult } from '../../www/src/engine/types';
import { CountProgress } from '../../www/src/rooms/count/count-progress';
import type { CountQuestions } from '../../www/src/rooms/count/pool';
import { type CountShard, createPool, type PoolEvents } from '../../www/src/rooms/count/pool';

const WHAT: Counted = { kind: 'solutions', size: 15 };

const report = (shard: number): ShardResult => ({
  version: 1,
  question: 1,
  shards: 10,
  shard,
  checksum: 0,
  found: BigInt(100 + shard),
  fundamental: 0n,
  nodes: 0n,
});

/** A job of a mock worker. It waits until the test finishes it or lets it fail. */
interface MockJob {
  readonly shard: number;
  readonly finish: () => void;
  readonly fail: (code: string) => void;
  paused: boolean;
  cancelled: boolean;
}

function mockWorkers() {
  const jobs: MockJob[][] = [];
  const closed: number[] = [];
  const spawnWorker = (): WorkerClient<CountQuestions> => {
    const number = jobs.push([]) - 1;
    return {
      ask(_name: string, question: unknown) {
        const { shard } = question as { shard: number };
        let job: MockJob | undefined;
        const answer = new Promise((resolve, reject) => {
          job = {
            shard,
            finish: () => resolve({ result: report(shard), milliseconds: 5 }),
            fail: (code) => reject(new JobError(code)),
            paused: false,
            cancelled: false,
          };
          jobs[number]?.push(job);
        });
        const started = job as MockJob | undefined;
        return {
          answer,
          pause: () => started && Object.assign(started, { paused: true }),
          goOn: () => started && Object.assign(started, { paused: false }),
          cancel: () => started && Object.assign(started, { cancelled: true }),
        } as never;
      },
      onLost: () => {},
      close: () => closed.push(number),
    };
  };
  return { jobs, closed, spawnWorker, last: (worker: number) => jobs[worker]?.at(-1) as MockJob };
}

/** Records the events of a count as text. */
function eventLog(): { events: PoolEvents; log: string[] } {
  const log: string[] = [];
  return {
    log,
    events: {
      began: (shard, worker) => log.push(`${worker} begins ${shard}`),
      moved: () => {},
      done: ({ shard }, _, worker) => log.push(`${worker} has done ${shard}`),
      lost: (shard, worker) => log.push(`${worker} is lost with ${shard}`),
      failed: () => log.push('graphics fails'),
      changed: () => {},
      over: (trouble) => log.push(trouble ? `over: ${trouble.code}` : 'over'),
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a pool', () => {
  test('gives every shard to one worker, and the next shard to the first free worker', async () => {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    createPool(spawnWorker).count(WHAT, [3, 4, 7], 2, events);
    assert.deepEqual(log, ['0 begins 3', '1 begins 4']);
    last(1).finish();
    await settled();
    last(0).finish();
    await settled();
    last(1).finish();
    await settled();
    assert.deepEqual(log.slice(2), ['1 has done 4', '1 begins 7', '0 has done 3', '1 has done 7', 'over']);
  });

  test('hands out the shard of a lost worker again before all others', async () => {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    createPool(spawnWorker).count(WHAT, [0, 1, 2], 2, events);
    last(0).fail('trap');
    await settled();
    assert.deepEqual(log.slice(2), ['0 is lost with 0', '0 begins 0']);
    for (const worker of [0, 1, 0]) {
      last(worker).finish();
      await settled();
    }
    assert.deepEqual(log.filter((word) => word.includes('done')).length, 3);
    assert.equal(log.at(-1), 'over');
  });

  test('ends with an error if one shard crashes every worker', async () => {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    createPool(spawnWorker).count(WHAT, [0, 1], 1, events);
    for (let death = 0; death < 20 && !log.at(-1)?.startsWith('over'); death++) {
      last(0).fail('trap');
      await settled();
    }
    assert.equal(log.at(-1), 'over: count-lost');
  });

  test('continues without a worker that cannot be started, and ends when no worker can', async () => {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    createPool(spawnWorker).count(WHAT, [0, 1], 2, events);
    last(0).fail('engine-missing');
    await settled();
    last(1).finish();
    await settled();
    assert.equal(log.at(-1), '1 begins 0');
    last(1).fail('engine-missing');
    await settled();
    assert.equal(log.at(-1), 'over: engine-missing');
  });

  test('hands out nothing while it is paused, and pauses every worker', async () => {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    const count = createPool(spawnWorker).count(WHAT, [0, 1, 2, 3], 2, events);
    count.pause();
    assert.ok(last(0).paused && last(1).paused);
    last(0).finish();
    await settled();
    assert.equal(log.at(-1), '0 has done 0');
    count.goOn();
    assert.equal(log.at(-1), '0 begins 2');
    assert.ok(!last(1).paused);
  });

  test('hands out more shards to more workers, and lets surplus workers finish theirs', async () => {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    const count = createPool(spawnWorker).count(WHAT, [0, 1, 2, 3], 1, events);
    count.employ(2);
    assert.equal(log.at(-1), '1 begins 1');
    count.employ(1);
    last(1).finish();
    await settled();
    assert.equal(log.at(-1), '1 has done 1');
    last(0).finish();
    await settled();
    assert.equal(log.at(-1), '0 begins 2');
  });

  test('reports nothing more once cancelled, and ends every worker once dismissed', async () => {
    const { spawnWorker, last, closed } = mockWorkers();
    const { events, log } = eventLog();
    const pool = createPool(spawnWorker);
    const count = pool.count(WHAT, [0, 1, 2], 2, events);
    count.cancel();
    assert.ok(last(0).cancelled && last(1).cancelled);
    last(0).finish();
    await settled();
    assert.equal(log.length, 2);
    pool.dismiss();
    assert.deepEqual(closed, [0, 1]);
  });

  test('does nothing if every shard is known', async () => {
    const { spawnWorker } = mockWorkers();
    const { events, log } = eventLog();
    createPool(spawnWorker).count(WHAT, [], 2, events);
    await settled();
    assert.deepEqual(log, ['over']);
  });
});

describe('a pool with the graphics processor', () => {
  /** One mock worker, and a mock graphics processor under the control of the test. */
  function withGraphics(shards: readonly number[]) {
    const { spawnWorker, last } = mockWorkers();
    const { events, log } = eventLog();
    const second = mockWorkers();
    const count = createPool(spawnWorker).count(WHAT, shards, 1, events);
    const client = second.spawnWorker();
    const graphics: CountShard = (question, onProgress) => client.ask('countShard', question, onProgress);
    count.setGraphics(graphics);
    return { count, log, worker: () => last(0), graphics: () => second.last(0) };
  }

  test('gives it shards like any worker', async () => {
    const { log, worker, graphics } = withGraphics([0, 1, 2]);
    graphics().finish();
    await settled();
    worker().finish();
    await settled();
    assert.deepEqual(log.slice(0, 4), ['0 begins 0', 'graphics begins 1', 'graphics has done 1', 'graphics begins 2']);
    graphics().finish();
    await settled();
    assert.equal(log.filter((word) => word.includes('done')).length, 3);
    assert.equal(log.at(-1), 'over');
  });

  test('lets a free worker also compute its last shard: the first to finish counts, and the other stops', async () => {
    const { log, worker, graphics } = withGraphics([0, 1]);
    worker().finish();
    await settled();
    assert.equal(log.at(-1), '0 begins 1');
    const slow = graphics();
    worker().finish();
    await settled();
    assert.ok(slow.cancelled);
    slow.finish();
    await settled();
    assert.deepEqual(log.slice(-3), ['graphics is lost with 1', '0 has done 1', 'over']);
  });

  test('lets it also compute the last shard of a worker', async () => {
    const { log, worker, graphics } = withGraphics([0, 1]);
    graphics().finish();
    await settled();
    assert.equal(log.at(-1), 'graphics begins 0');
    graphics().finish();
    await settled();
    assert.ok(worker().cancelled);
    assert.deepEqual(log.slice(-3), ['0 is lost with 0', 'graphics has done 0', 'over']);
  });

  test('continues without it when it fails, and gives its shard to a worker', async () => {
    const { log, worker, graphics } = withGraphics([0, 1, 2]);
    graphics().fail('count-graphics');
    await settled();
    assert.deepEqual(log.slice(-2), ['graphics fails', 'graphics is lost with 1']);
    for (const shard of [1, 2]) {
      worker().finish();
      await settled();
      assert.equal(log.at(-1), `0 begins ${shard}`);
    }
    worker().finish();
    await settled();
    assert.equal(log.at(-1), 'over');
  });

  test('a shard that both compute is not handed out a third time when one of them fails', async () => {
    const { log, worker, graphics } = withGraphics([0, 1]);
    worker().finish();
    await settled();
    graphics().fail('count-graphics');
    await settled();
    worker().finish();
    await settled();
    assert.equal(log.filter((word) => word.includes('has done 1')).length, 1);
    assert.equal(log.at(-1), 'over');
  });

  test('finishes its shard after it is switched off', async () => {
    const { count, log, worker, graphics } = withGraphics([0, 1, 2]);
    count.setGraphics(null);
    graphics().finish();
    await settled();
    assert.equal(log.at(-1), 'graphics has done 1');
    count.pause();
    assert.ok(worker().paused);
  });
});

test('the progress of a session includes how many cores are as fast as the graphics processor', () => {
  const progress = new CountProgress(WHAT, null, [0, 1, 2, 3], [], () => 0);
  assert.equal(progress.byGraphics, null);
  progress.began(0, 0);
  progress.began(1, 'graphics');
  progress.done(report(1), 100, 'graphics');
  assert.deepEqual(progress.byGraphics, { shards: 1, cores: null });
  progress.done(report(0), 300, 0);
  assert.deepEqual(progress.byGraphics, { shards: 1, cores: 3 });
  // A shard that two workers compute is running until both have stopped.
  progress.began(2, 0);
  progress.began(2, 'graphics');
  progress.moved(2, 0.5, 9n);
  progress.moved(2, 0.25, 4n);
  assert.equal(progress.snapshot('counting').found, 201n + 9n);
  progress.lost(2, 'graphics');
  assert.equal(progress.snapshot('counting').shards[2], 'running');
  progress.lost(2, 0);
  const run = progress.snapshot('counting');
  assert.deepEqual([run.shards[2], run.graphicsLane], ['waiting', [{ shard: 1, from: 0, to: 0 }]]);
});

test('the progress of a session includes finished shards, their time, and earlier shards', () => {
  let clock = 1_000;
  const progress = new CountProgress(WHAT, null, [0, 1, 2, 3], [{ result: report(2), milliseconds: 50 }], () => clock);
  progress.began(0, 0);
  progress.began(1, 1);
  clock += 10;
  progress.moved(0, 0.5, 7n);
  progress.done(report(1), 10, 1);
  progress.began(3, 1);
  let run = progress.snapshot('counting');
  assert.deepEqual(run.shards, ['running', 'done', 'done', 'running']);
  assert.deepEqual([run.found, run.foundBefore], [102n + 101n + 7n, 102n]);
  assert.deepEqual([run.share, run.shareBefore, run.milliseconds], [2.5 / 4, 1 / 4, 10]);
  assert.deepEqual(run.lanes, [
    [{ shard: 0, from: 0, to: null }],
    [
      { shard: 1, from: 0, to: 10 },
      { shard: 3, from: 10, to: null },
    ],
  ]);
  progress.pause();
  clock += 1_000;
  progress.goOn();
  clock += 5;
  progress.lost(0, 0);
  run = progress.snapshot('paused');
  assert.deepEqual([run.milliseconds, run.shards[0], run.found, run.lanes[0]], [15, 'waiting', 203n, []]);
  assert.deepEqual(
    progress.results.map(({ shard }) => shard),
    [2, 1],
  );
});

test('the progress of a share counts only its own shards', () => {
  const progress = new CountProgress(
    WHAT,
    { number: 2, of: 2 },
    [1, 3],
    [{ result: report(3), milliseconds: 5 }],
    () => 0,
  );
  assert.equal(progress.snapshot('counting').share, 0.5);
  progress.began(1, 0);
  assert.deepEqual(progress.snapshot('counting').shards, ['running', 'done']);
  progress.done(report(1), 10, 0);
  const run = progress.snapshot('finished');
  assert.deepEqual([run.shards, run.share, run.ownShare], [['done', 'done'], 1, { number: 2, of: 2 }]);
});
