// The bit lab in the built module: every trick in every form, the moves of pieces, and its links.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Trick } from '../../www/src/engine/types';
import { EXAMPLES } from '../../www/src/rooms/bits/examples';
import { readBits, writeBits } from '../../www/src/rooms/bits/link';
import { binary, formulasOf, hexadecimal, placesOf } from '../../www/src/rooms/bits/names';
import { maskOf, numberOn } from '../../www/src/rooms/bits/numbers';
import {
  type Bits,
  type BitsAction,
  bitOf,
  squareOf,
  startBits,
  updateBits as update,
} from '../../www/src/rooms/bits/slice';
import { stateOnly } from '../../www/src/rooms/commands';
import { BUILDS, load } from './load';

const X = 0x4004_8002_1001_2000n;

/** The result of each trick for X, computed by hand from its seven bits: 13, 16, 28, 33, 47, 50, 62. */
const ANSWERS: Readonly<Record<string, bigint>> = {
  lowest: 0x2000n,
  'without-lowest': 0x4004_8002_1001_0000n,
  'place-of-lowest': 13n,
  'count-shifting': 7n,
  'count-clearing': 7n,
  'count-table': 7n,
  'count-swar': 7n,
  'count-byte': 0n,
  'count-bytes': 0x0101_0101_0101_0100n,
  'sum-bytes': BigInt(0x40 + 0x04 + 0x80 + 0x02 + 0x10 + 0x01 + 0x20),
  eights: 0n,
  sevens: 0n,
  gather: 0b100n,
  scatter: 0n,
};

