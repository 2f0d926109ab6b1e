// Star battles on the page: several queens in each row, their attacks, mistakes, and links.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSketch, writeSketch } from '../../www/src/rooms/play/days/work';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { blank, type Own, startOwn, updateOwn } from '../../www/src/rooms/play/own/slice';
import { agrees } from '../../www/src/rooms/play/puzzle/progress';
import {
  type MadeFamily,
  nameOf,
  readName,
  type Source,
  starPuzzle,
  starsOfDay,
} from '../../www/src/rooms/play/puzzle/puzzle';
import {
  clashes,
  crowdedLines,
  emptySketch,
  excludedOf,
  freeOf,
  isSolved,
  ownQueens,
  type Sketch,
  squaresOf,
  toggleQueen,
} from '../../www/src/rooms/play/puzzle/sketch';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';
import { fitBoard } from '../../www/src/shell/opening/fitting';

/** A puzzle of puzz.link with two stars: regions by letters. */
const LETTERS = [
  ...'aaabbcddddbbbbbccccdbbeeeecccdbeeeeeeccdbffeeffcccbffffffgghbffiiffgghjjjiigggghjjjiigggghjjjiihhhhh',
].map((letter) => letter.charCodeAt(0) - 97);
const PUZZLE = starPuzzle(LETTERS, 2);
const put = (...squares: number[]): Sketch =>
  squares.reduce((sketch, square) => toggleQueen(PUZZLE, sketch, square), emptySketch(PUZZLE));

describe('several queens in a row', () => {
  test('a tap sets a queen in addition to the first, and removes a queen on its own square', () => {
    const two = put(3, 7);
    assert.deepEqual(squaresOf(two.queens, 10), [3, 7]);
    assert.deepEqual(squaresOf(toggleQueen(PUZZLE, two, 3).queens, 10), [7]);
    assert.deepEqual(squaresOf(toggleQueen(PUZZLE, toggleQueen(PUZZLE, two, 3), 0).queens, 10).sort(), [0, 7]);
    // A third queen in a row is accepted. Once another queen of the row is removed, the third queen takes her place.
    const three = put(3, 7, 9);
    assert.deepEqual(ownQueens(three, 10), [3, 7, 9]);
    assert.ok(clashes(PUZZLE, three).flat().includes(7) && !isSolved(PUZZLE, three));
    assert.deepEqual(crowdedLines(PUZZLE, ownQueens(three, 10))[0], { kind: 'row', index: 0, squares: [3, 7, 9] });
    assert.deepEqual(toggleQueen(PUZZLE, three, 3), put(9, 7));
    assert.deepEqual(toggleQueen(PUZZLE, three, 9), put(3, 7));
    assert.deepEqual(readSketch(writeSketch(three), 10, 2), three);
  });

  test('one queen excludes its neighbours, and two exclude their row', () => {
    const one = excludedOf(PUZZLE, [33]).by;
    assert.deepEqual(
      [...one.keys()].filter((square) => one[square]?.length),
      [22, 23, 24, 32, 34, 42, 43, 44],
    );
    const two = excludedOf(PUZZLE, [33, 37]);
    assert.deepEqual([two.by[30], two.strokes[30]], [[33, 37], 'row']);
    assert.ok(!freeOf(PUZZLE, put(33, 37)).some((square) => Math.floor(square / 10) === 3));
  });

  test('queens that touch are in conflict, and so are three in one column', () => {
    assert.deepEqual(clashes(PUZZLE, put(3, 4)), [[3, 4]]);
    assert.deepEqual(clashes(PUZZLE, put(0, 20, 40)).flat(), [0, 20, 20, 40]);
    assert.ok(!isSolved(PUZZLE, put(3, 7)));
  });

  test('the solution is compared square by square, whatever the order of the taps', () => {
    const solution = put(3, 7).queens;
    assert.ok(agrees(solution, put(7), 10) && agrees(solution, put(7, 3), 10));
    assert.ok(!agrees(solution, put(8), 10));
    assert.ok(!agrees(solution, { queens: emptySketch(PUZZLE).queens, marks: new Set([7]) }, 10));
  });

  test('a begun puzzle is stored and read back', () => {
    const sketch: Sketch = { ...put(3, 7, 25), marks: new Set([50]) };
    assert.deepEqual(readSketch(writeSketch(sketch), 10, 2), sketch);
    assert.equal(readSketch(writeSketch(sketch), 10), null);
  });
});

