// Homework as a receipt: the class page, and the outcome of each task.
//
//   Anna/PAGE:7KQ4M-20261123/T1:L-THERULE-FFL-2XROW3/T2:P-83-1-COMPLETION-8-EASY-3/T3:Y/OWN2:92-7KQ4M/5T0XE
//
// T and a number is a task of the page. L: a lesson by its name, a letter for each question (see `Mark`), then first wrong answers, each
// with the number of its question. P: a puzzle, with seconds, hints and its name. Y: the pupil says that it is done. Any other task comes
// from the room that it names.

import { MAX as RECEIPT, type Receipt, type TaskResult } from '../../kernel/receipt';

/**
 * The outcome of a question of a lesson: right first, right later, shown, skipped, or open. `n`: that version of the
 * lesson did not ask it.
 */
export type Mark = 'f' | 'l' | 's' | 'p' | 'o' | 'n';

export type Work =
  | {
      readonly kind: 'lesson';
      readonly lesson: string;
      readonly marks: readonly Mark[];
      readonly wrongs: readonly Wrong[];
      /** If the receipt is of another version of the lesson: whether its questions are known. */
      readonly version?: 'earlier' | 'unknown';
    }
  | { readonly kind: 'puzzle'; readonly puzzle: string; readonly seconds: number; readonly hints: number }
  | { readonly kind: 'ticked' }
  /** The result word of another room. */
  | { readonly kind: 'other'; readonly result: string };

/** A first wrong answer, in the letters of `slugOf`. */
export interface Wrong {
  /** From 0. */
  readonly question: number;
  readonly answer: string;
}

export interface Homework {
  readonly name: string;
  /** The digest of the class page; empty if the receipt comes from another room. */
  readonly page: string;
  /** The day on which the receipt was made, as 20261123; empty if unknown. */
  readonly day: string;
  /** By the number of the task, from 1, or by the name that another room gives it. */
  readonly work: Readonly<Record<string, Work>>;
}

/** A name or an answer in the letters that a receipt has: "2.4" is "2c4", "the-rule" is "therule", "1.2 1.4" is "1c2z1c4". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', 'c')
    .replaceAll(' ', 'z')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, RECEIPT.letters);

/** Today's date as a receipt writes it. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('');

export function receiptOf({ name, page, day, work }: Homework): Receipt {
  const tasks = Object.entries(work).map(([task, done]): TaskResult => ({ task, result: resultWords(done) }));
  return { name, tasks: [...(page === '' ? [] : [{ task: 'page', result: [slugOf(page), day] }]), ...tasks] };
}

function resultWords(work: Work): readonly string[] {
  switch (work.kind) {
    case 'lesson': {
      const wrongs = work.wrongs.map(({ question, answer }) => fitWord(`${question + 1}x${answer}`));
      return ['l', slugOf(work.lesson), work.marks.join('') || 'o', ...wrongs].slice(0, RECEIPT.words);
    }
    case 'puzzle': {
      const words = work.puzzle.split('-');
      const fits = words.length <= RECEIPT.words - 3 && words.every((word) => word !== '' && word === slugOf(word));
      return ['p', String(work.seconds), String(work.hints), ...(fits ? words : [])];
    }
    case 'ticked':
      return ['y'];
    case 'other':
      return work.result.split('-');
  }
}

/** Shortens an answer that is too long to the parts that fit. */
function fitWord(word: string): string {
  if (word.length <= RECEIPT.letters) return word;
  const cut = word.slice(0, RECEIPT.letters);
  const part = cut.lastIndexOf('z');
  return part < 0 ? cut : cut.slice(0, part);
}

export function homeworkOf({ name, tasks }: Receipt): Homework {
  const [page = '', day = ''] = tasks.find(({ task }) => task === 'page')?.result ?? [];
  const work = tasks
    .filter(({ task }) => task !== 'page')
    .map(({ task, result }) => [task, workOf(task, result)] as const);
  return { name, page, day, work: Object.fromEntries(work) };
}

function workOf(task: string, result: readonly string[]): Work {
  const [kind, first = '', second = '', ...more] = result;
  const own = /^t\d+$/.test(task);
  if (own && kind === 'l' && /^[flspo]*$/.test(second)) {
    return { kind: 'lesson', lesson: first, marks: [...second] as Mark[], wrongs: more.flatMap(wrongOf) };
  }
  if (own && kind === 'p' && /^\d+$/.test(first) && /^\d+$/.test(second)) {
    return { kind: 'puzzle', puzzle: more.join('-'), seconds: Number(first), hints: Number(second) };
  }
  return own && kind === 'y' ? { kind: 'ticked' } : { kind: 'other', result: result.join('-') };
}

function wrongOf(word: string): Wrong[] {
  const [, question, answer = ''] = /^(\d{1,3})x(.+)$/.exec(word) ?? [];
  return question === undefined ? [] : [{ question: Number(question) - 1, answer }];
}
