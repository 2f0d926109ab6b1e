// The open questions in the page: state, link, jobs with the real engine, texts of certificates and submissions, large numbers.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stateOnly } from '../../www/src/rooms/commands';
import './english';
import solutions from '../../data/solutions.json' with { type: 'json' };
import thresholds from '../../data/threshold.json' with { type: 'json' };
import { STEP } from '../../www/src/engine/types';
import { GREEDY_ROWS, TOPICS } from '../../www/src/rooms/frontier/chosen';
import { readFrontier, writeFrontier } from '../../www/src/rooms/frontier/link';
import { OPEN } from '../../www/src/rooms/frontier/open';
import { power } from '../../www/src/rooms/frontier/powers';
import { recount, spoil } from '../../www/src/rooms/frontier/recount';
import {
  type Frontier,
  type FrontierAction,
  startFrontier,
  updateFrontier as update,
} from '../../www/src/rooms/frontier/slice';
import { readReports } from '../../www/src/rooms/frontier/stored-reports';
import { certificate, submission } from '../../www/src/rooms/frontier/threshold';
import { answerTo } from '../engine/ask';
import { load, rows } from '../engine/load';

const updateFrontier = stateOnly(update);

const after = (actions: readonly FrontierAction[], start: Frontier = startFrontier): Frontier =>
  actions.reduce(updateFrontier, start);

describe('the link', () => {
  test('a written link is read back', () => {
    for (const topic of TOPICS) {
      const own = after([{ type: 'choose', to: { topic, size: 137 } }]);
      const read = readFrontier(writeFrontier(own));
      assert.ok(read);
      const back = updateFrontier(startFrontier, read);
      assert.equal(back.topic, topic);
      if (topic === 'estimate') assert.equal(back.size, 137);
    }
    const asked = { obstacle: 'diagonals', size: 30, seed: 12 } as const;
    const own = after([
      { type: 'choose', to: { topic: 'hardness' } },
      { type: 'hardness', action: { type: 'ask', settings: asked } },
    ]);
    assert.equal(writeFrontier(own), 'hardness.diagonals.30.12');
    const read = readFrontier(writeFrontier(own));
    assert.ok(read);
    assert.deepEqual(updateFrontier(startFrontier, read).hard.settings, asked);
    // Earlier versions, which had only one obstacle, wrote this link.
    assert.deepEqual(readFrontier('hardness'), { type: 'choose', to: { topic: 'hardness' } });
  });

  test('any other text is ignored', () => {
    const hard = [
      'hardness.8',
      'hardness.walls.8.1',
      'hardness.squares.8',
      'hardness.squares.8.1.1',
      'hardness.squares.x.1',
    ];
    for (const text of [
      '',
      'estimate',
      'estimate.',
      'threshold.8',
      'nothing',
      'estimate.12345',
      'estimate.8.9',
      ...hard,
    ])
      assert.equal(readFrontier(text), null, text);
  });
});

describe('the state', () => {
  test('sizes and visible ranges stay within the supported limits', () => {
    assert.equal(after([{ type: 'choose', to: { size: 5_000 } }]).size, 1_000);
    assert.equal(after([{ type: 'choose', to: { size: -3 } }]).size, 1);
    assert.deepEqual(after([{ type: 'look', look: { from: -5, rows: 1 } }]).look, { from: 0, rows: 20 });
    assert.deepEqual(after([{ type: 'look', look: { from: 1e9, rows: 100 } }]).look, {
      from: GREEDY_ROWS - 100,
      rows: 100,
    });
  });

  test('another question stops the running question; only a running question can be paused', () => {
    const runs = after([{ type: 'run', what: 'estimate', seed: 1 }, { type: 'pause' }]);
    assert.deepEqual([runs.runs, runs.paused], ['estimate', true]);
    const other = after([{ type: 'choose', to: { topic: 'greedy' } }], runs);
    assert.deepEqual([other.runs, other.paused], [null, false]);
    assert.equal(after([{ type: 'pause' }]).paused, false);
  });

  test('an estimate is used only for its own size', () => {
    const estimated = { size: 28, estimate: null, milliseconds: 1 };
    const known = after([{ type: 'estimated', estimated }]);
    assert.equal(known.estimated, estimated);
    assert.equal(after([{ type: 'choose', to: { size: 29 } }], known).estimated, null);
  });
});

