// A race: its worker with the real engine, its state, and its link.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KINDS } from '../../www/src/engine/types';
import { specOf } from '../../www/src/rooms/race/chart';
import { raceJobsOf } from '../../www/src/rooms/race/jobs';
import { readRace, writeRace } from '../../www/src/rooms/race/link';
import type { RaceQuestions } from '../../www/src/rooms/race/questions';
import {
  CLOCKS,
  type Clock,
  defaultSearches,
  type LaneProgress,
  type Race,
  solutionsOf,
  startRace,
  updateRace,
} from '../../www/src/rooms/race/slice';
import { learn } from '../../www/src/texts/catalogue';
import type { PassedRun } from '../../www/src/watch/passed-run';
import { empty, load, rows } from '../engine/load';

const { engine, memory } = await load('queens');

/** The jobs of the worker, called without messages. */
function worker() {
  const jobs = raceJobsOf();
  const ask = <K extends keyof RaceQuestions>(name: K, question: RaceQuestions[K]['question']) => {
    const outcome = jobs[name](engine, question).slice(20);
    assert.ok(outcome.done);
    return outcome.answer as RaceQuestions[K]['answer'];
  };
  return {
    open: (searches: string[], board = empty(8), seed = 1, clock: Clock = 'tried', handed: PassedRun | null = null) =>
      ask('raceOpen', { searches, rows: board, seed, clock, recording: handed }),
    /** Moves every lane to a position of the clock, and waits until the lengths of all runs are known. */
    to: (clock: Clock, at: number) => {
      for (;;) {
        const { arrived, lanes } = ask('raceTo', { clock, at });
        if (arrived && lanes.every((standing) => standing?.known ?? true)) return lanes;
      }
    },
  };
}

/** Runs a race to its end by a clock, in this many steps. */
function runRace(searches: string[], clock: Clock, steps: number): Race {
  const { open, to } = worker();
  let race = updateRace(startRace, { type: 'open', searches, clock });
  race = updateRace(race, { type: 'opened', run: race.run, refusals: open(searches) });
  const length = Math.max(...to(clock, 0).map((standing) => standing?.length ?? 0));
  race = updateRace(race, { type: 'start' });
  for (let step = 0; step <= steps; step++) {
    // The last step is the length itself: (length * steps) / steps may be less by rounding.
    const at = length * (step / steps);
    race = updateRace(race, { type: 'moved', run: race.run, at, lanes: to(clock, at) });
  }
  return race;
}

