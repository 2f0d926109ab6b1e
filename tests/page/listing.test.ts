// Questions that rooms ask their workers on their own when the state changes. The test plays the worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import type { Asks } from '../../www/src/client/protocol';
import { type Input, queensBoard, type Variant } from '../../www/src/kernel/input';
import { opening, type Shared } from '../../www/src/kernel/state';
import { asking } from '../../www/src/rooms/frontier/effect';
import { startFrontier } from '../../www/src/rooms/frontier/slice';
import type { Effect, RoomContext, Snapshot } from '../../www/src/rooms/room';
import { sharing } from '../../www/src/rooms/share/effect';
import { startShare, updateShare } from '../../www/src/rooms/share/slice';
import { listing } from '../../www/src/rooms/solutions/effect';
import { startSolutions, updateSolutions } from '../../www/src/rooms/solutions/slice';
import { playedLine } from './asked';

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

test('the boards with a size or a rule are listed as they change, also by undo', () => {
  const { shows, asked, shared } = desk(startSolutions, updateSolutions, listing);
  const variant: Variant = { ...queensBoard(6, []), rule: 'torus' };
  const input = (variant: Variant | null): { input: Input } => ({ input: { ...shared().input, variant } });
  for (const board of [null, variant, null, variant]) shows({}, input(board));
  const listed = asked.filter(({ name }) => name !== 'heat');
  assert.deepEqual(
    listed.map(({ name }) => name),
    ['gallery', 'variant', 'gallery', 'variant'],
  );
  shows({}, input(variant));
  assert.equal(asked.filter(({ name }) => name === 'variant').length, 2);
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

test('the greedy queens are set although another answer is waited for, and once', async () => {
  const { shows, asked } = desk(startFrontier, (own) => own, asking);
  shows({ topic: 'threshold' });
  shows({ topic: 'greedy' });
  shows({ topic: 'threshold' });
  shows({ topic: 'greedy' });
  const names = asked.map(({ name }) => name);
  assert.deepEqual(names.filter((name) => name === 'greedy').length, 1, names.join());
});