describe('the jobs', async () => {
  const { engine } = await load('queens');

  test('the answer contains the threshold and the number of placements up to it, and the certificate states both', () => {
    const { found: threshold, placements } = answerTo(engine, 'threshold', { size: 10 });
    assert.ok(threshold);
    const found = { ...threshold, size: 10, placements, milliseconds: 1 };
    assert.equal(found.most, 2);
    // 100 placements of one queen, and n (n - 1) (n - 2) (3n - 1) / 6 of two queens.
    assert.equal(found.placements, 100 + (10 * 9 * 8 * 29) / 6);
    const text = certificate(found);
    assert.match(text, /^A374013\(10\) = 2\n/);
    assert.match(text, /3580 placements of 1 to 2 queens/);
    assert.ok(text.includes(Array.from(found.blocking, (column) => column + 1).join(' ')));
  });

  test('a killed search continues after the shards that it has reported, and repeats none', () => {
    const size = 12;
    const shards = (reports: readonly unknown[]): string[] =>
      (reports as { queens: number; shard: number }[]).map(({ queens, shard }) => `${queens}.${shard}`);
    let stored: unknown[] = [];
    let starts = 0;
    for (let found = false; !found; starts++) {
      // Writes the reports as text and reads them again, as a browser does.
      const reports = readReports(JSON.stringify([[size, stored]])).get(size) ?? [];
      const job = new engine.Job('threshold', { size, reports });
      for (let slices = 0; slices < 3 && !found; slices++) {
        found = job.run(1_000) === STEP.Done;
        if (found) {
          const answer = job.answer();
          assert.equal(answer.found?.most, 2);
          stored = [...stored, ...answer.reports];
        } else stored = [...stored, ...job.progress().reports];
      }
      job.free();
    }
    assert.equal(new Set(shards(stored)).size, stored.length, `in ${starts} starts`);
    // For one and for two queens, all shards were searched: one for each of the 21 orbits of squares. With three queens, the
    // search ended with a shard that has a blocking placement.
    for (const queens of [1, 2])
      assert.equal(shards(stored).filter((name) => name.startsWith(`${queens}.`)).length, 21);

    // A changed shard is searched again. If all shards are stored, nothing is searched.
    const again = (reports: readonly unknown[]) => answerTo(engine, 'threshold', { size, reports }).reports;
    assert.deepEqual(again(stored), []);
    const [first, ...rest] = stored;
    const changed = { ...(first as object), covered: [0, 9, 0, 0, 0, 0, 0, 0, 0] };
    assert.deepEqual(again([changed, null, 'x', {}, ...rest]), [first]);
  });

  test('stored reports are read, and text of another form has no reports', () => {
    for (const text of [null, '[]', '{}', '[1]', '[[3,[]]]', '[["8",{}]]', '[[8]]'])
      assert.equal(readReports(text).size, 0);
    assert.deepEqual(
      [...readReports('[[8,[1,2]],[9,[]]]')],
      [
        [8, [1, 2]],
        [9, []],
      ],
    );
  });

  test('a new term has a blocking placement with one queen more than the term, and the submission names the methods', () => {
    for (const term of thresholds.found) {
      const placed = Int32Array.from(term.blocking);
      assert.equal(placed.filter((column) => column >= 0).length, term.most + 1);
      assert.ok(engine.validate(placed).ok);
      assert.equal(engine.complete(placed).verdict, 'impossible');
      assert.ok(!thresholds.boards.some(({ size }) => size === term.size));
      const text = submission(term);
      assert.match(text, /^A374013\(21\) = 4\n/);
      for (const method of term.methods) assert.ok(text.includes(method));
      assert.ok(term.methods.length >= 2);
    }
  });

  test('the checker accepts the certificate of each count, and refuses it with any one word changed', () => {
    for (const { size, total } of solutions.boards.filter(({ size }) => size >= 1 && size <= 10)) {
      const text = engine.countCertificate(size);
      const words = text.trim().split(/\s+/).length - 3;
      assert.deepEqual(recount(text), { holds: true, solutions: total, words });
      for (let seed = 0; seed < Math.min(words, 60); seed++) {
        const at = size <= 6 ? seed : seed * 97;
        const changed = spoil(text, at);
        const verdict = recount(changed.text);
        assert.ok(!verdict.holds, `${size} rows, word ${changed.at}`);
        assert.equal(verdict.at, changed.at);
      }
      assert.deepEqual(recount(text.replace(/ \d+\n/, ` ${total + 1}\n`)), { holds: false, why: 'count', at: 3 });
      assert.equal(recount(`${text} =`).holds, false);
      assert.equal(recount(text.slice(0, text.lastIndexOf(' '))).holds, false);
    }
    for (const [text, why] of [
      ['', 'head'],
      ['queens 0 1 =', 'head'],
      ['queens 17 1 =', 'head'],
      ['queens 1 1 r1', 'short'],
      ['queens 1 1 r1 = =', 'long'],
      ['queens 2 0 r1 !r2 !r1', 'taken'],
      ['queens 2 0 r1 !r2 !c3', 'taken'],
      ['queens 3 0 !c1', 'free'],
      ['queens 2 1 r1 =', 'missing'],
      ['queens 2 0 r1 !r2 r0x', 'word'],
    ] as const) {
      const verdict = recount(text);
      assert.equal(verdict.holds ? null : verdict.why, why, text);
    }
    assert.throws(() => engine.countCertificate(11), { code: 'frontier-size' });
  });

  test('a placement is judged as completed or impossible', () => {
    const judge = (placement: Int32Array) =>
      answerTo(engine, 'complete', { rows: placement, seed: 0, blame: 'none' }).verdict;
    assert.equal(judge(rows(0, -1, -1, -1)), 'impossible');
    assert.equal(judge(rows(1, -1, -1, -1)), 'completed');
  });
});

test('every open question that asks for a number has known terms, the last six for consecutive sizes', () => {
  // Only a question that asks for no number has no terms.
  assert.deepEqual(
    OPEN.filter(({ known }) => known.size === 0).map(({ id }) => id),
    ['coins'],
  );
  for (const { id, known } of OPEN.filter(({ known }) => known.size > 0)) {
    const sizes = [...known.keys()].sort((one, other) => one - other);
    assert.ok(sizes.length >= 6, id);
    assert.deepEqual(
      sizes.slice(-6),
      Array.from({ length: 6 }, (_, at) => (sizes.at(-1) ?? 0) - 5 + at),
      id,
    );
  }
});

test('large numbers are written with powers of ten', () => {
  assert.equal(power(Math.log10(92)), '92');
  assert.equal(power(10.5913915), '3.903 × 10¹⁰');
  assert.equal(power(2157.5), '3.162 × 10²¹⁵⁷');
});
