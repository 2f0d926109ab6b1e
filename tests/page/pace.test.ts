// The pace of a solver: its short form in a link, and the refusal of malformed texts.
import './english';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { momentAt, type Pace, readPace, withMoment, writePace } from '../../www/src/rooms/play/puzzle/pace';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';

const PACE: Pace = [
  { seconds: 3, queens: 0, marks: 2 },
  { seconds: 8, queens: 1, marks: 40 },
  { seconds: 3_700, queens: 11, marks: 0 },
];

test('a pace is read back as it was written', () => {
  assert.equal(writePace(PACE), '3A2.5B14.2ukL0');
  assert.deepEqual(readPace(writePace(PACE)), PACE);
});

test('a malformed pace is refused', () => {
  for (const text of [
    '',
    '.',
    '3A',
    '3a2',
    'A2',
    '3A2.',
    '3V2-',
    '3A2.-1B2',
    '99999A1',
    'ä',
    `${'0A0.'.repeat(500)}0A0`,
  ])
    assert.equal(readPace(text), null, text);
});

test('a second has at most one moment, and a long solve has fewer moments, so that it fits a link', () => {
  let pace: Pace = [];
  for (let step = 0; step < 5_000; step++)
    pace = withMoment(pace, { seconds: Math.floor(step / 2), queens: step % 12, marks: step % 90 });
  assert.deepEqual(pace.at(-1), { seconds: 2_499, queens: 4_999 % 12, marks: 4_999 % 90 });
  assert.ok(pace.length <= 120 && writePace(pace).length < 1_000);
  assert.ok(pace.every(({ seconds }, index) => index === 0 || seconds > (pace[index - 1]?.seconds ?? 0)));
});

test('the state at a time is the state after the last step up to it', () => {
  assert.equal(momentAt(PACE, 2_999).queens, 0);
  assert.equal(momentAt(PACE, 8_000).marks, 40);
  assert.equal(momentAt(PACE, 9_999_999).queens, 11);
});

test('a link with a pace opens the puzzle as a race, and the race has the same link', () => {
  const link = `regions-8-easy-1~${writePace(PACE)}`;
  const action = readPlay(link);
  assert.ok(action);
  const play = updatePlay(startPlay, action);
  assert.deepEqual(play.solving.rival, PACE);
  assert.equal(writePlay(play), link);
});

test('a link whose pace is damaged opens the puzzle without a race', () => {
  const action = readPlay('regions-8-easy-1~3A2.broken');
  assert.ok(action);
  assert.equal(writePlay(updatePlay(startPlay, action)), 'regions-8-easy-1');
});
