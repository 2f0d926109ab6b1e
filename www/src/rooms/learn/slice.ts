// The state of Learn: the shelf, the open lesson, its open question, and the progress so far.

import type { ScreenCut } from '../../board/projector/screens';
import type { Trouble } from '../../client/trouble';
import type { Register, Rows } from '../../engine/types';
import type { ShelfEntry } from '../../kernel/classroom/fetching';
import type { Lesson, Question, Step } from '../../kernel/classroom/lesson';
import type { Notes } from '../../kernel/classroom/notes';
import type { Files } from '../../kernel/classroom/packing';
import {
  emptyRecord,
  type LessonRecord,
  nextStep,
  type Outcome,
  withOutcome,
  withWrong,
} from '../../kernel/classroom/record';
import { type OwnLesson, withOwn } from '../../kernel/classroom/shelf';
import { type DraftAction, updateDraft } from './draft';

/** A step on paper: its queens, the right answers to its question, and its figures. */
export interface PrintedStep {
  readonly rows: Rows;
  readonly answers: readonly string[];
  /** The words or arrays of the run, if the step shows them. */
  readonly registers: readonly Register[];
  /** The code, if the step shows it, and the lines that ran. */
  readonly code: readonly { readonly line: string; readonly ran: boolean }[];
}

/** The state of the question. `judging`: the judge has the answer; null asks for a right answer. */
export type QuestionState =
  | { readonly kind: 'open' }
  | { readonly kind: 'judging'; readonly answer: string | null }
  /** `misses`: the wrong parts of an answer with several parts. */
  | { readonly kind: 'wrong'; readonly answer: string; readonly misses: readonly string[] }
  | { readonly kind: 'right' | 'shown'; readonly answers: readonly string[] };

/** A question whose answer is known. */
export type AnsweredQuestion = Extract<QuestionState, { answers: readonly string[] }>;

/** The lesson as a sheet. `printed`: null while its boards and answers are worked out. */
interface Paper {
  readonly printed: readonly PrintedStep[] | null;
  readonly withKey: boolean;
  /** The notes for teachers, instead of the sheet for pupils. `text`: null while they are fetched. */
  readonly notes: { readonly text: Notes | null } | null;
}

/** The lesson that is being fetched, and the step to open. */
export interface LessonRequest {
  readonly name: string;
  readonly step: number;
  readonly notes: boolean;
}

export interface Learn {
  /** Null until it has been fetched. */
  readonly shelf: readonly ShelfEntry[] | null;
  /** The language in which the shelf was fetched. */
  readonly shelfIn: string | null;
  /** The custom lessons that this device stores. */
  readonly mine: readonly OwnLesson[];
  readonly lesson: Lesson | null;
  /** The language in which the lesson was fetched; null for a custom lesson. */
  readonly lessonIn: string | null;
  /** For a custom lesson: its files, and its packed text, or null if it is too long for a link. */
  readonly own: { readonly packed: string | null; readonly files: Files } | null;
  /** Whether the engine has confirmed the lesson; null while a custom lesson is checked. */
  readonly checked: boolean | null;
  readonly wanted: LessonRequest | null;
  /** From 0. */
  readonly step: number;
  readonly questionState: QuestionState;
  /** The known answers of the open lesson, by step, so that no question is asked twice. */
  readonly knownAnswers: Readonly<Record<string, AnsweredQuestion>>;
  /** The parts of the answer so far; null at the beginning. */
  readonly draft: string | null;
  /** The wrong answers to the open question. */
  readonly tries: readonly string[];
  /** The person uses the board freely until they return to the step. */
  readonly around: boolean;
  /** The screens of the step while it is presented. */
  readonly cut: ScreenCut;
  /** Shows the screen with the question until the person turns to another screen. */
  readonly seeksQuestion: boolean;
  /** Shows code in Python, if the search has such a program. */
  readonly python: boolean;
  /** Null while the lesson is on the screen. */
  readonly paper: Paper | null;
  readonly done: LessonRecord;
  readonly trouble: Trouble | null;
}

