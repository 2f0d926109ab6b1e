// The state of tests: the choices, the tasks, and the progress of a pupil.

import type { Receipt } from '../../../kernel/receipt';
import type { TraceLine } from '../../../watch/by-hand';
import { withLine, withSquare } from './answers';
import { clampChoice, type ExamChoice, startExam, writeExam } from './choice';
import type { Item } from './items';

/** The test of a pupil. */
export interface RunningTest {
  /** Null until the pupil has chosen a variant. */
  readonly variant: number | null;
  /** The task that is shown, from 0. */
  readonly at: number;
  /** The answers by task, without open tasks. See `answers.ts`. */
  readonly answers: Readonly<Record<number, string>>;
  /** The receipt; null until the test is handed in. */
  readonly receipt: Receipt | null;
}

/** A test that was begun on this device. `of`: its choice, as a link writes it. */
export interface StoredTest {
  readonly of: string;
  readonly taking: RunningTest;
}

export interface Exam {
  readonly choice: ExamChoice;
  /** The tasks of each variant, for the choice in the link; null while they are made. */
  readonly made: { readonly of: string; readonly variants: readonly (readonly Item[])[] } | null;
  readonly paper: 'A4' | 'letter';
  readonly withKey: boolean;
  readonly taking: RunningTest | null;
  /** The last test that was begun on this device. */
  readonly stored: StoredTest | null;
}

export type ExamAction =
  /** Opens the page of a teacher. */
  | { readonly type: 'show'; readonly choice: ExamChoice | null }
  /** Opens the page of a pupil. */
  | { readonly type: 'take'; readonly choice: ExamChoice }
  /** The test that this device stores, as another tab left it. */
  | { readonly type: 'stored'; readonly stored: StoredTest | null }
  | { readonly type: 'choose'; readonly choice: Partial<ExamChoice> }
  | { readonly type: 'paper'; readonly paper: Exam['paper'] }
  | { readonly type: 'key'; readonly on: boolean }
  | { readonly type: 'made'; readonly of: string; readonly variants: readonly (readonly Item[])[] }
  | { readonly type: 'begin'; readonly variant: number }
  | { readonly type: 'to'; readonly at: number }
  | { readonly type: 'answer'; readonly at: number; readonly answer: string }
  /** Adds a square to the answer or removes it. Uses the latest answer, which may not be drawn yet. */
  | {
      readonly type: 'square';
      readonly at: number;
      readonly square: readonly [number, number];
      readonly alone: boolean;
    }
  /** Fills in a field of a table. `lines`: the number of lines; `line`: the index of the changed line. */
  | {
      readonly type: 'line';
      readonly at: number;
      readonly lines: readonly TraceLine[];
      readonly line: number;
      readonly part: Partial<TraceLine>;
    }
  /** Carried out by the effect. */
  | { readonly type: 'handIn' }
  /** The answers `of` were judged. */
  | { readonly type: 'handedIn'; readonly of: RunningTest['answers']; readonly receipt: Receipt };

export const startExams: Exam = {
  choice: startExam,
  made: null,
  paper: 'A4',
  withKey: true,
  taking: null,
  stored: null,
};

const startTaking: RunningTest = { variant: null, at: 0, answers: {}, receipt: null };

export function updateExam(exam: Exam, action: ExamAction): Exam {
  const next = examAfter(exam, action);
  const { choice, taking } = next;
  if (taking === null || taking === exam.taking || action.type === 'take' || action.type === 'stored') return next;
  return { ...next, stored: { of: writeExam(choice), taking } };
}

function examAfter(exam: Exam, action: ExamAction): Exam {
  const { taking } = exam;
  /** Returns the stored test if it has this choice; otherwise null. */
  const resumed = (choice: ExamChoice, stored: StoredTest | null): RunningTest | null =>
    stored?.of === writeExam(choice) ? stored.taking : null;
  const withTaking = (change: Partial<RunningTest>): Exam =>
    taking && taking.receipt === null ? { ...exam, taking: { ...taking, ...change } } : exam;
  const answered = (at: number, of: (answer: string) => string): Exam =>
    taking ? withTaking({ answers: { ...taking.answers, [at]: of(taking.answers[at] ?? '') } }) : exam;
  switch (action.type) {
    case 'show':
      return { ...exam, choice: action.choice ?? exam.choice, taking: null };
    case 'take':
      return { ...exam, choice: action.choice, taking: resumed(action.choice, exam.stored) ?? startTaking };
    case 'stored': {
      const { stored } = action;
      return { ...exam, stored, taking: taking && (resumed(exam.choice, stored) ?? taking) };
    }
    case 'choose':
      return { ...exam, choice: clampChoice({ ...exam.choice, ...action.choice }) };
    case 'paper':
      return { ...exam, paper: action.paper };
    case 'key':
      return { ...exam, withKey: action.on };
    case 'made':
      return { ...exam, made: { of: action.of, variants: action.variants } };
    case 'begin':
      return taking?.variant === null ? withTaking({ variant: action.variant }) : exam;
    case 'to':
      return taking ? { ...exam, taking: { ...taking, at: action.at } } : exam;
    case 'answer':
      return answered(action.at, () => action.answer);
    case 'square':
      return answered(action.at, (answer) => withSquare(answer, action.square, action.alone));
    case 'line':
      return answered(action.at, (answer) => withLine(answer, action.lines, action.line, action.part));
    case 'handIn':
      return exam;
    case 'handedIn':
      return taking?.answers === action.of ? withTaking({ receipt: action.receipt }) : exam;
  }
}
