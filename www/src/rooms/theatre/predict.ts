// The Predict slice of the state: a person predicts the next step of the search. It contains the question, the prediction, and the score.
// The next step of the engine decides whether the prediction is right.

import type { Decision, Happened, Square } from '../../engine/types';
import type { PositionReport } from '../../kernel/watch';
import { bitsOfWord, isChance, type SquareEvent } from './predict-judge';

/**
 * Levels of questions, easiest first: the next step; the step and the line of the program; the value of a word after the
 * step; the number of solutions to come.
 */
export const LEVELS = ['step', 'line', 'word', 'below'] as const;
export type Level = (typeof LEVELS)[number];

/** A prediction of the user. */
export type Guess =
  | { readonly kind: 'square'; readonly does: SquareEvent; readonly row: number; readonly column: number }
  /** Two rows change their columns. */
  | { readonly kind: 'swapped'; readonly row: number; readonly otherRow: number }
  | { readonly kind: 'deadEnd' | 'solution' | 'exhausted' | 'restart' | 'phase' };

/** A whole prediction of one step. */
export type Prediction =
  | { readonly level: 'step'; readonly guess: Guess }
  /** `block`: the first line of the block that runs. */
  | { readonly level: 'line'; readonly guess: Guess; readonly block: number }
  /** `bits`: the set bits, ascending. */
  | { readonly level: 'word'; readonly word: string; readonly bits: readonly number[] };

/** A prediction for the step after a position of a run. */
interface StepPrediction {
  readonly run: number;
  readonly position: number;
  readonly prediction: Prediction;
}

/** `chance`: the step was random, so it does not count. */
export type Verdict = 'right' | 'wrong' | 'chance';

export interface Predict {
  readonly on: boolean;
  readonly level: Level;
  /** The predicted step, while its line is asked; or the first of two rows that are swapped. */
  readonly guess: Guess | null;
  readonly row: number | null;
  /** The chosen square, while the question is about the event on it. */
  readonly square: Square | null;
  /** The bits of the word as they are filled in; null before the first. */
  readonly bits: readonly number[] | null;
  /** A prediction whose step has not run yet. */
  readonly pending: StepPrediction | null;
  /** A wrong first try. `isStep`: the step was right, and only its line was wrong. */
  readonly missed: (StepPrediction & { readonly isStep: boolean }) | null;
  /** The last prediction and its result. `second`: it was the second try. */
  readonly last: (StepPrediction & { readonly verdict: Verdict; readonly second: boolean }) | null;
  /** The predicted number of solutions below a position, and the actual number. */
  readonly below: {
    readonly run: number;
    readonly position: number;
    readonly said: number;
    readonly is: number;
  } | null;
  /**
   * Counts since the page was opened or the score was reset: right answers at the first try, right answers at the second try, answered
   * questions, and questions whose answer was shown.
   */
  readonly right: number;
  readonly later: number;
  readonly answered: number;
  readonly shown: number;
  /** Steps up to this position were answered or shown, and do not count again. */
  readonly counted: { readonly run: number; readonly position: number } | null;
}

export const startPredict: Predict = {
  on: false,
  level: 'step',
  guess: null,
  row: null,
  square: null,
  bits: null,
  pending: null,
  missed: null,
  last: null,
  below: null,
  right: 0,
  later: 0,
  answered: 0,
  shown: 0,
  counted: null,
};

export type PredictAction =
  | { readonly type: 'predict'; readonly on: boolean }
  | { readonly type: 'level'; readonly level: Level }
  /** Switches questions on, because a link requests it. */
  | { readonly type: 'asks'; readonly level: Level }
  /** Chooses the first of two rows that are swapped. */
  | { readonly type: 'row'; readonly row: number }
  /** Chooses a square, before the event on it. */
  | { readonly type: 'square'; readonly square: Square | null }
  /** Predicts the step, before its line. */
  | { readonly type: 'first'; readonly guess: Guess | null }
  | { readonly type: 'bits'; readonly bits: readonly number[] }
  | ({ readonly type: 'say' } & StepPrediction)
  /** Judges the prediction by the step; null if the run went elsewhere. */
  | { readonly type: 'judge'; readonly shown: PositionReport | null }
  /** Shows the step after a position without an answer. */
  | { readonly type: 'reveal'; readonly run: number; readonly position: number }
  /** `is`: the number in the tree. */
  | {
      readonly type: 'below';
      readonly run: number;
      readonly position: number;
      readonly said: number;
      readonly is: number;
    }
  /** The position of the run changed: an unfinished prediction is dropped. */
  | { readonly type: 'moved' }
  | { readonly type: 'resetScore' }
  /** In a branch, undo removes the last decision, and redo does nothing. */
  | { readonly type: 'undo' | 'redo' }
  /** Opens the branch of these decisions, because a link requests it. `level`: asks questions there; null for no questions. */
  | { readonly type: 'tries'; readonly decisions: readonly Decision[]; readonly level: Level | null };

const EMPTY = { guess: null, row: null, square: null, bits: null } as const satisfies Partial<Predict>;
const NONE = { ...EMPTY, pending: null, missed: null, last: null, below: null } as const satisfies Partial<Predict>;

