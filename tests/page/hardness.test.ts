// Hard boards in the page: their measurements, the results, the selected board, and its proof by the real engine.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stateOnly } from '../../www/src/rooms/commands';
import './english';
import { emptySquares } from '../../www/src/board/variant/extras';
import type { HardBoard } from '../../www/src/engine/types';
import {
  type BoardChoice,
  HARD,
  maxObstacles,
  OBSTACLES,
  SEARCHES,
} from '../../www/src/rooms/frontier/hardness/choice';
import {
  amountOf,
  countPlanned,
  groupBoards,
  type Hard,
  median,
  middle,
  nextBoard,
  nodesOf,
  solvable,
} from '../../www/src/rooms/frontier/hardness/plan';
import { startHardness, updateHardness } from '../../www/src/rooms/frontier/hardness/slice';
import { boardToWrite, variantOf } from '../../www/src/rooms/frontier/hardness/variant';
import { startFrontier, updateFrontier as update } from '../../www/src/rooms/frontier/slice';
import { answerTo } from '../engine/ask';
import { load } from '../engine/load';

const updateFrontier = stateOnly(update);

/** A board of 10 rows with this many blocked squares and a known answer. */
const blocked = (amount: number, found: boolean | null): HardBoard => ({
  found,
  nodes: [5, null, 7],
  given: new Int32Array(10).fill(-1),
  keptEmpty: Array.from({ length: amount }, (_, square) => square),
  sums: [],
  differences: [],
});

/** Measures all boards of the plan. Boards with fewer obstacles than `limit` have a solution. */
function measureAll(asked: BoardChoice, limit: number): Hard[] {
  const boards: Hard[] = [];
  for (let next = nextBoard(asked, boards); next; next = nextBoard(asked, boards)) {
    assert.ok(boards.length < countPlanned(asked, boards));
    assert.ok(next.amount >= 0 && next.amount <= maxObstacles(asked));
    boards.push({ wanted: next.amount, board: blocked(next.amount, next.amount < limit) });
  }
  assert.equal(boards.length, countPlanned(asked, boards));
  return boards;
}

describe('the plan', () => {
  const asked: BoardChoice = { size: 10, obstacle: 'squares', seed: 3 };

  test('boards are measured round by round, from no obstacle to all, and in smaller steps where boards stop having solutions', () => {
    const amounts = measureAll(asked, 76).map(({ wanted }) => wanted);
    const even = Array.from({ length: 21 }, (_, at) => 5 * at);
    assert.deepEqual(amounts.slice(0, 42), [...even, ...even]);
    // 75 squares leave solutions and 80 do not. Between them, a step is 1.25% of the squares.
    assert.deepEqual([...new Set(amounts.slice(21 * 9))], [76, 78, 79]);
    assert.equal(amounts.length, (21 + 3) * 9);
  });

  test('no board is measured twice, and other seeds give other boards', () => {
    const seeds = (seed: number): number[] =>
      measureAll({ ...asked, seed }, 50).map(
        (_, at) => nextBoard({ ...asked, seed }, measureAll({ ...asked, seed }, 50).slice(0, at))?.seed ?? -1,
      );
    const all = [...seeds(0).slice(0, 30), ...seeds(1).slice(0, 30)];
    assert.equal(new Set(all).size, all.length);
  });

  test('if all boards or none have a solution, no smaller steps are measured', () => {
    for (const limit of [0, 1_000]) assert.equal(measureAll(asked, limit).length, 21 * 9);
  });

  test('if a board is undecided, no smaller steps are measured', () => {
    const first = measureAll(asked, 76).slice(0, 21 * 9);
    assert.equal(countPlanned(asked, first), (21 + 3) * 9);
    const undecided = first.map((hard, at) => (at === 100 ? { ...hard, board: blocked(hard.wanted, null) } : hard));
    assert.equal(countPlanned(asked, undecided), 21 * 9);
    assert.equal(nextBoard(asked, undecided), null);
  });

  test('if the obstacles are queens, at most four fifths of the rows have a queen', () => {
    const amounts = measureAll({ ...asked, obstacle: 'queens' }, 5).map(({ wanted }) => wanted);
    assert.equal(Math.max(...amounts), 8);
  });
});

