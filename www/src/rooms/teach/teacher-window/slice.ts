// The state of the teacher's window: the projected page, the time of its start, the questions so far, and the notes of
// the lesson.

import type { Message, ScreenContent } from '../../../board/projector/teacher-window';
import type { Lesson, Step } from '../../../kernel/classroom/lesson';
import type { Notes } from '../../../kernel/classroom/notes';

/** A question that was put to the class. */
export interface LogEntry {
  /** Identifies the question, so that later messages can add to it. */
  readonly key: string;
  readonly text: string;
  /** Wrong answers, in their order. */
  readonly wrongs: readonly string[];
  readonly outcome: 'open' | 'right' | 'shown';
  /** For a poll: the number of right answers (null if the right answer is unknown), and the number of all answers. */
  readonly poll: { readonly right: number | null; readonly of: number } | null;
}

export interface TeacherWindow {
  readonly message: Message | null;
  /** The time of the first message of the projected page, in milliseconds. */
  readonly since: number | null;
  /** The questions in the order in which they were asked. */
  readonly log: readonly LogEntry[];
  readonly notes: { readonly of: string; readonly notes: Notes | null };
  /** The right answers to the questions of a lesson, by step. */
  readonly answerKey: { readonly of: string; readonly answers: Readonly<Record<string, readonly string[]>> };
}

export type TeacherWindowAction =
  | { readonly type: 'show' }
  | { readonly type: 'message'; readonly message: Message | null; readonly at: number }
  | { readonly type: 'notes'; readonly of: string; readonly notes: Notes | null }
  | { readonly type: 'known'; readonly of: string; readonly step: string; readonly answers: readonly string[] }
  | { readonly type: 'restart'; readonly at: number };

export const startTeacherWindow: TeacherWindow = {
  message: null,
  since: null,
  log: [],
  notes: { of: '', notes: null },
  answerKey: { of: '', answers: {} },
};

export function updateTeacherWindow(state: TeacherWindow, action: TeacherWindowAction): TeacherWindow {
  switch (action.type) {
    case 'show':
      return state;
    case 'message': {
      const { message, at } = action;
      const now = message ? logEntryOf(message.screen) : null;
      return {
        ...state,
        message,
        since: state.since ?? (message ? at : null),
        log: now ? withLogged(state.log, now) : state.log,
      };
    }
    case 'notes':
      return { ...state, notes: { of: action.of, notes: action.notes } };
    case 'known': {
      const before = state.answerKey.of === action.of ? state.answerKey.answers : {};
      return { ...state, answerKey: { of: action.of, answers: { ...before, [action.step]: action.answers } } };
    }
    case 'restart':
      return { ...state, since: action.at, log: [] };
  }
}

/** Returns the question that has answers at present; null if there are no answers or no question. */
function logEntryOf(screen: ScreenContent): LogEntry | null {
  if (screen.kind === 'poll') {
    const of = screen.counts.reduce((sum, { count }) => sum + count, 0);
    if (of === 0) return null;
    const right = screen.counts.reduce((sum, count) => sum + (count.right ? count.count : 0), 0);
    const known = screen.counts.some((count) => count.right);
    return {
      key: `poll ${screen.question}`,
      text: screen.question,
      wrongs: [],
      outcome: screen.shown ? 'shown' : 'open',
      poll: { right: known ? right : null, of },
    };
  }
  if (screen.kind !== 'lesson') return null;
  const step = stepsOf(screen.lesson)[screen.step];
  const { kind } = screen.asked;
  if (!step?.question || kind === 'open' || kind === 'judging') return null;
  return {
    key: `${screen.lesson.name} ${step.id}`,
    text: step.question.text,
    wrongs: screen.tries,
    outcome: kind === 'wrong' ? 'open' : kind,
    poll: null,
  };
}

/** A question that was asked before keeps its place and its wrong answers. */
function withLogged(log: readonly LogEntry[], now: LogEntry): readonly LogEntry[] {
  const before = log.find(({ key }) => key === now.key);
  if (!before) return [...log, now];
  const wrongs = now.wrongs.length >= before.wrongs.length ? now.wrongs : before.wrongs;
  return log.map((one) => (one === before ? { ...now, wrongs } : one));
}

/** The steps of a lesson, with the recap and the repeated questions at its end. */
export const stepsOf = ({ steps, after }: Lesson): readonly Step[] => [...steps, ...after];
