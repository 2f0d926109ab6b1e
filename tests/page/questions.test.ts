// The questions of the paper: their measurements, conclusions and links; and the board in one dimension.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import reference from '../../data/rules.json';
import { piecesOf, queensOn } from '../../www/src/board/rule';
import { emptySquares } from '../../www/src/board/variant/extras';
import { optionsOf } from '../../www/src/board/variant/options';
import { PARITIES, TOPICS } from '../../www/src/rooms/questions/choices';
import { boundOf, diagonalsOf } from '../../www/src/rooms/questions/classes';
import { readInquiry, writeInquiry } from '../../www/src/rooms/questions/link';
import { boardOfMeasurement } from '../../www/src/rooms/questions/measured';
import {
  disjointQuestion,
  fewerOf,
  keyOf,
  type Measurement,
  measurementsOf,
  overlaidQuestion,
  PARITY_CLASSES,
  parityQuestion,
  range,
  shiftsOf,
  slidingQuestion,
  toggledQuestion,
  WANTED_SOLUTIONS,
} from '../../www/src/rooms/questions/measurements';
import { firstDifference, MIRRORS } from '../../www/src/rooms/questions/mirrors';
import { SHARING } from '../../www/src/rooms/questions/published';
import {
  type Inquiry,
  type InquiryAction,
  isDone,
  knownOf,
  type MeasureResult,
  measurementWant,
  nextMeasurement,
  startInquiry,
  updateInquiry,
} from '../../www/src/rooms/questions/slice';
import { levelOf } from '../../www/src/rooms/questions/sliding';
import { firstOf, lineStateOf, secondOf, stateOf } from '../../www/src/rooms/segments/line';
import { answerTo, type QuestionName } from '../engine/ask';
import { load } from '../engine/load';
import { numbers } from '../engine/random';

const { engine } = await load('queens');

/** Measures at once what the page measures in slices. */
function measure(of: Measurement): MeasureResult {
  const want = measurementWant(of);
  assert.ok(want.want === 'answer');
  const { name, question, done } = want.ask;
  const answer = answerTo(engine, name as QuestionName, question as never);
  const action = done({ ...(answer as object), milliseconds: 0 });
  assert.ok(action.type === 'found');
  return action.found;
}

const choose = (inquiry: Inquiry, to: Extract<InquiryAction, { type: 'choose' }>['to']): Inquiry =>
  updateInquiry(inquiry, { type: 'choose', to });

describe('the state', () => {
  const emptyResult: MeasureResult = { count: 0n, heat: null, squares: [], proved: true, nodes: 0, milliseconds: 0 };

  test('a question is measured once, one board after the other, until all are measured', () => {
    for (const topic of TOPICS) {
      let inquiry = choose(startInquiry, { topic });
      const keys = measurementsOf(inquiry).map(keyOf);
      const seen = new Set<string>();
      for (let ask = nextMeasurement(inquiry); ask; ask = nextMeasurement(inquiry)) {
        assert.ok(!seen.has(keyOf(ask)), keyOf(ask));
        seen.add(keyOf(ask));
        inquiry = updateInquiry(inquiry, { type: 'found', measurement: ask, found: emptyResult });
        assert.ok(isDone(inquiry, ask));
      }
      assert.deepEqual(seen, new Set(keys), topic);
    }
  });

  test('the results so far are shown until the measurement is done', () => {
    const ask = disjointQuestion(9, 9);
    const found = { ...emptyResult, count: 5n };
    const inquiry = updateInquiry(startInquiry, { type: 'measures', now: { measurement: ask, found } });
    assert.equal(knownOf(inquiry, ask), found);
    assert.equal(knownOf(inquiry, disjointQuestion(9, 10)), null);
    assert.equal(isDone(inquiry, ask), false);
  });

  test('sizes stay within the offered range, and another size clears the chosen solution', () => {
    assert.equal(choose(startInquiry, { size: 99 }).size.sharing, 12);
    assert.equal(choose(startInquiry, { size: 1 }).size.sharing, 4);
    const picked = choose(startInquiry, { pick: 2 });
    assert.equal(picked.pick, 2);
    assert.equal(choose(picked, { size: 5 }).pick, null);
  });

  test('links restore the choices, and malformed links are refused', () => {
    const chosen = [
      choose(startInquiry, { topic: 'sharing', size: 5, wider: 2 }),
      ...PARITIES.map((law) => choose(startInquiry, { topic: 'parity', size: 6, law })),
      choose(startInquiry, { topic: 'sliding', size: 9 }),
    ];
    for (const inquiry of chosen) {
      const action = readInquiry(writeInquiry(inquiry));
      assert.ok(action);
      assert.deepEqual(updateInquiry(startInquiry, action), inquiry);
    }
    for (const text of ['', 'sharing', 'dragons.8', 'sharing.x', 'sharing.1000', 'x'.repeat(1e5)])
      assert.equal(readInquiry(text), null, text.slice(0, 20));
  });
});

