// The figures of the paper: the published numbers that the page shows are those of the reference, and what samples come to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FIGURES, type Figure, figureOf, kindOf, PUBLISHED_RISK } from '../../www/src/rooms/large/figures/paper';
import { countedOn, csvOf, histogram, measuredOf, valuesOf } from '../../www/src/rooms/large/figures/samples';
import { type Samples, startFigures } from '../../www/src/rooms/large/figures/slice';
import { load } from './load';
import { numbers } from './random';

const { engine } = await load('queens', 'test');
const reference = JSON.parse(readFileSync('tests/reference/linear.json', 'utf8'));

function measure(figure: Figure, part: number, samples: number): Samples {
  const { n, options } = figure.parts[part] ?? { n: 0, options: {} };
  const job = new engine.ExperimentJob(kindOf(figure, part), n, 1, 0, samples, options);
  while (!job.run(1));
  const result = job.result();
  job.free();
  return result;
}

test('every figure can be measured, and has what its chart and its table show', () => {
  for (const figure of FIGURES) {
    figure.parts.forEach(({ n }, part) => {
      if (n > 1_000) return;
      const samples = { ...measure(figure, part, 1), milliseconds: Float64Array.of(1) };
      for (const { column } of [figure.of, ...figure.published.filter((one) => one.part === part).map(({ of }) => of)])
        assert.ok(valuesOf(samples, column).length > 0, `${figure.name}, n = ${n}: ${column}`);
    });
  }
});

test('the published numbers are those of the reference', () => {
  /** What the page shows, in the order of the parts. */
  const shown = (name: Figure['name']): number[] => figureOf(name).published.map(({ value }) => value);
  const { returns, withoutReturn, firstPass, firstPassInOrder, lengths, full, undecided, toLength } = reference;
  assert.deepEqual(shown('returns'), returns.shares);
  assert.deepEqual(shown('firstPass'), [
    ...firstPass.map(({ share }: { share: number }) => share),
    firstPassInOrder.share,
  ]);
  assert.deepEqual(
    new Set(shown('lengths')),
    new Set(lengths.map(({ mean, size }: { mean: number; size: number }) => mean / size)),
  );
  const chances = new Set(shown('chance'));
  for (const { chance } of full) assert.ok(chances.has(chance), `${chance}`);
  for (const { size, sample, runs } of undecided.cases) {
    const { parts, published } = figureOf('undecided');
    const known = published.find(({ part }) => parts[part]?.n === size);
    assert.equal(known?.value, runs / sample, `n = ${size}`);
  }
  for (const { size, above } of withoutReturn) {
    const { parts, published } = figureOf('straight');
    const known = published.find(({ part }) => parts[part]?.n === size);
    if (known?.above) assert.equal(known.value, above, `n = ${size}`);
  }
  assert.deepEqual(shown('toLength'), [toLength.seconds.randSet * 1_000, toLength.seconds.randRand * 1_000]);
  assert.deepEqual(PUBLISHED_RISK, reference.leastRisk.tables);
  assert.deepEqual(shown('leastRisk'), [PUBLISHED_RISK.filter(([first]) => first === 1).length]);
  assert.deepEqual(shown('pair'), [reference.pair.different]);
});

test('near placements are told apart by the exact search, also on a million rows', () => {
  for (const n of [100, 10_000, 1_000_000]) {
    const pair = engine.nearPair(n, 1, 0);
    assert.ok(pair, `${n} rows`);
    assert.equal(pair.with.filter((column, row) => column !== pair.without[row]).length, 1);
    const verdicts = [pair.with, pair.without].map((rows) => {
      const job = new engine.LargeCompleteJob(rows, 1, 'auto');
      while (!job.run(1_000));
      const { verdict } = job.answer();
      job.free();
      return verdict;
    });
    assert.deepEqual(verdicts, ['completed', 'impossible'], `${n} rows`);
  }
});

test('a share comes with its standard error, and a mean without the slowest tenth', () => {
  const samples = { returns: Float64Array.of(0, 0, 0, 1), milliseconds: Float64Array.of(9, 1, 1, 1, 1, 1, 1, 1, 1, 1) };
  const measured = measuredOf({ column: 'returns', equals: 0 }, 100, samples);
  assert.equal(measured?.value, 0.75);
  assert.ok(Math.abs((measured?.error ?? 0) - 0.25) < 1e-9);
  assert.equal(measuredOf({ column: 'returns' }, 100, null), null);
  assert.equal(measuredOf({ column: 'milliseconds', trimmed: true }, 100, samples)?.value, 1);
});

test('columns that are made of others', () => {
  const runs = { step: [99, 99, 100, 99, 99, 100], place: [0, 1, 0, 0, 1, 0], squares: [1, 1, 1, 2, 3, 1] };
  const samples = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, Float64Array.from(list)]));
  assert.deepEqual([...valuesOf(samples, 'singles')], [2, 1]);
  const solutions = (...counts: number[]): Samples => ({ solutions: Float64Array.from(counts) });
  assert.deepEqual([...valuesOf(solutions(0, 1, 1, 0), 'asymmetry')], [1]);
  assert.deepEqual([...valuesOf(solutions(1, 1, 1, 1), 'asymmetry')], [0]);
});

test('a histogram counts every value once, and another is counted on its steps', () => {
  assert.deepEqual(histogram(Float64Array.of(3, 3, 4, 6)), { at: [3, 4, 5, 6], counts: [2, 1, 0, 1] });
  const below = numbers(3);
  const values = Float64Array.from({ length: 1_000 }, () => below(1_000_000) / 1_000_000);
  const { at, counts } = histogram(values);
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    1_000,
  );
  assert.deepEqual(countedOn(at, values), counts);
});

test('samples are saved with their size, and with their method where a figure has several', () => {
  const results = [{ queens: Float64Array.of(8, 9), full: Float64Array.of(0, 0), milliseconds: Float64Array.of(1) }];
  const saved = (chosen: Figure['name']): string => csvOf({ ...startFigures, chosen, results });
  assert.equal(saved('randSet'), 'n,queens,full\n100,8,0\n100,9,0\n');
  assert.equal(saved('lengths'), 'kind,n,queens,full\nrandSet,10,8,0\nrandSet,10,9,0\n');
});