test('a group has medians and the share of solvable boards; a search that was stopped counts as infinitely long', () => {
  const boards = [true, false, null, true].map((found) => ({ wanted: 4, board: blocked(4, found) }));
  const [group, none] = groupBoards([...boards, { wanted: 2, board: blocked(2, null) }]).reverse();
  assert.ok(group && none);
  assert.equal(group.boards.length, 4);
  assert.deepEqual(solvable(group), { least: 0.5, most: 0.75 });
  assert.deepEqual(solvable(none), { least: 0, most: 1 });
  assert.deepEqual(
    SEARCHES.map((search) => middle(group, search)),
    [5, Number.POSITIVE_INFINITY, 7],
  );
  assert.equal(nodesOf(blocked(1, true), 'narrowest'), Number.POSITIVE_INFINITY);
  assert.equal(median([5, 1, 9]), 5);
  assert.equal(median([5, 1, 9, 7]), 5);
});

describe('the state', () => {
  const hard = { wanted: 4, board: blocked(4, false) };

  test('another question clears the boards and stops the run; the same question keeps both', () => {
    let own = updateFrontier(startFrontier, { type: 'run', what: 'hardness', seed: 1 });
    own = updateFrontier(own, { type: 'hardness', action: { type: 'measured', hard } });
    assert.deepEqual([own.hard.boards.length, own.runs], [1, 'hardness']);
    const same = updateFrontier(own, { type: 'hardness', action: { type: 'ask', settings: { ...own.hard.settings } } });
    assert.deepEqual([same.hard.boards.length, same.runs], [1, 'hardness']);
    const other = updateFrontier(own, { type: 'hardness', action: { type: 'ask', settings: { size: 99 } } });
    assert.deepEqual([other.hard.boards.length, other.runs, other.hard.settings.size], [0, null, HARD.most]);
  });

  test('the run ends with the last board', () => {
    let own = updateFrontier(startFrontier, { type: 'run', what: 'hardness', seed: 1 });
    for (let at = 0; own.runs === 'hardness'; at++) {
      assert.ok(at < 1_000);
      const next = nextBoard(own.hard.settings, own.hard.boards);
      assert.ok(next);
      const measured = { wanted: next.amount, board: blocked(next.amount, next.amount < 300) };
      own = updateFrontier(own, { type: 'hardness', action: { type: 'measured', hard: measured } });
    }
    assert.equal(nextBoard(own.hard.settings, own.hard.boards), null);
  });

  test('a proof is dropped if another board is selected before it is finished', () => {
    const files = { cnf: new Uint8Array(), proof: new Uint8Array() };
    const known = { kind: 'known', answer: { verdict: 'impossible', steps: 1, milliseconds: 1, ...files } } as const;
    let own = updateHardness(startHardness, { type: 'look', amount: 4, board: hard.board });
    own = updateHardness(own, { type: 'prove' });
    const proved = updateHardness(own, { type: 'proved', proving: known });
    assert.equal(proved.proving, known);
    const another = updateHardness(own, { type: 'look', amount: 4, board: blocked(4, null) });
    assert.equal(updateHardness(another, { type: 'proved', proving: known }).proving.kind, 'none');
    assert.equal(updateHardness(own, { type: 'unprove' }).proving.kind, 'none');
    assert.equal(updateHardness(proved, { type: 'unprove' }).proving, known);
  });
});

describe('the jobs', async () => {
  const { engine } = await load('queens');
  test('each obstacle gives boards that other rooms can show, and the engine decides each in the same way', () => {
    for (const obstacle of OBSTACLES) {
      const asked: BoardChoice = { size: 10, obstacle, seed: 2 };
      const verdicts = new Set<boolean | null>();
      for (const share of [0, 0.2, 0.5, 0.8]) {
        const amount = Math.round(share * maxObstacles(asked));
        const board = answerTo(engine, 'hardness', { ...asked, amount, most: HARD.nodes });
        assert.equal(amountOf(board), amount);
        const { rule, rows, columns, squares } = variantOf(board);
        const empty = Int32Array.from(emptySquares(variantOf(board)));
        const options = { given: Int32Array.from(squares), keptEmpty: empty };
        const { verdict } = engine.completeByRule(rule, rows, columns, options);
        assert.equal(verdict, board.found ? 'completed' : 'impossible', `${obstacle}, ${amount}`);
        verdicts.add(board.found);
        const proof = answerTo(engine, 'refute', { of: boardToWrite(board) });
        assert.equal(proof.verdict, verdict);
        assert.equal(proof.steps > 0, !board.found);
      }
      assert.equal(verdicts.size, 2, obstacle);
    }
  });
});