describe('a race', () => {
  test('has a lane for a run that was recorded on its board, by any clock except time', () => {
    const handed = { trace: engine.traceOf('bitmask', empty(6), { seed: 1, most: 100_000 }), rows: empty(6) };
    const { open, to } = worker();
    assert.deepEqual(open(['recorded', 'bitmask'], empty(6), 1, 'tried', handed), [null, null]);
    const [own, built] = to('tried', 152);
    assert.deepEqual([own?.ended, own?.counts[0], own && solutionsOf(own)], [true, 152, 4]);
    assert.deepEqual(own?.counts[0], built?.counts[0]);
    const code = (...asked: Parameters<typeof open>): string | undefined => open(...asked)[0]?.code;
    assert.equal(code(['recorded', 'bitmask'], empty(6), 1, 'time', handed), 'recorded-untimed');
    assert.equal(code(['recorded', 'bitmask'], empty(8), 1, 'tried', handed), 'recorded-elsewhere');
    assert.equal(code(['recorded', 'bitmask'], empty(6), 1, 'tried', null), 'recorded-elsewhere');
  });

  test('ends with the published figures, by any clock', () => {
    for (const clock of CLOCKS) {
      const { status, lanes } = runRace(['bitmask', 'array-iterative'], clock, 50);
      assert.equal(status, 'over', clock);
      for (const { progress, series } of lanes) {
        assert.ok(progress?.ended && progress.known);
        assert.equal(solutionsOf(progress), 92);
        assert.equal(progress.all, 92);
        assert.equal(progress.counts[0], 2_056);
        assert.equal(series.solutions.at(-1), 92);
        assert.ok(series.work.every((work, index) => index === 0 || work > (series.work[index - 1] ?? 0)));
        assert.ok(series.solutions.every((found, index) => index === 0 || found > (series.solutions[index - 1] ?? 0)));
      }
    }
  });

  test('shows the effect of looking ahead: 672 queens tried instead of 2,056', () => {
    const { lanes } = runRace(['bitmask', 'bitboard-columns'], 'tried', 100);
    assert.deepEqual(
      lanes.map(({ progress }) => [progress?.work, progress?.counts[0], progress?.counts[1]]),
      [
        [2_056, 2_056, 0],
        [672, 672, 762],
      ],
    );
  });

  test('shows the last solution of each search that has ended', () => {
    for (const { progress } of runRace(['bitmask', 'bitboard-columns', 'repair'], 'tried', 3).lanes) {
      assert.ok(progress?.ended);
      assert.deepEqual(engine.validate(progress.rows), { ok: true, queens: 8, conflicts: [] });
    }
  });

  test('has the same number of tried queens in every lane, or the same number of events', () => {
    const { open, to } = worker();
    assert.deepEqual(open(['bitmask', 'array-recursive']), [null, null]);
    for (const at of [1, 500, 20, 2_055])
      for (const standing of to('tried', at)) assert.deepEqual([standing?.work, standing?.counts[0]], [at, at]);
    for (const standing of to('events', 300)) assert.equal(standing?.position, 300);
  });

  test('reports why a search cannot run, and runs the others', () => {
    const { open, to } = worker();
    const refusals = open(['nothing', 'bitmask']);
    assert.deepEqual([refusals[0]?.code, refusals[1]], ['search-unknown', null]);
    const lanes = to('tried', 10);
    assert.deepEqual([lanes[0], lanes[1]?.work], [null, 10]);
    assert.deepEqual(
      open(['bitmask', 'bitmask'], rows(0, 0, -1, -1)).map((refusal) => refusal?.code),
      ['search-conflict', 'search-conflict'],
    );
  });

  test('keeps its series short and the memory of the worker bounded', () => {
    const race = runRace(['bitmask', 'bitmask'], 'tried', 2_056);
    assert.ok(race.lanes.every(({ series }) => series.work.length <= 800));
    const before = memory.buffer.byteLength;
    const { open, to } = worker();
    for (let round = 0; round < 40; round++) {
      open(['bitmask', 'repair', 'bitmask', 'array-iterative'], empty(8), round);
      to('events', 50);
    }
    assert.ok(memory.buffer.byteLength - before <= 2 << 20);
  });

  test('a lane and a clock can be chosen in either order', () => {
    const start = updateRace(startRace, { type: 'open', searches: ['bitmask', 'repair'], clock: 'tried' });
    const lane = updateRace(start, { type: 'lane', index: 1, search: 'array-recursive' });
    const both = updateRace(lane, { type: 'clock', clock: 'events' });
    const clockFirst = updateRace(updateRace(start, { type: 'clock', clock: 'events' }), {
      type: 'lane',
      index: 1,
      search: 'array-recursive',
    });
    for (const race of [both, clockFirst]) {
      assert.deepEqual(writeRace(race), 'bitmask.array-recursive~events');
      assert.deepEqual([race.status, race.run], ['wanted', start.run + 2]);
    }
  });

  test('starts, hurries and pauses only in a state that allows it', () => {
    const opened = updateRace(startRace, { type: 'open', searches: ['bitmask', 'repair'], clock: 'time' });
    assert.equal(updateRace(opened, { type: 'start' }).status, 'wanted');
    const ready = updateRace(opened, { type: 'opened', run: opened.run, refusals: [null, null] });
    assert.equal(updateRace(ready, { type: 'pause' }).status, 'ready');
    const running = updateRace(ready, { type: 'hurry' });
    assert.deepEqual([running.status, running.hurried], ['running', true]);
    assert.equal(updateRace(running, { type: 'pause' }).status, 'paused');
    assert.equal(updateRace(running, { type: 'moved', run: running.run - 1, at: 9, lanes: [null, null] }), running);
    const none = updateRace(opened, {
      type: 'opened',
      run: opened.run,
      refusals: [
        { code: 'a', detail: {} },
        { code: 'b', detail: {} },
      ],
    });
    assert.equal(none.status, 'over');
  });

  test('begins with the search of Watch, unless it needs a seed, and with a different search', () => {
    const searches = engine.searches();
    for (const { name, seeded } of searches) {
      const [first, second] = defaultSearches(searches, name, 8);
      assert.ok(first !== second && searches.some((search) => search.name === second));
      if (!seeded) assert.equal(first, name);
    }
  });
});

describe('a link to a race', () => {
  test('is read back as it was written', () => {
    for (const clock of CLOCKS) {
      const searches = ['bitmask', 'array-iterative', 'repair'];
      const race = updateRace(startRace, { type: 'open', searches, clock });
      assert.deepEqual(readRace(writeRace(race)), { type: 'open', searches, clock });
    }
  });

  test('is ignored if a race did not write it', () => {
    for (const text of ['', 'bitmask', 'bitmask~tried', 'a.b~turns', 'a.b.c.d.e~tried', 'A.b~tried', 'a..b~time'])
      assert.equal(readRace(text), null, text);
  });
});

describe('the chart of a race', () => {
  learn({ 'race-clocks-tried': 'queens tried' });
  const laneAt = (solutions: number, work: number, ended: boolean) =>
    ({
      counts: KINDS.map((kind) => (kind === 'solution' ? solutions : 0)),
      work,
      ended,
      length: 90,
      all: 7,
      rows: empty(4),
    }) as unknown as LaneProgress;
  const race = (['one', 'two'] as const).reduce<Race>(
    (before, _, step) =>
      updateRace(before, {
        type: 'moved',
        run: before.run,
        at: 30 * step,
        lanes: [laneAt(step * 3, 30 * step, false), laneAt(7, 20, true)],
      }),
    updateRace(startRace, { type: 'open', searches: ['one', 'two'], clock: 'tried' }),
  );

  test('has each lane at its own work, from zero up to its position', () => {
    const { x, series, to } = specOf(race);
    assert.deepEqual(x, [0, 20, 30]);
    assert.deepEqual(
      series.map(({ values }) => values),
      [
        [0, null, 3],
        [0, 7, null],
      ],
    );
    assert.deepEqual(to, { x: 90, y: 7 });
  });

  test('ends a line with a full dot if its search has ended, and otherwise with a hollow dot', () => {
    assert.deepEqual(
      specOf(race).series.map(({ end }) => end),
      ['hollow', 'full'],
    );
  });
});
