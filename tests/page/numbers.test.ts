// Numbers inside sentences: each agrees with the reference data, with the program or with arithmetic, in every language.
//
// A sentence with a large number has a row in EXPECTED. EXEMPT lists sentences whose numbers are only labels: degrees, years, sections.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import completions from '../../data/completions32.json';
import linear from '../../data/linear.json';
import repair from '../../data/repair.json';
import searches from '../../data/searches.json';
import threshold from '../../data/threshold.json';
import { boardOf } from '../../www/src/rooms/own/tasks/tasks';
import type { Pattern } from '../../www/src/texts/catalogue';
import { read } from '../../www/texts.mjs';

interface Run {
  readonly tried: number;
  readonly forced: number;
  readonly solutions: number;
}

/** The reference figures for the run of a search on an empty board. */
function run(search: string, size = 8): Run {
  const found = searches.runs.find((one) => one.search === search && one.size === size);
  assert.ok(found, `${search}, ${size}`);
  return { tried: found.tried ?? Number.NaN, forced: found.forced ?? Number.NaN, solutions: found.solutions };
}

const judge = readFileSync('crate/record/src/judge.rs', 'utf8');
/** A figure that a task requires of a program. */
const requiredFigure = (name: string): number =>
  Number(new RegExp(`const ${name}: u64 = ([\\d_]+);`).exec(judge)?.[1]?.replaceAll('_', ''));

const plain = run('bitboard');
const columns = run('bitboard-columns');
const pairs = run('bitboard-pairs');
const { fewerTried, fewerForced } = searches.rowsAndColumns;
/** The figures of version 1a of the search, as published in the Habr article that data/searches.json names. */
const published = { tried: columns.tried - fewerTried, forced: columns.forced - fewerForced };
const readings = Number(/of (\d+) readings/.exec(searches.source.rowsAndColumns)?.[1]);
const percent = (share: number): number => Math.round(share * 1_000_000) / 10_000;
const [some, most] = linear.withoutReturn.ranges;
const chances = linear.none.cases.map(({ above }) => above + 1);
const largest = linear.table2.rows.at(-1)?.[0] ?? Number.NaN;
const [tenRows] = linear.table2.rows;
const wholePass = linear.firstPass.find(({ size }) => size === 10_000_000)?.share ?? Number.NaN;

/** A limit of the engine, from the table that a test compares with its constants. */
function limit(constant: string): number {
  const row = readFileSync('docs/limits.md', 'utf8')
    .split('\n')
    .find((line) => line.includes(`\`${constant}\``));
  return Number(row?.split('|')[3]?.replaceAll(',', ''));
}

/** The expected numbers of each text, without whole numbers of one digit. */
const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  'why-bitboard-lines': [64, 2022, fewerTried, fewerForced, published.tried, published.forced],
  'why-bitboard-fewest': [published.tried, published.forced],
  'why-bitboard-pairs': [readings, pairs.tried, fewerTried, pairs.forced, fewerForced],
  'why-completions': [completions.published.size, completions.published.given],
  'why-repair': [repair.first.nearlyAlwaysFrom],
  // The largest board was counted in 2016 (OEIS A000170); the papers are from 2017 and 2026.
  'frontier-asked': [
    27,
    28,
    limit('frontier::MAX_ESTIMATE_SIZE'),
    threshold.boards.at(-1)?.size ?? Number.NaN,
    2017,
    2026,
    plain.solutions,
  ],
  'own-asks-fewer': [plain.solutions, requiredFigure('MAX_TRIED_FEWER') + 1],
  'own-asks-ahead': [plain.solutions, requiredFigure('MAX_TRIED_AHEAD')],
  'own-asks-repair': [boardOf({ name: 'repair', round: 0 }).length, requiredFigure('MAX_MOVES')],
  'bits-tricks-count-table-lead': [16, 2 ** 16],
  'figures-about-straight': [some, most].flatMap((range) => [
    percent(range?.above ?? 0),
    ...[range?.from ?? 0, range?.to ?? 0].filter((size) => size > 9),
  ]),
  'figures-about-chance': chances,
  'figures-why-chance': [linear.rare.from],
  // The step whose table leaves out a row, and the step that lists it again; the test of table 1 checks them.
  'figures-why-leastRisk': [95, 96],
  'figures-about-cluster': [linear.cluster.size, linear.cluster.queens],
  'figures-about-toLength': [linear.toLength.queens, linear.toLength.ratio],
  'figures-names-toLength': [linear.toLength.queens, linear.toLength.size],
  'figures-about-pair': [linear.pair.size, linear.pair.different, linear.pair.freeRows, 10, 1466],
  'figures-about-repair': [repair.first.nearlyAlwaysFrom],
  'figures-why-repair': [repair.first.nearlyAlwaysFrom],
  'figures-about-repairLarge': [repair.seconds.size, repair.seconds.below, 2007],
  'figures-names-repairLarge': [repair.seconds.size],
  // The model gives 59.98; a test of the figures computes it.
  'figures-about-firstPass': [60, percent(wholePass), 59.98],
  'figures-about-undecided': [1_000],
  'figures-why-straight': [50, 100, percent(some?.above ?? 0), 32],
  'figures-why-table2': [2013, largest, 50],
  // In our measurement, 29 of 100,000 runs used up all returns.
  'figures-why-undecided': [1_000, 29, 100_000, 10, tenRows?.[1] ?? Number.NaN],
  'error-word-too-large': [64, 2 ** 64 - 1],
  'error-formula-bad-number': [2 ** 31 - 1],
  'figures-names-cluster': [linear.cluster.size],
  'figures-names-leastRisk': [linear.leastRisk.size],
};

