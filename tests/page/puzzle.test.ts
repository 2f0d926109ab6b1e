// Puzzles on the page: moves and undo, hints, mistakes, names, stored puzzles and shared results.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PuzzleLine, PuzzleStep } from '../../www/src/engine/types';
import { stateOnly } from '../../www/src/rooms/commands';
import { excludedBy, regionExclusion } from '../../www/src/rooms/play/exclusion';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import {
  knownOf,
  type Own,
  type OwnAction,
  offerOf,
  sourceOf,
  splitRegions,
  startOwn,
  updateOwn,
} from '../../www/src/rooms/play/own/slice';
import { twinOf } from '../../www/src/rooms/play/own/twin';
import { writeAbout } from '../../www/src/rooms/play/puzzle/about';
import { createDrawing } from '../../www/src/rooms/play/puzzle/board';
import { readMoves, writeMoves } from '../../www/src/rooms/play/puzzle/moves';
import { goodSteps, stepsOf, wrongSquare } from '../../www/src/rooms/play/puzzle/progress';
import { nameOf, type Puzzle, readName, type Source, starPuzzle } from '../../www/src/rooms/play/puzzle/puzzle';
import { replayAction } from '../../www/src/rooms/play/puzzle/replay';
import { raceName } from '../../www/src/rooms/play/puzzle/rival';
import { type Sentence, story, where, whyStep } from '../../www/src/rooms/play/puzzle/sentences';
import { changeSigns } from '../../www/src/rooms/play/puzzle/share';
import { columnsByRow, emptySketch, ownQueens, toggleQueen } from '../../www/src/rooms/play/puzzle/sketch';
import { claimOf, type SolvingAction, updateSolving } from '../../www/src/rooms/play/puzzle/slice';
import { shareText } from '../../www/src/rooms/play/puzzle/solved';
import { movesOf, newSolving, type Solving, stepCount } from '../../www/src/rooms/play/puzzle/solving';
import { differentWays } from '../../www/src/rooms/play/puzzle/symmetry';
import type { GradedPuzzle, Hint } from '../../www/src/rooms/play/questions';
import { startProving } from '../../www/src/rooms/play/reasons/proving';
import { readSettings, startSettings } from '../../www/src/rooms/play/settings';
import { shelfPuzzle } from '../../www/src/rooms/play/shelf/made';
import { type Play, type PlayAction, startPlay, updatePlay } from '../../www/src/rooms/play/slice';
import { playAfter } from '../../www/src/rooms/play/update';
import { t } from '../../www/src/texts/catalogue';
import type { KeyName } from '../../www/src/watch/keys';

/** On 4 x 4, a queen on row 1, column 2 leaves one solution. */
const PUZZLE: Puzzle = { family: 'completion', size: 4, given: [1, -1, -1, -1], regions: null };
const SOLUTION = [1, 3, 0, 2];
const SOURCE: Source = { kind: 'own', family: 'completion', given: PUZZLE.given, regions: null };

const single = (square: number): PuzzleStep => ({
  rule: 'single',
  square,
  lines: [{ kind: 'row', index: Math.floor(square / 4) }],
  within: [],
  free: [square],
  excludes: [],
  missing: 1,
  blocks: [],
  chain: [],
});

const FOUND: GradedPuzzle = {
  puzzle: PUZZLE,
  grade: 'singles',
  level: 'easy',
  steps: [single(7), single(8), single(14)],
  solution: SOLUTION,
};

const nextPlay = stateOnly(playAfter);
const begun: Solving = updateSolving(newSolving(SOURCE), { type: 'found', name: nameOf(SOURCE), found: FOUND });
const after = (solving: Solving, ...actions: readonly SolvingAction[]): Solving =>
  actions.reduce(updateSolving, solving);
const set = (square: number): SolvingAction => ({ type: 'toggle', square });
const mark = (square: number, first = true): SolvingAction => ({ type: 'mark', square, on: true, first });

const textOf = ({ key, values }: Sentence): string => t(key as 'play.hint.set', values as never);

