// The truths of a board that the page computes, compared with the engine on random boards.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Setting } from '../../www/src/kernel/classroom/steps';
import { truthOf } from '../../www/src/watch/truth';
import { lineName, squareName } from '../../www/src/watch/truths/judge';
import { load } from './load';
import { numbers } from './random';

/** A setting that only has a board. */
const settingOf = (rows: Int32Array): Setting => ({
  rows,
  search: 'bitmask',
  seed: 1,
  step: 0,
  rule: null,
  shows: [],
  marks: [],
  see: null,
});

describe('truths of a board', async () => {
  const { engine } = await load('queens');
  const below = numbers(11);
  const boards = Array.from({ length: 300 }, () => {
    const size = 1 + below(10);
    return Int32Array.from({ length: size }, () => Math.max(-1, below(size + 3) - 3));
  });

  test('conflicts, free squares and solved boards agree with the engine', () => {
    for (const rows of boards) {
      const size = rows.length;
      const truth = (of: string, more: Readonly<Record<string, unknown>> = {}): readonly string[] =>
        truthOf(engine, settingOf(rows), { of, ...more } as Parameters<typeof truthOf>[2]);

      const { conflicts } = engine.validate(rows);
      assert.deepEqual(truth('conflicts'), [String(conflicts.length)]);
      for (const row of rows.keys()) {
        const partners = conflicts.flatMap((pair) =>
          pair.row === row ? [pair.otherRow] : pair.otherRow === row ? [pair.row] : [],
        );
        assert.deepEqual(
          truth('clashes-with', { row: row + 1 }).toSorted(),
          partners.map((other) => lineName('row', other)).toSorted(),
        );
      }

      // A square is free if the engine finds no conflict between a queen there and any single other queen.
      const free: string[] = [];
      for (let square = 0; square < size * size; square++) {
        const [row, column] = [Math.floor(square / size), square % size];
        const isCompatible = (other: number): boolean => {
          if ((rows[other] ?? -1) < 0) return true;
          if (other === row) return false;
          const pair = new Int32Array(size).fill(-1);
          pair[other] = rows[other] ?? -1;
          pair[row] = column;
          return engine.validate(pair).ok;
        };
        if ([...rows.keys()].every(isCompatible)) free.push(squareName(row, column));
      }
      assert.deepEqual(truth('free-squares'), free);

      const solved = rows.every((column) => column >= 0) && conflicts.length === 0;
      assert.deepEqual(truth('solved'), [solved ? 'yes' : 'no']);
    }
  });

  for (const [size, images] of [
    [4, 2],
    [5, 2],
    [6, 4],
    [7, 4],
    [8, 4],
    [8, 8],
    [12, 2],
  ] as const) {
    test(`a solution with ${images} images on ${size} rows is found to have ${images}`, () => {
      const rows = engine.exampleSolution(size, images);
      assert.ok(rows);
      assert.deepEqual(truthOf(engine, settingOf(rows), { of: 'images' }), [String(images)]);
    });
  }
});
