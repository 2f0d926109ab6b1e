// Teach with a mock camera: the camera is always released, and the question that was chosen last is asked.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import { readLesson } from '../../www/src/kernel/classroom/lesson';
import { opening } from '../../www/src/kernel/state';
import type { RoomContext } from '../../www/src/rooms/room';
import { textOf } from '../../www/src/rooms/teach/collect/files';
import { scanVideo } from '../../www/src/rooms/teach/collect/scan';
import { type CardCamera, createCardCamera } from '../../www/src/rooms/teach/poll/camera';
import { pollEffect } from '../../www/src/rooms/teach/poll/effect';
import type { PollAction } from '../../www/src/rooms/teach/poll/slice';
import type { TeachQuestions } from '../../www/src/rooms/teach/questions';
import { startTeach, type Teach, type TeachAction, updateTeach } from '../../www/src/rooms/teach/slice';
import { mockClient } from './mock-client';

const promisesSettled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A mock camera. The test gives permission. `plays` is whether the video can be played. */
function mockCamera(plays = true) {
  const live = new Set<number>();
  const waiting: (() => void)[] = [];
  const getUserMedia = () =>
    new Promise((resolve) => {
      const id = waiting.length;
      waiting.push(() => {
        live.add(id);
        resolve({ getTracks: () => [{ stop: () => live.delete(id) }] });
      });
    });
  const play = () => (plays ? Promise.resolve() : Promise.reject(new Error('AbortError')));
  const createElement = () => ({ play, getContext: () => null, videoWidth: 1, videoHeight: 1 });
  Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices: { getUserMedia } }, configurable: true });
  Object.assign(globalThis, { document: { createElement } });
  const allow = (at: number): Promise<void> => {
    waiting[at]?.();
    return promisesSettled();
  };
  return { live, allow, video: createElement() as unknown as HTMLVideoElement };
}

describe('the camera that looks for codes', () => {
  test('is released if its picture cannot be shown', async () => {
    const { live, allow, video } = mockCamera(false);
    const looks = scanVideo(video, () => {});
    looks.catch(() => {});
    await allow(0);
    await assert.rejects(looks);
    assert.deepEqual([...live], []);
  });
});

describe('the camera that looks for cards', () => {
  const cardCamera = (read: Parameters<typeof createCardCamera>[0] = () => Promise.resolve([])): CardCamera =>
    createCardCamera(read);

  test('is released if its picture cannot be shown', async () => {
    const { live, allow } = mockCamera(false);
    const started = cardCamera().start(() => {});
    started.catch(() => {});
    await allow(0);
    await assert.rejects(started);
    assert.deepEqual([...live], []);
  });

  test('is released if it was stopped or started again before it was ready', async () => {
    const { live, allow } = mockCamera();
    const { start, stop } = cardCamera();
    const first = start(() => {});
    stop();
    const second = start(() => {});
    await allow(0);
    assert.deepEqual([await first, [...live]], [false, []]);
    await allow(1);
    assert.deepEqual([await second, [...live]], [true, [1]]);
    stop();
    assert.deepEqual([...live], []);
  });

  test('continues after a picture that cannot be read', async () => {
    const { allow } = mockCamera();
    let reads = 0;
    const seen = new Promise<void>((resolve) => {
      const { start, stop } = cardCamera(() => Promise.resolve([]));
      void start(() => {
        reads += 1;
        if (reads === 1) throw new Error('the worker was lost');
        stop();
        resolve();
      });
    });
    await allow(0);
    await seen;
    assert.equal(reads, 2);
  });
});

test('the name of a picture that cannot be read is listed next to the results of the other files', async () => {
  const files = [new File(['?'], 'broken.png', { type: 'image/png' }), new File(['Anna/T1:Y/5T0XE'], 'receipts.txt')];
  assert.deepEqual(await Promise.all(files.map(textOf)), ['broken.png', 'Anna/T1:Y/5T0XE']);
});

test('the second of two chosen questions is asked, whichever question the worker answers first', async () => {
  Object.assign(globalThis, { addEventListener: () => {} });
  const read = (file: string): string => readFileSync(`www/lessons/looking-ahead/${file}`, 'utf8');
  const lesson = readLesson('looking-ahead', read('lesson.json'), read('en.md'));
  const [first, second] = lesson.steps.filter(({ question }) => question).map(({ id }) => id);
  assert.ok(first && second);
  let own: Teach = { ...startTeach, shows: 'poll', poll: { ...startTeach.poll, lesson } };
  const { client, questions } = mockClient();
  const context = {
    dispatch: (action: TeachAction) => {
      own = updateTeach(own, action);
    },
    dispatchApp: () => {},
    now: () => ({ own, shared: opening }),
    isShown: () => true,
  } as unknown as RoomContext<Teach, TeachAction, TeachQuestions>;
  const effect = pollEffect(context, {} as CardCamera, () => client as unknown as WorkerClient<TeachQuestions>);
  const act = (action: PollAction): void =>
    effect({ type: 'action', action: { type: 'poll', action } }, context.now(), context.now());
  act({ type: 'pose', step: first });
  act({ type: 'pose', step: second });
  for (const question of questions.toReversed())
    await question.answer({ rows: new Int32Array(8).fill(-1), answers: [] });
  assert.equal(own.poll.step, second);
});
