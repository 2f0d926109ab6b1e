// The effect of actions on the Large room: the current board, the next one, the view, and the link.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import type { Origin } from '../../www/src/rooms/large/answer';
import { readLargeLink, writeLargeLink } from '../../www/src/rooms/large/link';
import type { LargeQuestions, WorkerBoardInfo } from '../../www/src/rooms/large/questions';
import { MAX_NOTCH, notchOf, sizeAt } from '../../www/src/rooms/large/sizes';
import { type Large, type LargeAction, squareOf, startLarge, updateLarge } from '../../www/src/rooms/large/slice';
import { type LargeRoomAction, startLargeRoom, updateLargeRoom } from '../../www/src/rooms/large/state';
import { TaskRunner } from '../../www/src/rooms/large/task-runner';
import { mockClient } from './mock-client';

const after = (actions: readonly LargeAction[], from: Large = startLarge): Large => actions.reduce(updateLarge, from);
const generated: Origin = { kind: 'generated', given: 600, seed: 3, source: 'random' };
const info = (n: number, origin: Origin = generated): LargeAction & { type: 'replaced' } => ({
  type: 'replaced',
  info: { n, given: 600, found: 0, origin } satisfies WorkerBoardInfo,
  answer: { kind: 'undone' },
});
const make = (size: number): LargeAction => ({
  type: 'make',
  task: 'generate',
  recipe: { size, given: 600, seed: 3, source: 'random' },
});

describe('the board in the worker', () => {
  test('another size keeps the share of given queens, and never has more queens than rows', () => {
    const recipeOf = (size: number) => after([{ type: 'choose', recipe: { size } }]).recipe;
    for (const { size, given } of [
      { size: 1_000_000, given: 400_000 },
      { size: 1_000, given: 400 },
      { size: 7, given: 3 },
      { size: 2, given: 1 },
    ])
      assert.equal(recipeOf(size).given, given);
    assert.equal(after([{ type: 'choose', recipe: { size: 100, given: 90 } }]).recipe.given, 90);
  });

  test('is shown as a whole if its size changed, and otherwise in the same viewport', () => {
    const near = after([info(1_000), { type: 'zoom', factor: 10 }]);
    assert.equal(near.viewport.across, 100);
    assert.deepEqual(after([info(1_000)], near).viewport, near.viewport);
    assert.deepEqual(after([info(2_000)], near).viewport, { left: 0, top: 0, across: 2_000 });
  });

  test('has a new version each time, so that late pictures are recognized', () => {
    const one = after([info(1_000)]);
    assert.notEqual(after([info(1_000)], one).board?.version, one.board?.version);
  });

  test('ends the work that made it, and the run on the earlier board', () => {
    const opening = updateLargeRoom(startLargeRoom, {
      type: 'linear',
      action: { type: 'open', method: 'linear', rows: 400 },
    });
    assert.equal(opening.linear.status, 'opening');
    const state = [make(1_000), info(1_000)].reduce(updateLargeRoom, opening);
    assert.deepEqual([state.linear.status, state.large.work], ['closed', null]);
  });
});

describe('the recipe', () => {
  test('never asks for more queens than rows', () => {
    assert.equal(after([{ type: 'choose', recipe: { size: 100, given: 101 } }]).recipe.given, 100);
  });

  test('keeps a malformed number as a draft until it is corrected', () => {
    const draft = after([{ type: 'draft', name: 'size', text: '1e' }]);
    assert.deepEqual([draft.drafts, draft.recipe], [{ size: '1e' }, startLarge.recipe]);
    assert.deepEqual(after([{ type: 'choose', recipe: { size: 9 } }], draft).drafts, {});
  });
});

describe('work under way', () => {
  test('is reported if it is cancelled, and later progress changes nothing', () => {
    const cancelled = after([{ type: 'ask', task: 'complete' }, { type: 'cancel' }]);
    assert.deepEqual(cancelled.answer, { kind: 'cancelled', task: 'complete' });
    const late: LargeAction = { type: 'progress', progress: { share: 0.5, milliseconds: 1, phase: null } };
    assert.equal(after([late], cancelled), cancelled);
  });

  test('shows the axes of the next board if there is no board yet', () => {
    assert.equal(after([make(10_000_000)]).viewport.across, 10_000_000);
    assert.equal(after([info(1_000), make(10_000_000)]).viewport.across, 1_000);
  });
});

describe('the viewport', () => {
  const measured: LargeAction = { type: 'measured', side: 500, ratio: 1 };

  test('an approached square is in the middle, and large enough to be seen', () => {
    const square = { row: 700, column: 300 };
    const near = after([info(1_000), measured, { type: 'approach', square }]);
    const { left, top, across } = near.viewport;
    assert.deepEqual([Math.floor(left + across / 2), Math.floor(top + across / 2)], [300, 700]);
    assert.ok(squareOf(near) >= 24);
    assert.deepEqual(near.pointed, { square, by: 'keys' });
  });

  test('keys stay on the board', () => {
    const corner = after([info(1_000), measured, { type: 'move', columns: -9_999, rows: 9_999 }]);
    assert.deepEqual(corner.pointed?.square, { row: 999, column: 0 });
  });
});

