// The state of Teach: the class page, a class page as a pupil sees it, the collected receipts, and the state of all other pages.

import type { Trouble } from '../../client/trouble';
import type { ShelfEntry } from '../../kernel/classroom/fetching';
import type { Lesson } from '../../kernel/classroom/lesson';
import type { Files } from '../../kernel/classroom/packing';
import { emptyRecord, type LessonRecord } from '../../kernel/classroom/record';
import { type ClassSet, writeSet } from '../../kernel/classroom/set';
import { type OwnLesson, withOwn } from '../../kernel/classroom/shelf';
import { filesOf } from '../../kernel/classroom/writing';
import { shortSum } from '../../kernel/receipt';
import type { Next } from '../commands';
import { type ClassAction, type ClassPageState, startClassPage, updateClassPage } from './class/slice';
import { type DamagedLine, damagedAfter } from './collect/lines';
import { type Exam, type ExamAction, startExams, updateExam } from './exam/slice';
import type { ShortLesson } from './own-lessons';
import { type PollAction, type PollState, startPoll, updatePoll } from './poll/slice';
import { type Entries, noEntries, noPageEntries, type PageEntries } from './tasks/entries';
import { type Progress, progressOf, type SolvedTask, type StoredWork, type Task } from './tasks/task';
import {
  startTeacherWindow,
  type TeacherWindow,
  type TeacherWindowAction,
  updateTeacherWindow,
} from './teacher-window/slice';
import { startTogether, type Together, type TogetherAction, updateTogether } from './together/slice';
import { startWrite, updateWrite, type Write, type WriteAction } from './write/slice';

/** A class page that pupils work through. */
export interface Tasks {
  /** The set as packed in the link. */
  readonly packed: string;
  readonly set: ClassSet;
  /** The digest by which a receipt names the page. */
  readonly page: string;
  /** The task of each link; null until they are known. */
  readonly tasks: readonly Task[] | null;
}

interface CollectedReceipts {
  /** The lines as they were written, in order. */
  readonly lines: readonly string[];
  readonly damaged: readonly DamagedLine[];
  /** The lessons that the receipts name, by their names in receipts. */
  readonly lessons: Readonly<Record<string, Lesson>>;
  readonly camera: boolean;
}

export interface Teach {
  readonly shows:
    | 'class'
    | 'room'
    | 'sheets'
    | 'tasks'
    | 'collect'
    | 'together'
    | 'poll'
    | 'teacherWindow'
    | 'exam'
    | 'write';
  readonly shelf: readonly ShelfEntry[];
  /** The custom lessons on this device. */
  readonly ownLessons: readonly OwnLesson[];
  /** The custom lessons that are short enough for a link. */
  readonly shortLessons: readonly ShortLesson[];
  readonly classPage: ClassPageState;
  /** The text of the class page that is being unpacked, as the link contains it; otherwise null. */
  readonly opening: string | null;
  readonly tasks: Tasks | null;
  readonly entries: Entries;
  readonly storedWork: StoredWork;
  readonly collected: CollectedReceipts;
  readonly together: Together;
  readonly poll: PollState;
  readonly teacherWindow: TeacherWindow;
  readonly exam: Exam;
  readonly write: Write;
  readonly trouble: Trouble | null;
}