export type LearnAction =
  | { readonly type: 'shelved'; readonly shelf: readonly ShelfEntry[]; readonly language: string }
  | { readonly type: 'remembered'; readonly done: LessonRecord }
  | { readonly type: 'mine'; readonly mine: readonly OwnLesson[] }
  /** Opens a custom lesson from the shelf, or removes it. */
  | { readonly type: 'reopen' | 'forget'; readonly lesson: OwnLesson }
  /** `notes`: with its notes for teachers. */
  | { readonly type: 'open'; readonly name: string; readonly step: number; readonly notes?: boolean }
  /** `language`: the language of a lesson that was fetched. */
  | {
      readonly type: 'opened';
      readonly lesson: Lesson;
      readonly step: number;
      readonly own?: Learn['own'];
      readonly language?: string;
      readonly notes?: boolean;
    }
  /** The claims of a custom lesson are true, and its questions have answers. */
  | { readonly type: 'checked' }
  /** The lesson that is open, in another language. */
  | { readonly type: 'translated'; readonly lesson: Lesson; readonly language: string }
  /** The room is shown again, or a run is open. */
  | { readonly type: 'shown' | 'ran' }
  /** Opens the lesson that a link contains. */
  | { readonly type: 'unpack'; readonly packed: string; readonly step: number }
  | { readonly type: 'read'; readonly files: readonly File[] }
  | { readonly type: 'failed'; readonly trouble: Trouble }
  | { readonly type: 'to'; readonly step: number }
  | { readonly type: 'close' }
  | DraftAction
  /** Removes all parts of the answer. */
  | { readonly type: 'again' }
  | { readonly type: 'answer'; readonly answer: string }
  /** Answers with the parts so far. `none`: the answer without any part; null if there is no such answer. */
  | { readonly type: 'submit'; readonly none: string | null }
  | { readonly type: 'judged'; readonly answers: readonly string[] }
  /** Shows the answer. */
  | { readonly type: 'show' }
  | { readonly type: 'around'; readonly on: boolean }
  /** Turns to the next screen of a presented step, and from the last one to the next step; or back. */
  | { readonly type: 'turn'; readonly by: -1 | 1 }
  | { readonly type: 'screen'; readonly screen: number }
  | { readonly type: 'measured'; readonly cut: ScreenCut }
  | { readonly type: 'paper'; readonly on: boolean; readonly notes?: boolean }
  | { readonly type: 'noted'; readonly notes: Notes }
  | { readonly type: 'printed'; readonly printed: readonly PrintedStep[] }
  | { readonly type: 'key' | 'python'; readonly on: boolean }
  | { readonly type: 'erase' };

export const startLearn: Learn = {
  shelf: null,
  shelfIn: null,
  mine: [],
  lesson: null,
  lessonIn: null,
  own: null,
  checked: true,
  wanted: null,
  step: 0,
  questionState: { kind: 'open' },
  knownAnswers: {},
  draft: null,
  tries: [],
  around: false,
  cut: { screen: 0, screens: 1 },
  seeksQuestion: false,
  python: false,
  paper: null,
  done: emptyRecord,
  trouble: null,
};

