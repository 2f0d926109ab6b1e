// The figures of the paper: the page shows the published numbers of the reference, and samples agree with them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateOnly } from '../../www/src/rooms/commands';
import { isTrouble, NO_CHOICES, parseChoices } from '../../www/src/rooms/figures/choices';
import { shareOf } from '../../www/src/rooms/figures/cost';
import { LINE_FROM } from '../../www/src/rooms/figures/curves';
import { type Figure, kindOf, publishedOf, type Samples } from '../../www/src/rooms/figures/figure';
import { FIGURES, figureOf } from '../../www/src/rooms/figures/paper';
import { LINEAR, proportional, publishedLine, TABLE } from '../../www/src/rooms/figures/published';
import {
  countedOn,
  csvOf,
  endingsOf,
  flanksOf,
  histogram,
  lineOf,
  measuredOf,
  ratioOf,
  valuesOf,
} from '../../www/src/rooms/figures/samples';
import { startFigures, updateFigures as update } from '../../www/src/rooms/figures/slice';
import { publishedChoice } from '../../www/src/rooms/figures/tables';
import { publishedSeconds } from '../../www/src/rooms/large/published';
import { answerTo } from './ask';
import { load } from './load';
import { numbers } from './random';

const { engine } = await load('queens', 'test');
const updateFigures = stateOnly(update);

function measure(figure: Figure, part: number, samples: number): Samples {
  const { n, options } = figure.parts[part] ?? { n: 0, options: {} };
  return answerTo(engine, 'experiment', { kind: kindOf(figure, part), n, seed: 1, from: 0, to: samples, options })
    .result;
}

test('every figure can be measured, and has the data of its chart and its table', () => {
  for (const figure of FIGURES) {
    figure.parts.forEach(({ n }, part) => {
      if (n > 1_000) return;
      const samples = measure(figure, part, 1);
      for (const { column } of [figure.of, ...publishedOf(figure, part).map(({ of }) => of), ...(figure.extra ?? [])])
        assert.ok(valuesOf(samples, column).length > 0, `${figure.name}, n = ${n}: ${column}`);
    });
  }
});

test('every published number belongs to a part of its figure', () => {
  for (const figure of FIGURES) {
    const shown = figure.parts.flatMap((_, part) => publishedOf(figure, part));
    assert.deepEqual(
      figure.published.filter((one) => !shown.includes(one)),
      [],
      figure.name,
    );
  }
});

test('the printed table is consistent, except that the time of a row is off by a power of ten, as its note says', () => {
  assert.equal(TABLE.length, 32);
  for (const { size, mean, row, fastest, least, most } of TABLE) {
    const printed = (1e6 * mean) / size / row;
    assert.ok(Math.abs(printed / (size < 50 ? 100 : 10) - 1) < 1e-3, `n = ${size}: ${printed}`);
    assert.ok(least <= fastest && fastest <= mean && mean <= most, `n = ${size}`);
  }
  // The published line fits the published means.
  const line = lineOf(TABLE.filter(({ size }) => size >= 50).map(({ size, mean }) => [size, 1_000 * mean]));
  assert.ok(line && Math.abs(line.slope - LINEAR.line.slope) < 0.02, `${line?.slope}`);
  assert.ok(line && Math.abs(line.constant - LINEAR.line.constant) < 0.1, `${line?.constant}`);
  assert.ok(Math.abs(publishedLine(1_000_000) / 1_000 - (publishedSeconds(1_000_000) ?? 0)) < 0.2);
});

test('a sample is the same in slices of any length', () => {
  for (const [kind, n] of [
    ['returns', 300],
    ['randSet', 500],
    ['firstPass', 500],
    ['randRandTo', 60],
    ['gradient', 60],
  ] as const) {
    const question = { kind, n, seed: 7, from: 0, to: 5 };
    const columns = (budget: number) => {
      const { milliseconds = [], ...rest } = answerTo(engine, 'experiment', question, { budget }).result;
      assert.equal(milliseconds.length, 5, 'each sample has its time');
      return rest;
    };
    assert.deepEqual(columns(50), columns(1e9), kind);
  }
});

