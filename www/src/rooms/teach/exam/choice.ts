// The choices of a test: how many tasks of each kind, from where, and in how many variants. The same choices make the
// same test again.

/** Kinds of tasks, in their order on the paper. */
export const KINDS = ['lessonQuestions', 'traces', 'puzzles', 'proofs'] as const;
export type Kind = (typeof KINDS)[number];

export const PAPERS = ['A4', 'letter'] as const;
export const SIZES = [4, 5, 6, 7, 8] as const;
export const LEVELS = ['easy', 'medium', 'hard'] as const;

export interface ExamChoice {
  /** The number of the test. */
  readonly seed: number;
  /** The number of variants. Neighbours get different variants: A, B and so on. */
  readonly variants: number;
  readonly counts: Readonly<Record<Kind, number>>;
  /** The name of the lesson that the questions come from, see `own-lessons.ts`; null for all lessons of the page. */
  readonly lesson: string | null;
  /** The search to trace by hand, the step after which the task begins, and the number of steps. */
  readonly search: string;
  readonly from: number;
  readonly steps: number;
  /** The size of the boards to trace, complete and prove. */
  readonly size: (typeof SIZES)[number];
  readonly level: (typeof LEVELS)[number];
}

export const startExam: ExamChoice = {
  seed: 1,
  variants: 2,
  counts: { lessonQuestions: 3, traces: 1, puzzles: 1, proofs: 1 },
  lesson: null,
  search: 'bitmask',
  from: 0,
  steps: 8,
  size: 6,
  level: 'easy',
};

/** The maximum of every number in a test. */
export const MAX = { variants: 4, count: 6, steps: 12, from: 100_000, seed: 0xff_ffff } as const;

/** Limits every number of a choice to its range. */
export function clampChoice(choice: ExamChoice): ExamChoice {
  const clamp = (value: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, Number.isInteger(value) ? value : least));
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, clamp(choice.counts[kind], 0, MAX.count)]),
  ) as ExamChoice['counts'];
  return {
    ...choice,
    counts,
    seed: clamp(choice.seed, 1, MAX.seed),
    variants: clamp(choice.variants, 1, MAX.variants),
    from: clamp(choice.from, 0, MAX.from),
    steps: clamp(choice.steps, 2, MAX.steps),
  };
}

/** The name of a variant, from 0: A to D. */
export const variantName = (variant: number): string => String.fromCharCode(65 + variant);

/** Writes a choice for a link: "1.2.3-1-1-1.6.easy.bitmask.0.8.looking-ahead". */
export const writeExam = ({ seed, variants, counts, size, level, search, from, steps, lesson }: ExamChoice): string =>
  [seed, variants, KINDS.map((kind) => counts[kind]).join('-'), size, level, search, from, steps, lesson ?? ''].join(
    '.',
  );

/** Reads the output of `writeExam`; null for anything else. */
export function readExam(text: string): ExamChoice | null {
  const form =
    /^(\d{1,8})\.(\d)\.(\d)-(\d)-(\d)-(\d)\.([4-8])\.(easy|medium|hard)\.([a-z0-9-]{1,40})\.(\d{1,6})\.(\d{1,2})\.([a-z-]{0,40}|~[\w-]+)$/;
  const found = form.exec(text);
  if (!found) return null;
  const [, seed, variants, questions, traces, puzzles, proofs, size, level, search = '', from, steps, lesson = ''] =
    found;
  const choice = {
    seed: Number(seed),
    variants: Number(variants),
    counts: {
      lessonQuestions: Number(questions),
      traces: Number(traces),
      puzzles: Number(puzzles),
      proofs: Number(proofs),
    },
    lesson: lesson === '' ? null : lesson,
    search,
    from: Number(from),
    steps: Number(steps),
    size: Number(size) as ExamChoice['size'],
    level: level as ExamChoice['level'],
  };
  return writeExam(clampChoice(choice)) === writeExam(choice) ? choice : null;
}
