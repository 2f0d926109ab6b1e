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
  ...{ version: 1, question: 1, shards: 10, shard, checksum: 0 },
  ...{ found: BigInt(100 + shard), fundamental: 0n, nodes: 0n },
});

/** A worker under the control of the test: each job waits until the test finishes it or lets it fail. */
interface Hand {
  readonly shard: number;
  readonly finish: () => void;
  readonly fail: (code: string) => void;
  resting: boolean;
  cancelled: boolean;
}

function workshop() {
  const hands: Hand[][] = [];
  const closed: number[] = [];
  const spawnWorker = (): WorkerClient<CountQuestions> => {
    const number = hands.push([]) - 1;
    return {
      ask(_name: string, question: unknown) {
        const { shard } = question as { shard: number };
        let hand: Hand | undefined;
        const answer = new Promise((resolve, reject) => {
          hand = {
            shard,
            finish: () => resolve({ result: report(shard), milliseconds: 5 }),
            fail: (code) => reject(new JobError(code)),
            resting: false,
            cancelled: false,
          };
          hands[number]?.push(hand);
        });
        const held = hand as Hand | undefined;
        return {
          answer,
          pause: () => held && Object.assign(held, { resting: true }),
          goOn: () => held && Object.assign(held, { resting: false }),
          cancel: () => held && Object.assign(held, { cancelled: true }),
        } as never;
      },
      onLost: () => {},
      close: () => closed.push(number),
    };
  };
  return { hands, closed, spawnWorker, last: (worker: number) => hands[worker]?.at(-1) as Hand };
}

