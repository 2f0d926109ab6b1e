// The worker for runs with the real engine: goals, breakpoints, play, and its memory after many runs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Variant } from '../../www/src/kernel/input';
import {
  countEvents,
  type Goal,
  GRAIN_KINDS,
  kindSet,
  type PositionReport,
  type Ruler,
} from '../../www/src/kernel/watch';
import { jobsOf } from '../../www/src/rooms/theatre/jobs';
import type { MovedRun, OpenedRun, WatchQuestions } from '../../www/src/watch/questions';
import { conflictsOn } from '../../www/src/watch/tallies';
import { empty, load, rows } from '../engine/load';

const { engine, memory } = await load('queens');

/** The jobs of the worker, called without messages: each question is answered in one slice of 20 ms. */
function worker() {
  const jobs = jobsOf();
  const ask = <K extends keyof WatchQuestions>(name: K, question: WatchQuestions[K]['question']): unknown => {
    const outcome = jobs[name](engine, question).slice(20);
    assert.ok(outcome.done);
    return outcome.answer;
  };
  const go = (goal: Goal, breakpoints: number[] = []): MovedRun => {
    for (;;) {
      const moved = ask('watchGo', { goal, breakpoints }) as MovedRun;
      if (moved.arrived || moved.note) return moved;
    }
  };
  return {
    open: (search: string, board: Int32Array, seed = 1, variant: Variant | null = null) =>
      ask('watchOpen', { search, rows: board, seed, variant }) as OpenedRun,
    go,
    play: (steps: number, kinds = GRAIN_KINDS.event, breakpoints: number[] = []) =>
      ask('watchPlay', { steps, kinds, breakpoints }) as MovedRun,
    foresee: () => ask('watchForesee', null) as PositionReport,
    explore: () => ask('watchExplore', { milliseconds: 20 }) as Ruler,
  };
}

describe('a goal', () => {
  const cases: readonly (readonly [string, Goal, number | null, MovedRun['note']])[] = [
    ['a position', { kind: 'position', position: 1_234 }, 1_234, null],
    ['a position beyond the end', { kind: 'position', position: 99_999 }, 4_849, 'beyond'],
    ['the end', { kind: 'end' }, 4_849, 'end'],
    ['the start', { kind: 'nth', kinds: GRAIN_KINDS.solution, nth: 0 }, 0, null],
    ['the last solution', { kind: 'nth', kinds: GRAIN_KINDS.solution, nth: 92 }, null, null],
    ['one solution too many', { kind: 'nth', kinds: GRAIN_KINDS.solution, nth: 93 }, 4_849, 'noMore'],
    ['a square', { kind: 'until', condition: { kinds: 0, square: { row: 0, column: 3 } } }, null, null],
    ['the end by a condition', { kind: 'until', condition: { kinds: kindSet('exhausted') } }, 4_849, 'end'],
  ];
  for (const [name, goal, position, note] of cases) {
    test(`${name} is reached`, () => {
      const { open, go } = worker();
      open('bitmask', empty(8));
      const moved = go(goal);
      if (position !== null) assert.equal(moved.shown.frame.position, position);
      assert.equal(moved.note, note);
    });
  }

  test('the next step is predicted correctly, and the run stays where it is', () => {
    const { open, go, foresee } = worker();
    for (const search of ['bitmask', 'array-recursive', 'repair']) {
      open(search, empty(8));
      for (const position of [0, 1, 57, 300]) {
        const { shown: before } = go({ kind: 'position', position });
        const next = foresee();
        assert.deepEqual(go({ kind: 'position', position: before.frame.position }).shown.frame, {
          ...before.frame,
          furthest: next.frame.furthest,
        });
        assert.deepEqual(next, go({ kind: 'position', position: before.frame.position + 1 }).shown);
      }
    }
  });

  test('that skips a kind of event continues past it', () => {
    const { open, go } = worker();
    open('bitmask', empty(6));
    const condition = { kinds: 0, square: { row: 1, column: 2 } };
    const first = go({ kind: 'until', condition });
    assert.equal(first.shown.frame.happened?.kind, 'tried');
    const next = go({ kind: 'until', condition, skips: kindSet('removed') });
    assert.equal(next.shown.frame.happened?.kind, 'tried');
    assert.ok(next.shown.frame.position > first.shown.frame.position + 1);
  });
});

