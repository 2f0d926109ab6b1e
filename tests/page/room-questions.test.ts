// Questions that rooms ask their workers on their own when the state changes. The test acts as the worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queensBoard, type Variant } from '../../www/src/kernel/input';
import type { Shared } from '../../www/src/kernel/state';
import { followBoard, frontierWants, startFrontier, updateFrontier } from '../../www/src/rooms/frontier/slice';
import { shareWants } from '../../www/src/rooms/share/requests';
import { startShare } from '../../www/src/rooms/share/slice';
import { shareAfter } from '../../www/src/rooms/share/update';
import {
  followBoard as followSolutions,
  solutionsWants,
  startSolutions,
  updateSolutions,
} from '../../www/src/rooms/solutions/slice';
import { hostRoom } from './room-host';

const frontier = { start: startFrontier, update: updateFrontier, wants: frontierWants, follow: followBoard };
const solutions = { start: startSolutions, update: updateSolutions, wants: solutionsWants, follow: followSolutions };

test('solutions are listed again whenever the size or the rule of the board changes, also by undo', async () => {
  const room = hostRoom(solutions);
  const variant: Variant = { ...queensBoard(6, []), rule: 'torus' };
  const questions = () => room.questions.filter(({ name }) => name !== 'turnedCount');
  const names = () => questions().map(({ name }) => name);
  for (const board of [variant, null, variant]) room.change({ input: { ...room.shared().input, variant: board } });
  assert.deepEqual(names(), ['gallery()', 'ruleTable()', 'gallery()', 'ruleTable()']);
  // The table is requested before the list. A list that failed is not requested again automatically.
  await questions().at(-1)?.answer({ rule: 'torus' });
  assert.equal(names().at(-1), 'listByRule');
  await questions().at(-1)?.fail('trap');
  assert.equal(room.own().trouble?.code, 'trap');
  room.change({ input: { ...room.shared().input, variant } });
  assert.equal(names().length, 5);
});

test('a heat map is summed while it is shown, and the sum ends when the room is left', async () => {
  const room = hostRoom(solutions);
  room.dispatch({ type: 'browse', to: { shows: 'heat' } });
  const [heat, more] = room.questions.filter(({ name }) => name === 'heat');
  heat?.progress({ share: 0.5, solutions: 3, milliseconds: 1 });
  assert.equal(room.own().heat.kind, 'running');
  assert.equal(more, undefined);
  room.show(false);
  heat?.progress({ share: 0.7, solutions: 9, milliseconds: 2 });
  assert.deepEqual(room.own().heat, { kind: 'running', size: 8, share: 0.5, solutions: 3 });
  room.show(true);
  await room.questions
    .findLast(({ name }) => name === 'heat')
    ?.answer({ squares: new Float64Array(64), solutions: 92, milliseconds: 5 });
  assert.equal(room.own().heat.kind, 'known');
});

const share = { start: startShare, update: shareAfter, wants: shareWants };

test('the text of a board is written once more when the board is completed', async () => {
  const room = hostRoom(share);
  const texts = () => room.questions.filter(({ name }) => name === 'formatPlacement()');
  const rows = Int32Array.of(-1, -1, -1, -1);
  room.change({ input: { ...room.shared().input, rows, board: queensBoard(4, []) } });
  room.dispatch({ type: 'panel', panel: 'text' });
  await texts()[0]?.answer('four empty rows');
  assert.equal(room.own().text, 'four empty rows');
  const squares = [1, 7, 8, 14];
  room.change({ answer: { kind: 'completed', squares } as unknown as Shared['answer'] });
  assert.deepEqual(
    texts().map(({ question }) => question),
    [
      [rows, 'diagram'],
      [Int32Array.of(1, 3, 0, 2), 'diagram'],
    ],
  );
});

