// The size of the first visit and of the stored page, as built: budgets that all parts of the page share.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { firstLoad, oneFile, whole } from '../bench/sizes';
import { SOAK } from '../soak';

/** The compressed size (brotli) in KB. Anything beyond it must be fetched later. */
const BUDGET = 140;

test(`the first visit loads at most ${BUDGET} KB`, () => {
  const files = firstLoad();
  const sum = files.reduce((sum, { size }) => sum + size, 0);
  assert.ok(sum <= BUDGET, `${sum.toFixed(1)} KB: ${files.map(({ path, size }) => `${path} ${size}`).join(', ')}`);
});

/** In KB: all rooms in four languages. The reader of codes takes 40 KB, so that homework can also be scanned without a network. Counts
 * from half boards, shared counts, the limiting density of heat maps and coins take 20 KB, the readers of pasted boards 60 KB, and
 * recording programs in the engine 25 KB. */
const WHOLE = 2_200;
/** In KB. The file contains everything that the page can do: Python, boards of other pages, teachers' notes in four languages, readers of
 * codes and of cards, tests, a lesson editor, the curve of hard boards, counts shared out to a class, a picture of a huge board,
 * reasons why a board is impossible, boards as people paste them, a log for pupils' programs, branches of runs, lessons about
 * techniques, votes from phones, and the licences of its libraries (40 KB). */
const ONE_FILE = 3_010;

test(`the files that a browser stores for use without a network have at most ${WHOLE} KB`, {
  skip: !SOAK,
}, async () => {
  const size = await whole();
  assert.ok(size <= WHOLE, `${size.toFixed(1)} KB`);
});

test('the documents give these limits', () => {
  const inside = readFileSync('docs/inside.md', 'utf8');
  for (const kilobytes of [WHOLE, ONE_FILE])
    assert.ok(inside.includes(`at most ${kilobytes / 1_000} MB`), `${kilobytes}`);
  assert.ok(inside.includes(`at most ${BUDGET} KB`));
});

test(`the page in one file has at most ${ONE_FILE} KB`, () => {
  assert.ok(oneFile() <= ONE_FILE, `${oneFile().toFixed(1)} KB`);
});