describe('solving', () => {
  test('given queens cannot be removed, and no other queen can be set in their rows', () => {
    for (const square of [1, 3]) {
      const pressed = after(begun, set(square));
      assert.equal(pressed.sketch, begun.sketch);
      assert.equal(textOf(story(pressed, false)), 'The queen of *row 1* is given and stays.');
    }
    assert.equal(after(begun, set(1), set(7)).fixed, null);
    assert.equal(after(begun, mark(1)), begun);
  });

  test('a board is drawn again if a queen, a mark, a hint or a setting changes, but not if only the clock advances', () => {
    const drawingOf = createDrawing();
    const drawn = drawingOf(begun, startSettings);
    const same: readonly Solving[] = [
      begun,
      after(begun, { type: 'tick', milliseconds: 1_000 }),
      { ...begun, hints: 3 },
    ];
    for (const solving of same) assert.equal(drawingOf(solving, { ...startSettings, timer: false }), drawn);
    for (const other of [after(begun, set(7)), after(begun, mark(4)), { ...begun, notYet: 4 }]) {
      assert.notEqual(drawingOf(other, startSettings), drawn);
      assert.notEqual(drawingOf(begun, startSettings), drawn);
    }
    assert.notEqual(drawingOf(begun, { ...startSettings, crossed: true }), drawn);
  });

  test('the last correct queen solves the puzzle, and a solved board no longer changes', () => {
    const solved = after(begun, set(7), set(8), set(14));
    assert.equal(solved.solved, true);
    assert.equal(after(solved, set(14)), solved);
    assert.equal(after(begun, set(7), set(8), set(15)).solved, false);
  });

  test('undo and redo restore queens and marks, and treat a stroke of marks as one step', () => {
    const drawn = after(begun, mark(4), mark(5, false), mark(6, false), set(7));
    const [undone, twice] = [after(drawn, { type: 'undo' }), after(drawn, { type: 'undo' }, { type: 'undo' })];
    assert.deepEqual(
      [undone.sketch.queens, [...undone.sketch.marks]],
      [
        [-1, -1, -1, -1],
        [4, 5, 6],
      ],
    );
    assert.deepEqual([...twice.sketch.marks], []);
    assert.deepEqual(after(twice, { type: 'redo' }, { type: 'redo' }).sketch, drawn.sketch);
    assert.deepEqual(stepsOf(drawn), ['marked', 'set']);
  });

  test('a stroke that begins on a queen and changes nothing is still one step', () => {
    const drawn = after(begun, set(7), mark(7), mark(6, false), mark(5, false));
    assert.deepEqual(stepsOf(drawn), ['set', 'marked']);
    assert.deepEqual(after(drawn, { type: 'undo' }).sketch, after(begun, set(7)).sketch);
  });

  test('a puzzle that was solved before opens solved, and can be started again', () => {
    const reopen: SolvingAction = {
      type: 'reopen',
      name: nameOf(SOURCE),
      milliseconds: 61_000,
      hints: 1,
      changes: ['found', 'hinted', 'found'],
      refused: 2,
    };
    const solved = after(begun, reopen);
    assert.deepEqual([solved.solved, columnsByRow(PUZZLE, solved.sketch)], [true, SOLUTION]);
    assert.equal(after(begun, { ...reopen, name: 'day-2026-11-22' }).solved, false);
    const again = after(solved, { type: 'startAgain' });
    assert.deepEqual(again, begun);
    const undone = after(begun, set(7), { type: 'startAgain' }, { type: 'undo' });
    assert.deepEqual(undone.sketch, after(begun, set(7)).sketch);
  });

  test('returning to a savepoint can be undone', () => {
    const tried = after(begun, set(7), { type: 'save' }, set(9), mark(12));
    const back = after(tried, { type: 'restore' });
    assert.deepEqual(back.sketch, after(begun, set(7)).sketch);
    assert.deepEqual(after(back, { type: 'undo' }).sketch, tried.sketch);
    assert.equal(back.saved?.steps, 1);
  });

  test('the last good step is before the first queen or mark that is wrong', () => {
    const wrong = after(begun, mark(4), set(7), set(9), mark(12));
    assert.equal(goodSteps(wrong), 2);
    assert.deepEqual(wrongSquare(wrong), { square: 9, marked: false });
    assert.deepEqual(after(wrong, { type: 'lastGood' }).sketch, after(begun, mark(4), set(7)).sketch);
    assert.equal(goodSteps(after(begun, set(7))), null);
    assert.deepEqual(wrongSquare(after(begun, mark(8))), { square: 8, marked: true });
  });

  test('a hint counts once, whether it names the place, gives the reason or makes the move', () => {
    const step: Hint = { kind: 'step', step: single(7) };
    const of = begun.sketch;
    const why = after(begun, { type: 'hinted', of, hint: step, degree: 'where' }, { type: 'askHint', degree: 'why' });
    assert.deepEqual([why.hints, why.sketch.queens[1]], [1, -1]);
    const done = after(why, { type: 'askHint', degree: 'do' });
    assert.deepEqual([done.hints, done.sketch.queens[1], done.hint], [1, 3, null]);
    assert.deepEqual(done.changes, ['hinted']);
  });

  test('a hint that excludes squares marks them; a hint about a mistake removes only the mistake', () => {
    const killer: PuzzleStep = { ...single(9), rule: 'killer', square: null, excludes: [9, 15] };
    const marked = after(begun, {
      type: 'hinted',
      of: begun.sketch,
      hint: { kind: 'step', step: killer },
      degree: 'do',
    });
    assert.deepEqual([...marked.sketch.marks], [9, 15]);
    assert.deepEqual(after(marked, { type: 'undo' }).sketch, begun.sketch);
    const both = after(begun, set(9), set(14));
    const wrong = after(both, {
      type: 'hinted',
      of: both.sketch,
      hint: { kind: 'wrong', square: 9, marked: false },
      degree: 'do',
    });
    assert.deepEqual(wrong.sketch, after(begun, set(14)).sketch);
  });

  test('a tap never removes another queen: a second queen is set in a row, and both are in conflict', () => {
    const both = after(begun, set(4), set(6));
    assert.deepEqual(ownQueens(both.sketch, 4), [4, 6]);
    assert.match(textOf(story(both, false)), /row/);
    assert.deepEqual(after(both, set(4)).sketch, after(begun, set(6)).sketch);
    assert.deepEqual(after(both, { type: 'undo' }).sketch, after(begun, set(4)).sketch);
  });

  test('a refused tap does not change the board, shows the same message for right and wrong squares, and is counted', () => {
    const judge = (square: number, forced: boolean): Solving =>
      after(begun, { type: 'judged', of: begun.sketch, tap: { type: 'toggle', square }, forced });
    for (const square of [8, 9]) {
      const solving = judge(square, false);
      assert.deepEqual([solving.sketch, solving.refused, solving.notYet], [begun.sketch, 1, square]);
      assert.equal(textOf(story(solving, true)), 'Not yet: nothing forces this square.');
      assert.equal(after(solving, set(7)).notYet, null);
    }
    assert.deepEqual(judge(7, true).sketch, after(begun, set(7)).sketch);
    assert.deepEqual(
      [judge(7, true).refused, after(begun, set(7)).refused, after(begun, mark(9)).refused],
      [0, null, null],
    );
    const late = after(begun, set(7));
    const tap = { type: 'toggle', square: 8 } as const;
    assert.equal(after(late, { type: 'judged', of: begun.sketch, tap, forced: true }), late);
  });

  test('without guessing, setting waits for a proof, and removing does not', () => {
    const strict: Play = { ...startPlay, solving: begun, settings: { ...startPlay.settings, strict: true } };
    const tap = (play: Play, action: SolvingAction): Play => nextPlay(play, { type: 'puzzle', action });
    for (const action of [set(7), mark(9), { type: 'cycle', square: 9 } as const]) {
      const waiting = tap(strict, action);
      assert.equal(waiting.solving, strict.solving);
      assert.equal(waiting.judging?.tap, action);
    }
    const filled: Play = { ...strict, solving: after(begun, set(7), mark(9)) };
    assert.equal(tap(filled, set(7)).solving.sketch.queens[1], -1);
    assert.equal(tap(filled, { type: 'mark', square: 9, on: false, first: true }).solving.sketch.marks.size, 0);
    const claims: [SolvingAction & { type: 'toggle' | 'cycle' | 'mark' }, string | undefined][] = [
      [{ type: 'toggle', square: 8 }, 'queen'],
      [{ type: 'cycle', square: 8 }, 'empty'],
      [{ type: 'cycle', square: 9 }, 'queen'],
      [{ type: 'cycle', square: 7 }, undefined],
      [{ type: 'toggle', square: 1 }, undefined],
      [{ type: 'mark', square: 8, on: true, first: true }, 'empty'],
    ];
    for (const [action, is] of claims) assert.equal(claimOf(filled.solving, action)?.is, is, JSON.stringify(action));
  });

  test('without guessing, taps are judged in order, each on the board after the tap before it', () => {
    const strict: Play = { ...startPlay, solving: begun, settings: { ...startPlay.settings, strict: true } };
    const puzzle = (action: SolvingAction): PlayAction => ({ type: 'puzzle', action });
    const after = (play: Play, ...actions: readonly PlayAction[]): Play => actions.reduce(nextPlay, play);
    const judge = (play: Play, forced: boolean): PlayAction => {
      const { judging } = play;
      assert.ok(judging);
      return puzzle({ type: 'judged', of: judging.of, tap: judging.tap, forced });
    };
    const two = after(strict, puzzle(set(7)), puzzle(set(8)));
    assert.deepEqual([two.judging?.tap, two.taps], [set(7), [set(8)]]);
    const one = after(two, judge(two, true));
    assert.deepEqual([one.judging?.tap, one.judging?.of, one.taps], [set(8), one.solving.sketch, []]);
    const none = after(one, judge(one, false));
    assert.deepEqual([none.judging, none.solving.notYet, none.solving.sketch], [null, 8, one.solving.sketch]);
    // Undo drops the tap that is being judged, and the next tap is judged on the restored board.
    const undone = after(one, puzzle(set(9)), { type: 'undo' });
    assert.deepEqual([undone.judging?.tap, undone.judging?.of], [set(9), undone.solving.sketch]);
    const { source } = begun;
    const trouble = { code: 'trap', detail: {} };
    for (const ends of [
      { type: 'refused', name: nameOf(source), trouble },
      { type: 'open', source },
    ] as const)
      assert.deepEqual([after(two, puzzle(ends)).judging, after(two, puzzle(ends)).taps], [null, []], ends.type);
  });

  test('a puzzle that was made for another name is dropped', () => {
    const other = newSolving({ kind: 'day', family: 'completion', day: '2026-11-22' });
    assert.equal(after(other, { type: 'found', name: nameOf(SOURCE), found: FOUND }), other);
    assert.equal(after(other, { type: 'trying', name: nameOf(SOURCE), tries: 9 }), other);
  });

  test('an answer to an earlier position or another puzzle is dropped', () => {
    const hint: Hint = { kind: 'step', step: single(7) };
    const of = begun.sketch;
    const late: readonly SolvingAction[] = [
      { type: 'hinted', of, hint, degree: 'do' },
      { type: 'guessed', of, hint },
      { type: 'finished', of, rows: [1, 3, 0, 2] },
    ];
    const moved = after(begun, set(7));
    const other = after(newSolving(SOURCE), { type: 'found', name: nameOf(SOURCE), found: FOUND });
    for (const answer of late)
      for (const solving of [moved, after(moved, { type: 'undo' }, { type: 'redo' }), other])
        assert.equal(after(solving, answer), solving, answer.type);
    const play: Play = { ...startPlay, solving: moved, proving: startProving() };
    const day: Source = { kind: 'day', family: 'completion', day: '2026-11-22' };
    const trouble = { code: 'play-cancelled', detail: {} };
    const dropped: readonly PlayAction[] = [
      { type: 'puzzle', action: { type: 'refused', name: nameOf(day), trouble } },
      { type: 'review', of, review: { used: {}, missed: {} } },
      { type: 'goal', of: { ...FOUND.puzzle }, goal: { square: 7, is: 'queen' } },
    ];
    for (const action of dropped) assert.equal(updatePlay(play, action), play, action.type);
  });
});

