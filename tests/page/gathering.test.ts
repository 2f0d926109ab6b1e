// Links gathered for a class are in the order of the presses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import type { Link } from '../../www/src/engine/types';
import { opening } from '../../www/src/kernel/state';
import type { RoomContext } from '../../www/src/rooms/room';
import { gathering } from '../../www/src/rooms/share/class/effect';
import type { ShareQuestions } from '../../www/src/rooms/share/questions';
import { type ShareAction, type ShareState, startShare } from '../../www/src/rooms/share/slice';

Object.assign(globalThis, { addEventListener: () => {} });

const LINK: Link = {
  ...{ view: 'board', rows: new Int32Array(4).fill(-1), search: 'bitmask', seed: 1, step: 0, own: '' },
};

test('the link that was added first stays first, although the worker writes the last one first', async () => {
  const written: ((hash: string) => void)[] = [];
  const added: string[] = [];
  const state = { own: startShare, shared: opening };
  const context = {
    dispatch: ({ action }: ShareAction & { action?: { type: string; link?: { title: string } } }) => {
      if (action?.type === 'added') added.push(action.link?.title ?? '');
    },
    now: () => state,
    linkTo: () => LINK,
  } as unknown as RoomContext<ShareState, ShareAction, ShareQuestions>;
  const client = {
    ask: () => ({ answer: new Promise<string>((resolve) => written.push(resolve)) }),
  } as unknown as WorkerClient<ShareQuestions>;
  const effect = gathering(context, client);
  for (const title of ['first', 'second']) {
    const action: ShareAction = { type: 'class', action: { type: 'add', title } };
    effect({ type: 'action', action } as Parameters<typeof effect>[0], state, state);
  }
  for (const write of written.reverse()) write('#1&n=4');
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(added, ['first', 'second']);
});
