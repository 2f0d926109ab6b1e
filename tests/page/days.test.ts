// Days of the calendar, and the record of solved puzzles: reading, damaged parts, merging, streaks.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { starsOf } from '../../www/src/board/stars';
import { noHistory } from '../../www/src/kernel/undo';
import { addDays, addMonths, daysOf, readDay, weekday } from '../../www/src/rooms/play/days/day';
import {
  dailyCompletionName,
  latestFutureDay,
  longestStreak,
  mergeRecords,
  noRecord,
  type PlayRecord,
  readRecord,
  type SolvedEntry,
  streak,
  type UnfinishedWork,
  withEntry,
  withUnfinished,
  writeRecord,
} from '../../www/src/rooms/play/days/record';
import { recordPart } from '../../www/src/rooms/play/days/store';
import { resumeWork, workOf } from '../../www/src/rooms/play/days/work';
import {
  CULPRIT_SIZES,
  MADE_FAMILIES,
  nameOf,
  ownSizes,
  readName,
  SIZES,
  type Source,
} from '../../www/src/rooms/play/puzzle/puzzle';
import type { SolvingAction } from '../../www/src/rooms/play/puzzle/slice';
import { newSolving, type Solving } from '../../www/src/rooms/play/puzzle/solving';
import { type Play, startPlay } from '../../www/src/rooms/play/slice';
import { playAfter } from '../../www/src/rooms/play/update';
import { playWants } from '../../www/src/rooms/play/wants';
import { newDevice, openTab } from './tabs';

describe('days', () => {
  test('follow the calendar across months, years and leap days', () => {
    assert.equal(addDays('2026-02-28', 1), '2026-03-01');
    assert.equal(addDays('2028-02-28', 1), '2028-02-29');
    assert.equal(addDays('2026-01-01', -1), '2025-12-31');
    assert.equal(weekday('2026-11-22'), 6);
    assert.equal(daysOf('2026-02').length, 28);
    assert.equal(addMonths('2026-01', -1), '2025-12');
    assert.equal(addMonths('2026-12', 1), '2027-01');
    assert.equal(readDay('9999-12-31'), '9999-12-31');
    for (const text of ['', '2026-13-01', '2026-1-1', '10000-01-01', '2026-02-29']) assert.equal(readDay(text), null);
  });
});

describe('the record', () => {
  const entry = (day: string, on = day): SolvedEntry => ({
    id: dailyCompletionName(day),
    on,
    milliseconds: 60_000,
    hints: 0,
    taken: 0,
  });
  const recordOf = (...entries: SolvedEntry[]) => entries.reduce(withEntry, noRecord);

  const work: UnfinishedWork = {
    id: 'day-2026-11-22',
    queens: [1, -1, -1, -1],
    marks: [3, 7],
    milliseconds: 5,
    hints: 1,
  };
  const known = withUnfinished(recordOf(entry('2026-11-20'), entry('2026-11-21')), work);

  test('is read back as it was written', () => {
    assert.deepEqual(readRecord(writeRecord(known)), { is: 'whole', record: known });
    assert.deepEqual(readRecord(`${writeRecord(known)}\n`), { is: 'whole', record: known });
  });

  test('a record of the first version can always be read', () => {
    const text =
      '1.376ed267.{"solved":[{"id":"day-2026-11-20","on":"2026-11-20","milliseconds":60000,"hints":0,"taken":0}],"begun":[]}';
    assert.deepEqual(readRecord(text), { is: 'whole', record: recordOf(entry('2026-11-20')) });
  });

  test('a record with a wrong or missing character is reported as damaged, and its valid parts are restored', () => {
    const text = writeRecord(known);
    for (let index = 0; index < text.length; index++) {
      const changed = readRecord(`${text.slice(0, index)}${text[index] === '7' ? '8' : '7'}${text.slice(index + 1)}`);
      assert.equal(changed.is, index === 0 ? 'newer' : 'damaged');
      // A changed character damages at most one entry.
      if (changed.is !== 'newer') assert.ok(changed.record.solved.length + changed.record.begun.length >= 2);
      const cut = readRecord(text.slice(0, index));
      const whole = [...text.slice(0, index).matchAll(/\}/g)].length;
      if (cut.is !== 'newer') assert.equal(cut.record.solved.length + cut.record.begun.length, Math.min(3, whole));
    }
  });

  test('text that is not a record is dropped; a record of a later version is not used', () => {
    for (const other of ['', '{}', 'null', '1.00000000.{}', '{"id":"x"}', '{'.repeat(100_000)])
      assert.deepEqual(readRecord(other), { is: 'damaged', record: noRecord });
    assert.deepEqual(readRecord(`2${writeRecord(known).slice(1)}`), { is: 'newer' });
  });

  test('the merged record of two tabs has the days of both; if a puzzle was solved twice, it keeps the first time', () => {
    const both = mergeRecords(
      recordOf(entry('2026-11-20', '2026-11-21')),
      recordOf(entry('2026-11-20'), entry('2026-11-19')),
    );
    assert.deepEqual(both.solved.map(({ id, on }) => `${id} ${on}`).sort(), [
      'day-2026-11-19 2026-11-19',
      'day-2026-11-20 2026-11-20',
    ]);
  });

  test('a streak counts days on which the puzzle of the same day was solved', () => {
    const record = recordOf(
      entry('2026-11-18'),
      entry('2026-11-19'),
      entry('2026-11-20'),
      entry('2026-11-15', '2026-11-20'),
    );
    assert.equal(streak(record, '2026-11-20'), 3);
    assert.equal(streak(record, '2026-11-21'), 3);
    assert.equal(streak(record, '2026-11-22'), 0);
    assert.equal(longestStreak(record, '2026-11-22'), 3);
    const regions = { ...entry('2026-11-21'), id: 'day-regions-2026-11-21' };
    assert.equal(streak(recordOf(...record.solved, regions), '2026-11-21'), 4, 'either puzzle of a day counts');
  });

  test('a clock that was set back is reported, and days after today do not count', () => {
    const record = recordOf(entry('2026-11-20'), entry('2026-11-21'));
    assert.equal(latestFutureDay(record, '2026-11-20'), '2026-11-21');
    assert.equal(latestFutureDay(record, '2026-11-21'), null);
    assert.equal(streak(record, '2026-11-20'), 1);
    assert.equal(longestStreak(record, '2026-11-20'), 1);
  });
});

