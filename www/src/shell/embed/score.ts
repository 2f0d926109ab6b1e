// The score of an address, from the data that the rooms have stored: a lesson, a puzzle, a Python task, a test, or a class page.

import { MAX_SET_LENGTH, ownOf, readSet, roomOf } from '../../kernel/classroom/set';
import { unpack } from '../../kernel/packing';
import { storedTasks } from '../../rooms/own/stored';
import { storedTest } from '../../rooms/teach/exam/stored';
import type { Mark } from '../../rooms/teach/homework';
import { progressOf, storedWork, taskOf } from '../../rooms/teach/tasks/task';

export interface Score {
  /** From 0 to 1. */
  readonly score: number;
  readonly isDone: boolean;
}

const NOTHING: Score = { score: 0, isDone: false };
const DONE: Score = { score: 1, isDone: true };

/** The score of the part of an address after its site. */
export async function scoreOf(link: string): Promise<Score> {
  const room = roomOf(link);
  const own = ownOf(link);
  const [, packed] = /^tasks\.([\w-]+)$/.exec(own) ?? [];
  if (room === 'teach' && packed !== undefined) return classScore(packed);
  const [, choice] = /^take\.(.+)$/.exec(own) ?? [];
  if (room === 'teach' && choice !== undefined) return testScore(choice);
  const [, task] = /^task~([a-z]+)/.exec(own) ?? [];
  if (room === 'own' && task !== undefined) return storedTasks.read().some((name) => name === task) ? DONE : NOTHING;
  const progress = progressOf(await taskOf({ title: '', link }), false, storedWork());
  const marks = progress.work?.kind === 'lesson' ? progress.work.marks : null;
  if (!marks || marks.length === 0) return progress.isDone ? DONE : NOTHING;
  return { score: rightIn(marks), isDone: progress.isDone };
}

/** The mean of the tasks of a class page. */
async function classScore(packed: string): Promise<Score> {
  const found = await unpack(packed, MAX_SET_LENGTH);
  const { links } = readSet(found.kind === 'text' ? found.text : '');
  const scores = await Promise.all(links.map(({ link }) => scoreOf(link)));
  if (scores.length === 0) return NOTHING;
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return { score: sum / scores.length, isDone: scores.every(({ isDone }) => isDone) };
}

/** A test counts once it is handed in. */
function testScore(choice: string): Score {
  const stored = storedTest.read();
  const marks =
    stored?.of === choice ? stored.taking.receipt?.tasks.find(({ task }) => task === 't1')?.result[2] : null;
  return marks ? { score: rightIn([...marks] as Mark[]), isDone: true } : NOTHING;
}

/** The share of questions that were answered right, at any try. */
const rightIn = (marks: readonly Mark[]): number =>
  marks.filter((mark) => mark === 'f' || mark === 'l').length / marks.length;
