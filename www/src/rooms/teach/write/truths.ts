// The questions that the editor offers: each with its kind of answer, and the truth that determines the right answer.

import type { AnswerKind, Figure, Truth } from '../../../kernel/classroom/steps';

/** The questions, by the name of their truth. The engine answers all but `stated`. */
export type Name =
  | ('ways' | 'free' | 'attacked-squares' | 'conflicts' | 'dead' | 'forced' | 'blame' | 'blame-size')
  | ('solved' | 'images' | 'next' | 'next-kind' | 'next-row')
  | ('stated' | 'free-squares' | 'peaceful' | 'queen' | 'so-far' | 'register' | 'sorted' | 'modular-sizes');
/** The ids of the first two answers of a custom question. */
type OwnAnswer = 'a' | 'b';
type Answer = 'yes' | 'no' | 'tried' | 'removed' | 'rejected' | 'deadEnd' | 'solution';

export interface OfferedTruth {
  readonly name: Name;
  readonly for: AnswerKind;
  readonly truth: Truth;
  /** The value of the truth in the state that a right answer leads to; absent if answers lead to no state. */
  readonly is?: number;
  /** For questions with answers to choose: the possible answers of the engine. */
  readonly choices?: readonly Answer[] | readonly OwnAnswer[];
  /** A figure that the question needs. */
  readonly shows?: Figure;
}

/** The events of a run that can be counted, and the words of a search that can be filled in. */
export const KINDS = ['tried', 'removed', 'rejected', 'deadEnd', 'solution'] as const;
export const WORDS = ['columns', 'diagonals', 'antiDiagonals', 'free'] as const;

/** Searches by the number of queens that they try, by their names. */
const byTried = (searches: readonly string[]): Readonly<Record<string, Truth>> =>
  Object.fromEntries(searches.map((search) => [search, { of: 'total', search, kinds: ['tried'] }]));

export const OFFERED: readonly OfferedTruth[] = [
  { name: 'stated', for: 'choice', truth: { of: 'stated', right: [] }, choices: ['a', 'b'] },
  { name: 'ways', for: 'number', truth: { of: 'ways' } },
  { name: 'free', for: 'number', truth: { of: 'free' } },
  { name: 'attacked-squares', for: 'number', truth: { of: 'attacked-squares' } },
  { name: 'conflicts', for: 'number', truth: { of: 'conflicts' } },
  { name: 'dead', for: 'row', truth: { of: 'dead' } },
  { name: 'forced', for: 'square', truth: { of: 'forced' } },
  { name: 'blame', for: 'square', truth: { of: 'blame' } },
  { name: 'blame-size', for: 'number', truth: { of: 'blame-size' } },
  { name: 'solved', for: 'choice', truth: { of: 'solved' }, choices: ['yes', 'no'] },
  { name: 'images', for: 'number', truth: { of: 'images' } },
  { name: 'next', for: 'square', truth: { of: 'next' } },
  {
    name: 'next-kind',
    for: 'choice',
    truth: { of: 'next-kind' },
    choices: ['tried', 'removed', 'rejected', 'deadEnd', 'solution'],
  },
  { name: 'next-row', for: 'row', truth: { of: 'next-row' } },
  { name: 'free-squares', for: 'squares', truth: { of: 'free-squares', row: 1 } },
  { name: 'peaceful', for: 'place', truth: { of: 'peaceful' }, is: 4 },
  { name: 'queen', for: 'turn', truth: { of: 'queen', row: 1 }, is: 1 },
  { name: 'so-far', for: 'step', truth: { of: 'so-far', kinds: ['removed'] }, is: 1, shows: 'transport' },
  { name: 'register', for: 'word', truth: { of: 'register', name: 'free', as: 'columns' }, shows: 'words' },
  { name: 'sorted', for: 'order', truth: { of: 'sorted', by: byTried(['bitmask', 'bitboard-columns']) } },
  { name: 'modular-sizes', for: 'choices', truth: { of: 'modular-sizes', sizes: [5, 6, 7, 8] } },
];

/** A question as a step in `lesson.json` contains it. */
export interface StepQuestion {
  readonly for: AnswerKind;
  readonly truth: Truth;
  readonly is?: number;
}

/** Returns the question of a step, and the offered question that it equals apart from numbers and names; otherwise null. */
export function offeredIn(ask: unknown): { readonly offered: OfferedTruth; readonly asked: StepQuestion } | null {
  const asked = ask as Partial<StepQuestion> | null | undefined;
  const truth = typeof asked?.truth === 'object' ? asked.truth : null;
  if (!asked || !truth) return null;
  const offered = OFFERED.find(({ for: way, truth: one, is }) => {
    const same = one.of === truth.of && way === asked.for && typeof is === typeof asked.is;
    return same && Object.keys(one).sort().join() === Object.keys(truth).sort().join();
  });
  if (!offered || (offered.name === 'sorted' && !isByTried(truth.by))) return null;
  return { offered, asked: asked as StepQuestion };
}

const isByTried = (by: unknown): boolean =>
  typeof by === 'object' && by !== null && JSON.stringify(by) === JSON.stringify(byTried(Object.keys(by)));

/** The question with other searches to put in order, or other sizes to choose from. */
export const withSearches = (asked: StepQuestion, searches: readonly string[]): StepQuestion => ({
  ...asked,
  truth: { of: 'sorted', by: byTried(searches) },
});
export const withSizes = (asked: StepQuestion, sizes: readonly number[]): StepQuestion => ({
  ...asked,
  truth: { of: 'modular-sizes', sizes },
});

/** The names of the answers to choose that the question contains; null if it contains no names. */
export function namesIn({ truth }: StepQuestion): string[] | null {
  if (truth.of === 'sorted') return Object.keys(truth.by ?? {});
  return truth.of === 'modular-sizes' && Array.isArray(truth.sizes) ? truth.sizes.map(String) : null;
}

/** The kinds of answers for which a lesson can reply to single wrong answers. */
export const REPLIES: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['square', 'row', 'column', 'number', 'choice']);

/**
 * Converts typed text to an answer as a lesson names it: "4,2" to "4.2", "Row 6" to "row-6". Returns null if it is no
 * answer.
 */
export function answerIn(way: AnswerKind, text: string): string | null {
  const [one, other, ...more] = text.match(/\d+/g) ?? [];
  if (way === 'choice') return text === '' ? null : text;
  if (one === undefined || more.length > 0 || (way === 'square') !== (other !== undefined)) return null;
  if (way === 'square') return `${Number(one)}.${Number(other)}`;
  return way === 'number' ? String(Number(one)) : `${way}-${Number(one)}`;
}
