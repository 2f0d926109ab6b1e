// The sentences about steps, from the real engine: each is true for the search that made the step.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { has } from '../../www/src/texts/texts';
import { plainText } from '../../www/src/watch/sentence';
import { story } from '../../www/src/watch/story/story';
import { empty, load } from '../engine/load';

const { engine } = await load('queens');

/** The sentence at a position of a run on an empty board; `Infinity` is its end. */
function sentenceAt(search: string, size: number, position: number): string {
  const timeline = new engine.Timeline(search, empty(size), 1);
  while (!timeline.seek(Math.min(position, Number.MAX_SAFE_INTEGER), 10_000)) {}
  const wraps = engine.searches().some(({ name, demand }) => name === search && demand === 'modular');
  const sentences = story(timeline.frame(), null, [], wraps);
  timeline.free();
  return plainText(sentences);
}

type StepSentence = readonly [search: string, size: number, position: number, sentence: string];

const SENTENCES: readonly StepSentence[] = [
  ['bitmask', 8, 1, 'Row 1: columns 1, 2, 3, 4, 5, 6, 7 and 8 are free. The lowest 1 is column 1, so try it.'],
  ['bitmask', 9, 1, 'Row 1: 9 columns are free. The lowest 1 is column 1, so try it.'],
  ['completions', 4, 1, 'Row 1: columns 1, 2, 3 and 4 are free. The lowest zero is column 1, so try it.'],
  [
    'symmetric',
    8,
    1,
    'Row 1: columns 5, 6, 7 and 8 are tried here; the other free ones lead to rotations and reflections. ' +
      'The highest 1 is column 8, so try it.',
  ],
  [
    'halved',
    8,
    1,
    'Row 1: columns 1, 2, 3, 4, 5 and 6 are tried here; the other free ones lead to mirror images. ' +
      'The lowest 1 is column 1, so try it.',
  ],
  ['modular', 7, 3, 'Row 3: columns 5 and 7 are free where diagonals wrap round. The lowest 1 is column 5, so try it.'],
  ['array-recursive', 8, 1, 'Row 1: column 1 is the first one that no queen attacks, so try it.'],
  ['array-iterative', 8, 4, 'Row 2: column 3 is the first one that no queen attacks, so try it.'],
  ['modular', 7, Number.POSITIVE_INFINITY, 'The end: 28 modular solutions, and there are no others.'],
  ['bitmask', 8, Number.POSITIVE_INFINITY, 'The end: 92 solutions, and there are no others.'],
];

describe('a step is described correctly', () => {
  for (const [search, size, position, sentence] of SENTENCES)
    test(`${search} on ${size} rows, step ${position}`, () =>
      assert.equal(sentenceAt(search, size, position), sentence));
});

test('sentences of array searches mention no bits, and call no column free that was not examined', () => {
  for (const search of ['array-recursive', 'array-iterative'])
    for (let position = 1; position < 400; position++)
      assert.doesNotMatch(
        sentenceAt(search, 6, position),
        / bit |are free|still to be tried/,
        `${search} at ${position}`,
      );
});

test('after a queen is removed, tried squares are not called free', () => {
  const after = Array.from({ length: 300 }, (_, position) => [
    sentenceAt('bitmask', 6, position + 1),
    sentenceAt('bitmask', 6, position + 2),
  ]);
  const next = after.filter(([first]) => first?.startsWith('Everything below')).map(([, second]) => second ?? '');
  assert.ok(next.length > 20);
  assert.ok(next.every((sentence) => !/are free|only free one/.test(sentence)));
});

test('every reason and every word of every search has a text', () => {
  const known = (key: string): void => assert.ok(has(key), key);
  for (const { name, demand, family } of engine.searches()) {
    const sizes = demand === 'modular' ? [7] : family === 'draws' ? [8, 60] : [4, 8];
    for (const size of sizes) {
      const timeline = new engine.Timeline(name, empty(size), 3);
      for (let position = 1; position < 1500; position++) {
        timeline.seek(position, 1_000_000);
        const sentences = story(timeline.frame(), null, []);
        for (const { key } of sentences) known(key);
        assert.doesNotMatch(plainText(sentences), /[{}]|undefined/, `${name} at ${position}`);
      }
      for (const register of timeline.registers()) {
        if (register.kind === 'table') {
          known(`tables.${register.name}`);
          known(`tables.figure.${register.name}`);
          continue;
        }
        if (register.kind === 'number') {
          if (register.shown) known(`theatre.counts.${register.name}`);
          continue;
        }
        known(`theatre.registers.${register.name}`);
        if (register.kind !== 'board') known(`theatre.short.${register.name}`);
      }
      timeline.free();
    }
  }
});
