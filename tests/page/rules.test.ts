// A board under a rule, as plain data, in links and as text; and what is drawn of it, held against the geometry of queens.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { piecesOf, queensOn } from '../../www/src/board/rule';
import type { RuleTable } from '../../www/src/engine/types';
import type { Ruled } from '../../www/src/kernel/asked';
import { opening, update } from '../../www/src/kernel/state';
import {
  askedBoard,
  boardOfText,
  isPlain,
  partsOf,
  readBoard,
  ruleOf,
  textOf,
  toggled,
  walled,
  writeBoard,
} from '../../www/src/rooms/rules/board';
import { GOALS, publishedOf, publishedOfGoal, SEQUENCES } from '../../www/src/rooms/rules/published';
import { ruleOn } from '../../www/src/rooms/rules/table';
import { load } from '../engine/load';
import { numbers } from '../engine/random';
import reference from '../reference/rules.json';

const board = (rule: string, rows: number, columns = rows, more: Partial<Ruled> = {}): Ruled => ({
  rule,
  rows,
  columns,
  walls: [],
  pieces: rows,
  squares: [],
  ...more,
});

describe('a board under a rule', () => {
  test('the board that is asked is one of queens until another rule is chosen', () => {
    assert.ok(isPlain(askedBoard(opening.asked)));
    assert.deepEqual(askedBoard(opening.asked).squares, [39, 19]);
    const torus = board('queens+torus', 7, 7, { squares: [9, 29] });
    const state = update(opening, { type: 'rule', ruled: torus });
    assert.equal(askedBoard(state.asked), torus);
    assert.deepEqual([...state.asked.rows], [-1, 2, -1, -1, 1, -1, -1]);
    assert.deepEqual(update(state, { type: 'undo' }).asked.ruled, null);
    assert.equal(update(update(state, { type: 'undo' }), { type: 'redo' }).asked.ruled, torus);
  });

  test('another size keeps what fits, on its square', () => {
    const state = update(opening, { type: 'rule', ruled: board('kings', 4, 6, { squares: [0, 5, 13], walls: [23] }) });
    const { ruled } = update(state, { type: 'resize', size: 3 }).asked;
    assert.deepEqual(ruled, board('kings', 3, 6, { squares: [0, 5, 13], walls: [] }));
  });

  test('a piece is set, moves within its row where a row holds one, and is taken', () => {
    const one = toggled(board('rooks', 4), 5, true);
    assert.deepEqual(toggled(one, 6, true).squares, [6]);
    assert.deepEqual(toggled(one, 6, false).squares, [5, 6]);
    assert.deepEqual(toggled(one, 5, true).squares, []);
    const wall = walled(one, 5);
    assert.deepEqual([wall.walls, wall.squares], [[5], []]);
    assert.equal(toggled(wall, 5, true), wall);
  });

  test('the parts of a rule put together are the rule', () => {
    for (const rule of [
      'queens',
      'half+torus',
      'knights+cylinder',
      'toggled-open',
      'sliding:1-3@7',
      'formula:i + j;(i - j) mod n',
    ])
      assert.equal(ruleOf(partsOf(rule)), rule);
    assert.equal(partsOf('dragons').law, 'queens');
  });

  test('links and texts bring back what was written, and nothing else is read', () => {
    const boards = [
      board('queens+torus', 7, 7, { squares: [29, 9] }),
      board('formula:i + j;i * j mod n', 5, 9, { walls: [3, 44], pieces: 4 }),
      board('kings', 32, 32, { pieces: 256, squares: [1_023, 0] }),
    ];
    for (const one of boards) {
      assert.deepEqual(readBoard(writeBoard(one)), one);
      const read = boardOfText(textOf(one), one);
      assert.deepEqual(read && { ...read, squares: [...read.squares].sort() }, {
        ...one,
        squares: [...one.squares].sort(),
      });
    }
    const hostile = [
      '',
      'rule=',
      'rule=queens&n=8',
      'rule=%&n=8&columns=8&pieces=8&walls=&set=',
      'rule=queens&n=-8&columns=8&pieces=8&walls=&set=',
      'x'.repeat(1e5),
    ];
    for (const text of hostile) assert.equal(readBoard(text), null);
    for (const text of ['', 'Q . .\nQ .', '. '.repeat(40), 'queens'])
      assert.equal(boardOfText(text, boards[0] as Ruled), null);
  });

  test('the published figures are those of the reference', () => {
    const known = reference.counts.map((one) => ({
      rule: one.rule,
      oeis: 'oeis' in one ? one.oeis : null,
      shape: one.shape,
      terms: { ...one.terms, ...('soak' in one ? one.soak : {}) },
    }));
    assert.deepEqual(JSON.parse(JSON.stringify(SEQUENCES)), JSON.parse(JSON.stringify(known)));
  });

  test('what is published of goals is in the reference', () => {
    const NAMES = { 'fewest apart': 'fewestApart' } as Record<string, string>;
    for (const { goal, rule, oeis, terms } of GOALS) {
      const known = reference.goals.find((one) => (NAMES[one.goal] ?? one.goal) === goal && one.rule === rule);
      assert.ok(known && 'oeis' in known, `${goal}, ${rule}`);
      assert.equal(oeis, known.oeis);
      assert.deepEqual({ ...terms }, { ...known.terms, ...('soak' in known ? known.soak : {}) });
    }
    assert.deepEqual(publishedOfGoal('armies', board('queens', 8)), { oeis: 'A250000', term: 9 });
    assert.equal(publishedOfGoal('armies', board('rooks', 8)), null);
    assert.equal(publishedOfGoal('armies', board('queens', 8, 9)), null);
  });

  test('the published term of a board stands beside it', () => {
    assert.deepEqual(publishedOf(board('queens+torus', 7)), { oeis: 'A051906', term: 28 });
    assert.deepEqual(publishedOf(board('queens', 4, 10)), { oeis: 'A061990', term: 1_400 });
    assert.deepEqual(publishedOf(board('kings', 6, 6, { pieces: 9 })), { oeis: 'A018807', term: 3_600 });
    assert.deepEqual(publishedOf(board('toggled', 7)), { oeis: null, term: 204 });
    assert.deepEqual(publishedOf(board('bishops', 4, 5)), { oeis: null, term: null });
  });
});