describe('a puzzle that cannot be made', () => {
  const bad: Source = { kind: 'made', family: 'completion', size: 5, word: 'expert', seed: 1 };
  const trouble = { code: 'grade-not-to-be-had', detail: {} };
  const refusal = (source: Source): PlayAction => ({
    type: 'puzzle',
    action: { type: 'refused', name: nameOf(source), trouble },
  });
  const openSource = (play: Play, source: Source): Play =>
    updatePlay(play, { type: 'puzzle', action: { type: 'open', source } });

  test('shows a message, and the puzzle before it returns with all its moves', () => {
    const play: Play = { ...startPlay, solving: after(begun, set(7)) };
    const back = updatePlay(openSource(play, bad), refusal(bad));
    assert.equal(back.solving, play.solving);
    assert.equal(back.notice, trouble);
  });

  test('shows no message once something else is opened', () => {
    const play: Play = { ...startPlay, notice: trouble };
    const puzzle = { ...FOUND.puzzle, family: 'completion' } as const;
    for (const action of [
      { type: 'own', action: { type: 'open', puzzle } },
      { type: 'month', month: '2026-11' },
      { type: 'puzzle', action: { type: 'open', source: SOURCE } },
    ] as const satisfies readonly PlayAction[])
      assert.equal(updatePlay(play, action).notice, null, action.type);
  });

  test('without an earlier puzzle, the first puzzle is shown or, if that also fails, the message', () => {
    const first = updatePlay(openSource(startPlay, bad), refusal(bad));
    assert.deepEqual(first.solving.source, startPlay.solving.source);
    const none = updatePlay(first, refusal(first.solving.source));
    assert.deepEqual([none.solving.trouble, none.notice], [trouble, trouble]);
  });
});

