// The functions for other rules, called as a script calls them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerTo } from './ask';
import { BUILDS, load } from './load';

const squares = (...list: number[]) => Int32Array.of(...list);

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);
    const code = (call: () => unknown) => {
      try {
        call();
      } catch (error) {
        return (error as { code?: string }).code;
      }
      return 'nothing was thrown';
    };

    test('countByRule counts under each rule', () => {
      const exact = (count: bigint) => ({ verdict: 'exact', count });
      assert.deepEqual(engine.countByRule('queens', 8, 8), exact(92n));
      assert.deepEqual(engine.countByRule('queens+torus', 7, 7), exact(28n));
      assert.deepEqual(engine.countByRule('queens', 4, 10), exact(1_400n));
      assert.deepEqual(engine.countByRule('kings', 6, 6, { pieces: 9 }), exact(3_600n));
      assert.deepEqual(engine.countByRule('sliding:4', 8, 8), exact(7_770n));
      assert.deepEqual(engine.countByRule('toggled-open', 6, 5), exact(178n));
      assert.deepEqual(engine.countByRule('formula:(i + j) mod n;(i - j) mod n', 7, 7), exact(28n));
      assert.deepEqual(engine.countByRule('queens', 8, 8, { given: squares(3) }), exact(18n));
      assert.deepEqual(engine.countByRule('queens', 8, 6), exact(0n));
    });

    test('countByRule finds 16 solutions for seven queens and a pawn on 6 x 6', () => {
      let ways = 0n;
      for (let pawn = 0; pawn < 36; pawn++)
        ways += engine.countByRule('queens', 6, 6, { pieces: 7, walls: squares(pawn) }).count;
      assert.equal(ways, 16n);
    });

    test('countByRule is undecided if its budget is too small', () => {
      assert.equal(engine.countByRule('queens', 12, 12, { budget: 0 }).verdict, 'undecided');
    });

    test('completeByRule returns a completion that contains the given pieces', () => {
      const given = squares(2, 17);
      const answer = engine.completeByRule('knights', 5, 5, { pieces: 9, given });
      assert.equal(answer.verdict, 'completed');
      const found = answer.squares ?? squares();
      assert.ok([...given].every((square) => found.includes(square)));
      assert.equal(engine.countByRule('knights', 5, 5, { pieces: 9, given: found }).count, 1n);
    });

    test('completeByRule blames the fewest pieces of an impossible placement', () => {
      const { verdict, blame, blameIs } = engine.completeByRule('queens', 4, 4, { given: squares(0, 7) });
      assert.deepEqual([verdict, [...(blame ?? [])], blameIs], ['impossible', [0], 'smallest']);
      const none = engine.completeByRule('queens', 4, 4, { given: squares(0), blame: 'none' });
      assert.equal('blameIs' in none, false);
      assert.equal(engine.completeByRule('queens', 8, 8, { budget: 0 }).verdict, 'undecided');
    });

    test('ruleTable lists the squares that a piece excludes by each way of attacking, and separately the squares beyond an edge', () => {
      const table = engine.ruleTable('queens+torus', 5, 5);
      const squaresFrom = ({ starts, squares }: { starts: Uint32Array; squares: Uint32Array }, square: number) => [
        ...squares.subarray(starts[square], starts[square + 1]),
      ];
      assert.deepEqual(
        table.ways.map(({ way }) => way),
        ['row', 'column', 'diagonal', 'antiDiagonal'],
      );
      const diagonal = table.ways[2];
      assert.ok(diagonal);
      assert.deepEqual(squaresFrom(diagonal.reaches, 1), [7, 13, 19, 20]);
      assert.deepEqual(squaresFrom(diagonal.beyond, 1), [20]);
      assert.equal(squaresFrom(table.conflicts, 12).length, 16);
      assert.deepEqual([table.onePerRow, table.onePerColumn, table.ordered], [true, true, false]);
      assert.equal(table.symmetries.length, 8);
      assert.deepEqual([...engine.ruleTable('sliding:2', 4, 4).offsets], [0, 2, 0, 2]);
      assert.equal(engine.ruleTable('queens', 5, 5, { walls: squares(12) }).onePerRow, false);
      assert.equal(engine.ruleTable('toggled', 5, 5).ordered, true);
      assert.deepEqual(engine.ruleTable('half', 5, 5).symmetries, [
        'identity',
        'halfTurn',
        'transpose',
        'antiTranspose',
      ]);
    });

    test('questions in slices give the same answers as single calls', () => {
      const on = (rule: string, rows: number, columns: number, options = {}) => ({ rule, rows, columns, options });
      const boards = [on('knights', 5, 5), on('queens', 6, 6)];
      assert.equal(answerTo(engine, 'countByRule', { boards }).count, 9_386n + 4n);
      assert.deepEqual(answerTo(engine, 'countByRule', { boards: [] }), { count: 0n, nodes: 0, share: 1, cut: false });
      const { nodes, cut } = answerTo(engine, 'countByRule', { boards, most: 1_500 });
      assert.deepEqual([nodes >= 1_500, cut], [true, true]);
      const heat = answerTo(engine, 'heatByRule', { board: on('queens+torus', 7, 7) });
      assert.equal(heat.count, 28n);
      assert.deepEqual([...new Set(heat.squares)], [4]);
      const board = on('rooks', 4, 4, { given: squares(0, 4) });
      const complete = answerTo(engine, 'completeByRule', { board, seed: 1 });
      assert.equal(complete.verdict, 'impossible');
      assert.deepEqual([...(complete.blame ?? [])], [0, 4]);
      const list = answerTo(engine, 'listByRule', { board: on('rooks', 3, 3), most: 10 });
      assert.deepEqual([list.squares.length, list.pieces, list.cut], [18, 3, false]);
      assert.equal(answerTo(engine, 'listByRule', { board: on('rooks', 3, 3), most: 5 }).cut, true);
      const goal = (what: 'most' | 'fewest' | 'fewestApart') =>
        answerTo(engine, 'goal', { goal: what, board: on('queens', 8, 8) });
      assert.deepEqual([goal('most').pieces, goal('fewest').pieces, goal('fewest').ways], [8, 5, 4_860n]);
      assert.deepEqual([goal('fewestApart').pieces, goal('fewestApart').proved], [5, true]);
    });

    test('completeByRule finds each completion once, and then reports that there is no other', () => {
      const board = { rule: 'rooks', rows: 3, columns: 3 };
      const besides: Int32Array[] = [];
      for (let seed = 0; seed <= 6; seed++) {
        const { verdict, squares: found } = answerTo(engine, 'completeByRule', { board, seed, besides });
        assert.equal(verdict, seed < 6 ? 'completed' : 'noOther');
        if (!found) continue;
        assert.ok(!besides.some((one) => one.toSorted().join() === found.toSorted().join()));
        besides.push(found.toReversed());
      }
      assert.equal(besides.length, 6);
    });

    test('an invalid rule, board or square throws an error with a code', () => {
      assert.equal(
        code(() => engine.countByRule('dragons', 8, 8)),
        'rule-unknown',
      );
      assert.equal(
        code(() => engine.countByRule('toggled+torus', 8, 8)),
        'rule-own-law',
      );
      assert.equal(
        code(() => engine.countByRule('formula:i + k', 8, 8)),
        'formula-unknown-name',
      );
      assert.equal(
        code(() => engine.countByRule(`formula:${'('.repeat(4_000)}`, 8, 8)),
        'formula-too-long',
      );
      assert.equal(
        code(() => engine.countByRule('queens', 0, 8)),
        'rule-size',
      );
      assert.equal(
        code(() => engine.countByRule('queens', 8, 1_000)),
        'rule-size',
      );
      assert.equal(
        code(() => engine.countByRule('queens', 8, 8, { given: squares(64) })),
        'rule-square',
      );
      assert.equal(
        code(() => engine.countByRule('queens', 8, 8, { given: squares(9), walls: squares(9) })),
        'rule-blocked',
      );
      assert.equal(
        code(
          () =>
            new engine.Job('goal', {
              goal: 'most',
              board: { rule: 'kings', rows: 3, columns: 3, options: { given: squares(0, 4) } },
            }),
        ),
        'rule-conflict',
      );
    });

    test('the largest set of pieces includes the given pieces, and does not exist if given pieces conflict', () => {
      const most = (rule: string, rows: number, columns: number, given: readonly number[]) => {
        const board = { rule, rows, columns, options: { given: squares(...given) } };
        const { squares: found, pieces, proved } = answerTo(engine, 'goal', { goal: 'most', board });
        return { pieces, proved, found: found !== null && given.every((square) => found.includes(square)) };
      };
      assert.deepEqual(most('toggled-open', 5, 5, [7, 14, 20]), { pieces: 5, proved: true, found: true });
      assert.deepEqual(most('kings', 3, 3, [4]), { pieces: 1, proved: true, found: true });
      assert.deepEqual(most('toggled', 3, 3, [0, 4]), { pieces: 0, proved: true, found: false });
    });
  });
}
