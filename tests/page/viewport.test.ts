// The viewport on a large board, typed numbers, and the link that restores it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLargeLink, writeLargeLink } from '../../www/src/rooms/large/link';
import { startLarge } from '../../www/src/rooms/large/slice';
import { tiledOrigin, tiledSize } from '../../www/src/rooms/large/tiles';
import { centreOn, coveredRange, pan, ticks, type Viewport, whole, zoom } from '../../www/src/rooms/large/viewport';
import { wholeNumber } from '../../www/src/texts/numbers';
import { numbers } from '../engine/random';

/** A repeatable stream of numbers from 0 to 1. */
const randomOf = (seed: number) => {
  const below = numbers(seed);
  return (): number => below(1_000_000) / 1_000_000;
};

const inside = ({ left, top, across }: Viewport, size: number): boolean =>
  left >= 0 && top >= 0 && across > 0 && left + across <= size + 1e-6 && top + across <= size + 1e-6;

test('a view never leaves the board, however it is moved', () => {
  const random = randomOf(5);
  for (const size of [1, 5, 8, 1_000, 10_000_000]) {
    let view = whole(size);
    for (let move = 0; move < 2_000; move++) {
      const [a, b] = [random() * 2 - 1, random() * 2 - 1];
      if (move % 3 === 0) view = zoom(view, size, 2 ** (a * 4), random(), random());
      else if (move % 3 === 1) view = pan(view, size, a * size, b * size);
      else view = centreOn(view, size, Math.floor(random() * size), Math.floor(random() * size));
      assert.ok(inside(view, size), JSON.stringify({ size, view }));
    }
  }
});

test('zooming in does not move the point below the pointer', () => {
  const before = { left: 2_000, top: 3_000, across: 4_000 };
  const after = zoom(before, 10_000, 2, 0.25, 0.75);
  assert.deepEqual(after, { left: 2_500, top: 4_500, across: 2_000 });
  assert.equal(after.left + 0.25 * after.across, before.left + 0.25 * before.across);
  assert.equal(after.top + 0.75 * after.across, before.top + 0.75 * before.across);
});

test('the range of visible rows includes rows that are partly visible', () => {
  assert.deepEqual(coveredRange(0, 8, 8), { first: 0, last: 7 });
  assert.deepEqual(coveredRange(2.5, 3, 8), { first: 2, last: 5 });
});

test('axes are labelled at round numbers, and at the first row', () => {
  assert.deepEqual(ticks(0, 8, 5), [1, 2, 4, 6, 8]);
  assert.deepEqual(ticks(0, 1_000_000, 5), [1, 200_000, 400_000, 600_000, 800_000, 1_000_000]);
  assert.deepEqual(ticks(583_000, 40_000, 5), [590_000, 600_000, 610_000, 620_000]);
});

const TYPED: Readonly<Record<string, number | null>> = {
  '1000': 1_000,
  '1,000,000': 1_000_000,
  '1 000 000': 1_000_000,
  '1.000.000': 1_000_000,
  '1e6': 1_000_000,
  '5M': 5_000_000,
  '20k': 20_000,
  '１００': 100,
  '1\u202f000': 1_000,
  '100万': 1_000_000,
  '1亿': 100_000_000,
  '5 млн': 5_000_000,
  '20 тыс.': 20_000,
  '1.5': null,
  '-3': null,
  '': null,
  ten: null,
  '1e99': null,
};

test('numbers are read as people write them', () => {
  for (const [text, value] of Object.entries(TYPED)) assert.equal(wholeNumber(text), value, text);
});

test('a link restores a generated board, and a board by formula', () => {
  const board = { version: 1, size: 1_000, given: 300, found: 0 };
  const generated = {
    ...startLarge,
    board: { ...board, origin: { kind: 'generated', given: 300, seed: 9, source: 'random' } as const },
  };
  assert.equal(writeLargeLink(generated), 'n1000.k300.s9');
  assert.deepEqual(readLargeLink('n1000.k300.s9'), {
    type: 'make',
    task: 'generate',
    recipe: { size: 1_000, given: 300, seed: 9, source: 'random' },
  });
  assert.equal(writeLargeLink({ ...startLarge, board: { ...board, origin: { kind: 'explicit' } } }), 'n1000.explicit');
  assert.deepEqual(readLargeLink('n1000.explicit'), {
    type: 'make',
    task: 'explicit',
    recipe: { size: 1_000, given: 0, seed: 1, source: 'random' },
  });
  const modular = { ...startLarge, board: { ...board, size: 25, origin: { kind: 'modular', step: 2 } as const } };
  assert.equal(writeLargeLink(modular), 'n25.modular2');
  assert.deepEqual(readLargeLink('n25.modular2'), { type: 'make', task: 'modular', recipe: { size: 25, step: 2 } });
  assert.equal(writeLargeLink({ ...startLarge, board: { ...board, origin: { kind: 'hand' } } }), '');
});

test('a link restores a tiled board with each of its tiles', () => {
  const board = { version: 1, size: 15_625, given: 15_625, found: 0 };
  for (const [link, base, size] of [
    ['n5.modular2.tile5x3.itself', { kind: 'modular', step: 2 }, 5],
    ['n4.explicit.tile25x2.tile7x3', { kind: 'explicit' }, 4],
  ] as const) {
    const action = readLargeLink(link);
    assert.ok(action?.type === 'tiled');
    assert.deepEqual([action.base, action.size], [base, size]);
    const origin = { kind: 'tiled', base, size, tiles: action.tiles } as const;
    assert.equal(writeLargeLink({ ...startLarge, board: { ...board, origin } }), link);
  }
  assert.equal(tiledSize(5, [{ inner: 5, step: 3 }, 'itself']), 625);
  assert.deepEqual(tiledOrigin({ kind: 'file', name: 'x' }, 5, 'itself'), { kind: 'hand' });
});

test('a malformed link to a large board is refused', () => {
  for (const text of [
    '',
    'n0.k0.s1',
    'n10.k11.s1',
    'n10000001.k1.s1',
    'n10.k1.s4294967296',
    'n10.k1',
    'n1e3.explicit',
    'n25.modular25',
    'n25.modular',
    'n25.modular2.tile',
    'n10.k1.s1.itself',
    'n625.modular2.itself.itself',
    'x',
  ])
    assert.equal(readLargeLink(text), null, text);
});