describe('the previous puzzle', () => {
  const open = (play: Play, source: Source): Play =>
    updatePlay(play, { type: 'puzzle', action: { type: 'open', source } });
  const day: Source = { kind: 'day', family: 'completion', day: '2026-11-22' };

  test('returns with all its moves, and the puzzle that was left can be opened again', () => {
    const play: Play = { ...startPlay, solving: after(begun, set(7)) };
    const found: PlayAction = { type: 'puzzle', action: { type: 'found', name: nameOf(day), found: FOUND } };
    const other = updatePlay(open(play, day), found);
    const back = updatePlay(other, { type: 'previous' });
    assert.equal(back.solving, play.solving);
    assert.equal(updatePlay(back, { type: 'previous' }).solving, other.solving);
    assert.equal(updatePlay(startPlay, { type: 'previous' }), startPlay);
  });

  test('the last choice is stored, and stored choices are used only if they are possible', () => {
    const like = { family: 'regions', size: 7, word: 'hard' } as const;
    const wanted = updatePlay(startPlay, { type: 'want', wanted: { ...like, seed: 9 } });
    assert.deepEqual(wanted.settings.like, like);
    assert.deepEqual(open(wanted, day).settings.like, like);
    assert.deepEqual(readSettings(JSON.stringify(wanted.settings)), wanted.settings);
    for (const bad of ['{"like":{"family":"regions","size":12,"word":"hard"}}', '{"like":7,"speed":99}', 'x', null])
      assert.deepEqual(readSettings(bad), startPlay.settings);
  });
});