describe('the editor', () => {
  const form = (own: Own, family: MadeFamily, size: number, stars?: number): Own =>
    updateOwn(own, { type: 'form', family, size, ...(stars ? { stars } : {}) });

  test('has the sizes that can be finished with this many queens in a line', () => {
    const two = form(startOwn, 'stars', 6);
    assert.deepEqual([two.puzzle.size, two.puzzle.stars, two.puzzle.given.length], [8, 2, 16]);
    const three = form(two, 'stars', 8, 3);
    assert.deepEqual([three.puzzle.size, three.puzzle.stars, three.puzzle.given.length], [12, 3, 36]);
    assert.deepEqual(form(three, 'stars', 13).puzzle.stars, 3);
    const one = form(three, 'regions', 12);
    assert.deepEqual([one.puzzle.size, one.puzzle.stars, one.puzzle.given.length], [11, undefined, 11]);
    assert.deepEqual(updateOwn(three, { type: 'clear' }).puzzle, blank('stars', 12, 3));
  });

  test('keeps the regions and the given queens when the kind changes, and the regions when the size changes', () => {
    const toggled = updateOwn(startOwn, { type: 'toggle', square: 3 });
    const painted = updateOwn(form(toggled, 'regions', 8), { type: 'paint', square: 8, first: true });
    assert.deepEqual([painted.puzzle.given[0], painted.puzzle.regions?.[8]], [3, 0]);
    const { regions } = painted.puzzle;
    const two = form(painted, 'stars', 8, 2);
    assert.deepEqual([two.puzzle.regions, two.puzzle.stars, two.puzzle.given.length], [regions, 2, 16]);
    assert.deepEqual(form(two, 'stars', 8, 1).puzzle.regions, regions);
    assert.deepEqual(form(two, 'regions', 8).puzzle.regions, regions);
    const through = form(form(two, 'completion', 8), 'regions', 8);
    assert.deepEqual(through.puzzle.regions, regions);
    const larger = form(two, 'stars', 9);
    const rows = Array.from({ length: 8 }, (_, row) => [...(regions ?? []).slice(8 * row, 8 * row + 8), 8]);
    assert.deepEqual(larger.puzzle.regions, [...rows.flat(), ...new Array<number>(9).fill(8)]);
    assert.deepEqual(form(larger, 'stars', 8).puzzle.regions, regions);
    const cleared = updateOwn(form(two, 'regions', 8), { type: 'clear' });
    assert.deepEqual(cleared.puzzle, blank('regions', 8));
    assert.deepEqual(form(cleared, 'stars', 8, 2).puzzle, blank('stars', 8, 2));
  });

  test('a stroke is one step, and the link restores the puzzle', () => {
    const begun = form(startOwn, 'stars', 9);
    const drawn = [9, 10, 11].reduce(
      (own, square, at) => updateOwn(own, { type: 'paint', square, first: at === 0 }),
      begun,
    );
    assert.deepEqual(drawn.puzzle.regions?.slice(9, 13), [0, 0, 0, 1]);
    assert.equal(drawn.history.past.length, begun.history.past.length + 1);
    const own = updatePlay({ ...startPlay, own: drawn }, { type: 'panel', panel: 'own' });
    const action = readPlay(writePlay(own));
    assert.deepEqual(action, { type: 'own', action: { type: 'open', puzzle: drawn.puzzle } });
  });
});

describe('names', () => {
  const sources: readonly Source[] = [
    { kind: 'stars', stars: 2, regions: LETTERS },
    { kind: 'made', family: 'stars', size: 10, word: 'hard', seed: 7 },
    { kind: 'day', family: 'stars', day: '2026-11-23' },
  ];
  for (const source of sources)
    test(`${nameOf(source).slice(0, 24)} is read back`, () => assert.deepEqual(readName(nameOf(source)), source));

  test('an unknown name is refused', () => {
    assert.equal(readName(`own-stars-4-${'0'.repeat(100)}`), 'play-name');
    assert.equal(readName(`own-stars-2-${'0'.repeat(100)}`), 'play-region');
    assert.equal(readName(`own-stars-2-${'0'.repeat(99)}`), 'play-region');
    assert.equal(readName('stars-12-easy-1'), 'play-size');
  });

  test('the seed of a daily puzzle has the digits of its date', () => {
    assert.deepEqual(starsOfDay('2026-11-22'), { family: 'stars', size: 10, word: 'expert', seed: 20261122 });
    assert.deepEqual(starsOfDay('2026-11-23'), { family: 'stars', size: 8, word: 'easy', seed: 20261123 });
  });

  test('a star battle of another page opens in Play', () => {
    const board = {
      form: 'puzz.link',
      rule: 'touching',
      rows: 10,
      columns: 10,
      stars: 2,
      regions: Int32Array.from(LETTERS),
      walls: new Int32Array(),
      given: new Int32Array(),
      marks: new Int32Array(),
    } as const;
    assert.deepEqual(fitBoard(board, 'board'), {
      kind: 'play',
      own: nameOf({ kind: 'stars', stars: 2, regions: LETTERS }),
    });
    assert.equal(fitBoard({ ...board, stars: 4 }, 'board').kind, 'refused');
  });
});