for (const build of BUILDS) {
  describe(`the bit lab, ${build}`, async () => {
    const { engine } = await load(build);
    const tricks = engine.tricks();

    test('every trick computes its answer for the word, also by its pipeline as text', () => {
      const wordTricks = tricks.filter(({ piece }: Trick) => !piece);
      assert.deepEqual(wordTricks.map(({ name }) => name).sort(), Object.keys(ANSWERS).sort());
      for (const { name } of wordTricks) {
        const { text, stages } = engine.runTrick(name, X);
        assert.equal(stages.at(-1)?.word, ANSWERS[name], name);
        assert.deepEqual(engine.runPipeline(text, X), { text, stages }, name);
      }
    });

    test('every form of a trick gives the same last answer', () => {
      for (const { name } of tricks) {
        const runs = new engine.FormRuns(name);
        const answers = runs.names().map((form) => runs.repeat(form, 1_000));
        assert.ok(answers.length >= 2, name);
        assert.deepEqual([...new Set(answers)].length, 1, `${name}: ${runs.names()} ${answers}`);
        runs.free();
      }
    });

    test('the loop that clears bit after bit is measured as a loop, many times as slow as the instruction', () => {
      const runs = new engine.FormRuns('count-clearing');
      const timeOf = (form: string): number => {
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now();
          runs.repeat(form, 200_000);
          return performance.now() - start;
        });
        return Math.min(...times);
      };
      assert.ok(timeOf('count-clearing') > 4 * timeOf('instruction'));
      runs.free();
    });

    test('wasm has an instruction for tricks that count bits or zeros, with vectors also for bits of bytes, and for no others', () => {
      const here = tricks.filter(({ instruction }) => instruction?.here).map(({ name }) => name);
      const expected = [
        'place-of-lowest',
        'count-shifting',
        'count-clearing',
        'count-table',
        'count-swar',
        'count-byte',
      ];
      if (build === 'queens-simd') expected.push('count-bytes');
      assert.deepEqual(here, expected);
    });

    for (const piece of tricks.filter((trick) => trick.piece)) {
      test(`${piece.name}: four methods count the same moves on every square`, () => {
        for (let square = 0n; square < 64n; square++) {
          const { moves, stages } = engine.runTrick(piece.name, 1n << square);
          assert.ok(moves);
          const { shifting, clearing, table, distance } = moves;
          assert.deepEqual([clearing, table, distance], [shifting, shifting, shifting], `square ${square}`);
          assert.equal(stages.at(-1)?.word, moves.attacks);
        }
      });
    }

    test('knights have 2 moves in the corner, 3, 4 and 6 near the edge, 8 in the middle', () => {
      const counts = [0n, 1n, 2n, 9n, 10n, 27n].map(
        (square) => engine.runTrick('knights', 1n << square).moves?.distance,
      );
      assert.deepEqual(counts, [2, 3, 4, 4, 6, 8]);
    });

    test('the examples of the articles have the results that their sentences give', () => {
      const last = (link: string): bigint | undefined => {
        const { word = 0n, chosen, off = [] } = readBits(link) ?? {};
        assert.ok(chosen, link);
        const run =
          chosen.kind === 'own' ? engine.runPipeline(chosen.text, word) : engine.runTrick(chosen.trick, word, { off });
        return run.stages.at(-1)?.word;
      };
      const [hole = 0n, king = 0n, lowest, cleared, vector, eights, freed, none] = EXAMPLES.map(({ link }) =>
        last(link),
      );
      assert.equal((hole >> 14n) & 1n, 1n, 'the knight of bit 24 reaches bit 14');
      assert.equal(king.toString(2).replaceAll('0', '').length, 8);
      assert.deepEqual(
        [lowest, cleared, vector, eights],
        [2n, 0x9500n, 0x0404_0404_0404_0404n, 0x0008_0000_0008_0000n],
      );
      // Both queens attack these squares. With a single layer of attacks, removing one queen frees them by mistake.
      const [upper, lower] = [
        { row: 1, column: 2 },
        { row: 4, column: 3 },
      ];
      const reaches = (queen: typeof upper, row: number, column: number): boolean =>
        row === queen.row || Math.abs(row - queen.row) === Math.abs(column - queen.column);
      const both = Array.from({ length: 64 }, (_, bit) => bit).filter(
        (bit) => reaches(upper, bit >> 3, bit & 7) && reaches(lower, bit >> 3, bit & 7),
      );
      assert.equal(both.length, 5);
      assert.equal(
        freed,
        both.reduce((word, bit) => word | (1n << BigInt(bit)), 0n),
      );
      assert.equal(none, 0n);
    });

    test('without a mask, a knight jumps from row 4, column 1 to row 2, column 7', () => {
      const knight = 1n << 24n;
      const jump = 1n << 14n;
      const on = engine.runTrick('knights', knight);
      const off = engine.runTrick('knights', knight, { off: ['notGH'] });
      assert.equal((on.stages.at(-1)?.word ?? 0n) & jump, 0n);
      assert.equal((off.stages.at(-1)?.word ?? 0n) & jump, jump);
      assert.equal(off.moves?.attacks, on.moves?.attacks);
    });

    const wrong: [string, () => unknown, string][] = [
      ['an empty word', () => engine.readWord('', 'decimal'), 'word-empty'],
      ['a letter in a decimal', () => engine.readWord('12a', 'decimal'), 'word-bad-digit'],
      ['17 hexadecimal digits', () => engine.readWord('f'.repeat(17), 'hexadecimal'), 'word-too-many-digits'],
      ['65 binary digits', () => engine.readWord('1'.repeat(65), 'binary'), 'word-too-many-digits'],
      ['a decimal of 65 bits', () => engine.readWord('18446744073709551616', 'decimal'), 'word-too-large'],
      ['a text too long for a word', () => engine.readWord(' '.repeat(2_000), 'decimal'), 'argument-length'],
      ['a missing stage', () => engine.runPipeline('not x; and x s2', X), 'pipeline-missing-stage'],
      ['an unknown operation', () => engine.runPipeline('halve x', X), 'pipeline-operation'],
      ['a word of 65 bits', () => engine.runPipeline('not x', 2n ** 64n), 'argument-type'],
      ['a word below 0', () => engine.runPipeline('not x', -1n), 'argument-type'],
      ['an unknown trick', () => engine.runTrick('sideways', X), 'argument-choice'],
      ['an unknown mask', () => engine.runTrick('knights', X, { off: ['notZ'] }), 'argument-choice'],
    ];
    for (const [what, call, code] of wrong) test(`${what} is refused: "${code}"`, () => assert.throws(call, { code }));

    test('formulas are written out while they are short', () => {
      assert.deepEqual(formulasOf(engine.runTrick('lowest', X).stages), ['x', '¬x', '¬x + 1', 'x & (¬x + 1)']);
    });
  });
}

