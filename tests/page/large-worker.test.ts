// The worker for large boards: boards that change while a job runs, undo and redo, and runs that step back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardJobsOf } from '../../www/src/rooms/large/board-jobs';
import { BoardStore } from '../../www/src/rooms/large/board-store';
import { linearJobsOf } from '../../www/src/rooms/large/linear/jobs';
import type { MethodReport } from '../../www/src/rooms/large/linear/slice';
import type { LargeQuestions } from '../../www/src/rooms/large/questions';
import type { Job } from '../../www/src/worker/job';
import { empty, load, rows } from '../engine/load';

// Mocks of the classes that workers draw with and Node does not have.
class Canvas {
  constructor(
    public width: number,
    public height: number,
  ) {}
  getContext(): object {
    return { putImageData: () => {} };
  }
  transferToImageBitmap(): object {
    return { width: this.width, height: this.height };
  }
}
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
  ) {}
}
Object.assign(globalThis, { OffscreenCanvas: Canvas, ImageData: Pixels });

const { engine } = await load('queens', 'test');
const HAND = { kind: 'hand' } as const;
const MADE = { kind: 'generated', given: 1, seed: 7, source: 'random' } as const;
const VIEW = { x: 0, y: 0, scale: 1 / 10_000, width: 100, height: 100 };
const COLOURS = { beyond: 0, plate: 1, light: 2, dark: 3, given: 4, found: 5 };

function finish<K extends keyof LargeQuestions>(job: Job): LargeQuestions[K]['answer'] {
  for (;;) {
    const outcome = job.slice(20);
    if (outcome.done) return outcome.answer as LargeQuestions[K]['answer'];
  }
}

test('a picture that is being painted shows a board that was set in the meantime', () => {
  const store = new BoardStore();
  const jobs = boardJobsOf(store);
  store.replace({ rows: engine.explicit(1_000_000), origin: { kind: 'explicit' } });
  const paint = jobs.largePaint(engine, { view: VIEW, colours: COLOURS });
  assert.equal(paint.slice(0).done, false);
  store.replace({ rows: empty(1_000_000), origin: HAND });
  const { inView, bitmap } = finish<'largePaint'>(paint);
  assert.deepEqual(inView, { given: 0, found: 0 });
  assert.deepEqual({ ...bitmap }, { width: VIEW.width, height: VIEW.height });
});

test('two presses on one square set and remove a queen; a press on an attacked square is refused', () => {
  const store = new BoardStore();
  const jobs = boardJobsOf(store);
  const toggle = (row: number, column: number) => finish<'largeToggle'>(jobs.largeToggle(engine, { row, column }));
  store.replace({ rows: empty(100), origin: MADE });
  assert.deepEqual([toggle(3, 4).kind, toggle(3, 4).kind, toggle(3, 4).kind], ['set', 'removed', 'set']);
  const refused = toggle(4, 5);
  assert.deepEqual(refused.kind === 'attacked' && [refused.by.row, refused.by.column], [3, 4]);
  assert.deepEqual(store.info(), { n: 100, given: 1, found: 0, origin: HAND });
});

test('a press that waits for the picture of a large board is judged on a board that was set in the meantime', () => {
  const store = new BoardStore();
  const jobs = boardJobsOf(store);
  store.replace({ rows: empty(100_000), origin: MADE });
  const toggle = jobs.largeToggle(engine, { row: 0, column: 0 });
  assert.equal(toggle.slice(0).done, false);
  const other = empty(100_000);
  other[1] = 1;
  store.replace({ rows: other, origin: MADE });
  const refused = finish<'largeToggle'>(toggle);
  assert.deepEqual(refused.kind === 'attacked' && [refused.by.row, refused.by.column], [1, 1]);
  assert.deepEqual(store.info(), { n: 100_000, given: 1, found: 0, origin: MADE });
});

test('undo and redo restore boards in order, and a change after undo replaces the undone boards', () => {
  const store = new BoardStore();
  assert.equal(store.travel('undo'), null);
  store.replace({ rows: rows(0, -1, -1, -1), origin: MADE });
  store.replace({ rows: rows(0, 2, -1, -1), given: rows(0, -1, -1, -1), origin: MADE });
  assert.deepEqual(store.info(), { n: 4, given: 1, found: 1, origin: MADE });
  assert.deepEqual(store.travel('undo'), { n: 4, given: 1, found: 0, origin: MADE });
  assert.equal(store.travel('undo'), null);
  assert.deepEqual(store.travel('redo'), { n: 4, given: 1, found: 1, origin: MADE });
  store.edit();
  store.change(1, 3);
  assert.deepEqual(store.rows, rows(0, 3, -1, -1));
  assert.equal(store.origin.kind, 'hand');
  assert.equal(store.travel('redo'), null);
  store.travel('undo');
  assert.deepEqual([store.rows, store.given, store.origin], [rows(0, 2, -1, -1), rows(0, -1, -1, -1), MADE]);
});

test('undo restores only the last boards if they have millions of rows', () => {
  const store = new BoardStore();
  for (let board = 0; board < 6; board++) store.replace({ rows: empty(10_000_000), origin: HAND });
  let back = 0;
  while (store.travel('undo')) back++;
  assert.equal(back, 3);
});

for (const method of ['linear', 'repair'] as const) {
  test(`stepping back a run of ${method} restores its earlier state, and the board shows its queens`, () => {
    const store = new BoardStore();
    const jobs = linearJobsOf(store);
    const given = empty(400).with(7, 200);
    store.replace({ rows: given, origin: HAND });
    const seek = (position: number): MethodReport => finish<'linearSeek'>(jobs.linearSeek(engine, { position }));
    const queens = (): number => finish<'linearTake'>(jobs.linearTake(engine, null)).found;
    const opened = finish<'linearOpen'>(jobs.linearOpen(engine, { method, seed: 2, options: {} }));
    assert.deepEqual([opened.method, opened.progress.position, opened.finished], [method, 0, false]);
    const progressThere = seek(150).progress;
    const found = queens();
    const end = seek(Number.MAX_SAFE_INTEGER);
    assert.deepEqual([end.finished, queens()], [true, 399]);
    assert.equal(engine.validateLarge(store.rows).ok, true);
    assert.deepEqual(seek(150).progress, progressThere);
    assert.equal(queens(), found);
    assert.deepEqual(store.given, given);
  });
}