describe('the solution of a puzzle', () => {
  const replay = (...actions: readonly SolvingAction[]): Solving =>
    after(begun, { type: 'play', playing: true }, ...actions);

  test('plays from the first step to the last and stops there; played again, it starts over', () => {
    assert.deepEqual([replay().shownStep, replay().playing], [0, true]);
    const end = replay({ type: 'next' }, { type: 'next' }, { type: 'next' });
    assert.deepEqual([end.shownStep, end.playing], [3, false]);
    assert.deepEqual(after(end, { type: 'play', playing: true }).shownStep, 0);
  });

  test('stops at a step, can be stepped in both directions, and ignores its keys before it is shown', () => {
    const stopped = replay({ type: 'next' }, { type: 'play', playing: false }, { type: 'next' });
    assert.deepEqual([stopped.shownStep, stopped.playing], [1, false]);
    assert.equal(replay({ type: 'show', step: 2 }).playing, false);
    const play: Play = { ...startPlay, solving: stopped };
    const step = (name: KeyName): unknown => replayAction(name, play);
    const show = (step: number): PlayAction => ({ type: 'puzzle', action: { type: 'show', step } });
    assert.deepEqual([step('stepBack'), step('stepForward')], [show(0), show(2)]);
    assert.deepEqual([step('first'), step('last')], [show(0), show(3)]);
    assert.equal(step('breakpoint'), null);
    assert.equal(replayAction('stepForward', startPlay), null);
  });
});

describe('culprits', () => {
  const source: Source = { kind: 'guilty', size: 4, fewest: 1, seed: 1 };
  const puzzle: Puzzle = { family: 'guilty', size: 4, given: [0, 2, -1, -1], regions: null };
  const found: GradedPuzzle = { puzzle, grade: 'search', level: null, steps: [], solution: [], fewest: 1 };
  const begun = updateSolving(newSolving(source), { type: 'found', name: nameOf(source), found });

  test('are removed and put back, and no other queens are set', () => {
    const removed = after(begun, set(0));
    assert.deepEqual(columnsByRow(puzzle, removed.sketch), [-1, 2, -1, -1]);
    assert.deepEqual(columnsByRow(puzzle, after(removed, set(0)).sketch), puzzle.given);
    assert.equal(after(begun, set(9)), begun);
  });

  test('are found if as few queens as possible are removed and the remaining queens can be completed', () => {
    const removed = after(begun, set(0));
    const answer = (of: Solving, rows: readonly number[] | null): SolvingAction => ({
      type: 'finished',
      of: of.sketch,
      rows,
    });
    assert.equal(after(removed, answer(removed, null)).solved, false);
    assert.equal(after(removed, answer(removed, [1, 3, 0, 2])).solved, true);
    const both = after(removed, set(6));
    assert.equal(after(both, answer(both, [1, 3, 0, 2])).solved, false);
    assert.equal(after(both, answer(removed, [1, 3, 0, 2])), both);
  });
});

describe('a puzzle of one’s own', () => {
  const ownAfter = (...actions: readonly OwnAction[]): Own => actions.reduce(updateOwn, startOwn);

  test('has at most one queen in a row, and every change can be undone', () => {
    const two = ownAfter({ type: 'toggle', square: 0 }, { type: 'toggle', square: 3 });
    assert.deepEqual(two.puzzle.given, [3, -1, -1, -1, -1, -1, -1, -1]);
    assert.deepEqual(updateOwn(two, { type: 'undo' }).puzzle.given[0], 0);
    assert.deepEqual(updateOwn(two, { type: 'toggle', square: 3 }).puzzle.given[0], -1);
  });

  test('can have drawn regions, undoes a stroke as one step, and limits its size', () => {
    const drawn = ownAfter(
      { type: 'form', family: 'regions', size: 30 },
      { type: 'brush', region: 1 },
      { type: 'paint', square: 0, first: true },
      { type: 'paint', square: 1, first: false },
    );
    assert.equal(drawn.puzzle.size, 11);
    assert.deepEqual(drawn.puzzle.regions?.slice(0, 3), [1, 1, 0]);
    assert.deepEqual(updateOwn(drawn, { type: 'undo' }).puzzle.regions?.slice(0, 3), [0, 0, 0]);
    assert.deepEqual(readName(nameOf(sourceOf(drawn.puzzle))), sourceOf(drawn.puzzle));
    // If a stroke begins on a square of the brush's own region, its first change comes later.
    const later = [
      { type: 'paint', square: 0, first: true },
      { type: 'paint', square: 2, first: false },
    ] as const;
    assert.deepEqual(updateOwn(later.reduce(updateOwn, drawn), { type: 'undo' }).puzzle, drawn.puzzle);
  });

  test('gets the fewest additional queens, and another choice replaces them', () => {
    const choice = (...squares: number[]) => ({ squares, grade: 'killers', level: 'medium', hardest: 1 }) as const;
    const given = { choices: 2, easiest: [choice(0, 10), choice(3, 9)] };
    const first = ownAfter({ type: 'given', of: startOwn.puzzle, given });
    assert.deepEqual(first.puzzle.given.slice(0, 2), [0, 2]);
    assert.equal(offerOf(first)?.chosen, 0);
    const second = updateOwn(first, { type: 'choose', index: 1 });
    assert.deepEqual(second.puzzle.given.slice(0, 2), [3, 1]);
    assert.deepEqual(updateOwn(updateOwn(second, { type: 'undo' }), { type: 'undo' }).puzzle, startOwn.puzzle);
    // The offer is not shown for a changed board, or for another board.
    assert.equal(offerOf(updateOwn(second, { type: 'toggle', square: 0 })), null);
    const other = ownAfter({ type: 'toggle', square: 5 });
    assert.equal(updateOwn(other, { type: 'given', of: startOwn.puzzle, given }), other);
  });

  test('drops results for an earlier state', () => {
    const survey = {
      ways: [SOLUTION],
      all: true,
      different: 1,
      found: FOUND,
      twin: null,
      culprits: [],
      culpritRegions: [],
    };
    const looked = ownAfter({ type: 'surveyed', of: startOwn.puzzle, result: survey, isWhole: true });
    assert.equal(knownOf(looked), survey);
    assert.equal(knownOf(updateOwn(looked, { type: 'toggle', square: 0 })), null);
  });
});

