// Jobs in slices: their pace, steps, order, progress, pauses, and the release of their memory.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inTurn, type Job, pacedJob, slicedJob, steppedJob } from '../../www/src/worker/job';

/** Runs a job to its end, as a worker does. */
function finish(job: Job, milliseconds = 20): { answer: unknown; slices: number } {
  for (let slices = 1; ; slices += 1) {
    const result = job.slice(milliseconds);
    if (!result.done) continue;
    job.free?.();
    return { answer: result.answer, slices };
  }
}

/** Blocks for this time. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a job in slices', () => {
  test('works in steps until the slice is over, and continues in the next slice', () => {
    let steps = 0;
    const job = steppedJob(
      () => {
        work(3);
        steps += 1;
        return steps === 30;
      },
      { answer: () => steps },
    );
    const { answer, slices } = finish(job);
    assert.equal(answer, 30);
    assert.ok(slices > 1 && slices < 30, `${slices} slices`);
  });

  test('gives a step the rest of the slice, and counts its work', () => {
    const left: number[] = [];
    const job = steppedJob(
      (milliseconds) => {
        left.push(milliseconds);
        work(4);
        return left.length === 3;
      },
      { answer: (milliseconds) => milliseconds() },
    );
    assert.ok(Number(finish(job).answer) >= 12);
    assert.equal(left[0], 20);
    assert.ok(left.every((milliseconds) => milliseconds > 0 && milliseconds <= 20));
  });

  test('always gives a finite budget, however quick the calls are', () => {
    const budgets: number[] = [];
    finish(
      pacedJob(
        (budget) => {
          budgets.push(budget);
          return budgets.length === 10_000;
        },
        { answer: () => null },
        10,
      ),
    );
    assert.equal(budgets[0], 10);
    assert.ok(budgets.every((budget) => Number.isSafeInteger(budget) && budget > 0 && budget <= 2 ** 31));
    assert.equal(budgets.length, 10_000);
  });

  test('rests if its `rests` returns true, and continues on request', () => {
    let [done, allowed] = [0, 2];
    const job = slicedJob(
      () => {
        done += 1;
        return done === 4;
      },
      { answer: () => done, rests: () => done >= allowed, goOn: () => (allowed = 9) },
    );
    const slices = Array.from({ length: 2 }, () => job.slice(20));
    assert.deepEqual(slices, [
      { done: false, resting: false },
      { done: false, resting: true },
    ]);
    job.goOn?.();
    assert.deepEqual(job.slice(20), { done: false, resting: false });
    assert.deepEqual(job.slice(20), { done: true, answer: 4 });
  });
});

describe('jobs that run one after the other', () => {
  const namedJob = (name: string, log: string[]): Job =>
    steppedJob(() => true, { answer: () => name, progress: () => name, free: () => log.push(`${name} freed`) });

  test('get the answers of the jobs before them, and each job is freed once', () => {
    const log: string[] = [];
    const job = inTurn(
      (function* (): Generator<Job, string, unknown> {
        const first = yield namedJob('a', log);
        const second = yield namedJob('b', log);
        return `${first} and ${second}`;
      })(),
    );
    assert.equal(job.progress(), null);
    job.slice(20);
    assert.equal(job.progress(), 'a');
    assert.equal(finish(job).answer, 'a and b');
    assert.deepEqual(log, ['a freed', 'b freed']);
  });

  test('that are dropped free the running job', () => {
    const log: string[] = [];
    const job = inTurn(
      (function* (): Generator<Job, null, unknown> {
        yield namedJob('a', log);
        yield namedJob('b', log);
        return null;
      })(),
    );
    job.slice(20);
    job.slice(20);
    job.free?.();
    assert.deepEqual(log, ['a freed', 'b freed']);
  });

  test('an error of one job reaches the generator, which can continue with another', () => {
    const log: string[] = [];
    const failing: Job = { ...namedJob('a', log), slice: () => assert.fail('no') };
    const job = inTurn(
      (function* (): Generator<Job, unknown, unknown> {
        try {
          return yield failing;
        } catch {
          return yield namedJob('b', log);
        }
      })(),
    );
    assert.equal(finish(job).answer, 'b');
    assert.deepEqual(log, ['a freed', 'b freed']);
  });

  test('an uncaught error frees nothing, because the engine may be broken', () => {
    const log: string[] = [];
    const failing: Job = { ...namedJob('a', log), slice: () => assert.fail('no') };
    const job = inTurn(
      (function* (): Generator<Job, unknown, unknown> {
        return yield failing;
      })(),
    );
    job.slice(20);
    assert.throws(() => job.slice(20), /no/);
    assert.deepEqual(log, []);
  });

  test('free nothing twice if the following part throws', () => {
    const log: string[] = [];
    const job = inTurn(
      (function* (): Generator<Job, never, unknown> {
        yield namedJob('a', log);
        throw new Error('no');
      })(),
    );
    job.slice(20);
    assert.throws(() => job.slice(20), /no/);
    job.free?.();
    assert.deepEqual(log, ['a freed']);
  });
});
