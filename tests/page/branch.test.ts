// A branch of a run outside of Watch: in links, traces, pictures, animations and the teacher's window.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardPicture } from '../../www/src/board/picture/board';
import { LIGHT } from '../../www/src/board/picture/inks';
import type { Picture } from '../../www/src/board/picture/shape';
import { queensOn } from '../../www/src/board/rule';
import type { Decision, Frame } from '../../www/src/engine/types';
import { classicPosition } from '../../www/src/kernel/input';
import { opening, type Shared } from '../../www/src/kernel/state';
import { type BranchMove, type PositionReport, type Ruler, updateWatch } from '../../www/src/kernel/watch';
import { framePicture, type SavedFrame } from '../../www/src/rooms/share/save/animation';
import { captionsOf } from '../../www/src/rooms/share/save/captions';
import { makeFile } from '../../www/src/rooms/share/save/file';
import { framesJob, stepsJob } from '../../www/src/rooms/share/save/jobs';
import { boardToSave } from '../../www/src/rooms/share/save/saved-board';
import { startShare } from '../../www/src/rooms/share/slice';
import { canBeGiven, canTry, undoDecision } from '../../www/src/rooms/theatre/branch';
import { runPosition } from '../../www/src/rooms/theatre/branch-view';
import { jobsOf } from '../../www/src/rooms/theatre/jobs';
import { readPredict, writePredict } from '../../www/src/rooms/theatre/link';
import { startPredict } from '../../www/src/rooms/theatre/predict';
import { empty, load } from '../engine/load';
import { answerOf } from './answer';
import './english';

const { engine } = await load('queens');
const ROWS = empty(8);
const NEVER = Number.MAX_SAFE_INTEGER;

/** A queen on row 4, column 7 after step 3, and then a queen on row 5, column 4 after step 4. */
const DECISIONS: readonly Decision[] = [
  { position: 3, square: { row: 3, column: 6 } },
  { position: 4, square: { row: 4, column: 3 } },
];
const RUN = { rows: ROWS, variant: null, search: 'bitmask', seed: 1, by: 'event', decisions: DECISIONS } as const;

/** Returns the frame of every step: of the search up to the first decision, and then of the branch. */
function framesOfRun(): Frame[] {
  const run = new engine.Timeline('bitmask', ROWS, 1);
  for (const { position, square } of DECISIONS) {
    run.seek(position, NEVER);
    run.decide(square.row, square.column);
  }
  run.seek(NEVER, NEVER);
  const { position: end } = run.frame();
  const frames = Array.from({ length: end + 1 }, (_, step) => {
    run.seek(step, NEVER);
    return run.frame();
  });
  run.free();
  return frames;
}

/** The page after these moves of a run that was opened and explored. */
function pageAfter(...moves: BranchMove[]): Shared {
  const jobs = jobsOf();
  const { rows, variant, search, seed } = RUN;
  answerOf(jobs.watchOpen(engine, { rows, variant, search, seed }));
  let shown: PositionReport | null = null;
  for (const to of moves) {
    const question = { goal: { kind: 'branch', to }, breakpoints: [] } as const;
    shown = answerOf<{ shown: PositionReport }>(jobs.watchGo(engine, question)).shown;
  }
  const explore = (): Ruler => answerOf<Ruler>(jobs.watchExplore(engine, { milliseconds: 20 }));
  let ruler = explore();
  while (!ruler.finished) ruler = explore();
  const { position } = (shown as PositionReport | null)?.frame ?? { position: 0 };
  shown = answerOf<{ shown: PositionReport }>(
    jobs.watchGo(engine, { goal: { kind: 'position', position }, breakpoints: [] }),
  ).shown;
  const input = { ...classicPosition(rows, []), search, seed };
  const ui = { ...opening.ui, shows: 'run' as const };
  return { ...opening, input, ui, watch: { ...opening.watch, status: 'open', whole: true, shown, ruler } };
}