describe('repeated puzzles', () => {
  const queens = (size: number, ...rows: number[]): Puzzle => ({
    family: 'completion',
    size,
    given: Array.from({ length: size }, (_, row) => rows[row] ?? -1),
    regions: null,
  });
  /** All solutions of a board, by plain search. */
  const solutions = (size: number, rows: number[] = []): number[][] =>
    rows.length === size
      ? [rows]
      : Array.from({ length: size }, (_, column) => column)
          .filter((column) => rows.every((c, r) => c !== column && Math.abs(c - column) !== rows.length - r))
          .flatMap((column) => solutions(size, [...rows, column]));

  test('the number of solutions up to symmetry is the published number, and only symmetries of the puzzle count', () => {
    for (const [size, different] of [
      [4, 1],
      [5, 2],
      [6, 1],
      [7, 6],
      [8, 12],
    ] as const)
      assert.equal(differentWays(queens(size), solutions(size)), different);
    const corner = queens(5, 1);
    assert.equal(
      differentWays(
        corner,
        solutions(5).filter(([first]) => first === 1),
      ),
      2,
    );
    const middle = queens(5, 2);
    assert.equal(
      differentWays(
        middle,
        solutions(5).filter(([first]) => first === 2),
      ),
      1,
    );
  });

  test('a puzzle of the shelf is recognised in each of its eight images, and with its regions renumbered', () => {
    const made = readName('regions-6-medium-1') as Extract<Source, { kind: 'made' }>;
    const puzzle = shelfPuzzle(made) as Puzzle;
    const { size } = puzzle;
    const turned = (regions: readonly number[]): number[] =>
      regions.map((_, square) => regions[(size - 1 - (square % size)) * size + Math.floor(square / size)] ?? 0);
    const mirrored = (regions: readonly number[]): number[] =>
      regions.map((_, square) => regions[square - (square % size) + size - 1 - (square % size)] ?? 0);
    let regions = (puzzle.regions ?? []).map((region) => size - 1 - region);
    for (let image = 0; image < 8; image++) {
      const twin = twinOf({ ...puzzle, regions }, []);
      assert.deepEqual([twin?.name, twin?.where], ['regions-6-medium-1', 'shelf']);
      assert.equal(twin?.turned, image > 0);
      regions = image === 3 ? mirrored(turned(regions)) : turned(regions);
    }
    const other = regions.map((region, square) => (square === 0 ? (region + 1) % size : region));
    assert.equal(twinOf({ ...puzzle, regions: other }, []), null);
    const name = nameOf({ kind: 'own', family: 'regions', given: puzzle.given, regions: other });
    assert.deepEqual(twinOf({ ...puzzle, regions: turned(other) }, ['guilty-8-1-1', 'no name', name]), {
      name,
      where: 'played',
      turned: true,
    });
  });
});

test('with regions, a queen excludes her row, her column, her neighbours and her region, and nothing else', () => {
  // Two by two blocks on 4 x 4; a queen on row 2, column 2.
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
  const { by } = excludedBy(4, regionExclusion(4, regions), [5]);
  const free = [...by.keys()].filter((square) => square !== 5 && by[square]?.length === 0);
  assert.deepEqual(free, [3, 11, 12, 14, 15]);
});

test('regions in several pieces are reported, and squares that touch only at a corner are not joined', () => {
  const draft = (regions: number[] | null) => ({ family: 'regions', size: 3, given: [-1, -1, -1], regions }) as const;
  assert.deepEqual(splitRegions(draft([0, 0, 1, 0, 1, 1, 2, 2, 2])), []);
  assert.deepEqual(splitRegions(draft([0, 1, 2, 1, 0, 2, 1, 2, 2])), [0, 1]);
  assert.deepEqual(
    splitRegions(draft([0, 0, 2, 1, 1, 1, 2, 2, 0])),
    [0, 2],
    'the end of a row is not joined to the start of the next row',
  );
  assert.deepEqual(splitRegions(draft(null)), []);
});

