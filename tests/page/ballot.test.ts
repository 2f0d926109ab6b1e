// Polls by phone: the question in a link, the code of an answer, and codes read from a chat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Ballot,
  ballotOf,
  codeOf,
  lettersOf,
  phoneName,
  readBallot,
  readCodes,
  writeBallot,
} from '../../www/src/rooms/teach/poll/ballot';
import { readPoll } from '../../www/src/rooms/teach/poll/link';
import { emptyQuestion, noVotes, type PollQuestion, tallyOf } from '../../www/src/rooms/teach/poll/poll';
import { startPoll, updatePoll } from '../../www/src/rooms/teach/poll/slice';

const ANSWERS: PollQuestion = { ...emptyQuestion, text: 'Which row?', answers: ['Row 1', 'Row 2', 'Row 3', ''] };
const SQUARES: PollQuestion = { ...emptyQuestion, text: 'Where?', on: 'squares' };

test('a question is read as it was written, and damaged text is refused', () => {
  for (const poll of [ANSWERS, SQUARES, emptyQuestion]) {
    const ballot = ballotOf(poll, 8, 10);
    assert.deepEqual(readBallot(writeBallot(ballot)), ballot);
  }
  for (const text of ['', '[]', '{}', 'null', '["a","answers",["a"],8,8]', '["a","other",["","","",""],8,8]'])
    assert.equal(readBallot(text), null, text);
  assert.equal(readBallot('["a","squares",["","","",""],0,8]'), null);
});

test('only answers with a text are offered', () => {
  assert.deepEqual(lettersOf(ballotOf(ANSWERS, 8, 8)), ['A', 'B', 'C']);
  assert.deepEqual(lettersOf(ballotOf(emptyQuestion, 8, 8)), ['A', 'B', 'C', 'D']);
});

test('the codes of a chat count once for each phone, and other lines are reported', () => {
  const code = (ballot: Ballot, letters: string, phone: string): string => codeOf(ballot, letters, phone);
  const ballot = ballotOf(ANSWERS, 8, 8);
  const other = ballotOf({ ...ANSWERS, text: 'Which column?' }, 8, 8);
  const chat = [
    `Ada: ${code(ballot, 'BB', 'AAAA')}`,
    code(ballot, 'cc', 'BBBB').toLowerCase(),
    `Ada: ${code(ballot, 'AA', 'AAAA')}, sorry`,
    '',
    code(other, 'BB', 'CCCC'),
    code(ballot, 'DD', 'DDDD'),
    code(ballot, 'AB', 'EEEE'),
    'What is the question?',
  ];
  const { votes, unread } = readCodes(chat.join('\n'), ANSWERS, 8, 8);
  assert.deepEqual(votes, { AAAA: 'A', BBBB: 'C' });
  assert.deepEqual(unread, chat.slice(4));
});

test('a code names a square of the board', () => {
  const ballot = ballotOf(SQUARES, 8, 10);
  assert.deepEqual(readCodes(codeOf(ballot, 'BJ', 'AAAA'), SQUARES, 8, 10).votes, { AAAA: '2.10' });
  assert.deepEqual(readCodes(codeOf(ballot, 'IA', 'AAAA'), SQUARES, 8, 10).votes, {});
});

test('votes from phones are added to typed votes, replace earlier votes of the same phone, and are cleared with the question', () => {
  const asked = updatePoll(startPoll, { type: 'ask', poll: ANSWERS });
  const voted = [
    { type: 'sent', votes: { AAAA: 'A', BBBB: 'C' }, unread: 2 },
    { type: 'typed', vote: 'A' },
    { type: 'sent', votes: { AAAA: 'B' } },
  ] as const;
  const { votes, question, unread } = voted.reduce(updatePoll, asked);
  const { counts, codes } = tallyOf(question, votes, 8);
  assert.deepEqual(
    [[...counts], codes, unread],
    [
      [
        ['A', 1],
        ['B', 1],
        ['C', 1],
      ],
      3,
      2,
    ],
  );
  assert.deepEqual(updatePoll({ ...asked, votes }, { type: 'again' }).votes, noVotes);
});

test('the name of a phone has four characters, and a link opens a ballot', () => {
  for (let round = 0; round < 100; round++) assert.match(phoneName(), /^[2-9A-HJ-NP-Z]{4}$/);
  assert.deepEqual(readPoll('ballot.Q29'), { type: 'ballot', packed: 'Q29' });
  assert.equal(readPoll('ballot.%'), null);
});