describe('what is drawn of a rule', async () => {
  const { engine } = await load('queens');
  const tableOf = ({ rule, rows, columns, walls }: Ruled): RuleTable =>
    engine.ruleTable(rule, rows, columns, { walls: Int32Array.from(walls) });

  test('by the table of queens it is what the page draws of queens itself', () => {
    const below = numbers(5);
    for (let round = 0; round < 300; round++) {
      const size = 1 + below(9);
      const rows = Int32Array.from({ length: size }, () => below(size + 2) - 2).map((column) => Math.max(-1, column));
      const pieces = piecesOf(rows);
      const plain = board('queens', size);
      const [general, classic] = [ruleOn(tableOf(plain), plain), queensOn(size)];
      const [mine, theirs] = [general.attacks(pieces, new Set()), classic.attacks(pieces, new Set())];
      const words = (ways: readonly string[], along: number) => ways.filter((_, way) => (along >> way) & 1);
      for (let square = 0; square < size * size; square++) {
        assert.deepEqual(words(general.ways, mine.along[square] ?? 0), words(classic.ways, theirs.along[square] ?? 0));
        assert.deepEqual([...(mine.by[square] ?? '')].sort(), [...(theirs.by[square] ?? '')].sort());
      }
      if (pieces.size < size) assert.deepEqual(mine.free, theirs.free);
      assert.equal(general.conflicts(pieces).length, classic.conflicts(pieces).length);
    }
  });

  test('a square is free exactly where a piece can be set', () => {
    const below = numbers(9);
    const rules = [
      'queens+torus',
      'knights',
      'bishops+cylinder',
      'kings',
      'parity-in-order',
      'light-dark',
      'sliding:2',
      'toggled',
      'toggled-open',
    ];
    for (const rule of rules) {
      const one = board(rule, 5, 5, { pieces: 2 });
      const drawn = ruleOn(tableOf(one), one);
      for (let round = 0; round < 5; round++) {
        const piece = below(25);
        const { free } = drawn.attacks(new Set([piece]), new Set());
        for (let square = 0; square < 25; square++) {
          const given = { given: Int32Array.of(piece, square), pieces: 2 };
          const stands = square !== piece && engine.countByRule(rule, 5, 5, given).count === 1n;
          assert.equal(free[square] === 1, stands, `${rule}: ${piece}, then ${square}`);
        }
      }
    }
  });
});