describe('the link', () => {
  const links: readonly (readonly [string, readonly LargeAction[], string])[] = [
    ['contains how the board was generated', [info(1_000)], 'n1000.k600.s3'],
    ['names the explicit solution', [info(1_000, { kind: 'explicit' })], 'n1000.explicit'],
    ['is empty for a board from a file', [info(1_000, { kind: 'file', name: 'a' })], ''],
    ['is empty for queens set by hand', [info(1_000, { kind: 'hand' })], ''],
    ['keeps its recipe while that board is being made', [make(10_000_000)], 'n10000000.k600.s3'],
    ['describes the board again once the work is cancelled', [info(9), make(1_000), { type: 'cancel' }], 'n9.k600.s3'],
    [
      'contains whether the queens are from a solution',
      [make(1_000), { type: 'choose', recipe: { source: 'solution' } }, { type: 'ask', task: 'generate' }],
      'n1000.k600.s3.solution',
    ],
    [
      'contains whether the board is completed',
      [{ ...info(1_000), info: { ...info(1_000).info, found: 400 } }],
      'n1000.k600.s3.completed',
    ],
    [
      'does not mention queens found on only some of the rows',
      [{ ...info(1_000), info: { ...info(1_000).info, found: 399 } }],
      'n1000.k600.s3',
    ],
    ['does not change with the fields', [make(1_000), { type: 'choose', recipe: { seed: 9 } }], 'n1000.k600.s3'],
  ];
  for (const [name, actions, link] of links) test(name, () => assert.equal(writeLargeLink(after(actions)), link));

  test('is read back as it was written', () => {
    assert.deepEqual(readLargeLink('n1000.k600.s3'), make(1_000));
    assert.deepEqual(readLargeLink('n1000.k600.s3.completed'), { ...make(1_000), completes: true });
    for (const bad of ['', 'n0.explicit', 'n10000001.explicit', 'n9.k10.s1', 'n9.k9', 'n9.k9.s4294967296', 'n9.k9.s1x'])
      assert.equal(readLargeLink(bad), null, bad);
  });
});

describe('the slider of sizes', () => {
  for (const [notch, size] of [
    [0, 1_000],
    [1, 1_100],
    [90, 10_000],
    [135, 55_000],
    [180, 100_000],
    [MAX_NOTCH, 1_000_000],
  ] as const)
    test(`has ${size} rows at notch ${notch}`, () => assert.deepEqual([sizeAt(notch), notchOf(size)], [size, notch]));

  test('is at an end for sizes beyond it, and otherwise at the nearest notch', () =>
    assert.deepEqual([8, 10_000_000, 1_040].map(notchOf), [0, MAX_NOTCH, 0]));
});

describe('the run of a method', () => {
  test('begins with the whole board in view', () => {
    const near = [info(1_000), { type: 'zoom', factor: 10 } as const].reduce(updateLargeRoom, startLargeRoom);
    const open = { type: 'linear', action: { type: 'open', method: 'linear', rows: 400 } } as const;
    assert.equal(updateLargeRoom(near, open).large.viewport.across, 1_000);
  });
});

describe('a task that needs the step of a modular solution', () => {
  const mockRun = () => {
    const { client, questions } = mockClient();
    const reported: LargeRoomAction[] = [];
    const working = new TaskRunner(client as unknown as WorkerClient<LargeQuestions>, (action) =>
      reported.push(action),
    );
    const steps: number[] = [];
    return { working, questions, reported, steps, first: () => working.withStep(7, 0, (step) => steps.push(step)) };
  };

  test('continues with the first step, or reports that there is no step', async () => {
    const { questions, reported, steps, first } = mockRun();
    first();
    await questions[0]?.answer(Uint32Array.of(2, 3));
    assert.deepEqual([steps, reported], [[2], []]);
    first();
    await questions[1]?.answer(Uint32Array.of());
    const trouble = { code: 'no-modular', detail: { size: 7 } };
    assert.deepEqual([steps, reported], [[2], [{ type: 'answered', answer: { kind: 'failed', trouble } }]]);
  });

  test('is dropped once it is cancelled or another task is started', async () => {
    const { working, questions, reported, steps, first } = mockRun();
    first();
    working.cancel();
    await questions[0]?.answer(Uint32Array.of(2));
    first();
    working.ask('construct', { of: { n: 9 }, origin: { kind: 'explicit' } }, () => {});
    await questions[1]?.answer(Uint32Array.of(2));
    assert.deepEqual([steps, reported], [[], []]);
  });
});