test('a file under another rule is made once the attack table is known, or cannot be computed', async () => {
  for (const known of [true, false]) {
    const room = hostRoom(share);
    const variant: Variant = { ...queensBoard(6, []), rule: 'torus' };
    room.change({ input: { ...room.shared().input, variant } });
    room.dispatch({ type: 'panel', panel: 'data' });
    room.dispatch({ type: 'make' });
    const fileRequests = () => room.questions.filter(({ name }) => name === 'steps');
    assert.deepEqual([fileRequests().length, room.own().making.kind], [0, 'running']);
    const table = room.questions.find(({ name }) => name === 'ruleTable()');
    await (known ? table?.answer({ rule: 'torus', offsets: [] }) : table?.fail('trap'));
    assert.equal(fileRequests().length, 1);
    await fileRequests()[0]?.answer(new Blob(['a']));
    const [download] = room.commands.filter((command) => command.do === 'download');
    assert.equal(download?.name, '6-torus-steps-0-1.csv');
    assert.equal(room.own().making.kind, 'made');
  }
});

test('while the subject of a question of Share is unchanged, the question is unchanged', () => {
  const room = hostRoom(share);
  const variant: Variant = { ...queensBoard(6, []), rule: 'torus' };
  const boards = [room.shared().input, { ...room.shared().input, variant, board: variant }];
  const link = (view: string) => ({ view, rows: Int32Array.of(1), search: 'bitmask', seed: 1, step: 0, own: '' });
  const seen = new Map<string, unknown>();
  const before: unknown[] = [];
  for (const input of boards)
    for (const answer of [room.shared().answer, { kind: 'completed', squares: [1, 7] } as unknown as Shared['answer']])
      for (const panel of ['text', 'link', 'print'] as const)
        for (const size of [6, 8] as const) {
          const { print } = startShare.choices;
          const choices = { ...startShare.choices, print: { ...print, size } };
          const [own, shared] = [
            { ...startShare, panel, choices },
            { ...room.shared(), input, answer },
          ];
          for (const want of shareWants(own, shared, true, link)) {
            if (want.want !== 'answer') continue;
            const value = want.ask.of(own, shared);
            if (!before.includes(value)) before.push(value);
            const name = `${want.key} ${before.indexOf(value)}`;
            assert.deepEqual(seen.get(name) ?? want.ask.question, want.ask.question, name);
            seen.set(name, want.ask.question);
          }
        }
  assert.ok(seen.size >= 8, `${seen.size} questions`);
});

test('a cancelled file is not downloaded, and opening another panel cancels it', async () => {
  for (const action of [{ type: 'cancel' }, { type: 'panel', panel: 'picture' }] as const) {
    const room = hostRoom(share);
    room.dispatch({ type: 'panel', panel: 'data' });
    room.dispatch({ type: 'make' });
    const made = room.questions.find(({ name }) => name === 'steps');
    room.dispatch(action);
    await made?.answer(new Blob(['a']));
    assert.deepEqual(
      [room.commands.some((command) => command.do === 'download'), room.own().making.kind],
      [false, 'idle'],
    );
  }
});

test('the greedy queens are requested once, when they are first shown', async () => {
  const room = hostRoom(frontier);
  const greedy = () => room.questions.filter(({ name }) => name === 'greedy');
  room.dispatch({ type: 'choose', to: { topic: 'greedy' } });
  room.dispatch({ type: 'look', look: { from: 7, rows: 100 } });
  assert.equal(greedy().length, 1);
  await greedy()[0]?.answer({ columns: Uint32Array.of(0), milliseconds: 1 });
  room.dispatch({ type: 'choose', to: { topic: 'threshold' } });
  room.dispatch({ type: 'choose', to: { topic: 'greedy' } });
  assert.equal(greedy().length, 1);
});

test('another board ends the search for a threshold, and stored reports of another tab are merged', async () => {
  const room = hostRoom(frontier);
  room.dispatch({ type: 'choose', to: { topic: 'threshold' } });
  room.dispatch({ type: 'run', what: 'threshold', seed: 0 });
  const search = room.questions.find(({ name }) => name === 'threshold');
  search?.progress({ queens: 1, share: 0, placements: 8, reports: [{ shard: 1 }], milliseconds: 1 });
  assert.deepEqual(room.own().reports, new Map([[8, [{ shard: 1 }]]]));
  // Another tab has stored reports in the meantime.
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
