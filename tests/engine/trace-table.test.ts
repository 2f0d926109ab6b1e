// The answer key of a trace table, compared with the instruction on its sheet, for every search and start that a sheet offers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEPS, TRACE_SIZES } from '../../www/src/rooms/share/print/choice';
import { followSearch } from '../../www/src/watch/by-hand';
import { load } from './load';

const { engine } = await load('queens-simd');

/** The words of a row by the instruction: 1 where a column or a diagonal is attacked, or where a square is free. */
function wordsBy(rows: readonly number[], row: number): number[][] {
  const queens = rows.slice(0, row).flatMap((column, above) => (column < 0 ? [] : [{ column, by: row - above }]));
  const wordOf = (at: (queen: { column: number; by: number }) => number): number[] =>
    rows.map((_, column) => Number(queens.some((queen) => at(queen) === column)));
  const [columns, falling, rising] = [
    wordOf(({ column }) => column),
    wordOf(({ column, by }) => column + by),
    wordOf(({ column, by }) => column - by),
  ];
  const free = rows.map((_, column) => Number(!columns[column] && !falling[column] && !rising[column]));
  return [columns, falling, rising, free];
}

const searches = engine.searches().map(({ name }) => name);
/** The searches with words on their sheets. */
const searchesWithWords = searches.filter((search) => {
  try {
    return followSearch(engine, { search, size: 6, from: 0, steps: 8 }).words.some((words) => words !== null);
  } catch {
    return false;
  }
});

test('the bitmask search can be followed by hand with its words', () => {
  assert.ok(searchesWithWords.includes('bitmask'), searchesWithWords.join(' '));
});

for (const search of searchesWithWords)
  test(`every cell of the key of "${search}" agrees with the instruction on the sheet`, () => {
    let cells = 0;
    for (const size of TRACE_SIZES)
      for (const steps of STEPS)
        for (let from = 0; from <= 40; from++) {
          const { lines, words, rows: begin } = followSearch(engine, { search, size, from, steps });
          const rows = [...begin];
          for (const [at, { event, row, column }] of lines.entries()) {
            if (row !== null && column !== null && event === 'set') rows[row - 1] = column - 1;
            if (row !== null && event === 'removed') rows[row - 1] = -1;
            const hasKey = event === 'set' && row !== null && row < size;
            const key = words[at]?.map((word) => word.map(Number)) ?? null;
            if (words.every((each) => each === null)) continue;
            assert.deepEqual(key, hasKey ? wordsBy(rows, row) : null, `${size}, step ${from + at + 1}: ${event}`);
            cells += key ? 4 * size : 0;
          }
        }
    assert.ok(cells > 1_000);
  });