describe('the answers', () => {
  test('each number opens the board that was measured', () => {
    for (const ask of measurementsOf(choose(startInquiry, { topic: 'sliding', size: 5 }))) {
      const board = boardOfMeasurement(ask, measure(ask));
      const ways = engine.countByRule(board.rule, board.rows, board.columns, optionsOf(board)).count;
      assert.equal(ways, measure(ask).count, keyOf(ask));
    }
    for (const sum of PARITY_CLASSES) {
      const ask = overlaidQuestion(6, sum);
      const found = measure(ask);
      const board = boardOfMeasurement(ask, found);
      assert.equal(engine.countByRule(board.rule, 6, 6, optionsOf(board)).count, 1n);
      const empty = emptySquares(board);
      for (let square = 0; square < 36; square++)
        assert.equal(empty.has(square), (Math.floor(square / 6) + (square % 6)) % 2 !== (sum === 'odd' ? 1 : 0));
    }
  });

  test('the published figures agree with the reference', () => {
    const known = reference.goals.find(({ goal }) => goal === 'disjoint');
    assert.ok(known && 'published' in known);
    assert.equal(SHARING.oeis, known.oeis);
    assert.deepEqual({ ...SHARING.terms }, { ...known.terms, ...known.soak, ...(known.published as object) });
  });

  test('the measured solutions are solutions and share no square; on 5 and 7 rows they cover the board', () => {
    for (const size of [5, 6, 7]) {
      const { squares, proved, count } = measure(disjointQuestion(size, size));
      assert.ok(proved);
      assert.equal(count, engine.countByRule('queens', size, size).count);
      assert.equal(squares.length, SHARING.terms[size]);
      assert.equal(new Set(squares.flat()).size, size * squares.length);
      for (const one of squares) {
        const given = Int32Array.from(one);
        assert.equal(engine.countByRule('queens', size, size, { given }).count, 1n);
      }
    }
  });

  test('under the rule toggled-open, three of the 96 solutions on 5 rows share no square', () => {
    const enough = measure(toggledQuestion('toggled-open', 5, 0));
    assert.ok(enough.squares.length >= 3);
    assert.equal(enough.count, 96n);
    const none = measure(toggledQuestion('toggled', 5, 1));
    assert.deepEqual([none.count, none.squares.length, none.proved], [0n, 0, true]);
  });

  test('under toggled-open, three solutions on n rows and n - k columns share no square, up to the k of the reference', () => {
    for (const [size, largest] of Object.entries(reference.toggledLargest)) {
      const rows = Number(size);
      const enough = fewerOf('toggled-open', rows).filter((fewer) => {
        const { squares } = measure(toggledQuestion('toggled-open', rows, fewer));
        const [one = [], ...others] = squares;
        assert.ok(others.every((other) => other.every((square) => !one.includes(square))));
        return squares.length >= WANTED_SOLUTIONS;
      });
      assert.equal(enough.at(-1) ?? null, largest, size);
      // The sentence under the tables states this.
      assert.equal(enough.at(-1) ?? null, rows < 5 ? null : rows - 5, size);
    }
  });

  test('queens by parity are measured from the smallest board on, so that the largest comes last', () => {
    const asked = measurementsOf(choose(startInquiry, { topic: 'parity', size: 16 }));
    assert.deepEqual([...new Set(asked.map(({ rows }) => rows))], range(4, 16));
    assert.equal(asked.length, 2 * range(4, 16).length);
  });

  test('heat maps of plain queens are the same in every mirror; by parity the count agrees with the reference', () => {
    for (const size of [5, 6]) {
      const { heat } = measure(parityQuestion('queens', size));
      assert.ok(heat);
      for (const mirror of MIRRORS) assert.equal(firstDifference(heat, size, mirror), null);
    }
    for (const { rule, terms } of reference.counts.filter(({ rule }) => PARITIES.some((law) => law === rule)))
      assert.equal(measure(parityQuestion(rule, 6)).count, BigInt((terms as Record<string, number>)['6'] ?? -1), rule);
  });

  test('the first square that differs from its image is found, with the image', () => {
    // The square in row 1 and column 2 of a board of 5 rows.
    const numbers = Array.from({ length: 25 }, (_, square) => (square === 7 ? 2 : 1));
    assert.deepEqual(firstDifference(numbers, 5, 'leftRight'), null);
    assert.deepEqual(firstDifference(numbers, 5, 'topBottom'), [7, 17]);
    assert.deepEqual(firstDifference(numbers, 5, 'halfTurn'), [7, 17]);
  });

  test('no class of squares has more queens than its bound, which is n - 1 on n rows', () => {
    for (let size = 1; size <= 8; size++) {
      for (const sum of ['even', 'odd'] as const) {
        const { squares, proved } = measure({ of: 'most', rule: 'light-dark', rows: size, columns: size, sum });
        const most = squares[0]?.length ?? 0;
        assert.ok(proved && most <= boundOf(size, sum), `${size}, ${sum}`);
        assert.equal(most, (reference.classes[sum] as Record<string, number>)[size], `${size}, ${sum}`);
        for (const square of squares[0] ?? [])
          assert.equal((Math.floor(square / size) + (square % size)) % 2, sum === 'odd' ? 1 : 0);
      }
      if (size > 1) assert.deepEqual([boundOf(size, 'even'), boundOf(size, 'odd')], [size - 1, size - 1]);
    }
    assert.deepEqual(diagonalsOf(8, 'even'), { diagonals: 7, antiDiagonals: 8 });
  });

  test('with sliding rows the number of solutions never decreases, and is constant from a shift of 2n - 1 on', () => {
    for (const size of [4, 5, 6, 7]) {
      const counts = shiftsOf(size).map((shift) => measure(slidingQuestion(size, shift)).count);
      assert.equal(counts[0], engine.countByRule('queens', size, size).count);
      assert.ok((levelOf(counts) ?? Number.NaN) <= 2 * size - 1, `${size}`);
      assert.deepEqual(
        counts,
        counts.toSorted((one, other) => Number(one - other)),
        `${size}`,
      );
    }
    assert.equal(levelOf([1n, 2n, null]), null);
    assert.equal(levelOf([1n, 2n, 3n, 3n]), 2);
  });
});

describe('the board in one dimension', () => {
  test('a cell can be chosen where a queen can be set', () => {
    const below = numbers(7);
    for (let round = 0; round < 300; round++) {
      const size = 1 + below(9);
      const rows = Int32Array.from({ length: size }, () => Math.max(-1, below(size + 3) - 3));
      const standing = lineStateOf(rows);
      const { free } = queensOn(size).attacks(piecesOf(rows), new Set());
      if (piecesOf(rows).size === size) continue;
      for (let square = 0; square < size * size; square++) {
        const one = { segment: Math.floor(square / size) + 1, cell: (square % size) + 1 };
        assert.equal(stateOf(standing, one) === 'open', free[square] === 1, `${[...rows]}: ${square}`);
      }
    }
  });

  test('the positions of a cell agree with the paper', () => {
    const cell = { segment: 3, cell: 5 };
    assert.deepEqual([firstOf(cell, 8), secondOf(cell)], [10, 8]);
    const { chosen, first, second } = lineStateOf(Int32Array.of(-1, -1, 4, -1, -1, -1, -1, -1));
    assert.deepEqual([chosen[2], first[10], second[8], first[8]], [5, 1, 1, 0]);
  });
});