export type TeachAction =
  | { readonly type: 'show'; readonly shows: 'room' | 'sheets' | 'collect' }
  | { readonly type: 'shelved'; readonly shelf: readonly ShelfEntry[] }
  | { readonly type: 'written'; readonly written: readonly ShortLesson[] }
  /** Opens the class page of a link. */
  | { readonly type: 'unpack'; readonly packed: string }
  | { readonly type: 'opened'; readonly tasks: Tasks }
  | { readonly type: 'unopened'; readonly packed: string; readonly trouble: Trouble }
  | { readonly type: 'known'; readonly page: string; readonly tasks: readonly Task[] }
  /** The stored custom lessons, and the stored work of Learn and Play. */
  | { readonly type: 'mine'; readonly mine: readonly OwnLesson[] }
  | { readonly type: 'lessonsDone'; readonly lessons: LessonRecord }
  | { readonly type: 'solved'; readonly solved: readonly SolvedTask[] }
  | { readonly type: 'entered'; readonly entered: Entries }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'tick'; readonly number: number; readonly done: boolean }
  /** Adds a receipt of another room to the receipt of the page. */
  | { readonly type: 'addReceipt'; readonly line: string }
  /** Receipts in any mixture of lines and links. `typed`: the text comes from the text box. */
  | { readonly type: 'collect'; readonly text: string; readonly typed?: boolean }
  | { readonly type: 'files'; readonly files: readonly File[] }
  | {
      readonly type: 'collected';
      readonly lines: readonly string[];
      readonly damaged: readonly DamagedLine[];
      readonly typed: boolean;
    }
  /** The lines that this device has stored. */
  | { readonly type: 'storedLines'; readonly lines: readonly string[] }
  | { readonly type: 'lesson'; readonly slug: string; readonly lesson: Lesson }
  | { readonly type: 'camera'; readonly on: boolean }
  | { readonly type: 'forget' }
  | { readonly type: 'class'; readonly action: ClassAction }
  | { readonly type: 'together'; readonly action: TogetherAction }
  | { readonly type: 'poll'; readonly action: PollAction }
  | { readonly type: 'teacherWindow'; readonly action: TeacherWindowAction }
  | { readonly type: 'exam'; readonly action: ExamAction }
  | { readonly type: 'write'; readonly action: WriteAction }
  | { readonly type: 'failed'; readonly trouble: Trouble };

export const startTeach: Teach = {
  shows: 'class',
  shelf: [],
  ownLessons: [],
  shortLessons: [],
  classPage: startClassPage,
  opening: null,
  tasks: null,
  entries: noEntries,
  storedWork: { lessons: emptyRecord, solved: [] },
  collected: { lines: [], damaged: [], lessons: {}, camera: false },
  together: startTogether,
  poll: startPoll,
  teacherWindow: startTeacherWindow,
  exam: startExams,
  write: startWrite,
  trouble: null,
};

