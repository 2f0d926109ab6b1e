// Questions that rooms ask their workers on their own when the state changes. The test plays the worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import type { Asks } from '../../www/src/client/protocol';
import { queensBoard, type Variant } from '../../www/src/kernel/input';
import { opening, type Shared } from '../../www/src/kernel/state';
import { followBoard, frontierWants, startFrontier, updateFrontier } from '../../www/src/rooms/frontier/slice';
import type { Effect, RoomContext, Snapshot } from '../../www/src/rooms/room';
import { sharing } from '../../www/src/rooms/share/effect';
import { startShare, updateShare } from '../../www/src/rooms/share/slice';
import {
  followBoard as followSolutions,
  solutionsWants,
  startSolutions,
  updateSolutions,
} from '../../www/src/rooms/solutions/slice';
import { playedLine } from './asked';
import { hosted } from './hosted';

const frontier = { start: startFrontier, update: updateFrontier, wants: frontierWants, follow: followBoard };
const solutions = { start: startSolutions, update: updateSolutions, wants: solutionsWants, follow: followSolutions };

/** A room whose line is played by hand. `shows`: what is shown from now on, whereupon the room looks. */
function desk<State, Action, Questions extends Asks<Questions>>(
  own: State,
  update: (own: State, action: Action) => State,
  open: (context: RoomContext<State, Action, Questions>, client: WorkerClient<Questions>) => Effect<State, Action>,
) {
  const { line, asked } = playedLine();
  const client = line as unknown as WorkerClient<Questions>;
  let now: Snapshot<State> = { own, shared: { ...opening, ui: { ...opening.ui, engine: 'ready' } } };
  const context = {
    dispatch: (action: Action) => {
      now = { ...now, own: update(now.own, action) };
    },
    now: () => now,
    isShown: () => true,
    spawnWorker: () => client,
    linkTo: () => '',
  } as unknown as RoomContext<State, Action, Questions>;
  const effect = open(context, client);
  const shows = (own: Partial<State>, shared: Partial<Shared> = {}): void => {
    const before = now;
    now = { own: { ...now.own, ...own }, shared: { ...now.shared, ...shared } };
    effect({ type: 'ui', ui: {} }, before, now);
  };
  return { shows, asked, own: () => now.own, shared: () => now.shared };
}

test('the boards with a size or a rule are listed as they change, also by undo', async () => {
  const room = hosted(solutions);
  const variant: Variant = { ...queensBoard(6, []), rule: 'torus' };
  const names = () => room.asked.map(({ name }) => name);
  for (const board of [variant, null, variant]) room.change({ input: { ...room.shared().input, variant: board } });
  assert.deepEqual(names(), ['gallery()', 'ruleTable()', 'gallery()', 'ruleTable()']);
  // The table comes before the list. A list that failed is not asked for again by itself.
  await room.asked.at(-1)?.answer({ rule: 'torus' });
  assert.equal(names().at(-1), 'listByRule');
  await room.asked.at(-1)?.fail('trap');
  assert.equal(room.own().trouble?.code, 'trap');
  room.change({ input: { ...room.shared().input, variant } });
  assert.equal(names().length, 5);
});

test('a heat map is summed while it is looked at, and ended when the room is left', async () => {
  const room = hosted(solutions);
  room.dispatch({ type: 'browse', to: { shows: 'heat' } });
  const [heat, more] = room.asked.filter(({ name }) => name === 'heat');
  heat?.progress({ share: 0.5, solutions: 3, milliseconds: 1 });
  assert.equal(room.own().heat.kind, 'running');
  assert.equal(more, undefined);
  room.show(false);
  heat?.progress({ share: 0.7, solutions: 9, milliseconds: 2 });
  assert.deepEqual(room.own().heat, { kind: 'running', size: 8, share: 0.5, solutions: 3 });
  room.show(true);
  await room.asked.at(-1)?.answer({ squares: new Float64Array(64), solutions: 92, milliseconds: 5 });
  assert.equal(room.own().heat.kind, 'known');
});

test('the text of a board is written once more when the board is completed', () => {
  const { shows, asked, shared } = desk({ ...startShare, door: 'text' as const }, updateShare, sharing);
  const texts = (): unknown[] => asked.filter(({ name }) => name === 'formatted').map(({ question }) => question);
  const rows = Int32Array.of(-1, -1, -1, -1);
  shows({}, { input: { ...shared().input, rows, board: queensBoard(4, []) } });
  const squares = Uint32Array.of(1, 7, 8, 14);
  shows({}, { answer: { kind: 'completed', squares } as unknown as Shared['answer'] });
  assert.deepEqual(texts(), [
    { rows, form: 'diagram' },
    { rows: Int32Array.of(1, 3, 0, 2), form: 'diagram' },
  ]);
});

test('the greedy queens are set while they are looked at, and once', async () => {
  const room = hosted(frontier);
  const greedy = () => room.asked.filter(({ name }) => name === 'greedy');
  room.dispatch({ type: 'choose', to: { topic: 'greedy' } });
  room.dispatch({ type: 'look', look: { from: 7, rows: 100 } });
  assert.equal(greedy().length, 1);
  await greedy()[0]?.answer({ columns: Uint32Array.of(0), milliseconds: 1 });
  room.dispatch({ type: 'choose', to: { topic: 'threshold' } });
  room.dispatch({ type: 'choose', to: { topic: 'greedy' } });
  assert.equal(greedy().length, 1);
});

test('another board ends the search for a threshold, and reports of both are kept', async () => {
  const room = hosted(frontier);
  room.dispatch({ type: 'choose', to: { topic: 'threshold' } });
  room.dispatch({ type: 'run', what: 'threshold', seed: 0 });
  const search = room.asked.find(({ name }) => name === 'threshold');
  search?.progress({ queens: 1, share: 0, placements: 8, reports: [{ shard: 1 }], milliseconds: 1 });
  assert.deepEqual(room.own().reports, new Map([[8, [{ shard: 1 }]]]));
  // Another tab has stored reports meanwhile.
  const stored = new Map([
    [8, [{ shard: 2 }]],
    [6, [{ shard: 3 }]],
  ]);
  room.dispatch({ type: 'stored', reports: stored });
  assert.deepEqual(room.own().reports.get(8), [{ shard: 2 }, { shard: 1 }]);
  assert.deepEqual(room.own().reports.get(6), [{ shard: 3 }]);
  const rows = new Int32Array(7).fill(-1);
  room.change({ input: { ...room.shared().input, rows } });
  assert.equal(room.own().runs, null);
  search?.progress({ queens: 1, share: 0, placements: 8, reports: [{ shard: 4 }], milliseconds: 1 });
  assert.equal(room.own().reports.get(8)?.length, 2);
});
