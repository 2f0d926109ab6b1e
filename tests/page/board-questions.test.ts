// The jobs for the questions of the Board, run in this process with the real engine.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Survey } from '../../www/src/engine/types';
import { classicPosition, queensBoard } from '../../www/src/kernel/input';
import { boardJobs as askJobs } from '../../www/src/rooms/board/first-jobs';
import type { CompletionResult, Squares } from '../../www/src/rooms/board/questions';
import type { Job } from '../../www/src/worker/job';
import { load, rows } from '../engine/load';

const { engine } = await load('queens');
const SLICE = 5;

/** Runs a job to its end; continues it each time that it rests. */
function finish(job: Job, slice = SLICE): { answer: unknown; rests: number; reports: unknown[] } {
  const reports: unknown[] = [];
  for (let rests = 0; ; ) {
    const outcome = job.slice(slice);
    if (outcome.done) return { answer: outcome.answer, rests, reports };
    reports.push(job.progress());
    if (!outcome.resting) continue;
    rests += 1;
    job.goOn?.();
  }
}

describe('the questions of the Board', () => {
  test('Complete rests whenever its budget is spent, and gives the same answer', () => {
    // Impossible, although no two queens attack each other.
    const { board } = classicPosition(rows(10, 1, -1, 11, -1, -1, 2, -1, -1, -1, -1, -1));
    const once = finish(askJobs.complete(engine, { board, seed: 1, budget: 1_000_000, seen: [] }));
    // The budget is checked only between slices, so the slices are as short as possible.
    const often = finish(askJobs.complete(engine, { board, seed: 1, budget: 1, seen: [] }), 0.001);
    assert.equal(once.rests, 0);
    assert.ok(often.rests > 0, 'a budget of one node is spent again and again');
    const plain = ({ milliseconds: _, ...answer }: Record<string, unknown>) => answer;
    assert.deepEqual(plain(often.answer as Record<string, unknown>), plain(once.answer as Record<string, unknown>));
    assert.equal((once.answer as { verdict: string }).verdict, 'impossible');
  });

  test('Complete skips solutions already seen, and reports when there is no other', () => {
    const { board } = classicPosition(rows(-1, -1, 3, -1, 7, -1, -1, -1));
    const seen: Squares[] = [];
    for (let seed = 0; ; seed++) {
      const { answer } = finish(askJobs.complete(engine, { board, seed, budget: 1_000, seen }));
      const { verdict, squares: found } = answer as CompletionResult;
      if (verdict === 'noOther') break;
      assert.ok(found && !seen.some((one) => one.join() === found.join()));
      seen.push(found);
    }
    assert.equal(seen.length, 6);
  });

  test('Count reports a share that never decreases, and the exact count at the end', () => {
    const { answer, reports } = finish(askJobs.count(engine, queensBoard(12, [])));
    assert.equal((answer as { count: bigint }).count, 14_200n);
    const shares = reports.map((progress) => (progress as { share: number }).share);
    assert.deepEqual(
      shares,
      shares.toSorted((one, other) => one - other),
    );
  });

  test('a survey reports the known figures of the opening board', () => {
    const { board } = classicPosition(rows(-1, -1, 3, -1, 7, -1, -1, -1), [4, 2]);
    const { answer } = finish(askJobs.survey(engine, board));
    const { count, funnel, release } = answer as Survey;
    assert.deepEqual({ count, funnel, release }, { count: 6, funnel: [92, 18, 6], release: { row: 2, count: 18 } });
  });

  test('half of the slices take less than 50 ms', () => {
    const job = askJobs.count(engine, queensBoard(20, []));
    job.slice(SLICE);
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      job.slice(SLICE);
      return performance.now() - start;
    }).sort((one, other) => one - other);
    assert.ok((times[10] ?? 0) < 50, `half of the slices under 50 ms: ${times.map((time) => time.toFixed(1))}`);
  });
});
