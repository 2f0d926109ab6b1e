// The module with step sentences is fetched when the page is ready. A failure is reported once, and the next step retries.
import './english';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppAction } from '../../www/src/kernel/action';
import { Part } from '../../www/src/kernel/fetched';
import type { PositionReport } from '../../www/src/kernel/watch';
import { fileOf } from '../../www/src/texts/home';
import { stepSentences } from '../../www/src/watch/opening';
import { fetchStoryEffect } from '../../www/src/watch/story-part';
import { offlineStore, requestsAnswered } from './offline';

const reportWith = (reason: object | null): PositionReport =>
  ({ frame: { reason, rows: Int32Array.from([-1]) } }) as unknown as PositionReport;

test('a step is described once its story is loaded, and a run from its first step', async () => {
  const { store, fetched, connect } = offlineStore(fetchStoryEffect);
  const keysFor = (reason: object | null): string[] =>
    stepSentences(store.state(), reportWith(reason)).map(({ key }) => key);
  const last = { kind: 'solved', nth: 1 };
  const step: AppAction = { type: 'step', by: 1 };

  store.dispatch({ type: 'ready', searches: [] });
  await requestsAnswered();
  assert.equal(store.state().ui.notice?.kind, 'trouble');
  assert.deepEqual([keysFor(null), keysFor(last)], [['story.startGiven'], []]);
  assert.equal(fetched.length, 1);

  connect();
  store.dispatch(step);
  await requestsAnswered();
  assert.equal(store.state().ui.notice, null);
  assert.deepEqual([keysFor(null), keysFor(last)], [['story.startGiven'], ['story.solved']]);

  store.dispatch(step);
  await requestsAnswered();
  const story = fileOf('texts/en/story.json').pathname;
  assert.deepEqual(fetched, [story, story]);
});

test('a part that arrives does not remove the message about another missing part', async () => {
  const { store, connect } = offlineStore(() => () => {});
  connect();
  store.dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'room-missing', detail: {} } });
  const part = new Part('help', async () => ({}));
  part.fetch(store);
  await requestsAnswered();
  assert.ok(part.there);
  assert.equal(store.state().ui.notice?.kind, 'trouble');
});
