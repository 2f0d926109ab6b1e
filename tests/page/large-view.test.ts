// Questions of the Large room as its view moves: one of each kind at a time, then one for the latest view.
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import { PictureRequests } from '../../www/src/rooms/large/picture-requests';
import type { LargeQuestions } from '../../www/src/rooms/large/questions';
import { type Large, type LargeAction, startLarge, updateLarge } from '../../www/src/rooms/large/slice';
import type { Inks } from '../../www/src/ui/inks';
import { mockClient } from './mock-client';

const INK = 'rgb(1, 2, 3)';
const inks = { plate: INK, light: INK, dark: INK, given: INK, found: INK } as Inks;

/** A room whose worker is controlled by the test. Animation frames are called at once. */
function room(size = 1_000_000) {
  const { client, questions, last } = mockClient<{ readonly view?: { readonly x: number; readonly width: number } }>();
  const actions: LargeAction[] = [];
  let large: Large = startLarge;
  const dispatch = (action: LargeAction): void => {
    actions.push(action);
    large = updateLarge(large, action);
    looking.follow(large);
  };
  const looking = new PictureRequests(client as unknown as WorkerClient<LargeQuestions>, dispatch);
  const info = { n: size, given: 0, found: 0, origin: { kind: 'hand' } } as const;
  dispatch({ type: 'inked', inks });
  dispatch({ type: 'measured', side: 500, ratio: 1 });
  dispatch({ type: 'replaced', info, answer: { kind: 'none' } });
  return { dispatch, questions, actions, info, last, large: () => large };
}

/** The number of released bitmaps. */
let closed = 0;
const bitmap = { close: () => closed++ };
const painted = { bitmap, inView: { given: 0, found: 0 } };

beforeEach(() => {
  closed = 0;
  Object.assign(globalThis, { requestAnimationFrame: queueMicrotask });
});

describe('looking at a large board', () => {
  test('asks for the view and then for the whole board, and nothing else', async () => {
    const { questions, last, large } = room();
    assert.deepEqual([last().name, last().question.view?.width], ['largePaint', 500]);
    await last().answer(painted);
    assert.equal(large().picture?.kind, 'painted');
    assert.deepEqual([questions.length, last().question.view?.width], [2, 288]);
    await last().answer(painted);
    assert.ok(large().overview);
    assert.equal(questions.length, 2);
  });

  test('asks for the latest view, not for earlier views', async () => {
    const { dispatch, questions, last } = room();
    dispatch({ type: 'zoom', factor: 2 });
    for (const columns of [1_000, 2_000, 3_000]) dispatch({ type: 'pan', columns, rows: 0 });
    assert.equal(questions.length, 1);
    await last().answer(painted);
    assert.equal(questions.length, 2);
    assert.equal(last().question.view?.x, 256_000);
  });

  test('a picture is released when another replaces it, and all pictures are released when the board changes', async () => {
    const { dispatch, last, info } = room();
    await last().answer(painted);
    await last().answer(painted);
    assert.equal(closed, 0);
    dispatch({ type: 'zoom', factor: 2 });
    await last().answer(painted);
    assert.equal(closed, 1);
    dispatch({ type: 'replaced', info: { ...info, n: 500_000 }, answer: { kind: 'none' } });
    assert.equal(closed, 3);
  });

  test('a picture of an earlier board is dropped', async () => {
    const { dispatch, last, info, actions } = room();
    const late = last();
    dispatch({ type: 'replaced', info, answer: { kind: 'none' } });
    await late.answer(painted);
    assert.equal(
      actions.some(({ type }) => type === 'pictured'),
      false,
    );
    assert.equal(closed, 1);
    assert.equal(last().name, 'largePaint');
  });

  test('lists the queens once squares can be seen, and paints a picture if there are too many', async () => {
    const { dispatch, last, large } = room(10_000);
    await last().answer(painted);
    await last().answer(painted);
    dispatch({ type: 'zoom', factor: 10 });
    assert.equal(last().name, 'largeQueens');
    await last().answer([{ row: 5_000, column: 5_000, given: true }]);
    assert.deepEqual(large().picture?.inView, { given: 1, found: 0 });
    dispatch({ type: 'zoom', factor: 0.9 });
    await last().answer(null);
    assert.equal(last().name, 'largePaint');
  });

  test('continues after a question that was not answered', async () => {
    const { dispatch, questions, last } = room();
    await last().fail('trap');
    await last().answer(painted);
    dispatch({ type: 'zoom', factor: 2 });
    assert.deepEqual([questions.length, last().question.view?.x], [3, 250_000]);
  });

  test('asks about the square below the pointer, and after the answer about the latest square', async () => {
    const { dispatch, questions, last, large } = room(20);
    const square = { row: 3, column: 4 };
    dispatch({ type: 'point', square });
    assert.deepEqual([last().name, last().question], ['largeSquare', square]);
    dispatch({ type: 'point', square: { row: 5, column: 5 } });
    assert.equal(questions.filter(({ name }) => name === 'largeSquare').length, 1);
    await last().answer({ queen: 'given', attackers: [] });
    assert.deepEqual(questions.filter(({ name }) => name === 'largeSquare').length, 2);
    await last().answer({ queen: null, attackers: [] });
    assert.deepEqual(large().under?.square, { row: 5, column: 5 });
    assert.equal(large().under?.queen, null);
  });
});