test('choices are accepted, or refused with a reason that names a valid choice', () => {
  const figure = figureOf('undecided');
  const parse = (typed: Record<string, string>) => parseChoices(figure, { typed, damage: null });
  const accepted = parse({
    sizes: '1,000; 100; 100',
    samples: '1e6',
    queens: '7',
    second: '50',
    third: '60',
    seed: '9',
  });
  assert.ok(!isTrouble(accepted));
  assert.deepEqual(
    accepted.parts.map(({ n }) => n),
    [100, 1_000],
  );
  assert.deepEqual(accepted.samples, [1_000_000, 1_000_000]);
  assert.deepEqual(accepted.parts[0]?.options, { queens: 7, secondLevel: 50, thirdLevel: 60 });
  assert.equal(accepted.seed, 9);
  const refusalOf = (typed: Record<string, string>): unknown => {
    const answer = parse(typed);
    return isTrouble(answer) ? [answer.code, answer.detail.field ?? null, answer.detail.most ?? null] : 'accepted';
  };
  assert.deepEqual(refusalOf({ sizes: '3' }), ['figure-number', 'sizes', 10_000_000]);
  assert.deepEqual(refusalOf({ sizes: '100; many' }), ['figure-number', 'sizes', 10_000_000]);
  assert.deepEqual(refusalOf({ sizes: '100', queens: '101' }), ['figure-number', 'queens', 100]);
  assert.deepEqual(refusalOf({ samples: '0' }), ['figure-number', 'samples', 1_000_000]);
  assert.deepEqual(refusalOf({ sizes: '100', second: '60', third: '50' }), ['experiment-levels', null, null]);
  assert.deepEqual(refusalOf({ sizes: '10000000', samples: '1000000' }), ['figure-long', null, null]);
  const long = parse({ sizes: '10000000', samples: '1000000' });
  const fewer = isTrouble(long) ? `${long.detail.samples}` : '';
  assert.ok(!isTrouble(parse({ sizes: '10000000', samples: fewer })), `${fewer} samples are accepted`);
});

test('a wrong input is reported while it is typed, prevents a run, and is cleared by a valid choice', () => {
  const wrong = updateFigures(startFigures, { type: 'type', field: 'sizes', text: 'x' });
  assert.equal(wrong.trouble?.code, 'figure-number');
  assert.equal(updateFigures(wrong, { type: 'run' }).status, 'idle');
  const valid = updateFigures(wrong, { type: 'type', field: 'sizes', text: '50' });
  assert.equal(valid.trouble, null);
  const running = updateFigures(valid, { type: 'run' });
  assert.deepEqual([running.status, running.measurement.parts.map(({ n }) => n)], ['running', [50]]);
});

test('table 2 has fewer samples of large boards, and its progress is weighted by their time', () => {
  const chosen = parseChoices(figureOf('table2'), NO_CHOICES);
  assert.ok(!isTrouble(chosen));
  const { parts, samples } = chosen;
  assert.deepEqual([parts.at(-1)?.n, samples.at(-1), samples[0]], [10_000_000, 3, 1_000]);
  assert.equal(shareOf('returns', parts, samples, samples), 1);
  const half = shareOf(
    'returns',
    parts,
    samples,
    samples.map((count, at) => (at < 14 ? count : 0)),
  );
  assert.ok(half > 0 && half < 0.3, `${half}: the large boards take most of the time`);
});

test('the flanks of a histogram are measured, and for each length the share of the runs of at least this length that end there', () => {
  const values = Float64Array.of(5, 6, 7, 7, 8, 8, 8, 8, 9, 9);
  assert.equal(flanksOf(values)?.mode, 8);
  assert.ok((flanksOf(values)?.below ?? 0) > (flanksOf(values)?.above ?? 0));
  assert.equal(flanksOf(Float64Array.of(1, 1)), null);
  const { at, shares } = endingsOf(values, 1);
  assert.deepEqual(at, [5, 6, 7, 8, 9]);
  assert.deepEqual(shares, [1 / 10, 1 / 9, 2 / 8, 4 / 6, 1]);
  const measured = measure(figureOf('randSet'), 0, 3_000);
  const flanks = flanksOf(valuesOf(measured, 'queens'));
  assert.ok(flanks && flanks.below > flanks.above, 'the left flank of lengths is the longer one');
});