/** The state after an action. */
export function updateLearn(learn: Learn, action: LearnAction): Learn {
  switch (action.type) {
    case 'shelved':
      return { ...learn, shelf: action.shelf, shelfIn: action.language };
    case 'mine':
      return { ...learn, mine: action.mine };
    case 'remembered':
      return { ...learn, done: action.done };
    case 'open':
      return {
        ...learn,
        wanted: { name: action.name, step: action.step, notes: action.notes ?? false },
        trouble: null,
      };
    case 'opened':
      return goToStep(
        {
          ...learn,
          lesson: action.lesson,
          lessonIn: action.language ?? null,
          own: action.own ?? null,
          checked: action.own ? null : true,
          knownAnswers: {},
          wanted: null,
          paper: action.notes ? paperOf(null, true) : null,
          trouble: null,
        },
        action.step,
      );
    case 'translated': {
      const paper = learn.paper?.notes ? { ...learn.paper, notes: { text: null } } : learn.paper;
      return { ...learn, lesson: action.lesson, lessonIn: action.language, paper };
    }
    case 'checked':
      // A valid lesson stays on the shelf.
      return { ...learn, checked: true, mine: learn.own ? withOwn(learn.mine, learn.own.files) : learn.mine };
    case 'forget':
      return { ...learn, mine: learn.mine.filter(({ name }) => name !== action.lesson.name), trouble: null };
    case 'read':
    case 'unpack':
    case 'reopen':
      return { ...learn, trouble: null };
    case 'shown':
    case 'ran':
      return learn;
    case 'failed':
      return {
        ...learn,
        checked: learn.checked ?? false,
        wanted: null,
        paper: null,
        trouble: action.trouble,
        questionState: reopenQuestion(learn.questionState),
      };
    case 'to':
      return goToStep(skipStep(learn), action.step);
    case 'close':
      return { ...skipStep(learn), lesson: null, own: null, wanted: null, around: false, paper: null, trouble: null };
    case 'part':
    case 'move':
    case 'view':
      return withDraft(learn, updateDraft(learn.draft, action, questionOf(learn)?.choices ?? []));
    case 'again':
      return withDraft(learn, null);
    case 'answer':
      return answerStep(learn, action.answer);
    case 'submit':
      return answerStep(learn, learn.draft || action.none);
    case 'judged':
      return applyVerdict(learn, action.answers);
    case 'show':
      return questionOf(learn) && learn.questionState.kind !== 'judging'
        ? { ...learn, questionState: { kind: 'judging', answer: null } }
        : learn;
    case 'around':
      return { ...learn, around: action.on };
    case 'turn':
      return turnScreen(learn, action.by);
    case 'screen':
      return { ...learn, cut: { ...learn.cut, screen: action.screen }, seeksQuestion: false };
    case 'measured':
      return { ...learn, cut: action.cut };
    case 'paper':
      return { ...learn, paper: action.on && learn.lesson ? paperOf(learn.paper, action.notes ?? false) : null };
    case 'noted':
      return learn.paper?.notes ? { ...learn, paper: { ...learn.paper, notes: { text: action.notes } } } : learn;
    case 'printed':
      return learn.paper ? { ...learn, paper: { ...learn.paper, printed: action.printed } } : learn;
    case 'python':
      return { ...learn, python: action.on };
    case 'key':
      return learn.paper ? { ...learn, paper: { ...learn.paper, withKey: action.on } } : learn;
    case 'erase':
      return { ...learn, done: emptyRecord };
  }
}

/** The steps of the lesson, then the recap and the questions of earlier lessons. */
export const stepsOf = ({ lesson }: Pick<Learn, 'lesson'>): readonly Step[] =>
  lesson ? [...lesson.steps, ...lesson.after] : [];
export const stepOf = (learn: Learn): Step | null => stepsOf(learn)[learn.step] ?? null;
/** Whether the step is after the last step of the lesson itself. */
export const isAfter = ({ lesson, step }: Learn): boolean => lesson !== null && step >= lesson.steps.length;
export const questionOf = (learn: Learn): Question | null => stepOf(learn)?.question ?? null;

/** The first step of a custom lesson that the person has not finished. */
export const firstOpenStep = ({ done }: Learn, { name, steps }: OwnLesson): number => nextStep(done, name, steps);

/** Whether an answer would be accepted. */
export const isOpen = (state: QuestionState): boolean => state.kind === 'open' || state.kind === 'wrong';
/** True once the answer is known. */
export const isAnswered = (state: QuestionState): state is AnsweredQuestion =>
  state.kind === 'right' || state.kind === 'shown';