describe('names', () => {
  const sources: Source[] = [
    { kind: 'made', family: 'regions', size: 8, word: 'hard', seed: 7 },
    { kind: 'day', family: 'completion', day: '2026-11-22' },
    { kind: 'day', family: 'regions', day: '2026-11-22' },
    { kind: 'guilty', size: 8, fewest: 2, seed: 5 },
    SOURCE,
    {
      kind: 'own',
      family: 'regions',
      given: [-1, -1, -1, -1],
      regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3],
    },
  ];
  for (const source of sources)
    test(`${nameOf(source)} is read back`, () => assert.deepEqual(readName(nameOf(source)), source));

  for (const [name, refused] of [
    ['completion-3-easy-1', 'play-size'],
    ['regions-12-easy-1', 'play-size'],
    ['own-completion-0.0.0', 'play-size'],
    ['day-10000-01-01', 'play-day'],
    ['day-2026-02-30', 'play-day'],
    ['own-regions-0.0.0.0-0000000011112222', 'play-region'],
    ['own-regions-0.0.0.0-00', 'play-region'],
    ['own-completion-0.0.0.9', 'play-name'],
    ['completion-8-easy-99999999999', 'play-name'],
    ['completion-8-easy', 'play-name'],
    ['guilty-3-1-1', 'play-size'],
    ['guilty-8-9-1', 'play-name'],
    ['', 'play-name'],
  ] as const)
    test(`"${name}" is refused: ${refused}`, () => assert.equal(readName(name), refused));
});

describe('a sentence of a hint', () => {
  const step = (
    kind: PuzzleLine['kind'],
    lines: number[],
    other: PuzzleLine['kind'],
    within: number[],
    rule: PuzzleStep['rule'] = 'set',
  ): PuzzleStep => ({
    rule,
    square: null,
    lines: lines.map((index) => ({ kind, index })),
    within: within.map((index) => ({ kind: other, index })),
    free: [],
    excludes: [1],
    missing: 1,
    blocks: [],
    chain: [],
  });

  test('about a pointer gives the number of excluded squares, or names the only excluded square', () => {
    const one = step('row', [2], 'region', [1], 'pointer');
    assert.equal(
      textOf(whyStep(one, { size: 8 })),
      'All free squares of *row 3* lie in *region B*: wherever its queen stands, it closes *row 1, column 2*.',
    );
    assert.equal(textOf(where({ kind: 'step', step: one }, 8)), 'Look at *row 3*.');
    const many = { ...step('region', [5], 'column', [0], 'pointer'), excludes: [1, 8, 16] };
    assert.equal(
      textOf(whyStep(many, { size: 8 })),
      'All free squares of *region F* lie in *column 1*: wherever its queen stands, it closes these *3 squares*.',
    );
  });

  test('about a killer gives the number of excluded squares, or names the only excluded square', () => {
    const one = { ...step('region', [5], 'column', [], 'killer') };
    assert.equal(
      textOf(whyStep(one, { size: 8 })),
      'A queen on *row 1, column 2* would close every free square of *region F*, so no queen can stand there.',
    );
    assert.equal(
      textOf(whyStep({ ...one, excludes: [1, 8, 16] }, { size: 8 })),
      'A queen on any of these *3 squares* would close every free square of *region F*, so no queen can stand there.',
    );
  });

  test('about a set names all of its lines', () => {
    const two = step('column', [0, 3], 'row', [4, 6]);
    assert.equal(
      textOf(whyStep(two, { size: 8 })),
      'All free squares of *columns 1 and 4* lie in *rows 5 and 7*, so the other squares of those rows have no queen.',
    );
    assert.equal(textOf(where({ kind: 'step', step: two }, 8)), 'Look at *columns 1 and 4*.');
  });
});

describe('a shared result', () => {
  test('contains the steps, and no square of the answer', () => {
    const solved = {
      ...after(begun, set(7), set(9), set(8), set(14)),
      source: { kind: 'day', family: 'completion', day: '2026-11-22' } as const,
      milliseconds: 548_000,
    };
    assert.equal(
      shareText(solved, true),
      'Queens, completion of 22 November 2026\n4 × 4, easy, 9:08, no hint\n🟦🟦🟦🟦',
    );
    assert.equal(shareText(solved, false), 'Queens, completion of 22 November 2026\n🟦🟦🟦🟦');
  });

  test('gives the number of refused taps if nothing was guessed', () => {
    const prove = (solving: Solving, square: number): Solving =>
      after(solving, { type: 'judged', of: solving.sketch, tap: { type: 'toggle', square }, forced: true });
    const refused = after(begun, {
      type: 'judged',
      of: begun.sketch,
      tap: { type: 'toggle', square: 9 },
      forced: false,
    });
    const solved = [7, 8, 14].reduce(prove, refused);
    assert.equal(solved.solved, true);
    assert.match(shareText(solved, false), /No guessing, refused: 1/);
    assert.doesNotMatch(shareText(after(prove(refused, 7), set(8), set(14)), false), /No guessing/);
  });

  test('is short, however long the solving took', () => {
    assert.equal(changeSigns(new Array(500).fill('found')).split('\n').length, 4);
    assert.equal(changeSigns(['found', 'removed', 'hinted']), '🟦⬜🟨');
  });
});