test('the published share of pairs that fit in the first pass agrees with a calculation of how diagonals fill', () => {
  const side = 60;
  const steps = 400;
  const lines = 2 * side - 1;
  const [open, otherOpen] = [new Float64Array(lines).fill(1), new Float64Array(lines).fill(1)];
  let fitting = 0;
  for (let step = 0; step < steps; step++) {
    const [hit, otherHit] = [new Float64Array(lines), new Float64Array(lines)];
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const [one, other] = [row - column + side - 1, row + column];
        const [free, otherFree] = [open[one] ?? 0, otherOpen[other] ?? 0];
        fitting += (free * otherFree) / side ** 2 / steps;
        hit[one] = (hit[one] ?? 0) + otherFree / side;
        otherHit[other] = (otherHit[other] ?? 0) + free / side;
      }
    }
    for (let line = 0; line < lines; line++) {
      open[line] = (open[line] ?? 0) * Math.exp(-(hit[line] ?? 0) / steps);
      otherOpen[line] = (otherOpen[line] ?? 0) * Math.exp(-(otherHit[line] ?? 0) / steps);
    }
  }
  const [published] = LINEAR.firstPass.filter(({ size }) => size === 1_000_000);
  assert.ok(Math.abs(fitting - (published?.share ?? 0)) < 0.002, `${fitting}`);
});

test('the exact search distinguishes two placements that differ in one queen, also on a million rows', () => {
  for (const n of [100, 10_000, 1_000_000]) {
    const pair = engine.nearPair(n, 1, 0);
    assert.ok(pair, `${n} rows`);
    assert.equal(pair.with.filter((column, row) => column !== pair.without[row]).length, 1);
    const verdicts = [pair.with, pair.without].map((rows) => {
      return answerTo(engine, 'completeLarge', { rows, seed: 1, engine: 'auto' }).verdict;
    });
    assert.deepEqual(verdicts, ['completed', 'impossible'], `${n} rows`);
  }
});

test('table 1 is one run: each step chooses a row at greatest risk, and no other row gains free squares', () => {
  const { rows, tables } = LINEAR.leastRisk;
  // The printed table of step 95 does not list row 4.
  const LEFT_OUT = { at: 95 - 89, row: 4 };
  rows.forEach((ranked, at) => {
    const counts = tables[at] ?? [];
    assert.equal(counts.length, ranked.length, `step ${89 + at}`);
    const chosen = publishedChoice(at) as number;
    assert.equal(counts[ranked.indexOf(chosen)], counts[0], `step ${89 + at}: row ${chosen} is at greatest risk`);
    const next = rows[at + 1];
    assert.equal(next === undefined, ranked.length === 1);
    if (!next) return;
    const others = ranked.filter((row) => row !== chosen && (at + 1 !== LEFT_OUT.at || row !== LEFT_OUT.row));
    const listedAgain = at === LEFT_OUT.at ? [LEFT_OUT.row] : [];
    assert.deepEqual([...next].sort(), [...others, ...listedAgain].sort(), `after step ${89 + at}`);
    for (const row of others) {
      const [now, then] = [counts[ranked.indexOf(row)], tables[at + 1]?.[next.indexOf(row)]];
      assert.ok((then ?? 9) <= (now ?? 0), `row ${row} after step ${89 + at}`);
    }
  });
});

test('runs with 800 given queens fall into separate groups, one for each number of returns', () => {
  const { size, queens, sample, groups } = LINEAR.cluster;
  const question = { kind: 'returns', n: size, seed: 1, from: 0, to: sample, options: { queens } } as const;
  const samples = answerTo(engine, 'experiment', question, { budget: 1e6 }).result;
  const set = Array.from({ length: groups }, (_, wanted) =>
    [...valuesOf(samples, 'nodes')].filter((_, run) => samples.returns?.[run] === wanted),
  );
  set.forEach((group, returns) => {
    const next = set[returns + 1];
    assert.ok(group.length > 0, `${returns} returns`);
    if (!next) return;
    assert.ok(group.length > next.length, `fewer runs have ${returns + 1} returns than ${returns}`);
    assert.ok(Math.max(...group) < Math.min(...next), `runs with ${returns} and ${returns + 1} returns do not overlap`);
  });
});