/** The sheet for pupils, or the notes for teachers. Both use the same results of the engine. */
const paperOf = (paper: Paper | null, notes: boolean): Paper => ({
  printed: paper?.printed ?? null,
  withKey: paper?.withKey ?? false,
  notes: notes ? { text: null } : null,
});

const withDraft = (learn: Learn, draft: string | null): Learn =>
  isOpen(learn.questionState) ? { ...learn, draft, questionState: { kind: 'open' } } : learn;

const answerStep = (learn: Learn, answer: string | null): Learn =>
  isOpen(learn.questionState) && answer !== null ? { ...learn, questionState: { kind: 'judging', answer } } : learn;

const reopenQuestion = (state: QuestionState): QuestionState => (state.kind === 'judging' ? { kind: 'open' } : state);

function goToStep(learn: Learn, step: number): Learn {
  const steps = stepsOf(learn);
  const now = Math.max(0, Math.min(steps.length - 1, step));
  const next: Learn = {
    ...learn,
    step: now,
    questionState: learn.knownAnswers[steps[now]?.id ?? ''] ?? { kind: 'open' },
    draft: null,
    tries: [],
    around: false,
    cut: { screen: 0, screens: 1 },
    seeksQuestion: false,
  };
  const there = stepOf(next);
  // The position after the last step is not stored, because the lesson is finished.
  if (!next.lesson || !there || isAfter(next)) return next;
  const last = { lesson: next.lesson.name, step: there.id };
  const here = { ...next, done: { ...next.done, last } };
  return there.question ? here : noteOutcome(here, 'read');
}

function turnScreen(learn: Learn, by: -1 | 1): Learn {
  const screen = learn.cut.screen + by;
  if (screen >= 0 && screen < learn.cut.screens)
    return { ...learn, cut: { ...learn.cut, screen }, seeksQuestion: false };
  return stepsOf(learn)[learn.step + by] ? goToStep(skipStep(learn), learn.step + by) : learn;
}

/** A question that is left without an answer counts as skipped. */
const skipStep = (learn: Learn): Learn =>
  questionOf(learn) && !isAnswered(learn.questionState) ? noteOutcome(learn, 'passed') : learn;

function applyVerdict(learn: Learn, answers: readonly string[]): Learn {
  const { questionState } = learn;
  if (questionState.kind !== 'judging') return learn;
  const { answer } = questionState;
  if (answer === null) return revealOutcome(learn, { kind: 'shown', answers }, 'shown');
  if (answers.includes(answer))
    return revealOutcome(learn, { kind: 'right', answers }, learn.tries.length === 0 ? 'first' : 'later');
  const done = isAfter(learn)
    ? learn.done
    : withWrong(learn.done, learn.lesson?.name ?? '', stepOf(learn)?.id ?? '', answer);
  const right = answers.flatMap((each) => each.split(' '));
  const parts = answer.split(' ');
  return {
    ...learn,
    done,
    questionState: {
      kind: 'wrong',
      answer,
      misses: parts.filter((part) => parts.length === 1 || !right.includes(part)),
    },
    tries: [...learn.tries, answer],
    seeksQuestion: true,
  };
}

function revealOutcome(learn: Learn, answered: AnsweredQuestion, outcome: Outcome): Learn {
  const id = stepOf(learn)?.id ?? '';
  return noteOutcome(
    { ...learn, questionState: answered, knownAnswers: { ...learn.knownAnswers, [id]: answered }, seeksQuestion: true },
    outcome,
  );
}

function noteOutcome(learn: Learn, outcome: Outcome): Learn {
  const { lesson } = learn;
  const step = stepOf(learn);
  return lesson && step && !isAfter(learn)
    ? { ...learn, done: withOutcome(learn.done, lesson.name, step.id, outcome) }
    : learn;
}