const pageDecided = (step: number | null): Shared => pageAfter({ is: 'decide', decisions: DECISIONS, step });

/** The queens of a picture in one of its inks. */
const queensIn = ({ shapes }: Picture, ink: 'branch' | 'found'): number =>
  shapes.filter((shape) => shape.kind === 'outline' && shape.stroke === ink && shape.fill === 'sq-light').length;

test('a link names the decisions of the branch while the run is inside it', () => {
  const inside = writePredict(startPredict, pageDecided(null));
  assert.equal(inside, 'try.3.4.7.4.5.4');
  assert.deepEqual(readPredict(inside), { type: 'tries', decisions: DECISIONS, level: null });
  const outside = pageAfter({ is: 'decide', decisions: DECISIONS, step: null }, { is: 'leave', step: null });
  assert.equal(writePredict(startPredict, outside), '');
  // Decisions must be in the order of their steps.
  for (const text of ['try.3.4.7.2.3.6', 'try.3.4.7.3.4.8']) assert.equal(readPredict(text), null);
});

test('a trace has the steps of the search up to the decision, then the steps of the branch, and names the decisions', async () => {
  const frames = framesOfRun();
  const last = frames.length - 1;
  const file = answerOf<Blob>(stepsJob(engine, { ...RUN, from: 0, to: last, form: 'trace' }));
  const trace = await file.text();
  assert.deepEqual(trace.split('\n').slice(1, 3), [
    '# after step 3 a person decides: row 3, column 6',
    '# after step 4 a person decides: row 4, column 3',
  ]);
  const replayed = new engine.Timeline('recorded', { trace });
  for (const { position, rows, counts, happened } of frames) {
    replayed.seek(position, NEVER);
    const frame = replayed.frame();
    assert.deepEqual([frame.position, [...frame.rows], frame.counts], [position, [...rows], counts]);
    assert.deepEqual(frame.happened, happened);
  }
  replayed.seek(NEVER, NEVER);
  assert.equal(replayed.frame().position, last, 'the trace does not contain the rest of the search');
  replayed.free();
});

test('tables of data have the steps of the branch', async () => {
  const frames = framesOfRun();
  const file = answerOf<Blob>(stepsJob(engine, { ...RUN, from: 0, to: NEVER, form: 'json' }));
  const steps = JSON.parse(await file.text()) as { step: number }[];
  assert.equal(steps.length, frames.length);
});

test('an animation plays the steps of the branch, with its queens in their colour', () => {
  const frames = answerOf<SavedFrame[]>(framesJob(engine, { ...RUN, from: 2, to: NEVER, most: 2_000 }));
  assert.deepEqual(
    frames.map(({ position, rows }) => [position, ...rows]),
    framesOfRun()
      .slice(2)
      .map(({ position, rows }) => [position, ...rows]),
  );
  const moving = { given: ROWS, variant: null, table: null, size: 240, speed: 4, marks: true, loop: true };
  const captions = captionsOf(frames, 8);
  const inks = frames.map((frame, at) => {
    const picture = framePicture(moving, frame, captions[at] ?? []);
    return [queensIn(picture, 'found'), queensIn(picture, 'branch')];
  });
  frames.forEach(({ position, rows }, at) => {
    const queens = rows.filter((column) => column >= 0).length;
    const searched = Math.min(position, 3);
    assert.deepEqual(inks[at], [searched, queens - searched], `step ${position}`);
  });
  assert.ok(captions[2]?.join(' ').startsWith('4: Your decision: a queen on row 4, column 7.'), captions[2]?.join(' '));
});

test('a GIF and a film contain the run with its decisions', () => {
  const shared = pageDecided(5);
  for (const form of ['gif', 'webm'] as const) {
    const choices = { ...startShare.choices, animation: { ...startShare.choices.animation, form } };
    const [command] = makeFile({ ...startShare, panel: 'animation', choices }, shared);
    assert.ok(command?.do === 'ask');
    const { decisions, from, to } = command.question as { decisions: unknown; from: number; to: number };
    assert.deepEqual([decisions, from, to], [DECISIONS, 0, shared.watch.shown?.frame.furthest]);
  }
});