test('a begun puzzle is restored with its steps, its savepoint, and its queens and marks', () => {
  const sketch = (queens: number[], ...marks: number[]) => ({ queens, marks: new Set(marks) });
  const solving: Solving = {
    ...newSolving({ kind: 'day', family: 'completion', day: '2026-11-22' }),
    sketch: sketch([1, 3, -1, -1], 9),
    history: { past: [sketch([-1, -1, -1, -1]), sketch([1, -1, -1, -1], 15)], future: [] },
    saved: { sketch: sketch([1, -1, -1, -1], 15), steps: 1 },
    changes: ['found', 'removed', 'hinted'],
    milliseconds: 7_000,
    pace: [{ seconds: 5, queens: 2, marks: 1 }],
    hints: 1,
  };
  const { history, saved, changes, pace, milliseconds, hints, refused, sketch: board } = solving;
  const work = workOf(solving, 3);
  const { record } = readRecord(writeRecord(withUnfinished(noRecord, work))) as { record: typeof noRecord };
  assert.deepEqual(record.begun, [work]);
  assert.deepEqual(resumeWork(work, 4), { history, saved, changes, pace, milliseconds, hints, refused, sketch: board });
  assert.equal(resumeWork(work, 5), null);
  assert.deepEqual(resumeWork({ ...work, past: ['?'], saved: '1:zz:', pace: '?' }, 4), {
    changes,
    pace: [],
    milliseconds,
    hints,
    refused,
    sketch: board,
    history: noHistory,
    saved: null,
  });
});

