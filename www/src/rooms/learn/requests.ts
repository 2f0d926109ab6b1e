// Requests of a lesson: its files, the judge of answers, and its boards for paper.

import { chosenFiles, fetchLesson, fetchNotes, fetchShelf } from '../../kernel/classroom/fetching';
import { readLesson, type Step } from '../../kernel/classroom/lesson';
import { type Files, nameOf, pack, unpack } from '../../kernel/classroom/packing';
import type { Ask, Setting } from '../../kernel/classroom/steps';
import type { Shared } from '../../kernel/state';
import { ALWAYS, type Command, createAsk, type Load, type Selector, type Want } from '../commands';
import { firstOpenStep, type Learn, type LearnAction, type LessonRequest, type PrintedStep, stepOf } from './slice';

/** The state of the page at a step, and what the step asks, if it has a question. */
interface PosedStep {
  readonly setting: Setting;
  readonly ask: Ask | null;
}

/** The questions that the worker of the Learn room answers. */
export interface LearnQuestions {
  /**
   * Returns every right answer. If answers lead to other states, returns the given answer if it is right, nothing if it is wrong,
   * and an example of a right answer for null.
   */
  judge: { question: { setting: Setting; ask: Ask; answer: string | null }; progress: null; answer: readonly string[] };
  /** Checks that the claims of all steps are true, and that their questions have answers. */
  check: { question: { steps: readonly Step[] }; progress: null; answer: unknown };
  paper: { question: { steps: readonly PosedStep[] }; progress: null; answer: readonly PrintedStep[] };
}

type LearnWant = Want<Learn, LearnAction>;

const { answer } = createAsk<Learn, LearnAction, LearnQuestions>();

const failure: NonNullable<Load<Learn, LearnAction>['failed']> = (trouble) => ({ type: 'failed', trouble });

/** Lists the wants of the state: files in the language of the page, answers, and the run of the step. */
export function learnWants(learn: Learn, shared: Shared, shown: boolean): LearnWant[] {
  const { language } = shared.ui;
  const { lesson, own, wanted, paper, questionState, checked, around } = learn;
  const wants: LearnWant[] = [];
  const fetching = (key: string, of: Selector<Learn>, load: () => Promise<LearnAction>): void => {
    wants.push({ key: `${key} ${language}`, want: 'load', load: { of, load, failed: failure } });
  };
  if (learn.shelfIn !== language)
    fetching('shelf', ALWAYS, async () => ({ type: 'shelved', shelf: await fetchShelf(language), language }));
  if (wanted) fetching('lesson', (now) => now.wanted, lessonIn(wanted, language));
  if (lesson && !own && learn.lessonIn !== language)
    fetching(
      'translation',
      (now) => now.lesson,
      async () => ({
        type: 'translated',
        lesson: await fetchLesson(lesson.name, language),
        language,
      }),
    );
  if (lesson && !own && paper?.notes?.text === null)
    fetching(
      'notes',
      (now) => now.lesson,
      async () => ({
        type: 'noted',
        notes: await fetchNotes(lesson.name, language),
      }),
    );
  if (lesson && paper && !paper.printed) wants.push(printWant(lesson.steps));
  const step = stepOf(learn);
  if (step?.question && questionState.kind === 'judging')
    wants.push(judgeWant(step.setting, step.question.ask, questionState.answer));
  if (lesson && checked === null && own) wants.push(checkingOf(lesson.steps));
  if (shown) wants.push({ key: 'shown', want: 'rest', milliseconds: 0, action: { type: 'shown' } });
  // A run that is being opened moves to the step once it is open.
  if (shown && step && !around && shared.watch.status === 'open')
    wants.push({ key: `run ${shared.watch.run}`, want: 'rest', milliseconds: 0, action: { type: 'ran' } });
  return wants;
}

const lessonIn =
  ({ name, step, notes }: LessonRequest, language: string) =>
  async (): Promise<LearnAction> => ({
    type: 'opened',
    lesson: await fetchLesson(name, language),
    step,
    language,
    notes,
  });

/** Works out the boards and the answers of the lesson, for its sheet. */
const printWant = (steps: readonly Step[]): LearnWant =>
  answer('paper', 'paper', {
    question: { steps: steps.map(({ setting, question }) => ({ setting, ask: question?.ask ?? null })) },
    of: ({ lesson }) => lesson,
    done: (printed) => ({ type: 'printed', printed }),
    failed: failure,
  });

const judgeWant = (setting: Setting, ask: Ask, given: string | null): LearnWant =>
  answer('judge', 'judge', {
    question: { setting, ask, answer: given },
    of: ({ questionState }) => questionState,
    done: (answers) => ({ type: 'judged', answers }),
    failed: failure,
  });

/** Checks a custom lesson. */
const checkingOf = (steps: readonly Step[]): LearnWant =>
  answer('check', 'check', {
    question: { steps },
    of: ({ lesson }) => lesson,
    done: () => ({ type: 'checked' }),
    failed: failure,
  });

/** Opens a custom lesson, from files or from a link. */
const openOwn = (read: () => Promise<Files>, step: number): Command<Learn, LearnAction> => ({
  do: 'load',
  slot: 'own',
  of: ALWAYS,
  async load() {
    const files = await read();
    const lesson = readLesson(nameOf(files), files.data, files.words);
    return { type: 'opened', lesson, step, own: { packed: await pack(files), files } };
  },
  failed: failure,
});

/** Lists the commands of an action, except those about the board. */
export function commandsOf(action: LearnAction, learn: Learn, { ui }: Shared): Command<Learn, LearnAction>[] {
  switch (action.type) {
    // Another lesson, or the shelf, was opened meanwhile.
    case 'open':
    case 'close':
      return [{ do: 'cancel', slot: 'own' }];
    case 'read':
      return [openOwn(() => chosenFiles(action.files, ui.language), 0)];
    case 'unpack':
      return [openOwn(() => unpack(action.packed), action.step)];
    case 'reopen':
      return [openOwn(() => Promise.resolve(action.lesson.files), firstOpenStep(learn, action.lesson))];
    default:
      return [];
  }
}
