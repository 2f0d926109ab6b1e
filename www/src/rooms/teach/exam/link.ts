// The part of a link for tests: "test.1.2.3-1-1-1.6.easy.bitmask.0.8." for a teacher, "take.…" for a pupil.

import { readExam, writeExam } from './choice';
import type { Exam, ExamAction } from './slice';

export const writeTest = ({ choice, taking }: Exam): string => `${taking ? 'take' : 'test'}.${writeExam(choice)}`;

export function readTest(text: string): ExamAction | null {
  if (text === 'test') return { type: 'show', choice: null };
  const [, kind, written = ''] = /^(test|take)\.(.+)$/.exec(text) ?? [];
  const choice = kind === undefined ? null : readExam(written);
  if (!choice) return null;
  return kind === 'take' ? { type: 'take', choice } : { type: 'show', choice };
}