describe('play', () => {
  test('takes the requested number of steps, for steps of each size', () => {
    const { open, play } = worker();
    open('bitmask', empty(8));
    assert.equal(play(7).shown.frame.position, 7);
    assert.equal(play(3).shown.frame.position, 10);
    for (const kinds of [GRAIN_KINDS.row, GRAIN_KINDS.deadEnd, GRAIN_KINDS.solution]) {
      const before = countEvents(play(1).shown.frame, kinds);
      assert.equal(countEvents(play(2, kinds).shown.frame, kinds), before + 2);
    }
  });

  test('stops at a breakpoint and continues from it, to the end', () => {
    const { open, play } = worker();
    const { blocks } = open('bitmask', empty(6));
    const solution = blocks[1] ?? -1;
    const stops: number[] = [];
    for (
      let moved = play(Infinity, GRAIN_KINDS.event, [solution]);
      ;
      moved = play(Infinity, GRAIN_KINDS.event, [solution])
    ) {
      if (moved.note === 'end') break;
      if (moved.note === 'breakpoint') stops.push(moved.shown.frame.position);
    }
    assert.equal(stops.length, 4);
    assert.deepEqual(
      stops,
      [...new Set(stops)].sort((one, other) => one - other),
    );
  });

  test('at full speed answers in time for the next frame, and moves far', () => {
    const { open, play } = worker();
    open('bitmask', empty(20));
    const before = performance.now();
    for (let frame = 0; frame < 5; frame++) play(Infinity);
    assert.ok(play(1).shown.frame.position > 10_000);
    assert.ok((performance.now() - before) / 5 < 200);
  });

  test('at full speed reaches the end of the explored part before it extends it', () => {
    const { open, explore, play } = worker();
    open('bitmask', empty(16));
    const { furthest } = explore();
    let moved = play(Number.POSITIVE_INFINITY);
    while (moved.shown.frame.position < furthest) {
      assert.equal(moved.shown.frame.furthest, furthest);
      moved = play(Number.POSITIVE_INFINITY);
    }
    assert.equal(moved.shown.frame.position, furthest);
    assert.ok(play(Number.POSITIVE_INFINITY).shown.frame.position > furthest);
  });
});

test('a board under another rule is played with its attack table, by the only search that supports it', () => {
  const { open, go } = worker();
  const knights = { rule: 'knights', rows: 3, columns: 4, walls: [6], pieces: 4, squares: [0] };
  const { table, shown } = open('by-rule', empty(3), 1, knights);
  assert.equal(table?.rule, 'knights');
  assert.deepEqual(shown.frame.pieces, [{ row: 0, column: 0 }]);
  const ways = engine.countByRule('knights', 3, 4, {
    pieces: 4,
    given: Int32Array.of(0),
    walls: Int32Array.of(6),
  }).count;
  const { frame } = go({ kind: 'end' }).shown;
  assert.equal(BigInt(countEvents(frame, GRAIN_KINDS.solution)), ways);
  assert.throws(() => open('bitmask', empty(3), 1, knights), { code: 'search-queens-alone' });
  assert.throws(() => open('by-rule', empty(3), 1, { ...knights, squares: [0, 9] }), { code: 'search-piece-conflict' });
});

test('exploring finds the length and the data of the ruler, and does not move', () => {
  const { open, explore, play } = worker();
  open('bitmask', empty(8));
  play(5);
  let ruler = explore();
  while (!ruler.finished) ruler = explore();
  assert.equal(ruler.furthest, 4_849);
  assert.ok(ruler.marks.some((mark) => mark & 1) && ruler.marks.some((mark) => mark & 2));
  assert.equal(play(1).shown.frame.position, 6);
});

test('a board that cannot be played is refused with a reason, and so is a question without a run', () => {
  const { open, play } = worker();
  assert.throws(() => open('bitmask', rows(0, 0, -1, -1)), { code: 'search-conflict' });
  assert.throws(() => open('nothing', empty(4)), { code: 'search-unknown' });
  assert.throws(() => play(1), { code: 'noRun' });
});

test('opening and leaving a thousand runs does not grow the memory', () => {
  const { open, go } = worker();
  const round = (seed: number): void => {
    open(seed % 2 ? 'bitmask' : 'repair', empty(16), seed);
    go({ kind: 'position', position: 200 });
  };
  for (let seed = 0; seed < 50; seed++) round(seed);
  const before = memory.buffer.byteLength;
  for (let seed = 0; seed < 1_000; seed++) round(seed);
  assert.equal(memory.buffer.byteLength, before);
});

test('the reported conflicts of a line are its pairs of queens, as the engine counts them', () => {
  assert.deepEqual([0, 1, 2, 3, 4].map(conflictsOn), [0, 0, 1, 3, 6]);
});
