// Homework: the content of a receipt, thirty receipts as one table, the hardest questions, and the spreadsheet.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readReceipt, writeReceipt } from '../../www/src/kernel/receipt';
import { EDITIONS } from '../../www/src/rooms/teach/collect/editions';
import {
  type DamagedLine,
  damagedAfter,
  homeworkIn,
  lineIn,
  linkLetters,
  readLines,
} from '../../www/src/rooms/teach/collect/lines';
import { csvOf, hardestOf, tablesOf } from '../../www/src/rooms/teach/collect/table';
import {
  dayOf,
  type Homework,
  homeworkOf,
  type Mark,
  receiptOf,
  slugOf,
  type Work,
} from '../../www/src/rooms/teach/homework';
import { readTeach } from '../../www/src/rooms/teach/link';
import { fileName } from '../../www/src/rooms/teach/tasks/hand-in';

const lesson = (marks: string, ...wrongs: readonly [number, string][]): Work => ({
  kind: 'lesson',
  lesson: 'lookingahead',
  // The lesson has six questions.
  marks: [...marks.padEnd(6, 'o')] as Mark[],
  wrongs: wrongs.map(([question, answer]) => ({ question, answer })),
});

const ANNA: Homework = {
  name: 'Anna Müller',
  page: '7kq4m',
  day: '20261123',
  work: {
    t1: lesson('flspo', [1, 'row3'], [2, '2c4']),
    t2: { kind: 'puzzle', puzzle: 'completion-8-easy-3', seconds: 83, hints: 1 },
    t3: { kind: 'ticked' },
    own2: { kind: 'other', result: '92-7kq4m' },
  },
};

const lineOf = (homework: Homework): string => writeReceipt(receiptOf(homework));

test('a receipt contains the results, and is read back unchanged', () => {
  const read = readReceipt(lineOf(ANNA));
  assert.deepEqual(read.kind === 'receipt' && homeworkOf(read.receipt), ANNA);
});

test('the day of a receipt is the local day', () => {
  assert.equal(dayOf(new Date(2026, 10, 3, 0, 1)), '20261103');
  assert.equal(dayOf(new Date(2026, 10, 3, 23, 59)), '20261103');
});

test('a puzzle whose name does not fit into a receipt keeps its time', () => {
  const puzzle = 'own-a_b-1';
  const read = readReceipt(lineOf({ ...ANNA, work: { t1: { kind: 'puzzle', puzzle, seconds: 5, hints: 0 } } }));
  const { work } = read.kind === 'receipt' ? homeworkOf(read.receipt) : ANNA;
  assert.deepEqual(work, { t1: { kind: 'puzzle', puzzle: '', seconds: 5, hints: 0 } });
});

test('an answer in parts is written in full, or cut after as many whole parts as fit', () => {
  const squares = ['1.2', '1.4', '1.6', '1.8', '2.1', '2.3'];
  const work = { kind: 'lesson', lesson: 'therule', marks: ['l'], wrongs: [] } as const;
  const read = (answer: string): unknown => {
    const [wrong] = [{ question: 0, answer: slugOf(answer) }];
    const line = readReceipt(lineOf({ ...ANNA, work: { t1: { ...work, wrongs: [wrong] } } }));
    const done = line.kind === 'receipt' ? homeworkOf(line.receipt).work.t1 : null;
    return done?.kind === 'lesson' ? done.wrongs : null;
  };
  assert.deepEqual(read(squares.slice(0, 3).join(' ')), [{ question: 0, answer: '1c2z1c4z1c6' }]);
  assert.deepEqual(read(squares.join(' ')), [{ question: 0, answer: '1c2z1c4z1c6z1c8z2c1' }]);
});

test('a damaged receipt stays in the list until it is corrected in the box, whatever is added in the meantime', () => {
  const [typed, scanned, second] = [readLines('one', true), readLines('two'), readLines('three', true)];
  const names = (list: readonly DamagedLine[]) => list.map(({ line }) => line);
  const both = damagedAfter(typed.damaged, scanned.damaged, false);
  assert.deepEqual(names(both), ['one', 'two']);
  assert.deepEqual(names(damagedAfter(both, scanned.damaged, false)), ['one', 'two']);
  assert.deepEqual(names(damagedAfter(both, second.damaged, true)), ['two', 'three']);
});

