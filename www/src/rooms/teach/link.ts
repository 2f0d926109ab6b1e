// What the room for teachers adds to a link: "collect", a class page for pupils, "tasks.Q29…Zs", or a receipt, "collect.QW5u…",
// a count that the class shares out, "count.21.30", a show of hands, a test, the teacher's window, "desk", or the lesson editor, "write".

import { IN_LINK, lineIn } from './collect/lines';
import { readTest, writeTest } from './exam/link';
import { readHands, writeHands } from './hands/link';
import type { Teach, TeachAction } from './slice';
import { readTogether, writeTogether } from './together/link';

export function writeTeach({ shows, tasks, together, hands, exam }: Teach): string {
  if (shows === 'desk') return 'desk';
  if (shows === 'write') return 'write';
  if (shows === 'exam') return writeTest(exam);
  if (shows === 'together') return writeTogether(together);
  if (shows === 'hands') return writeHands(hands);
  if (shows === 'tasks') return tasks ? `tasks.${tasks.packed}` : '';
  return shows === 'collect' ? 'collect' : '';
}

export function readTeach(text: string): TeachAction | null {
  if (text === '') return { type: 'show', shows: 'home' };
  if (text === 'collect') return { type: 'show', shows: 'collect' };
  if (text === 'desk') return { type: 'desk', action: { type: 'show' } };
  if (text === 'write') return { type: 'write', action: { type: 'show' } };
  const together = readTogether(text);
  if (together) return { type: 'together', action: together };
  const exam = readTest(text);
  if (exam) return { type: 'exam', action: exam };
  const hands = readHands(text);
  if (hands) return { type: 'hands', action: hands };
  const [, packed] = /^tasks\.([\w-]+)$/.exec(text) ?? [];
  if (packed !== undefined) return { type: 'unpack', packed };
  return text.startsWith(IN_LINK) ? { type: 'collect', text: lineIn(text.slice(IN_LINK.length)) } : null;
}
