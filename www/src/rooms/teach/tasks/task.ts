// A task of a class page: the work that its link asks for, and its progress by what the rooms have stored on this
// device.

import { fetchLesson } from '../../../kernel/classroom/fetching';
import { type Lesson, readLesson } from '../../../kernel/classroom/lesson';
import { nameOf, unpack } from '../../../kernel/classroom/packing';
import {
  isStepDone,
  STORAGE_KEY as LESSONS,
  type LessonRecord,
  type Outcome,
  readRecord,
} from '../../../kernel/classroom/record';
import { type ClassLink, ownOf, partsOf, roomOf } from '../../../kernel/classroom/set';
import { createStored } from '../../../kernel/stored';
import { language } from '../../../texts/texts';
import { type Mark, slugOf, type Work } from '../homework';

export type Task =
  | { readonly kind: 'lesson'; readonly lesson: Lesson }
  | { readonly kind: 'puzzle'; readonly puzzle: string }
  /** Done when the pupil marks it. */
  | { readonly kind: 'other' };

/** Returns the task of a link. If its lesson cannot be fetched, the pupil ticks it. */
export async function taskOf({ link }: ClassLink): Promise<Task> {
  const room = roomOf(link);
  const own = ownOf(partsOf(link).hash);
  if (room === 'learn' && own !== '') {
    const lesson = await lessonOf(own).catch(() => null);
    if (lesson) return { kind: 'lesson', lesson };
  }
  const isPuzzle = room === 'play' && /^[a-z]+-[\w.-]+$/.test(own) && !/^(shelf|days|edit|game)\b/.test(own);
  return isPuzzle ? { kind: 'puzzle', puzzle: own } : { kind: 'other' };
}

async function lessonOf(own: string): Promise<Lesson | null> {
  const [, packed] = /^~([\w-]+)\.\d+$/.exec(own) ?? [];
  if (packed !== undefined) {
    const files = await unpack(packed);
    return readLesson(nameOf(files), files.data, files.words);
  }
  const [, name] = /^([a-z][a-z-]{0,40})\.\d+$/.exec(own) ?? [];
  return name === undefined ? null : fetchLesson(name, language());
}

/** The progress of a task: its part of the receipt, and whether it is done. */
export interface Progress {
  readonly work: Work | null;
  readonly isDone: boolean;
  /** The numbers of answered questions and of all questions; only for lessons. */
  readonly answered?: readonly [number, number];
}

/** The storage of Learn and Play. */
export const lessonsDone = createStored(LESSONS, readRecord);
export const solved = createStored('queens-play', readSolved);

/** The lessons and puzzles that were done on this device. */
export interface StoredWork {
  readonly lessons: LessonRecord;
  readonly solved: readonly SolvedTask[];
}

export const storedWork = (): StoredWork => ({ lessons: lessonsDone.read(), solved: solved.read() });

const NO_PROGRESS: Progress = { work: null, isDone: false };

/** `isTicked`: whether the pupil ticked the task. */
export function progressOf(task: Task, isTicked: boolean, { lessons, solved }: StoredWork): Progress {
  if (task.kind === 'lesson') return lessonProgress(task.lesson, lessons);
  if (task.kind === 'other') return isTicked ? { work: { kind: 'ticked' }, isDone: true } : NO_PROGRESS;
  const found = solved.find(({ id }) => id === task.puzzle);
  if (!found) return NO_PROGRESS;
  const { milliseconds, hints } = found;
  return {
    work: { kind: 'puzzle', puzzle: task.puzzle, seconds: Math.round(milliseconds / 1_000), hints },
    isDone: true,
  };
}

const MARKS: Readonly<Record<Outcome, Mark>> = { first: 'f', later: 'l', shown: 's', passed: 'p', read: 'o' };

function lessonProgress({ name, steps }: Lesson, { lessons, wrongs }: LessonRecord): Progress {
  const outcomes = lessons[name] ?? {};
  const asked = steps.filter(({ question }) => question !== null);
  if (steps.every(({ id }) => outcomes[id] === undefined)) return { ...NO_PROGRESS, answered: [0, asked.length] };
  const marks = asked.map(({ id }): Mark => MARKS[outcomes[id] ?? 'read']);
  const first = asked.flatMap(({ id }, question) => {
    const answer = wrongs[name]?.[id];
    return answer === undefined ? [] : [{ question, answer: slugOf(answer) }];
  });
  return {
    work: { kind: 'lesson', lesson: name, marks, wrongs: first },
    isDone: steps.every(({ id }) => isStepDone(outcomes[id])),
    answered: [asked.filter(({ id }) => isStepDone(outcomes[id])).length, asked.length],
  };
}

export interface SolvedTask {
  readonly id: string;
  readonly milliseconds: number;
  readonly hints: number;
}

/** The puzzles that Play has stored as solved. */
function readSolved(text: string | null): readonly SolvedTask[] {
  const { solved } = JSON.parse(text?.replace(/^\d+\.[0-9a-f]+\./, '') ?? '{}') as { solved?: unknown };
  return Array.isArray(solved) ? (solved as SolvedTask[]) : [];
}