test('lines and links are read in any mixture, and each damaged line is reported with its reason', () => {
  const line = lineOf(ANNA);
  const link = `https://example.org/queens/#1&view=teach&n=8&own=collect.${linkLetters(line)}`;
  const { lines, damaged } = readLines(`${line}\n\n  ${link}\r\n${line.replace('FLSPO', 'FFSPO')}\nhello`);
  assert.deepEqual(lines, [line, line]);
  assert.deepEqual(
    damaged.map(({ why }) => why),
    ['checksum', 'form'],
  );
  assert.equal(lineIn(linkLetters(line)), line);
  assert.deepEqual(readTeach(`collect.${linkLetters(line)}`), { type: 'collect', text: line });
});

/** Thirty pupils: the first ten answer both questions at once, the others give wrong answers. */
const CLASS: readonly Homework[] = Array.from({ length: 30 }, (_, at) => ({
  ...ANNA,
  name: `Pupil ${at + 1}`,
  work: {
    t1: at < 10 ? lesson('ff') : at < 25 ? lesson('lf', [0, 'row7']) : lesson('ll', [0, 'row2'], [1, '1c1']),
    ...(at % 2 === 0 ? { t10: { kind: 'ticked' } as const } : {}),
    t2: { kind: 'puzzle', puzzle: 'completion-8-easy-3', seconds: 60 + at, hints: 0 } as const,
  },
}));

test('thirty receipts become one table, in which the last receipt of a pupil counts', () => {
  const earlier = lineOf({ ...ANNA, name: 'pupil 3', work: { t1: lesson('ss') } });
  const homework = homeworkIn(readLines([earlier, ...CLASS.map(lineOf)].join('\n')).lines);
  const [table, ...others] = tablesOf(homework);
  assert.equal(others.length, 0);
  assert.equal(table?.pupils.length, 30);
  assert.deepEqual(table?.tasks, ['t1', 't2', 't10']);
  const third = table?.pupils.find(({ name }) => name === 'Pupil 3');
  assert.deepEqual(third?.work, CLASS[2]?.work);
});

test('the hardest question comes first, with its wrong answers ordered by frequency', () => {
  const [hardest, next, ...more] = hardestOf(tablesOf(CLASS), 5);
  const lessonName = 'lookingahead';
  const wrongs = [
    { answer: 'row7', count: 15 },
    { answer: 'row2', count: 5 },
  ];
  assert.deepEqual(hardest, { lesson: lessonName, question: 0, asked: 30, first: 10, wrongs });
  assert.deepEqual(next, {
    lesson: lessonName,
    question: 1,
    asked: 30,
    first: 25,
    wrongs: [{ answer: '1c1', count: 5 }],
  });
  assert.deepEqual(more, []);
});

test('a name that a spreadsheet would read as a formula is written as text', () => {
  assert.equal(csvOf([['=1+1', 'a,b', 'say "x"']]), `'=1+1,"a,b","say ""x"""`);
});

test('the questions of every version of a lesson are listed, and the last version is the current lesson', () => {
  const course = JSON.parse(readFileSync('www/lessons/course.json', 'utf8')) as string[];
  assert.deepEqual(Object.keys(EDITIONS), course.map(slugOf));
  for (const name of course) {
    const { steps } = JSON.parse(readFileSync(`www/lessons/${name}/lesson.json`, 'utf8')) as {
      steps: { id: string; ask?: unknown }[];
    };
    const asked = steps.filter(({ ask }) => ask).map(({ id }) => id);
    const editions = (EDITIONS[slugOf(name)] ?? []).map((ids) => ids.split(' '));
    assert.deepEqual(editions.at(-1), asked, `${name}: a change of its questions needs a line in EDITIONS`);
    assert.equal(new Set(editions.map(({ length }) => length)).size, editions.length, name);
  }
});