/** Numbers that some languages write in digits, and others in words. */
const IN_WORDS: Readonly<Record<string, readonly number[]>> = {
  'figures-about-chance': linear.none.cases.map(({ sample }) => sample),
  'figures-about-firstPass': [10_000_000],
  'figures-why-chance': [10 ** -linear.rare.exponent],
  'figures-about-repairLarge': [repair.seconds.size ** 2 / 2],
  'figures-names-leastRisk': [12],
  'figures-why-table2': [10, 100],
  'figures-why-leastRisk': [100],
  'figures-why-repair': [30],
};

/** Texts whose numbers are not results of the engine: names, examples, and limits that other tests check. */
const EXEMPT: readonly string[] = [
  // Angles.
  ...['count-aloneBy-4', 'count-exampleHalf', 'count-half', 'solutions-orbitOf4', 'solutions-turns-halfTurn'],
  ...['solutions-turns-threeQuarterTurn', 'why-symmetricDrawn', 'why-symmetricExercise', 'why-symmetricWhere'],
  // The size of the first board; the limits of tasks, which EXPECTED checks in the texts `own-asks-…`.
  'lab-what',
  'teach-classTask',
  // Years, sections of the paper.
  ...['frontier-method', 'questions-number'],
  ...['questions-reading', 'segments-what', 'why-staircases'],
  // Examples, and words of 64 bits: a test below computes these.
  ...['bits-examples-clearing', 'bits-examples-eights', 'bits-examples-vector', 'error-daily-unreadable'],
  ...['figures-line', 'figures-moreWhat', 'share-stepsVariant', 'share-waysWhat'],
  // Limits and choices.
  ...['error-trace-large', 'error-trace-size', 'large-fileWhat', 'share-embedSize', 'share-first200'],
  // Our own measurements, and statements of the paper without a measurement.
  ...['figures-about-bases', 'figures-about-levels', 'figures-about-leastRisk'],
  // The confidence of an error bar.
  ...['frontier-checkedBy', 'frontier-estimate'],
];

const sources = read();

/** All forms of a text, without its values. */
function* piecesOf(pattern: Pattern): Generator<string> {
  if (typeof pattern === 'string') yield pattern;
  else
    for (const piece of pattern) {
      if (typeof piece === 'string') yield piece;
      else if (piece[1]) for (const inner of Object.values(piece[1])) yield* piecesOf(inner);
    }
}

/** In four languages: 1,030 and 1 030; 3.06 and 3,06; 5 万. */
const NUMBER = /(\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?[ \u00a0]?([万億亿])?/g;

/** Names of sequences are not numbers. */
const SEQUENCE = /\bA\d{6}\b/g;

function numbersOf(text: string): number[] {
  return [...text.replaceAll(SEQUENCE, '').matchAll(NUMBER)].map(([, whole = '', fraction = '', times]) => {
    const number = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`);
    return number * (times === undefined ? 1 : times === '万' ? 1e4 : 1e8);
  });
}

const isChecked = (number: number): boolean => number > 9 || !Number.isInteger(number);

for (const [key, expected] of Object.entries(EXPECTED))
  test(`${key} agrees with the reference`, () => {
    const texts = sources.flatMap(({ language, messages }) =>
      messages.filter(({ id }) => id === key).map(({ value }) => ({ language, value })),
    );
    assert.ok(texts.length > 0, 'there is no such text');
    for (const { language, value } of texts) {
      const words = IN_WORDS[key] ?? [];
      const numbers = [...piecesOf(value)]
        .flatMap(numbersOf)
        .filter(isChecked)
        .filter((number) => !words.includes(number));
      const sorted = (all: readonly number[]): number[] => [...new Set(all)].sort((one, other) => one - other);
      assert.deepEqual(sorted(numbers), sorted(expected), language);
    }
  });

test('no other sentence states a large number', () => {
  const others = sources
    .filter(({ language }) => language === 'en')
    .flatMap(({ messages }) => messages)
    .filter(
      ({ id, value }) =>
        !(id in EXPECTED) && [...piecesOf(value)].flatMap(numbersOf).some((n) => n > 99 || !Number.isInteger(n)),
    )
    .map(({ id }) => id);
  assert.deepEqual(
    others.filter((id) => !EXEMPT.includes(id)),
    [],
  );
});

test('examples of 64-bit words agree with a calculation', () => {
  const bytes = (byte: bigint): bigint => BigInt(`0x${byte.toString(16).padStart(2, '0').repeat(8)}`);
  const counts = 0x0108030407080506n;
  const eights = counts & bytes(8n);
  for (const { language, messages } of sources)
    for (const { id, value } of messages) {
      const text = [...piecesOf(value)].join('');
      if (id !== 'bits-examples-eights') continue;
      for (const word of [counts, eights])
        assert.ok(text.includes(`0x${word.toString(16).padStart(16, '0')}`), language);
    }
});