test('a board of every kind and size is read back as it was written', () => {
  const boards: [string, number, number][] = [
    ...MADE_FAMILIES.flatMap((family) =>
      SIZES[family].map((size): [string, number, number] => [
        nameOf({ kind: 'made', family, size, word: 'easy', seed: 5 }),
        size,
        family === 'stars' ? starsOf(size) : 1,
      ]),
    ),
    ...CULPRIT_SIZES.map((size): [string, number, number] => [
      nameOf({ kind: 'guilty', size, fewest: 1, seed: 5 }),
      size,
      1,
    ]),
    ...ownSizes('completion').map((size): [string, number, number] => {
      const given = Array<number>(size).fill(-1);
      return [nameOf({ kind: 'own', family: 'completion', given, regions: null }), size, 1];
    }),
    ...[2, 3].flatMap((stars) =>
      ownSizes('stars', stars).map((size): [string, number, number] => {
        const regions = Array.from({ length: size * size }, (_, square) => Math.floor(square / size));
        return [nameOf({ kind: 'stars', stars, regions }), size, stars];
      }),
    ),
  ];
  assert.ok(boards.some(([, size, stars]) => size === 14 && stars === 3));
  for (const [name, size, stars] of boards) {
    const source = readName(name);
    assert.ok(typeof source === 'object', name);
    const queens = Array.from({ length: size * stars }, (_, place) => size - 1 - (place % size));
    const sketch = { queens, marks: new Set(Array.from({ length: size * size }, (_, square) => square)) };
    const solving: Solving = {
      ...newSolving(source),
      sketch,
      history: { past: [sketch, { queens: queens.map(() => -1), marks: new Set<number>() }], future: [] },
      saved: { sketch, steps: 1 },
      changes: queens.map(() => 'found' as const),
      pace: [{ seconds: 1, queens: queens.length, marks: size * size }],
      milliseconds: 7_000,
      hints: 2,
    };
    const text = writeRecord(withUnfinished(noRecord, workOf(solving, 1)));
    const read = readRecord(text);
    assert.equal(read.is, 'whole', name);
    const [work] = read.is === 'whole' ? read.record.begun : [];
    const back = work && resumeWork(work, size, stars);
    const { history, saved, changes, pace, milliseconds, hints, refused } = solving;
    assert.deepEqual(back, { sketch, history, saved, changes, pace, milliseconds, hints, refused }, name);
  }
});

test('the newer of two boards of one puzzle stays, and a board without a revision is older than a board with a revision', () => {
  const board = (column: number, revision?: number): UnfinishedWork => ({
    id: 'day-2026-11-22',
    queens: [column, -1, -1, -1],
    marks: [],
    milliseconds: 0,
    hints: 0,
    ...(revision === undefined ? {} : { revision }),
  });
  const firstQueen = (one: UnfinishedWork, other: UnfinishedWork): number | undefined =>
    mergeRecords({ solved: [], begun: [one] }, { solved: [], begun: [other] }).begun[0]?.queens[0];
  assert.equal(firstQueen(board(1, 4), board(2, 3)), 1);
  assert.equal(firstQueen(board(1, 3), board(2, 4)), 2);
  assert.equal(firstQueen(board(1), board(2, 1)), 2);
  assert.equal(firstQueen(board(1), board(2)), 1);
});