test('a picture shows the queens of the branch in their colour; outside the branch, it shows only the queens of the search', () => {
  const parts = { numbers: true, marks: true, clear: false, caption: [] };
  const picture = (shared: Shared) => boardPicture(boardToSave({ own: startShare, shared }).model, parts);
  const inside = picture(pageDecided(null));
  assert.deepEqual([queensIn(inside, 'found'), queensIn(inside, 'branch')], [3, 2]);
  const outside = picture(pageAfter({ is: 'decide', decisions: DECISIONS, step: null }, { is: 'leave', step: null }));
  assert.deepEqual([queensIn(outside, 'found'), queensIn(outside, 'branch')], [3, 0]);
  assert.notEqual(LIGHT.branch, LIGHT.found);
});

test('only a free square of the board can become a given piece', () => {
  const rule = queensOn(8);
  const { board } = classicPosition(Int32Array.of(0, ...empty(7)));
  for (const [row, column, expected] of [
    [3, 6, true],
    [3, 3, false],
    [0, 5, false],
    [3, 8, false],
    [8, 2, false],
  ] as const)
    assert.equal(canBeGiven(rule, board, { row, column }), expected, `row ${row}, column ${column}`);
});

test("the teacher's window gets the step, the branch, and the rulers of the search and of the branch", () => {
  const inside = runPosition(pageDecided(null));
  const end = framesOfRun().length - 1 - 3;
  assert.equal(inside.step, `branch step 2 of ${end}, from step 3`);
  assert.equal(inside.branch, 'Branch: 2 decisions, the last on row 5, column 4');
  assert.deepEqual(
    inside.lanes.map(({ at, length, known }) => [at, length, known?.marks.length]),
    [
      [3, 4_849, 720],
      [2, end, 720],
    ],
  );
  const outside = runPosition(
    pageAfter({ is: 'decide', decisions: DECISIONS, step: null }, { is: 'leave', step: null }),
  );
  assert.equal(outside.step, 'step 3 of 4,849');
  assert.deepEqual(
    outside.lanes.map(({ at }) => at),
    [3, 0],
  );
  const alone = runPosition(pageAfter());
  assert.deepEqual([alone.branch, alone.lanes.length], [null, 1]);
  // A message between windows is a copy.
  assert.deepEqual(structuredClone(inside), inside);
});

test('each press of undo takes one decision back, even before the answer to the previous press', () => {
  let shared = pageDecided(null);
  const moves: unknown[] = [];
  for (let actions = undoDecision(shared); actions; actions = undoDecision(shared)) {
    const [go] = actions;
    assert.ok(actions.length === 1 && go?.type === 'go');
    moves.push(go.goal);
    shared = { ...shared, watch: updateWatch(shared.watch, go) };
  }
  const undecide = (left: number, step: number) => ({ kind: 'branch', to: { is: 'undecide', left, step } });
  assert.deepEqual(moves, [undecide(1, 4), undecide(0, 3)]);
  const after = pageAfter({ is: 'decide', decisions: DECISIONS, step: null }, { is: 'undecide', left: 0, step: 3 });
  assert.deepEqual([after.watch.shown?.branch, after.watch.shown?.frame.position], [null, 3]);
});

test('a press on a square tries a move while the whole engine opens the run again, and does not set a given piece', () => {
  const { watch } = pageDecided(null);
  assert.equal(canTry({ watch: { ...watch, status: 'wanted' } }), true);
  assert.equal(canTry({ watch: { ...watch, status: 'wanted', whole: false } }), false);
  assert.equal(canTry({ watch: { ...watch, status: 'closed' } }), false);
});