export function updateTeach(state: Teach, action: TeachAction): Teach {
  const { tasks, collected, entries } = state;
  switch (action.type) {
    case 'show':
      return { ...state, shows: action.shows, trouble: null };
    case 'shelved':
      return { ...state, shelf: action.shelf };
    case 'written':
      return { ...state, shortLessons: action.written };
    case 'unpack': {
      const tasks = state.tasks?.packed === action.packed ? state.tasks : null;
      return { ...state, shows: 'tasks', opening: action.packed, tasks, trouble: null };
    }
    case 'opened':
      return action.tasks.packed === state.opening ? { ...state, opening: null, tasks: action.tasks } : state;
    case 'unopened':
      if (action.packed !== state.opening) return state;
      return { ...state, opening: null, trouble: state.shows === 'tasks' ? action.trouble : state.trouble };
    case 'known':
      return tasks?.page === action.page ? { ...state, tasks: { ...tasks, tasks: action.tasks } } : state;
    case 'mine':
      return { ...state, ownLessons: action.mine };
    case 'lessonsDone':
      return { ...state, storedWork: { ...state.storedWork, lessons: action.lessons } };
    case 'solved':
      return { ...state, storedWork: { ...state.storedWork, solved: action.solved } };
    case 'entered':
      return { ...state, entries: action.entered };
    case 'name':
      return { ...state, entries: { ...entries, name: action.name } };
    case 'tick': {
      const said = entriesOf(state).said.filter((number) => number !== action.number);
      return onPage(state, { said: action.done ? [...said, action.number] : said });
    }
    case 'addReceipt':
      return onPage(state, { lines: [...entriesOf(state).lines, action.line] });
    case 'collected': {
      const lines = [...collected.lines.filter((line) => !action.lines.includes(line)), ...action.lines];
      const damaged = damagedAfter(collected.damaged, action.damaged, action.typed);
      const shows = state.shows === 'together' ? 'together' : 'collect';
      return { ...state, shows, collected: { ...collected, lines, damaged }, trouble: null };
    }
    case 'storedLines':
      return { ...state, collected: { ...collected, lines: action.lines } };
    case 'lesson':
      return {
        ...state,
        collected: { ...collected, lessons: { ...collected.lessons, [action.slug]: action.lesson } },
      };
    case 'camera':
      return { ...state, collected: { ...collected, camera: action.on } };
    case 'forget':
      return { ...state, collected: { ...collected, lines: [], damaged: [] } };
    case 'class': {
      const { type } = action.action;
      const opens = type === 'show' || type === 'unpack' || type === 'read';
      const classPage = updateClassPage(state.classPage, action.action);
      return { ...state, shows: opens ? 'class' : state.shows, classPage, trouble: opens ? null : state.trouble };
    }
    case 'together': {
      const together = updateTogether(state.together, action.action);
      return { ...state, shows: 'together', together, trouble: null };
    }
    case 'poll': {
      const poll = updatePoll(state.poll, action.action);
      const { type } = action.action;
      const opens = type === 'show' || type === 'pick' || type === 'ballot';
      return { ...state, shows: opens ? 'poll' : state.shows, poll, trouble: null };
    }
    case 'teacherWindow': {
      const teacherWindow = updateTeacherWindow(state.teacherWindow, action.action);
      return { ...state, shows: action.action.type === 'show' ? 'teacherWindow' : state.shows, teacherWindow };
    }
    case 'exam': {
      const opens = action.action.type === 'show' || action.action.type === 'take';
      return {
        ...state,
        shows: opens ? 'exam' : state.shows,
        exam: updateExam(state.exam, action.action),
        trouble: null,
      };
    }
    case 'write': {
      const write = updateWrite(state.write, action.action);
      const { type } = action.action;
      const ownLessons =
        type === 'keep' && write.isValid ? withOwn(state.ownLessons, inLink(filesOf(write.draft))) : state.ownLessons;
      return { ...state, shows: type === 'show' ? 'write' : state.shows, write, ownLessons, trouble: null };
    }
    case 'failed':
      return { ...state, collected: { ...collected, camera: false }, trouble: action.trouble };
    case 'collect':
    case 'files':
      return state;
  }
}

/** The state after an action. If the device refuses to store a draft, this is reported once. */
export function teachAfter(state: Teach, action: TeachAction): Next<Teach, TeachAction> {
  const next = updateTeach(state, action);
  if (!next.write.isDraftRefused || state.write.isDraftRefused) return next;
  return [next, { do: 'trouble', trouble: { code: 'draft-unkept', detail: {} } }];
}

/** Formats the files as a link does, so that the same lesson is stored only once. */
const inLink = ({ data, words }: Files): Files => ({ data: JSON.stringify(JSON.parse(data)), words });

/** The class page on this device with the digest by which receipts name it; null without links. */
export const namedPage = ({ classPage: { mine } }: Teach): { readonly set: ClassSet; readonly page: string } | null =>
  mine.links.length === 0 ? null : { set: mine, page: shortSum(writeSet(mine)) };

/** The progress of the tasks on the visible page, by what the device stores. */
export function progressIn(state: Teach): readonly Progress[] {
  const { said } = entriesOf(state);
  return state.tasks?.tasks?.map((task, at) => progressOf(task, said.includes(at + 1), state.storedWork)) ?? [];
}

/** The entries of the pupil on the visible page. */
export const entriesOf = ({ tasks, entries }: Teach): PageEntries => entries.pages[tasks?.page ?? ''] ?? noPageEntries;

function onPage(state: Teach, entered: Partial<PageEntries>): Teach {
  const page = state.tasks?.page;
  if (page === undefined) return state;
  const pages = { ...state.entries.pages, [page]: { ...entriesOf(state), ...entered } };
  return { ...state, entries: { ...state.entries, pages } };
}