describe('the state of the lab', () => {
  const updateBits = stateOnly(update);
  const after = (actions: readonly BitsAction[], from: Bits = startBits): Bits => actions.reduce(updateBits, from);

  test('squares and bits are converted into each other in both mappings', () => {
    for (const mapping of ['rows', 'columns'] as const) {
      for (let place = 0; place < 64; place++)
        assert.equal(bitOf(squareOf(place, mapping), mapping), 1n << BigInt(place));
    }
    assert.deepEqual(squareOf(13, 'rows'), { row: 1, column: 5 });
    assert.deepEqual(squareOf(13, 'columns'), { row: 5, column: 1 });
  });

  test('words are written in groups, and their bits found', () => {
    assert.equal(hexadecimal(X), '4004 8002 1001 2000');
    assert.equal(binary(X).split('\n')[1], '00010000 00000001 00100000 00000000');
    assert.deepEqual(placesOf(X | 1n), [0, 13, 16, 28, 33, 47, 50, 62]);
    assert.deepEqual(placesOf((1n << 64n) - 1n).length, 64);
  });

  test('invalid text stays in its field, and the word does not change', () => {
    const trouble = { code: 'word-empty', detail: {} };
    const typed = after([
      { type: 'type', base: 'decimal', text: '?' },
      { type: 'unread', text: '?', trouble },
      { type: 'leave' },
    ]);
    assert.deepEqual([typed.typed?.text, typed.typed?.trouble], ['?', trouble]);
    assert.equal(typed.word, X);
    assert.equal(after([{ type: 'read', text: 'another', word: 5n }], typed).word, X, 'a late answer is dropped');
    assert.equal(after([{ type: 'toggle', square: { row: 0, column: 0 } }], typed).typed, null);
  });

  test('undo restores earlier words, and redo restores later words', () => {
    const words: BitsAction[] = [
      { type: 'word', word: 1n },
      { type: 'toggle', square: { row: 0, column: 1 } },
    ];
    const twice = after(words);
    assert.equal(twice.word, 3n);
    assert.equal(after([{ type: 'undo' }], twice).word, 1n);
    assert.equal(after([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }], twice).word, X);
    assert.equal(after([{ type: 'undo' }, { type: 'undo' }, { type: 'redo' }, { type: 'redo' }], twice).word, 3n);
  });

  test('bits of a diagonal have the same number: 26, 33 and 12 are on diagonal 5; 60, 46 and 39 on diagonal 11', () => {
    const sums = { ...startBits, numbers: 'sum' } as const;
    const numberOf = (bit: number): number | null => numberOn(squareOf(bit, sums.mapping), sums);
    assert.deepEqual([26, 33, 12].map(numberOf), [5, 5, 5]);
    assert.deepEqual([60, 46, 39].map(numberOf), [11, 11, 11]);
    for (const numbers of ['sum', 'difference'] as const) {
      const bits = { ...startBits, numbers };
      const masks = Array.from({ length: 15 }, (_, number) => maskOf(number, bits));
      assert.equal(
        masks.reduce((all, mask) => all | mask, 0n),
        (1n << 64n) - 1n,
        'fifteen diagonals contain every square',
      );
      assert.equal(
        masks.reduce((all, mask) => all + mask, 0n),
        (1n << 64n) - 1n,
        'no two diagonals have a common square',
      );
    }
  });

  test('links of the lab are read back the same', () => {
    const off = ['notA', 'notGH'];
    const states: Bits[] = [
      startBits,
      { ...startBits, word: 0n, mapping: 'columns', stage: 3, chosen: { kind: 'trick', trick: 'knights' }, off },
      { ...startBits, word: (1n << 64n) - 1n, blocked: false, chosen: { kind: 'own', text: 'not x\nadd s1 0xff' } },
      { ...startBits, numbers: 'difference' },
    ];
    for (const { word, mapping, chosen, stage, off: masks, blocked, numbers, ...rest } of states) {
      const text = writeBits({ word, mapping, chosen, stage, off: masks, blocked, numbers, ...rest });
      assert.match(text, /^[A-Za-z0-9.~_*-]*$/);
      assert.deepEqual(readBits(text), { word, mapping, chosen, stage, off: masks, blocked, numbers }, text);
    }
    for (const { link } of EXAMPLES) assert.equal(writeBits({ ...startBits, ...readBits(link) }), link);
    for (const text of [
      '',
      '~',
      'xyz',
      '12~diagonals',
      '1~rows~lowest~-1',
      '1~rows~lowest~1~a~b~c',
      '1~rows~lowest~0~~~product',
      `${'f'.repeat(17)}`,
    ]) {
      assert.equal(readBits(text), null, text);
    }
  });
});