/** The events of a count, as words. */
function diary(): { told: PoolEvents; words: string[] } {
  const words: string[] = [];
  return {
    words,
    told: {
      began: (shard, worker) => words.push(`${worker} begins ${shard}`),
      moved: () => {},
      done: ({ shard }, _, worker) => words.push(`${worker} has done ${shard}`),
      lost: (shard, worker) => words.push(`${worker} is lost with ${shard}`),
      failed: () => words.push('graphics fails'),
      changed: () => {},
      over: (trouble) => words.push(trouble ? `over: ${trouble.code}` : 'over'),
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a pool', () => {
  test('hands every shard to one worker, the next to whoever is free', async () => {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    createPool(spawnWorker).count(WHAT, [3, 4, 7], 2, told);
    assert.deepEqual(words, ['0 begins 3', '1 begins 4']);
    last(1).finish();
    await settled();
    last(0).finish();
    await settled();
    last(1).finish();
    await settled();
    assert.deepEqual(words.slice(2), ['1 has done 4', '1 begins 7', '0 has done 3', '1 has done 7', 'over']);
  });

  test('hands out the shard of a worker that dies again, before all others', async () => {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    createPool(spawnWorker).count(WHAT, [0, 1, 2], 2, told);
    last(0).fail('trap');
    await settled();
    assert.deepEqual(words.slice(2), ['0 is lost with 0', '0 begins 0']);
    for (const worker of [0, 1, 0]) {
      last(worker).finish();
      await settled();
    }
    assert.deepEqual(words.filter((word) => word.includes('done')).length, 3);
    assert.equal(words.at(-1), 'over');
  });

  test('gives up on a shard that kills every worker', async () => {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    createPool(spawnWorker).count(WHAT, [0, 1], 1, told);
    for (let death = 0; death < 20 && !words.at(-1)?.startsWith('over'); death++) {
      last(0).fail('trap');
      await settled();
    }
    assert.equal(words.at(-1), 'over: count-lost');
  });

  test('continues without a worker that cannot be started, and ends when no worker can', async () => {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    createPool(spawnWorker).count(WHAT, [0, 1], 2, told);
    last(0).fail('engine-missing');
    await settled();
    last(1).finish();
    await settled();
    assert.equal(words.at(-1), '1 begins 0');
    last(1).fail('engine-missing');
    await settled();
    assert.equal(words.at(-1), 'over: engine-missing');
  });

  test('paused, hands out nothing and lets every worker rest', async () => {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    const count = createPool(spawnWorker).count(WHAT, [0, 1, 2, 3], 2, told);
    count.pause();
    assert.ok(last(0).resting && last(1).resting);
    last(0).finish();
    await settled();
    assert.equal(words.at(-1), '0 has done 0');
    count.goOn();
    assert.equal(words.at(-1), '0 begins 2');
    assert.ok(!last(1).resting);
  });

  test('with more workers hands out more shards, with fewer lets the surplus workers finish theirs', async () => {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    const count = createPool(spawnWorker).count(WHAT, [0, 1, 2, 3], 1, told);
    count.employ(2);
    assert.equal(words.at(-1), '1 begins 1');
    count.employ(1);
    last(1).finish();
    await settled();
    assert.equal(words.at(-1), '1 has done 1');
    last(0).finish();
    await settled();
    assert.equal(words.at(-1), '0 begins 2');
  });

  test('reports nothing more once cancelled, and ends every worker once dismissed', async () => {
    const { spawnWorker, last, closed } = workshop();
    const { told, words } = diary();
    const pool = createPool(spawnWorker);
    const count = pool.count(WHAT, [0, 1, 2], 2, told);
    count.cancel();
    assert.ok(last(0).cancelled && last(1).cancelled);
    last(0).finish();
    await settled();
    assert.equal(words.length, 2);
    pool.dismiss();
    assert.deepEqual(closed, [0, 1]);
  });

  test('does nothing if every shard is known', async () => {
    const { spawnWorker } = workshop();
    const { told, words } = diary();
    createPool(spawnWorker).count(WHAT, [], 2, told);
    await settled();
    assert.deepEqual(words, ['over']);
  });
});

describe('a pool with the graphics processor', () => {
  /** One mock worker, and a mock graphics processor under the control of the test. */
  function lent(shards: readonly number[]) {
    const { spawnWorker, last } = workshop();
    const { told, words } = diary();
    const second = workshop();
    const count = createPool(spawnWorker).count(WHAT, shards, 1, told);
    const client = second.spawnWorker();
    const graphics: CountShard = (question, onProgress) => client.ask('countShard', question, onProgress);
    count.lend(graphics);
    return { count, words, worker: () => last(0), graphics: () => second.last(0) };
  }

  test('hands it shards like any worker', async () => {
    const { words, worker, graphics } = lent([0, 1, 2]);
    graphics().finish();
    await settled();
    worker().finish();
    await settled();
    assert.deepEqual(words.slice(0, 4), [
      '0 begins 0',
      'graphics begins 1',
      'graphics has done 1',
      'graphics begins 2',
    ]);
    graphics().finish();
    await settled();
    assert.equal(words.filter((word) => word.includes('done')).length, 3);
    assert.equal(words.at(-1), 'over');
  });

  test('lets a free worker take over its last shard: the first one counts, the other stops', async () => {
    const { words, worker, graphics } = lent([0, 1]);
    worker().finish();
    await settled();
    assert.equal(words.at(-1), '0 begins 1');
    const slow = graphics();
    worker().finish();
    await settled();
    assert.ok(slow.cancelled);
    slow.finish();
    await settled();
    assert.deepEqual(words.slice(-3), ['graphics is lost with 1', '0 has done 1', 'over']);
  });

  test('lets it take over the last shard of a worker', async () => {
    const { words, worker, graphics } = lent([0, 1]);
    graphics().finish();
    await settled();
    assert.equal(words.at(-1), 'graphics begins 0');
    graphics().finish();
    await settled();
    assert.ok(worker().cancelled);
    assert.deepEqual(words.slice(-3), ['0 is lost with 0', 'graphics has done 0', 'over']);
  });

  test('continues without it when it fails, and gives its shard to a worker', async () => {
    const { words, worker, graphics } = lent([0, 1, 2]);
    graphics().fail('count-graphics');
    await settled();
    assert.deepEqual(words.slice(-2), ['graphics fails', 'graphics is lost with 1']);
    for (const shard of [1, 2]) {
      worker().finish();
      await settled();
      assert.equal(words.at(-1), `0 begins ${shard}`);
    }
    worker().finish();
    await settled();
    assert.equal(words.at(-1), 'over');
  });

  test('a shard that both have is not handed out a third time when one of them fails', async () => {
    const { words, worker, graphics } = lent([0, 1]);
    worker().finish();
    await settled();
    graphics().fail('count-graphics');
    await settled();
    worker().finish();
    await settled();
    assert.equal(words.filter((word) => word.includes('has done 1')).length, 1);
    assert.equal(words.at(-1), 'over');
  });

  test('finishes its shard after it is switched off', async () => {
    const { count, words, worker, graphics } = lent([0, 1, 2]);
    count.lend(null);
    graphics().finish();
    await settled();
    assert.equal(words.at(-1), 'graphics has done 1');
    count.pause();
    assert.ok(worker().resting);
  });
});

test('the progress of a session includes how many cores the graphics processor is worth', () => {
  const books = new CountProgress(WHAT, null, [0, 1, 2, 3], [], () => 0);
  assert.equal(books.byGraphics, null);
  books.began(0, 0);
  books.began(1, 'graphics');
  books.done(report(1), 100, 'graphics');
  assert.deepEqual(books.byGraphics, { shards: 1, cores: null });
  books.done(report(0), 300, 0);
  assert.deepEqual(books.byGraphics, { shards: 1, cores: 3 });
  // A shard that two workers have runs until both have stopped.
  books.began(2, 0);
  books.began(2, 'graphics');
  books.moved(2, 0.5, 9n);
  books.moved(2, 0.25, 4n);
  assert.equal(books.snapshot('counting').found, 201n + 9n);
  books.lost(2, 'graphics');
  assert.equal(books.snapshot('counting').shards[2], 'running');
  books.lost(2, 0);
  const run = books.snapshot('counting');
  assert.deepEqual([run.shards[2], run.graphicsLane], ['waiting', [{ shard: 1, from: 0, to: 0 }]]);
});

test('the progress of a session includes finished shards, their time, and earlier shards', () => {
  let clock = 1_000;
  const books = new CountProgress(WHAT, null, [0, 1, 2, 3], [{ result: report(2), milliseconds: 50 }], () => clock);
  books.began(0, 0);
  books.began(1, 1);
  clock += 10;
  books.moved(0, 0.5, 7n);
  books.done(report(1), 10, 1);
  books.began(3, 1);
  let run = books.snapshot('counting');
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
  books.pause();
  clock += 1_000;
  books.goOn();
  clock += 5;
  books.lost(0, 0);
  run = books.snapshot('paused');
  assert.deepEqual([run.milliseconds, run.shards[0], run.found, run.lanes[0]], [15, 'waiting', 203n, []]);
  assert.deepEqual(
    books.results.map(({ shard }) => shard),
    [2, 1],
  );
});

test('the progress of a share counts only its own shards', () => {
  const books = new CountProgress(
    WHAT,
    { number: 2, of: 2 },
    [1, 3],
    [{ result: report(3), milliseconds: 5 }],
    () => 0,
  );
  assert.equal(books.snapshot('counting').share, 0.5);
  books.began(1, 0);
  assert.deepEqual(books.snapshot('counting').shards, ['running', 'done']);
  books.done(report(1), 10, 0);
  const run = books.snapshot('finished');
  assert.deepEqual([run.shards, run.share, run.mine], [['done', 'done'], 1, { number: 2, of: 2 }]);
});
