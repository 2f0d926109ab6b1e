// The tasks of a test with their right answers. The engine makes them; `pickQuestions` chooses the questions of
// lessons for each variant.

import type { Rows } from '../../../engine/types';
import type { Lesson, Question, Step } from '../../../kernel/classroom/lesson';
import { type Setting, SINGLE_ANSWERS } from '../../../kernel/classroom/steps';
import { numbersBy } from '../../../kernel/random';
import type { TraceLine } from '../../../watch/by-hand';
import type { ExamChoice } from './choice';

export type Item =
  | {
      readonly kind: 'lessonQuestions';
      /** The title of the lesson. */
      readonly from: string;
      readonly text: readonly string[];
      readonly question: Question;
      readonly setting: Setting;
      readonly rows: Rows;
      readonly answers: readonly string[];
    }
  | {
      readonly kind: 'traces';
      readonly search: string;
      readonly step: number;
      readonly rows: Rows;
      readonly lines: readonly TraceLine[];
    }
  | { readonly kind: 'puzzles'; readonly rows: Rows; readonly solution: Rows }
  /** `blame`: the rows, from 0, of a smallest set of queens that admits no completion. */
  | { readonly kind: 'proofs'; readonly rows: Rows; readonly blame: readonly number[] };

/** Truths about the run of a search. A question about such a truth needs the name of the search. */
const RUN_TRUTHS = new Set([
  'next',
  'next-kind',
  'next-row',
  'dead-line',
  'forced-in-a-row',
  'swap-with',
  'run-conflicts',
]);
/** Truths that are not about a board. */
const NUMBER_TRUTHS = new Set([
  'trick',
  'solutions',
  'fundamental',
  'by-rule',
  'most',
  'modular-steps',
  'modular-sizes',
]);

/** The search that a question of a lesson is about; null for another question. */
export const searchIn = (item: Item): string | null =>
  item.kind === 'lessonQuestions' && RUN_TRUTHS.has(item.question.ask.truth.of) ? item.setting.search : null;

/** Whether a task shows its board. An empty board next to a question about numbers would mislead. */
export const hasBoard = (item: Item): boolean =>
  item.kind !== 'lessonQuestions' ||
  item.rows.some((column) => column >= 0) ||
  !NUMBER_TRUTHS.has(item.question.ask.truth.of);

/** The request to the engine for one variant. */
export interface VariantRequest {
  readonly choice: ExamChoice;
  readonly variant: number;
}

/** A task that the engine makes. */
export type MadeItem = Exclude<Item, { kind: 'lessonQuestions' }>;

/** A question of a lesson. */
interface LessonQuestion {
  /** The title of the lesson. */
  readonly from: string;
  readonly step: Step & { readonly question: Question };
}

/** Figures that a test cannot show. A question is left out if its step has such a figure. */
const UNPRINTABLE = new Set(['words', 'code', 'transport', 'transport-after', 'counts']);
/** Questions that need nothing but the visible board. */
export const questionsOf = (lessons: readonly Lesson[]): LessonQuestion[] =>
  lessons.flatMap(({ title, steps }) =>
    steps.flatMap((step) => {
      const { question, setting } = step;
      const needsOnlyBoard = setting.rule === null && !setting.shows.some((figure) => UNPRINTABLE.has(figure));
      return question && needsOnlyBoard && SINGLE_ANSWERS.has(question.ask.for)
        ? [{ from: title, step: { ...step, question } }]
        : [];
    }),
  );

/**
 * Chooses the questions of a variant. The questions are shuffled, and each variant takes the next questions, so
 * that neighbours share no question if there are enough.
 */
export function pickQuestions(
  all: readonly LessonQuestion[],
  { seed, counts }: ExamChoice,
  variant: number,
): LessonQuestion[] {
  const random = numbersBy(seed);
  const shuffled = all
    .map((picked) => ({ picked, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ picked }) => picked);
  const count = Math.min(counts.lessonQuestions, shuffled.length);
  return Array.from({ length: count }, (_, at) => shuffled[(variant * count + at) % shuffled.length]).flatMap(
    (picked) => picked ?? [],
  );
}
