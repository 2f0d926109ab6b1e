// The comparison of searches in "Why it works", on the board of the page or on an empty board of 8 by 8.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import searches from '../../data/searches.json' with { type: 'json' };
import type { Rows } from '../../www/src/engine/types';
import { read } from '../../www/texts.mjs';
import { answerTo } from './ask';
import { empty, load, rows } from './load';

const { engine } = await load('queens');

const comparisonOf = (searches: readonly string[], rows: Rows) =>
  answerTo(engine, 'compare', { searches, rows }, { budget: 100_000 });

test('the compared searches try as many queens on an empty board as in the reference', () => {
  const known = searches.runs.filter(({ search, tried }) => tried !== undefined && search !== 'completions');
  for (const { search, size, tried, forced } of known) {
    const { runs, ...board } = comparisonOf([search], empty(size));
    assert.deepEqual(board, { size, given: 0, instead: false });
    assert.equal(runs[0]?.tried, tried, search);
    if (forced !== undefined) assert.equal(runs[0]?.forced, forced, search);
  }
});

test('the compared searches try fewer queens if queens are given', () => {
  const board = rows(-1, -1, 4, -1, -1, -1, -1, -1);
  const { given, runs } = comparisonOf(['bitmask', 'permutations'], board);
  assert.equal(given, 1);
  assert.ok(runs.every(({ tried }) => tried > 0 && tried < 109_600 / 8));
});

test('searches are compared on an empty board of 8 by 8 if one takes too long or refuses the board', () => {
  const eight = { size: 8, given: 0, instead: true, runs: [{ search: 'permutations', tried: 109_600, forced: 0 }] };
  assert.deepEqual(comparisonOf(['permutations'], empty(16)), eight);
  const { runs, ...board } = comparisonOf(['bitmask', 'bitboard'], empty(9));
  assert.deepEqual(board, { size: 8, given: 0, instead: true });
  assert.deepEqual(
    runs.map(({ tried }) => tried),
    [2_056, 2_056],
  );
});

test('in each language, every search has its own textbook term', () => {
  const names = engine.searches().map(({ name }) => name);
  const texts = read().flatMap(({ messages }) => messages.filter(({ id }) => id === 'why-books'));
  assert.equal(texts.length, 4);
  for (const { value } of texts) {
    const choice = typeof value === 'string' ? undefined : value.find((piece) => Array.isArray(piece) && piece[1]);
    const terms = (choice?.[1] ?? {}) as Readonly<Record<string, string>>;
    assert.deepEqual(Object.keys(terms).toSorted(), names.toSorted());
    assert.equal(new Set(Object.values(terms)).size, names.length);
  }
});
