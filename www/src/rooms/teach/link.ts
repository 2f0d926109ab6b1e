// The part of a link for Teach: nothing for one's own class page, "class.Q29…Zs" for one from elsewhere,
// "tasks.Q29…Zs" for the same as pupils see it, "collect" or a receipt, "collect.QW5u…", a count that the class
// shares out, "count.21.30", a poll, a test, the teacher's window, "desk", the lesson editor, "write", or one of the
// lists "room" and "sheets".

import { IN_LINK, lineIn } from './collect/lines';
import { readTest, writeTest } from './exam/link';
import { readHands, writeHands } from './poll/link';
import type { Teach, TeachAction } from './slice';
import { readTogether, writeTogether } from './together/link';

const WORDS = ['room', 'sheets', 'collect', 'desk', 'write'] as const;

export function writeTeach({ shows, gathered, opening, tasks, together, hands, exam }: Teach): string {
  if (shows === 'class') {
    const packed = typeof gathered.opening === 'string' ? gathered.opening : gathered.guest?.packed;
    return packed ? `class.${packed}` : '';
  }
  if (shows === 'exam') return writeTest(exam);
  if (shows === 'together') return writeTogether(together);
  if (shows === 'hands') return writeHands(hands);
  if (shows === 'tasks') {
    const packed = opening ?? tasks?.packed;
    return packed ? `tasks.${packed}` : '';
  }
  return WORDS.find((word) => word === shows) ?? '';
}

export function readTeach(text: string): TeachAction | null {
  if (text === '' || text === 'class') return { type: 'class', action: { type: 'show' } };
  if (text === 'room' || text === 'sheets' || text === 'collect') return { type: 'show', shows: text };
  if (text === 'desk') return { type: 'desk', action: { type: 'show' } };
  if (text === 'write') return { type: 'write', action: { type: 'show' } };
  const together = readTogether(text);
  if (together) return { type: 'together', action: together };
  const exam = readTest(text);
  if (exam) return { type: 'exam', action: exam };
  const hands = readHands(text);
  if (hands) return { type: 'hands', action: hands };
  const [, guest] = /^class\.([\w-]+)$/.exec(text) ?? [];
  if (guest !== undefined) return { type: 'class', action: { type: 'unpack', packed: guest } };
  const [, packed] = /^tasks\.([\w-]+)$/.exec(text) ?? [];
  if (packed !== undefined) return { type: 'unpack', packed };
  return text.startsWith(IN_LINK) ? { type: 'collect', text: lineIn(text.slice(IN_LINK.length)) } : null;
}