/** The state after an action. */
export function updatePredict(predict: Predict, action: PredictAction): Predict {
  switch (action.type) {
    case 'predict':
      return { ...predict, ...NONE, on: action.on };
    case 'asks':
      return { ...predict, ...NONE, on: true, level: action.level };
    case 'level':
      return { ...predict, ...NONE, level: action.level };
    case 'row':
      return { ...predict, row: action.row };
    case 'first':
      return { ...predict, row: null, square: null, guess: action.guess };
    case 'square':
      return { ...predict, square: action.square };
    case 'bits':
      return { ...predict, bits: action.bits };
    case 'say': {
      const { run, position, prediction } = action;
      return predict.on && predict.pending === null ? { ...predict, pending: { run, position, prediction } } : predict;
    }
    case 'judge': {
      const { pending } = predict;
      if (pending === null || action.shown === null) return { ...predict, ...EMPTY, pending: null };
      return afterJudging(predict, pending, action.shown);
    }
    case 'reveal': {
      const { run, position } = action;
      const isNew =
        !isMissed(predict, action) && !(predict.counted?.run === run && predict.counted.position > position);
      return { ...predict, ...EMPTY, shown: predict.shown + (isNew ? 1 : 0), counted: countedAfter(predict, action) };
    }
    case 'below': {
      const { run, position, said, is } = action;
      const before = predict.below;
      // A position counts once.
      if (!predict.on || (before?.run === run && before.position === position)) return predict;
      return { ...predict, below: { run, position, said, is }, ...scored(predict, said === is ? 'right' : 'wrong') };
    }
    case 'moved':
      return hasBegun(predict) ? { ...predict, ...EMPTY } : predict;
    case 'undo':
    case 'redo':
      return predict;
    case 'tries':
      return action.level === null ? predict : { ...predict, ...NONE, on: true, level: action.level };
    case 'resetScore':
      return {
        ...predict,
        right: 0,
        later: 0,
        answered: 0,
        shown: 0,
        counted: null,
        missed: null,
        last: null,
        below: null,
      };
  }
}

/** Whether an answer was begun. */
export const hasBegun = ({ guess, row, square, bits }: Predict): boolean => (guess ?? row ?? square ?? bits) !== null;

type Place = Pick<StepPrediction, 'run' | 'position'>;

/** Whether the step after a position was answered once, and the answer was wrong. */
export const isMissed = ({ missed }: Predict, { run, position }: Place): boolean =>
  missed?.run === run && missed.position === position;

const countedAfter = ({ counted }: Predict, { run, position }: Place): Place =>
  counted?.run === run && counted.position > position ? counted : { run, position: position + 1 };

/** Scores the first try. If it is wrong, the run does not move, and there is a second try, which is counted separately. */
function afterJudging(predict: Predict, pending: StepPrediction, shown: PositionReport): Predict {
  const { prediction } = pending;
  const verdict = judged(prediction, shown);
  const counted = countedAfter(predict, pending);
  const next = { ...predict, ...EMPTY, pending: null, counted };
  if (isMissed(predict, pending)) {
    const later = predict.later + (verdict === 'right' ? 1 : 0);
    return { ...next, missed: null, last: { ...pending, verdict, second: true }, later };
  }
  const score = scored(predict, verdict);
  if (verdict !== 'wrong') return { ...next, last: { ...pending, verdict, second: false }, ...score };
  const { happened } = shown.frame;
  const isStep = prediction.level === 'line' && happened !== null && isRight(prediction.guess, happened);
  // The right part of the prediction stays, and so do the bits that were filled in.
  const remaining = {
    guess: isStep ? prediction.guess : null,
    bits: prediction.level === 'word' ? prediction.bits : null,
  };
  return { ...next, ...remaining, missed: { ...pending, isStep }, ...score };
}

const scored = ({ right, answered }: Predict, verdict: Verdict): Pick<Predict, 'right' | 'answered'> => ({
  right: right + (verdict === 'right' ? 1 : 0),
  answered: answered + (verdict === 'chance' ? 0 : 1),
});

/** Judges a prediction by the state after the step. */
export function judged(prediction: Prediction, shown: PositionReport): Verdict {
  if (isTrue(prediction, shown)) return 'right';
  return isChance(shown.frame) ? 'chance' : 'wrong';
}

function isTrue(prediction: Prediction, { frame, registers }: PositionReport): boolean {
  if (prediction.level === 'word') {
    const bits = bitsOfWord(registers, prediction.word);
    return (
      bits !== null &&
      bits.length === prediction.bits.length &&
      bits.every((bit, index) => bit === prediction.bits[index])
    );
  }
  if (!frame.happened || !isRight(prediction.guess, frame.happened)) return false;
  return prediction.level === 'step' || frame.block?.from === prediction.block;
}

/** Whether a guess is right. */
export function isRight(guess: Guess, happened: Happened): boolean {
  if (guess.kind === 'swapped') {
    if (happened.kind !== 'swapped') return false;
    const rows = [happened.row, happened.otherRow];
    return guess.row !== guess.otherRow && rows.includes(guess.row) && rows.includes(guess.otherRow);
  }
  if (guess.kind !== 'square') return guess.kind === happened.kind;
  const isThere = 'column' in happened && happened.row === guess.row && happened.column === guess.column;
  return isThere && EVENT_OF[happened.kind] === guess.does;
}

const EVENT_OF: Readonly<Partial<Record<Happened['kind'], SquareEvent>>> = {
  tried: 'set',
  forced: 'set',
  rejected: 'rejected',
  removed: 'removed',
};