test('a ratio appears as soon as both of its numbers are measured', () => {
  const figure = figureOf('toLength');
  const times = (...milliseconds: number[]): Samples => ({ milliseconds: Float64Array.from(milliseconds) });
  assert.equal(ratioOf(figure, [times(1, 3), null, null]), null);
  assert.deepEqual(ratioOf(figure, [times(1, 3), times(60, 80), null]), { of: 1, to: 0, value: 35 });
  const table = figureOf('table2');
  const at = table.parts.findIndex(({ n }) => n === LINEAR.slowestTenth.size);
  const results = table.parts.map((_, part) => (part === at ? times(1, 1, 1, 1, 1, 1, 1, 1, 1, 11) : null));
  assert.deepEqual(ratioOf(table, results), { of: at, to: at, value: 2 });
  assert.equal(ratioOf(figureOf('returns'), [times(1)]), null);
  // The published ratios agree with the published numbers.
  const row = TABLE.find(({ size }) => size === LINEAR.slowestTenth.size);
  assert.equal(((row?.mean ?? 0) / (row?.fastest ?? 1)).toFixed(2), LINEAR.slowestTenth.ratio.toFixed(2));
  const { randRand, randSet } = LINEAR.toLength.seconds;
  assert.equal(Math.round(randRand / randSet), LINEAR.toLength.ratio);
});

test('the dashed line of figure 7 is proportional to the number of rows, and meets the published line at its start', () => {
  assert.equal(proportional(LINE_FROM, LINE_FROM), publishedLine(LINE_FROM));
  assert.equal(proportional(1_000 * LINE_FROM, LINE_FROM), 1_000 * publishedLine(LINE_FROM));
});

test('a share has a standard error, and a trimmed mean leaves out the slowest tenth', () => {
  const samples = { returns: Float64Array.of(0, 0, 0, 1), milliseconds: Float64Array.of(9, 1, 1, 1, 1, 1, 1, 1, 1, 1) };
  const measured = measuredOf({ column: 'returns', equals: 0 }, 100, samples);
  assert.equal(measured?.value, 0.75);
  assert.ok(Math.abs((measured?.error ?? 0) - 0.25) < 1e-9);
  assert.equal(measuredOf({ column: 'returns' }, 100, null), null);
  assert.equal(measuredOf({ column: 'milliseconds', trimmed: true }, 100, samples)?.value, 1);
});

test('columns that are derived from others have the correct values', () => {
  const runs = { step: [99, 99, 100, 99, 99, 100], place: [0, 1, 0, 0, 1, 0], squares: [1, 1, 1, 2, 3, 1] };
  const samples = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, Float64Array.from(list)]));
  assert.deepEqual([...valuesOf(samples, 'singles')], [2, 1]);
  const solutions = (...counts: number[]): Samples => ({ solutions: Float64Array.from(counts) });
  assert.deepEqual([...valuesOf(solutions(0, 1, 1, 0), 'asymmetry')], [1]);
  assert.deepEqual([...valuesOf(solutions(1, 1, 1, 1), 'asymmetry')], [0]);
});

test('a histogram counts every value once, and another sample can be counted in its bins', () => {
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

test('samples are saved with their size, and with their method if a figure has several', () => {
  const results = [{ queens: Float64Array.of(8, 9), full: Float64Array.of(0, 0), milliseconds: Float64Array.of(1) }];
  const csvFor = (name: Figure['name']): string =>
    csvOf({ ...updateFigures(startFigures, { type: 'choose', name }), results });
  assert.equal(csvFor('randSet'), 'n,queens,full\n100,8,0\n100,9,0\n');
  assert.equal(csvFor('lengths'), 'kind,n,queens,full\nrandSet,10,8,0\nrandSet,10,9,0\n');
});