describe('a begun puzzle', () => {
  const FIRST: Source = { kind: 'day', family: 'completion', day: '2026-11-22' };
  const SECOND: Source = { ...FIRST, day: '2026-11-23' };
  const DAILY = {
    rows: Int32Array.of(-1, -1, -1, -1),
    graded: { ways: 1, grade: 'singles', level: 'easy', steps: [], solution: Int32Array.of(1, 3, 0, 2) },
  } as const;

  /** A tab with the first puzzle. */
  function tab(device = newDevice()) {
    const start: Play = { ...startPlay, solving: newSolving(FIRST) };
    const room = openTab(device, { start, update: playAfter, wants: playWants, persisted: [recordPart] });
    const act = (action: SolvingAction): void => room.dispatch({ type: 'puzzle', action });
    return {
      ...room,
      open: (source: Source) => act({ type: 'open', source }),
      /** The worker has made the puzzle that is open. */
      make: () => room.questions.findLast(({ name }) => name === 'dailyPuzzle()')?.answer(DAILY),
      tap: (square: number) => act({ type: 'toggle', square }),
      notify: () => room.notify('queens-play'),
      queens: () => room.own().solving.sketch.queens,
      /** The begun puzzles as they are stored. */
      stored: () => readRecord(device.items.get('queens-play') ?? '') as { readonly record: PlayRecord },
      begun: () => room.own().record.begun.map(({ id, queens }) => [id, queens]),
      troubles: () => room.commands.flatMap((command) => (command.do === 'trouble' ? [command.trouble.code] : [])),
    };
  }

  async function twoTabs() {
    const device = newDevice();
    const tabs = [tab(device), tab(device)] as const;
    for (const one of tabs) await one.make();
    return tabs;
  }

  test('a tab shows the changes of another tab, and hiding it does not store an older board', async () => {
    const [one, two] = await twoTabs();
    one.tap(1);
    one.pass(500);
    two.notify();
    assert.deepEqual(two.queens(), [1, -1, -1, -1]);
    two.tap(7);
    two.pass(500);
    // The first tab is hidden before it is notified of the change.
    one.hide();
    assert.deepEqual(two.begun(), [['day-2026-11-22', [1, 3, -1, -1]]]);
    assert.deepEqual(one.stored().record.begun[0]?.queens, [1, 3, -1, -1]);
    one.notify();
    assert.deepEqual(one.queens(), [1, 3, -1, -1]);
    // A queen that was removed by undo does not return.
    for (let round = 0; round < 2; round++) one.dispatch({ type: 'undo' });
    one.hide();
    assert.deepEqual(one.stored().record.begun, []);
    two.notify();
    assert.deepEqual(two.queens(), [-1, -1, -1, -1]);
  });

  test('a change here is newer than an unknown board of another tab', async () => {
    const [one, two] = await twoTabs();
    for (const square of [1, 7, 1]) {
      two.tap(square);
      two.pass(500);
    }
    one.tap(2);
    one.pass(500);
    assert.deepEqual(one.stored().record.begun[0]?.queens, [2, -1, -1, -1]);
    two.notify();
    assert.deepEqual(two.queens(), [2, -1, -1, -1]);
  });

  test('a tab reports a puzzle that another tab solved, even while its own last move is not stored yet', async () => {
    const [one, two] = await twoTabs();
    two.tap(1);
    for (const square of [1, 7, 8, 14]) one.tap(square);
    await one.make();
    assert.equal(one.own().solving.solved, true);
    assert.deepEqual(
      one.stored().record.solved.map(({ id }) => id),
      ['day-2026-11-22'],
    );
    two.notify();
    assert.deepEqual(two.troubles(), ['play-other-tab']);
    assert.deepEqual(two.queens(), [1, -1, -1, -1]);
  });

  test('is stored after a pause, and then again with each change', async () => {
    const { make, tap, pass, begun } = tab();
    await make();
    tap(1);
    pass(400);
    tap(7);
    pass(400);
    assert.deepEqual(begun(), []);
    pass(100);
    assert.deepEqual(begun(), [['day-2026-11-22', [1, 3, -1, -1]]]);
    tap(8);
    pass(500);
    assert.deepEqual(begun(), [['day-2026-11-22', [1, 3, 0, -1]]]);
  });

  test('is stored at once, up to the last move, when another puzzle is opened', async () => {
    const { make, tap, pass, open, begun } = tab();
    await make();
    tap(1);
    open(SECOND);
    assert.deepEqual(begun(), [['day-2026-11-22', [1, -1, -1, -1]]]);
    pass(500);
    assert.deepEqual(begun(), [['day-2026-11-22', [1, -1, -1, -1]]]);
  });

  test('is dropped once its board is empty, but not while its board is not restored yet', async () => {
    const { make, tap, pass, open, begun, queens } = tab();
    await make();
    tap(1);
    pass(500);
    open(SECOND);
    // The puzzle is not made yet.
    open(FIRST);
    pass(500);
    open(SECOND);
    assert.equal(begun().length, 1);
    open(FIRST);
    await make();
    assert.deepEqual(queens(), [1, -1, -1, -1]);
    tap(1);
    open(SECOND);
    assert.deepEqual(begun(), []);
  });

  test('is restored with its steps and its time, and a solved puzzle opens as it was solved', async () => {
    const device = newDevice();
    const before = tab(device);
    await before.make();
    before.tap(1);
    before.pass(3_000);
    before.tap(7);
    before.hide();
    const after = tab(device);
    await after.make();
    const { solving } = after.own();
    assert.deepEqual(solving.sketch.queens, [1, 3, -1, -1]);
    assert.deepEqual([solving.history.past.length, solving.milliseconds], [2, 3_000]);
    for (const square of [8, 14]) after.tap(square);
    await after.make();
    const again = tab(device);
    await again.make();
    assert.deepEqual([again.own().solving.solved, again.own().solving.solvedHere], [true, false]);
    assert.equal(again.own().record.begun.length, 0);
  });

  test('is erased with the record', async () => {
    const device = newDevice();
    const { make, tap, pass, dispatch, begun } = tab(device);
    await make();
    tap(1);
    pass(500);
    dispatch({ type: 'erase' });
    assert.deepEqual([begun(), device.items.size], [[], 0]);
  });
});
