// Predict: for every search of the catalogue, exactly the events of its trace are accepted, at every level.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Happened } from '../../www/src/engine/types';
import type { PositionReport } from '../../www/src/kernel/watch';
import { type Guess, judged, type Prediction } from '../../www/src/rooms/theatre/predict';
import {
  askableWords,
  isChance,
  possibleEvents,
  SQUARE_EVENTS,
  solutionsBelow,
} from '../../www/src/rooms/theatre/predict-judge';
import { SOAK, sample } from '../soak';
import { empty, load, rows } from './load';

/** The number of examined steps of each run. */
const STEPS = SOAK ? 400 : 150;

/** Every prediction about a step on a board of n rows that the page allows. */
function guesses(n: number): Guess[] {
  const all = Array.from({ length: n }, (_, row) => row);
  const squares = all.flatMap((row) =>
    all.flatMap((column) => SQUARE_EVENTS.map((does): Guess => ({ kind: 'square', does, row, column }))),
  );
  const swaps = all.flatMap((row) =>
    all.filter((otherRow) => otherRow !== row).map((otherRow): Guess => ({ kind: 'swapped', row, otherRow })),
  );
  const named = ['deadEnd', 'solution', 'exhausted', 'restart', 'phase'] as const;
  return [...squares, ...swaps, ...named.map((kind): Guess => ({ kind }))];
}

/** The text of a guess, which is equal to the text of the events that make it right. */
const wordOf = (guess: Guess): string => {
  if (guess.kind === 'square') return `${guess.does} ${guess.row},${guess.column}`;
  if (guess.kind === 'swapped') return `swap ${[guess.row, guess.otherRow].sort((a, b) => a - b)}`;
  return guess.kind;
};
const happenedWord = (happened: Happened): string => {
  if (happened.kind === 'swapped') return `swap ${[happened.row, happened.otherRow].sort((a, b) => a - b)}`;
  const does = { tried: 'set', forced: 'set', rejected: 'rejected', removed: 'removed' } as const;
  return 'column' in happened ? `${does[happened.kind]} ${happened.row},${happened.column}` : happened.kind;
};

describe('predict', async () => {
  const { engine } = await load('queens-simd', 'machine');
  const searches = engine.searches();

  for (const { name, demand, family } of searches) {
    const boards =
      demand === 'nothing' ? [empty(6), rows(1, -1, -1, -1, -1, -1, -1)] : [empty(demand === 'modular' ? 5 : 6)];
    test(`${name}: only the prediction of the next event is right, with its line and its words`, () => {
      for (const board of boards) {
        const timeline = new engine.Timeline(name, board, 7);
        const blocks = timeline.blocks();
        const all = guesses(board.length);
        let steps = 0;
        let before: PositionReport = { frame: timeline.frame(), registers: timeline.registers() };
        for (let position = 1; position <= STEPS; position++) {
          timeline.seek(position, Number.MAX_SAFE_INTEGER);
          const shown: PositionReport = { frame: timeline.frame(), registers: timeline.registers() };
          const { happened, block } = shown.frame;
          if (shown.frame.position < position || !happened || !block) break;
          steps += 1;
          // In repair, two rows are chosen instead of a square.
          if (family !== 'repair' && 'column' in happened) {
            const offered = possibleEvents(before, name, happened).map(
              (does) => `${does} ${happened.row},${happened.column}`,
            );
            assert.ok(
              offered.includes(happenedWord(happened)),
              `${position}: ${happenedWord(happened)} is not offered`,
            );
          }
          before = shown;
          const isRight = (one: Prediction): boolean => judged(one, shown) === 'right';
          for (const guess of all) {
            const right: boolean = wordOf(guess) === happenedWord(happened);
            assert.equal(
              isRight({ level: 'step', guess }),
              right,
              `${position}: ${wordOf(guess)}, ${happenedWord(happened)}`,
            );
            const lines: number[] = (right || SOAK ? [...blocks] : [block.from]).filter((from) =>
              isRight({ level: 'line', guess, block: from }),
            );
            assert.deepEqual(lines, right ? [block.from] : []);
          }
          for (const { name: word, width, bits } of askableWords(shown.registers)) {
            assert.ok(isRight({ level: 'word', word, bits }));
            for (const bit of sample([...Array(width).keys()], 7)) {
              const other = bits.includes(bit)
                ? bits.filter((one) => one !== bit)
                : [...bits, bit].sort((a, b) => a - b);
              assert.ok(!isRight({ level: 'word', word, bits: other }), `${word} ${bit}`);
            }
          }
        }
        // The validator ends at the first row without a queen.
        assert.ok(steps > (name === 'validator' ? 0 : 5), `${name}: ${steps} steps`);
        timeline.free();
      }
    });
  }

  test('only random choices, or choices among equals, count as chance', () => {
    const chances = searches.flatMap(({ name, demand }) => {
      const timeline = new engine.Timeline(name, empty(demand === 'modular' ? 5 : 8), 7);
      let often = 0;
      for (let position = 1; position <= STEPS; position++) {
        timeline.seek(position, Number.MAX_SAFE_INTEGER);
        if (isChance(timeline.frame())) often += 1;
      }
      timeline.free();
      return often > 0 ? [name] : [];
    });
    assert.deepEqual(chances, ['repair', 'linear']);
  });

  for (const name of ['bitmask', 'array-recursive', 'bitboard', 'bitboard-columns', 'by-rule']) {
    test(`${name}: the solutions below a node are the solutions that are found until its queen is removed`, () => {
      const timeline = new engine.Timeline(name, empty(6), 0);
      timeline.seek(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      const last = timeline.frame().position;
      const tree = timeline.tree();
      const found: { queens: string[]; solutions: number }[] = [];
      for (let position = 0; position <= last; position++) {
        timeline.seek(position, Number.MAX_SAFE_INTEGER);
        const { rows: columns, counts } = timeline.frame();
        const queens = [...columns.entries()].flatMap(([row, column]) => (column < 0 ? [] : [`${row},${column}`]));
        found.push({ queens, solutions: counts[engine.kinds().indexOf('solution')] ?? 0 });
      }
      let known = 0;
      for (let position = 0; position < last; position++) {
        const { queens } = found[position] ?? { queens: [] };
        const hasQueens = (at: number): boolean => queens.every((queen) => found[at]?.queens.includes(queen));
        let [from, to] = [position, position];
        while (from > 0 && hasQueens(from - 1)) from -= 1;
        while (to < last && hasQueens(to + 1)) to += 1;
        const is = (found[to]?.solutions ?? 0) - (found[Math.max(0, from - 1)]?.solutions ?? 0);
        const below = solutionsBelow(tree, position, queens.length, true);
        if (below === null) continue;
        known += 1;
        assert.equal(below, is, `position ${position}: ${queens}`);
      }
      assert.ok(known > last / 2, `${known} of ${last} positions`);
      timeline.free();
    });
  }
});