describe('a solution as a link', () => {
  test('contains the moves of the person in their order, and they are replayed on an empty board', () => {
    const solved = after(begun, mark(4), mark(5, false), set(7), set(9), set(9), set(8), set(14));
    assert.equal(solved.solved, true);
    const moves = movesOf(solved);
    const text = writeMoves(PUZZLE, moves);
    assert.equal(text, 'x04x05.q07.q09.e09.q08.q0e');
    assert.deepEqual(readMoves(PUZZLE, text), moves);
    const link = raceName(solved, null, text);
    const action = readPlay(link);
    assert.ok(action);
    const opened = updatePlay(startPlay, action);
    assert.equal(writePlay(opened), link);
    const play = updatePlay(opened, {
      type: 'puzzle',
      action: { type: 'found', name: nameOf(SOURCE), found: FOUND },
    });
    assert.deepEqual(play.solving.moves, moves);
    assert.equal(play.solving.solved, false, 'the puzzle is still to be solved');
    const watched = after(play.solving, { type: 'watch', of: 'sent' }, { type: 'next' }, { type: 'next' });
    assert.deepEqual([watched.shownStep, stepCount(watched), watched.playing], [2, 6, true]);
    assert.deepEqual(after(watched, { type: 'show', step: null }).replays, 'machine');
  });

  test('moves that do not solve the puzzle are not shown as a solution', () => {
    const play = updatePlay(startPlay, readPlay(`${nameOf(SOURCE)}_mq07.q08`) as PlayAction);
    const found: PlayAction = { type: 'puzzle', action: { type: 'found', name: nameOf(SOURCE), found: FOUND } };
    assert.equal(updatePlay(play, found).solving.moves, null);
  });

  test('moves that do not fit the puzzle are ignored', () => {
    for (const text of ['', 'q', 'q0g', 'q07..q08', 'z07', 'q07.', 'Q07', Array(301).fill('x04').join('.')])
      assert.equal(readMoves(PUZZLE, text), null, text);
  });

  test('moves of a star battle also keep their order', () => {
    const regions = Array.from({ length: 64 }, (_, square) => Math.floor(square / 8));
    const puzzle = starPuzzle(regions, 2);
    const sketches = [emptySketch(puzzle)];
    for (const square of [1, 5, 3, 1])
      sketches.push(toggleQueen(puzzle, sketches.at(-1) ?? emptySketch(puzzle), square));
    const moves = readMoves(puzzle, writeMoves(puzzle, sketches)) ?? [];
    assert.deepEqual(
      moves.map((sketch) => ownQueens(sketch, 8).toSorted()),
      sketches.map((sketch) => ownQueens(sketch, 8).toSorted()),
    );
  });
});

describe('a title and a setter', () => {
  for (const about of [
    { title: 'First steps', setter: 'Ada' },
    { title: '', setter: 'Пафнутий Л.' },
    { title: '初めの一歩', setter: '' },
    { title: 'a_b~c*d.e-f%', setter: '“Ж” 👑' },
  ])
    test(`“${about.title}” by “${about.setter}” are contained in links, and do not change the name`, () => {
      for (const [edit, kind] of [
        ['edit-', 'own'],
        ['', 'puzzle'],
      ] as const) {
        const name = `${edit}own-completion-2.0.0.0${writeAbout(about)}`;
        assert.match(name, /^[\w.~*-]+$/);
        const action = readPlay(name);
        assert.equal(action?.type, kind);
        const play = updatePlay(startPlay, action as PlayAction);
        assert.equal(writePlay(play), name);
        if (kind === 'puzzle') {
          assert.deepEqual(play.solving.source, { ...SOURCE, about });
          assert.equal(nameOf(play.solving.source), 'own-completion-2.0.0.0');
        } else assert.deepEqual(play.own.about, about);
      }
    });

  test('a long text is cut, and its lines are joined', () => {
    const [, title = ''] = writeAbout({ title: `a\n b ${'x'.repeat(100)}`, setter: ' ' }).split('_');
    assert.equal(title, `ta.20b.20${'x'.repeat(56)}`);
  });

  test('puzzles made by the page have no title and no setter', () => {
    const action = readPlay('regions-8-easy-1_tMine');
    assert.ok(action?.type === 'puzzle' && action.action.type === 'open');
    assert.deepEqual(action.action.source, { kind: 'made', family: 'regions', size: 8, word: 'easy', seed: 1 });
  });
});
