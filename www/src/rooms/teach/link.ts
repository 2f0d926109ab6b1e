// The part of a link for Teach:
//
//   (nothing)    the teacher's class page         class.Q29…Zs   a class page from elsewhere
//   room         the tools for a lesson           tasks.Q29…Zs   the same page as pupils see it
//   sheets       the tools on paper               collect        homework, or a receipt: collect.QW5u…
//   desk         the teacher's window             count.21.30    a count that the class shares
//   write        the lesson editor
//
// and polls and tests, which have files of their own.

import { lineIn, RECEIPT_PREFIX } from './collect/lines';
import { readTest, writeTest } from './exam/link';
import { readPoll, writePoll } from './poll/link';
import type { Teach, TeachAction } from './slice';
import { readTogether, writeTogether } from './together/link';

const WORDS = ['room', 'sheets', 'collect', 'write'] as const;
const TEACHER_WINDOW = 'desk';

export function writeTeach({ shows, classPage, opening, tasks, together, poll, exam }: Teach): string {
  if (shows === 'class') {
    const packed = typeof classPage.opening === 'string' ? classPage.opening : classPage.received?.packed;
    return packed ? `class.${packed}` : '';
  }
  if (shows === 'exam') return writeTest(exam);
  if (shows === 'together') return writeTogether(together);
  if (shows === 'poll') return writePoll(poll);
  if (shows === 'tasks') {
    const packed = opening ?? tasks?.packed;
    return packed ? `tasks.${packed}` : '';
  }
  if (shows === 'teacherWindow') return TEACHER_WINDOW;
  return WORDS.find((word) => word === shows) ?? '';
}

export function readTeach(text: string): TeachAction | null {
  if (text === '' || text === 'class') return { type: 'class', action: { type: 'show' } };
  if (text === 'room' || text === 'sheets' || text === 'collect') return { type: 'show', shows: text };
  if (text === TEACHER_WINDOW) return { type: 'teacherWindow', action: { type: 'show' } };
  if (text === 'write') return { type: 'write', action: { type: 'show' } };
  const together = readTogether(text);
  if (together) return { type: 'together', action: together };
  const exam = readTest(text);
  if (exam) return { type: 'exam', action: exam };
  const poll = readPoll(text);
  if (poll) return { type: 'poll', action: poll };
  const [, received] = /^class\.([\w-]+)$/.exec(text) ?? [];
  if (received !== undefined) return { type: 'class', action: { type: 'unpack', packed: received } };
  const [, packed] = /^tasks\.([\w-]+)$/.exec(text) ?? [];
  if (packed !== undefined) return { type: 'unpack', packed };
  return text.startsWith(RECEIPT_PREFIX) ? { type: 'collect', text: lineIn(text.slice(RECEIPT_PREFIX.length)) } : null;
}
