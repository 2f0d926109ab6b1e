// The links of the rooms: each is read correctly by its room.
import './english';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownOf } from '../../www/src/kernel/classroom/set';
import type { Board, Input } from '../../www/src/kernel/input';
import { opening } from '../../www/src/kernel/state';
import { boardLink } from '../../www/src/rooms/board/links';
import { readLink } from '../../www/src/rooms/board/rules/link';
import { readAsk } from '../../www/src/rooms/count/link';
import { shareLink } from '../../www/src/rooms/count/links';
import { readFigure, writeFigure } from '../../www/src/rooms/figures/link';
import { readLargeLink } from '../../www/src/rooms/large/link';
import { largeLink, pairLink } from '../../www/src/rooms/large/links';
import { readNotesOf, readOwn as readOwnLesson, readPlace } from '../../www/src/rooms/learn/link';
import { lessonLink, notesLink, ownLessonLink } from '../../www/src/rooms/learn/links';
import { readOwn } from '../../www/src/rooms/own/link';
import { programLink } from '../../www/src/rooms/own/links';
import { readPlay } from '../../www/src/rooms/play/link';
import { claimLink, playLink } from '../../www/src/rooms/play/links';
import { readPanel } from '../../www/src/rooms/share/link/own';
import { embedLink, handoutLink, sheetLink, sheetsLink } from '../../www/src/rooms/share/links';
import { startExam, writeExam } from '../../www/src/rooms/teach/exam/choice';
import { readTeach } from '../../www/src/rooms/teach/link';
import {
  classLink,
  collectLink,
  editorLink,
  inRoomLink,
  pollLink,
  receiptLink,
  sheetsPageLink,
  takeLink,
  tasksLink,
  teacherWindowLink,
  testsLink,
  togetherLink,
} from '../../www/src/rooms/teach/links';

const input: Input = { ...opening.input, rows: Int32Array.of(1, 3, -1, -1), search: 'lookahead', seed: 31 };
const BOARD_FIELDS = 'n=4&queens=2.4.0.0&search=lookahead&seed=1f';

const CASES: readonly {
  readonly link: string;
  readonly to: string;
  readonly read: (own: string) => unknown;
  readonly as: unknown;
}[] = [
  {
    link: classLink(),
    to: 'view=teach&n=8',
    read: readTeach,
    as: { type: 'class', action: { type: 'show' } },
  },
  {
    link: classLink('Q29'),
    to: 'view=teach&n=8',
    read: readTeach,
    as: { type: 'class', action: { type: 'unpack', packed: 'Q29' } },
  },
  { link: inRoomLink(), to: 'view=teach&n=8', read: readTeach, as: { type: 'show', shows: 'room' } },
  { link: sheetsPageLink(), to: 'view=teach&n=8', read: readTeach, as: { type: 'show', shows: 'sheets' } },
  { link: handoutLink(), to: 'view=share&n=8', read: readPanel, as: { type: 'panel', panel: 'link' } },
  { link: embedLink(), to: 'view=share&n=8', read: readPanel, as: { type: 'panel', panel: 'embed' } },
  { link: sheetsLink(), to: 'view=share&n=8', read: readPanel, as: { type: 'panel', panel: 'print' } },
  { link: collectLink(), to: 'view=teach&n=8', read: readTeach, as: { type: 'show', shows: 'collect' } },
  {
    link: teacherWindowLink(),
    to: 'view=teach&n=8',
    read: readTeach,
    as: { type: 'teacherWindow', action: { type: 'show' } },
  },
  {
    link: editorLink(),
    to: 'view=teach&n=8',
    read: readTeach,
    as: { type: 'write', action: { type: 'show' } },
  },
  { link: tasksLink('Q29'), to: 'view=teach&n=8', read: readTeach, as: { type: 'unpack', packed: 'Q29' } },
  { link: lessonLink('the-rule', 2), to: 'view=learn&n=8', read: readPlace, as: { name: 'the-rule', step: 2 } },
  { link: ownLessonLink('Q29', 1), to: 'view=learn&n=8', read: readOwnLesson, as: { packed: 'Q29', step: 1 } },
  { link: notesLink('the-rule'), to: 'view=learn&n=8', read: readNotesOf, as: 'the-rule' },
  { link: programLink('probe', 6), to: 'view=own&n=6', read: readOwn, as: { type: 'begin', name: 'probe' } },
  {
    link: shareLink(30, { number: 3, of: 30 }),
    to: 'view=count&n=30',
    read: readAsk,
    as: { type: 'take', mine: { number: 3, of: 30 } },
  },
  {
    link: pairLink({ size: 1000, seed: 7, which: 'without', queens: 980 }),
    to: 'view=large&n=8',
    read: readLargeLink,
    as: { type: 'pair', size: 1000, seed: 7, completes: false, given: 980 },
  },
  {
    link: pairLink({ size: 1000, seed: 7, which: 'with' }),
    to: 'view=large&n=8',
    read: readLargeLink,
    as: { type: 'pair', size: 1000, seed: 7, completes: true, given: null },
  },
  {
    link: largeLink(5000, input),
    to: `view=large&${BOARD_FIELDS}`,
    read: readLargeLink,
    as: { type: 'make', task: 'generate', recipe: { size: 5000, given: 0, seed: 1, source: 'random' } },
  },
];

test('a room reads its links correctly', () => {
  for (const { link, to, read, as } of CASES) {
    assert.deepEqual(read(ownOf(link)), as, link);
    assert.equal(link, `#1&${to}${ownOf(link) === '' ? '' : `&own=${ownOf(link)}`}`);
  }
});

test('a room also reads links with several fields', () => {
  for (const own of [
    testsLink(),
    takeLink(writeExam(startExam)),
    togetherLink(),
    pollLink(),
    pollLink('the-rule', 2),
    receiptLink('QW'),
  ])
    assert.notEqual(readTeach(ownOf(own)), null, own);
  for (const link of [claimLink(input), playLink('completion-8-easy-1', input)]) {
    assert.notEqual(readPlay(ownOf(link)), null, link);
    assert.ok(link.startsWith(`#1&view=play&${BOARD_FIELDS}&own=`), link);
  }
  const sheet = sheetLink({ family: 'completion', size: 8, word: 'easy', seed: 30 }, input);
  assert.equal((readPanel(ownOf(sheet)) as { type: string }).type, 'sheet');
  assert.equal(ownOf(sheet), 'print.6.8.easy.6.own.A4.pcn.1f');
});

test('a figure and its damage setting are read by the names of an earlier version', () => {
  for (const [text, now] of [
    ['anew', 'eachStep'],
    ['returns~samples_500~damage_anew', 'returns~samples_500~damage_eachStep'],
    ['returns~damage_once', 'returns~damage_once'],
  ] as const) {
    const read = readFigure(text);
    assert.ok(read?.type === 'choose' && read.choices, text);
    assert.equal(writeFigure({ chosen: read.name, choices: read.choices }), now);
  }
  assert.equal(readFigure('returns~damage_twice'), null);
});

test('a board under any rule is the same after it was written to a link', () => {
  const board: Board = {
    rule: 'queens+torus',
    rows: 3,
    columns: 4,
    walls: [2],
    pieces: 3,
    squares: [0, 6],
    keptEmpty: [5],
    differences: [-1],
  };
  const own = boardLink(board).slice('#2&view=board&'.length);
  assert.deepEqual(readLink(own), { type: 'try', board, from: 'elsewhere', onwards: null });
});
