// The messages of the page for programs as pupils write them: each mistake as a recursion, with loops, and as a class.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../page/english';
import { load } from './load';
import { resultOf } from './pupils';

const FOLDER = 'data/pupils';

interface Expected {
  readonly says: string;
  /** The number of queens; six by default. */
  readonly n?: number;
  readonly typed?: readonly string[];
}
const EXPECTED: Readonly<Record<string, Expected>> = JSON.parse(readFileSync(`${FOLDER}/verdicts.json`, 'utf8'));

test('every program of a pupil has an expected verdict', () => {
  const programs = readdirSync(FOLDER).filter((file) => file.endsWith('.py'));
  assert.deepEqual(programs.map((file) => file.replace('.py', '')).sort(), Object.keys(EXPECTED).sort());
});

for (const [name, { says, n = 6, typed }] of Object.entries(EXPECTED))
  test(`the verdict on ${name} is as expected`, async () => {
    const source = readFileSync(`${FOLDER}/${name}.py`, 'utf8');
    assert.equal((await resultOf(source, n, typed)).message, says);
  });

test('the step of the first wrong board shows two queens that attack each other', async () => {
  const { engine } = await load('queens');
  for (const name of ['one_diagonal_recursion', 'no_columns_loops', 'no_diagonals_class', 'diagonal_loops']) {
    const { recorded, trace } = await resultOf(readFileSync(`${FOLDER}/${name}.py`, 'utf8'), 6);
    const first = recorded?.seen?.first;
    assert.ok(first, name);
    const timeline = new engine.Timeline('recorded', { trace });
    timeline.seek(first.step, Number.MAX_SAFE_INTEGER);
    const rows = [...timeline.frame().rows];
    assert.ok(
      rows.every((column) => column >= 0),
      `${name}: ${rows}`,
    );
    for (const queen of first.queens) assert.equal(rows[Math.floor(queen / 6)], queen % 6, name);
    const [one, other] = first.queens.map((queen) => [Math.floor(queen / 6), queen % 6] as const);
    assert.ok(one && other);
    const [rowsApart, columnsApart] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
    assert.ok(rowsApart === 0 || columnsApart === 0 || rowsApart === columnsApart, name);
    timeline.free();
  }
});