test('a receipt of an earlier version is converted to the current questions, and a receipt of an unknown version is marked', () => {
  const lessonWork = (lesson: string, marks: string, ...wrongs: readonly [number, string][]): Work => ({
    kind: 'lesson',
    lesson,
    marks: [...marks] as Mark[],
    wrongs: wrongs.map(([question, answer]) => ({ question, answer })),
  });
  const collect = (work: Work): Work | undefined => homeworkIn([lineOf({ ...ANNA, work: { t1: work } })])[0]?.work.t1;
  // "corner" was the fourth question, and is the fifth in the current version.
  assert.deepEqual(collect(lessonWork('therule', 'fflo', [3, '1'])), {
    ...lessonWork('therule', 'fflnon', [4, '1']),
    version: 'earlier',
  });
  assert.deepEqual(collect(lessonWork('onepass', 'slff', [1, 'row3'])), {
    ...lessonWork('onepass', 'nslff', [2, 'row3']),
    version: 'earlier',
  });
  assert.deepEqual(collect(lessonWork('onepass', 'fffff')), lessonWork('onepass', 'fffff'));
  assert.deepEqual(collect(lessonWork('myown', 'ff')), lessonWork('myown', 'ff'));
  const other = collect(lessonWork('therule', 'fffffffffff'));
  assert.equal(other?.kind === 'lesson' && other.version, 'unknown');
  // The questions of an unknown version are not counted. A question that an earlier version did not have is not counted either.
  const hard = (work: Work) => hardestOf(tablesOf(homeworkIn([lineOf({ ...ANNA, work: { t1: work } })])), 9);
  assert.deepEqual(hard(lessonWork('therule', 'lllllllllll')), []);
  assert.deepEqual(
    hard(lessonWork('onepass', 'lfff')).map(({ question, asked }) => [question, asked]),
    [[1, 1]],
  );
});

test('receipts are read even if they are quoted, wrapped, or follow a greeting', () => {
  const line = lineOf(ANNA);
  const ways = {
    quoted: `> ${line}`,
    'quoted twice': `>> ${line}`,
    greeted: `Hi, ${line}`,
    'wrapped within a word': `${line.slice(0, 40)}\n${line.slice(40)}`,
    'wrapped, quoted, three lines': `> ${line.slice(0, 30)}\n> ${line.slice(30, 60)}\n> ${line.slice(60)}`,
    'wrapped at the space of the name': line.replace(' ', '\n'),
  };
  for (const [name, text] of Object.entries(ways)) {
    const read = readLines(`Dear teacher\n\n${text}\n\nBye`);
    assert.deepEqual(read.lines, [line], name);
    assert.deepEqual(
      read.damaged.map(({ line }) => line),
      ['Dear teacher', 'Bye'],
      name,
    );
  }
});

test('a skipped question does not count as wrong, but a wrong answer in a test does', () => {
  const skipped = { ...ANNA, work: { t1: lesson('pf') } };
  assert.deepEqual(hardestOf(tablesOf([skipped]), 5), []);
  const wrong = { ...ANNA, work: { t1: lesson('pf', [0, 'row7']) } };
  assert.deepEqual(
    hardestOf(tablesOf([wrong]), 5).map(({ question, first, asked }) => [question, first, asked]),
    [[0, 0, 1]],
  );
});

test('a task of the class page has a column even if no pupil has begun it', () => {
  const [table] = tablesOf([ANNA], { page: ANNA.page.toUpperCase(), tasks: 5 });
  assert.deepEqual(table?.tasks, ['own2', 't1', 't2', 't3', 't4', 't5']);
  assert.deepEqual(tablesOf([ANNA], { page: 'OTHER', tasks: 5 })[0]?.tasks, ['own2', 't1', 't2', 't3']);
});

test('the file of a receipt has the name of the pupil', () => {
  assert.equal(fileName(lineOf(ANNA)), 'queens-receipt-Anna-Müller.txt');
  assert.equal(fileName(lineOf({ ...ANNA, name: '' })), 'queens-receipt.txt');
});
