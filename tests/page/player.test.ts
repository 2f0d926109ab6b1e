// The player: its questions to the engine, their order, and its pace by the clock. The tests act as worker, clock and
// frames.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import type { AppAction } from '../../www/src/kernel/action';
import { opening, type State, update } from '../../www/src/kernel/state';
import { GRAIN_KINDS, type PositionReport } from '../../www/src/kernel/watch';
import { Player } from '../../www/src/watch/player';
import type { WatchQuestions } from '../../www/src/watch/questions';
import { mockClient } from './mock-client';

const shownAt = (position: number, furthest = 100): PositionReport =>
  ({
    frame: { position, furthest, finished: true, counts: [], rows: opening.input.rows, happened: null, block: null },
    registers: [],
  }) as unknown as PositionReport;
const ruler = (furthest: number, finished: boolean) => ({
  furthest,
  finished,
  marks: new Uint8Array(0),
  curve: { positions: [], conflicts: [] },
});

/** A player without a document: every action changes the state, and the player is notified. */
function startPlayer(showsTree = false) {
  let state: State = opening;
  let now = 0;
  const { client, questions, last } = mockClient();
  const frames: (() => void)[] = [];
  const actions: AppAction[] = [];
  const dispatch = (action: AppAction): void => {
    actions.push(action);
    state = update(state, action);
    player.follow(state);
  };
  const clock = { now: () => now, frame: (callback: () => void) => void frames.push(callback) };
  const player = new Player(
    () => client as unknown as WorkerClient<WatchQuestions>,
    dispatch,
    clock,
    () => showsTree,
  );
  return {
    dispatch,
    actions,
    questions,
    last,
    names: () => questions.map(({ name }) => name),
    state: () => state,
    /** Advances the clock, and runs the callbacks of a frame. */
    frame(milliseconds: number): void {
      now += milliseconds;
      for (const callback of frames.splice(0)) callback();
    },
    frames,
    /** Opens a run whose length is known. */
    async open(length = 100): Promise<void> {
      dispatch({ type: 'watch', step: 0 });
      await last().answer({ listing: [], blocks: [0], shown: shownAt(0) });
      await last().answer(ruler(length, true));
    },
  };
}

