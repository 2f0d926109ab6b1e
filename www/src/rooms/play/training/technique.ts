// The techniques that can be trained, how well the person knows each, and which technique is due: weak techniques return soonest.

import type { PuzzleRule, PuzzleStep } from '../../../engine/types';
import { MADE_FAMILIES, type MadeFamily, type Puzzle } from '../puzzle/puzzle';

/** The techniques that can be trained, without trials by all rules: too few puzzles need one. */
export type Trained = Exclude<PuzzleRule, 'trial-and-rules'>;

/** A rule of the ladder on one kind of board. */
export interface Technique {
  readonly family: MadeFamily;
  readonly rule: Trained;
}

/** The parts of the name of an exercise. */
export interface Wish extends Technique {
  readonly seed: number;
}

export interface Exercise extends Wish {
  readonly puzzle: Puzzle;
  /** The steps of the certificate up to the position. */
  readonly before: readonly PuzzleStep[];
  /** The next step of the certificate, by the weakest rule that applies. */
  readonly step: PuzzleStep;
}

export const RULES_OF: Readonly<Record<MadeFamily, readonly Trained[]>> = {
  completion: ['single', 'killer', 'set', 'trial'],
  regions: ['single', 'pointer', 'killer', 'set', 'trial'],
  stars: ['single', 'block', 'pointer', 'killer', 'set', 'strip', 'trial'],
};

/**
 * The lesson of each technique: the seeds of its exercises. The first one is explained, the second one gets a hint where
 * to look, the third one is left to the person.
 */
export const LESSONS: Readonly<Record<MadeFamily, Partial<Readonly<Record<Trained, readonly number[]>>>>> = {
  completion: { single: [28, 4, 5], killer: [2, 6, 5], set: [4, 7, 8], trial: [27, 4, 24] },
  regions: { single: [1, 6, 8], pointer: [6, 5, 15], killer: [8, 30, 22], set: [33, 31, 26], trial: [16, 1, 24] },
  stars: {
    single: [13, 14, 4],
    block: [20, 13, 36],
    pointer: [25, 3, 9],
    killer: [9, 14, 37],
    set: [29, 12, 26],
    strip: [18, 4, 16],
    trial: [28, 11, 4],
  },
};

export const lessonOf = ({ family, rule }: Technique): readonly number[] => LESSONS[family][rule] ?? [];

/** The page about a technique in a language, relative to the playground. */
export const techniquePage = (rule: Trained, language: string): string =>
  `docs/technique-${rule}${language === 'en' ? '' : `.${language}`}.html`;

/** The technique that follows in the ladder of the same boards; undefined after the last one. */
export const techniqueAfter = ({ family, rule }: Technique): Trained | undefined =>
  RULES_OF[family][RULES_OF[family].indexOf(rule) + 1];

export const TECHNIQUES: readonly Technique[] = MADE_FAMILIES.flatMap((family) =>
  RULES_OF[family].map((rule) => ({ family, rule })),
);

export const nameOfTechnique = ({ family, rule }: Technique): string => `${family}-${rule}`;

/** The outcome of one exercise. */
export interface Outcome extends Technique {
  readonly milliseconds: number;
  /** How much help was given: 0 for none, then the degrees of a hint. */
  readonly help: number;
  /** Reasons that were refused. */
  readonly misses: number;
}

/** Whether the step was found without help and with the first reason. */
export const isClean = ({ help, misses }: Outcome): boolean => help === 0 && misses === 0;

/** How well one technique is known. */
export interface Card {
  /** The number of clean exercises in a row, at most `LAST_BOX`. The pause is 2 ** `box` exercises. */
  readonly box: number;
  /** The technique is due when this many exercises were done in all. */
  readonly due: number;
  readonly done: number;
  readonly clean: number;
  /** The shortest time of a clean exercise; null before the first. */
  readonly best: number | null;
}

/** The practice that is stored on the device. */
export interface Practice {
  /** Exercises done in all. */
  readonly turn: number;
  readonly cards: Readonly<Record<string, Card>>;
}

export const noPractice: Practice = { turn: 0, cards: {} };

const newCard: Card = { box: 0, due: 0, done: 0, clean: 0, best: null };
/** The maximum of `box`, so that no pause is longer than 64 exercises. */
const LAST_BOX = 6;

export const cardOf = ({ cards }: Practice, technique: Technique): Card => cards[nameOfTechnique(technique)] ?? newCard;

/** The practice after an exercise. After a mistake or help, the technique is due at once. */
export function practiceAfter(practice: Practice, outcome: Outcome): Practice {
  const before = cardOf(practice, outcome);
  const clean = isClean(outcome);
  const turn = practice.turn + 1;
  const box = clean ? Math.min(before.box + 1, LAST_BOX) : 0;
  const { milliseconds } = outcome;
  const card: Card = {
    box,
    due: clean ? turn + 2 ** box : turn,
    done: before.done + 1,
    clean: before.clean + (clean ? 1 : 0),
    best: clean ? Math.min(before.best ?? milliseconds, milliseconds) : before.best,
  };
  return { turn, cards: { ...practice.cards, [nameOfTechnique(outcome)]: card } };
}

/** The technique that has been due for the longest time; among equals the least known, then the first of the ladder. */
export function dueOf(practice: Practice, family: MadeFamily): Technique {
  const techniques = RULES_OF[family].map((rule): Technique => ({ family, rule }));
  const order = (one: Technique, other: Technique): number => {
    const [left, right] = [cardOf(practice, one), cardOf(practice, other)];
    return left.due - right.due || left.box - right.box;
  };
  // Sorting is stable, so equal techniques stay in the order of the ladder.
  return techniques.sort(order)[0] ?? { family, rule: 'single' };
}

/** The stored practice. Malformed parts have their default values. */
export function readPractice(text: string | null): Practice {
  try {
    const { turn, cards } = JSON.parse(text ?? 'null') as { turn?: unknown; cards?: unknown };
    if (!isCount(turn) || typeof cards !== 'object' || cards === null) return noPractice;
    const known = TECHNIQUES.flatMap((technique) => {
      const name = nameOfTechnique(technique);
      const card = readCard((cards as Record<string, unknown>)[name], turn);
      return card ? [[name, card] as const] : [];
    });
    return { turn, cards: Object.fromEntries(known) };
  } catch {
    return noPractice;
  }
}

function readCard(value: unknown, turn: number): Card | null {
  if (typeof value !== 'object' || value === null) return null;
  const { box, due, done, clean, best } = value as Record<string, unknown>;
  const counts = isCount(box) && isCount(due) && isCount(done) && isCount(clean);
  if (!counts || box > LAST_BOX || due > turn + 2 ** LAST_BOX || clean > done || done > turn) return null;
  return { box, due, done, clean, best: isCount(best) ? best : null };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