describe('the player', () => {
  test('opens the run that is wanted, and then looks for its end, one question at a time', async () => {
    const { dispatch, questions, last, names, state } = startPlayer();
    dispatch({ type: 'watch', step: 0 });
    dispatch({ type: 'speed', speed: 9 });
    assert.deepEqual(names(), ['watchOpen']);
    assert.deepEqual(last().question, { search: 'bitmask', rows: opening.input.rows, seed: 1, variant: null });
    await last().answer({ listing: [], blocks: [0], shown: shownAt(0) });
    assert.equal(state().watch.status, 'open');
    assert.equal(last().name, 'watchExplore');
    await last().answer(ruler(40, false));
    await last().answer(ruler(100, true));
    assert.equal(questions.length, 3);
  });

  test('the next step is requested once, and the run stays where it is', async () => {
    const { dispatch, actions, last, names, state, open } = startPlayer();
    await open();
    dispatch({ type: 'foresee' });
    dispatch({ type: 'foresee' });
    assert.equal(last().name, 'watchForesee');
    await last().answer(shownAt(1));
    assert.deepEqual(actions.at(-1), { type: 'foreseen', run: state().watch.run, next: shownAt(1) });
    assert.equal(state().watch.shown?.frame.position, 0);
    assert.equal(names().filter((name) => name === 'watchForesee').length, 1);
  });

  test('goes to the step of a link before anything else', async () => {
    const { dispatch, last, names } = startPlayer();
    dispatch({ type: 'watch', step: 7 });
    await last().answer({ listing: [], blocks: [0], shown: shownAt(0) });
    assert.deepEqual(names(), ['watchOpen', 'watchGo']);
    assert.deepEqual(last().question, { goal: { kind: 'position', position: 7 }, breakpoints: [] });
  });

  test('asks again until a far goal is reached', async () => {
    const { dispatch, open, last, state } = startPlayer();
    await open();
    dispatch({ type: 'go', goal: { kind: 'end' } });
    await last().answer({ shown: shownAt(50), arrived: false, note: null });
    assert.deepEqual([last().name, state().watch.underway], ['watchGo', true]);
    await last().answer({ shown: shownAt(100), arrived: true, note: 'end' });
    assert.deepEqual([state().watch.goal, state().watch.note], [null, 'end']);
  });

  test('a goal that was set in the meantime does not count as reached', async () => {
    const { dispatch, open, last, state } = startPlayer();
    await open();
    dispatch({ type: 'go', goal: { kind: 'position', position: 5 } });
    dispatch({ type: 'go', goal: { kind: 'position', position: 9 } });
    await last().answer({ shown: shownAt(5), arrived: true, note: null });
    assert.deepEqual(state().watch.goal, { kind: 'position', position: 9 });
    assert.equal(last().name, 'watchGo');
  });

  test('plays one step at once, and then as many as the elapsed time requires', async () => {
    const { dispatch, open, frame, last, questions } = startPlayer();
    await open();
    dispatch({ type: 'speed', speed: 4 }); // 4 steps a second
    dispatch({ type: 'play' });
    frame(0);
    assert.deepEqual(last().question, { steps: 1, kinds: GRAIN_KINDS.event, breakpoints: [] });
    await last().answer({ shown: shownAt(1), arrived: true, note: null });
    const before = questions.length;
    frame(100);
    assert.equal(questions.length, before, 'no step is due yet');
    frame(650);
    assert.equal((last().question as { steps: number }).steps, 3);
  });

  test('continues after a long pause as if it had been two seconds', async () => {
    const { dispatch, open, frame, last } = startPlayer();
    await open();
    dispatch({ type: 'speed', speed: 4 });
    dispatch({ type: 'play' });
    frame(0);
    await last().answer({ shown: shownAt(1), arrived: true, note: null });
    frame(3_600_000);
    assert.equal((last().question as { steps: number }).steps, 8);
  });

  test('sends no question between two frames of play', async () => {
    const { dispatch, open, frame, last, questions, frames } = startPlayer();
    await open();
    dispatch({ type: 'speed', speed: 99 });
    dispatch({ type: 'play' });
    frame(16);
    await last().answer({ shown: shownAt(1), arrived: true, note: null });
    const before = questions.length;
    dispatch({ type: 'ui', ui: { marking: true } });
    assert.deepEqual([questions.length, frames.length], [before, 1]);
  });

  test('stops with the reason of the engine', async () => {
    const { dispatch, open, frame, last, state } = startPlayer();
    await open();
    dispatch({ type: 'play' });
    frame(16);
    await last().answer({ shown: shownAt(4), arrived: true, note: 'breakpoint' });
    assert.deepEqual([state().watch.playing, state().watch.note], [false, 'breakpoint']);
  });

  test('fetches the tree while it is shown, and not again as long as the run has not grown', async () => {
    const { dispatch, last, names } = startPlayer(true);
    dispatch({ type: 'watch', step: 0 });
    await last().answer({ listing: [], blocks: [0], shown: shownAt(0, 10) });
    assert.equal(last().name, 'watchTree');
    await last().answer({ furthest: 10 });
    assert.equal(last().name, 'watchExplore');
    await last().answer(ruler(10, true));
    assert.deepEqual(names(), ['watchOpen', 'watchTree', 'watchExplore']);
  });

  test('reopens a lost run once, at its position', async () => {
    const { dispatch, open, last, state, actions } = startPlayer();
    await open();
    dispatch({ type: 'go', goal: { kind: 'position', position: 6 } });
    await last().answer({ shown: shownAt(6), arrived: true, note: null });
    dispatch({ type: 'go', goal: { kind: 'end' } });
    await last().fail('trap');
    assert.equal(last().name, 'watchOpen');
    assert.ok(actions.some((action) => action.type === 'notice'));
    await last().answer({ listing: [], blocks: [0], shown: shownAt(0) });
    assert.deepEqual(last().question, { goal: { kind: 'position', position: 6 }, breakpoints: [] });
    await last().fail('trap');
    assert.deepEqual([state().watch.status, state().watch.refusal?.code], ['refused', 'trap']);
  });

  test('messages about an earlier run change nothing', async () => {
    const { dispatch, last, state } = startPlayer();
    dispatch({ type: 'watch', step: 0 });
    dispatch({ type: 'resize', size: 6 });
    dispatch({ type: 'watch', step: 0 });
    await last().answer({ listing: ['old'], blocks: [0], shown: shownAt(0) });
    assert.deepEqual([state().watch.status, state().watch.listing], ['wanted', []]);
    assert.equal(last().name, 'watchOpen');
  });
});
