// The Predict slice of the state: a person is the machine. What is asked before each step, what was said, and how many answers
// were right. What the engine then shows is the judge.

import type { Happened } from '../../engine/types';
import type { Shown } from '../../kernel/watch';
import type { ViewProps } from '../room';
import { bitsOfWord, isChance } from './predict-judge';

/** What is asked, from the easiest on: the next step; the step and the line of the program; a word after it; solutions to come. */
export const LEVELS = ['step', 'line', 'word', 'below'] as const;
export type Level = (typeof LEVELS)[number];

/** What a person says will happen. On a square: a queen is set there, refused or taken back. */
export type Guess =
  | { readonly kind: 'square'; readonly row: number; readonly column: number }
  /** Two rows change their columns. */
  | { readonly kind: 'swapped'; readonly row: number; readonly otherRow: number }
  | { readonly kind: 'deadEnd' | 'solution' | 'exhausted' | 'restart' | 'phase' };

/** All that is said of one step. */
export type Said =
  | { readonly level: 'step'; readonly guess: Guess }
  /** `block`: the first line of the block that runs. */
  | { readonly level: 'line'; readonly guess: Guess; readonly block: number }
  /** `bits`: those that are set, ascending. */
  | { readonly level: 'word'; readonly word: string; readonly bits: readonly number[] };

/** What is said about the step after a position of a run. */
interface Spoken {
  readonly run: number;
  readonly position: number;
  readonly said: Said;
}

/** `chance`: nobody could know it, so that it counts for nothing. */
export type Verdict = 'right' | 'wrong' | 'chance';

export interface Predict {
  readonly on: boolean;
  readonly level: Level;
  /** The step that was said, while its line is asked; or the first of two rows that are swapped. */
  readonly guess: Guess | null;
  readonly row: number | null;
  /** The bits of the word as they are filled in; null before the first. */
  readonly bits: readonly number[] | null;
  /** What was said of a step that has not come yet. */
  readonly pending: Spoken | null;
  /** What was said last, and what it came to. */
  readonly last: (Spoken & { readonly verdict: Verdict }) | null;
  /** The solutions that were said to lie below a position, and how many do. */
  readonly below: {
    readonly run: number;
    readonly position: number;
    readonly said: number;
    readonly is: number;
  } | null;
  /** The score since the page was opened, or since it was begun again. */
  readonly right: number;
  readonly asked: number;
}

export const startPredict: Predict = {
  on: false,
  level: 'step',
  guess: null,
  row: null,
  bits: null,
  pending: null,
  last: null,
  below: null,
  right: 0,
  asked: 0,
};

export type PredictAction =
  | { readonly type: 'predict'; readonly on: boolean }
  | { readonly type: 'level'; readonly level: Level }
  /** A link asks from the first step on. */
  | { readonly type: 'asks'; readonly level: Level }
  /** A row of two that are swapped. */
  | { readonly type: 'row'; readonly row: number }
  /** The step, before its line. */
  | { readonly type: 'first'; readonly guess: Guess | null }
  | { readonly type: 'bits'; readonly bits: readonly number[] }
  | ({ readonly type: 'say' } & Spoken)
  /** The step has come. Null when the run went elsewhere. */
  | { readonly type: 'judge'; readonly shown: Shown | null }
  /** `is`: what the tree says. */
  | {
      readonly type: 'below';
      readonly run: number;
      readonly position: number;
      readonly said: number;
      readonly is: number;
    }
  /** The run stands elsewhere: what was begun to be said is dropped. */
  | { readonly type: 'moved' }
  | { readonly type: 'scoreAnew' };

const EMPTY = { guess: null, row: null, bits: null } as const;

/** The state after an action. */
export function updatePredict(predict: Predict, action: PredictAction): Predict {
  switch (action.type) {
    case 'predict':
      return { ...predict, ...EMPTY, on: action.on, pending: null, last: null, below: null };
    case 'asks':
      return { ...predict, ...EMPTY, on: true, level: action.level, pending: null, last: null, below: null };
    case 'level':
      return { ...predict, ...EMPTY, level: action.level, pending: null, last: null, below: null };
    case 'row':
      return { ...predict, row: action.row };
    case 'first':
      return { ...predict, row: null, guess: action.guess };
    case 'bits':
      return { ...predict, bits: action.bits };
    case 'say': {
      const { run, position, said } = action;
      return predict.on && predict.pending === null ? { ...predict, pending: { run, position, said } } : predict;
    }
    case 'judge': {
      const { pending } = predict;
      if (pending === null || action.shown === null) return { ...predict, ...EMPTY, pending: null };
      const verdict = judged(pending.said, action.shown);
      return { ...predict, ...EMPTY, pending: null, last: { ...pending, verdict }, ...scored(predict, verdict) };
    }
    case 'below': {
      const { run, position, said, is } = action;
      const before = predict.below;
      // A position counts once.
      if (!predict.on || (before?.run === run && before.position === position)) return predict;
      return { ...predict, below: { run, position, said, is }, ...scored(predict, said === is ? 'right' : 'wrong') };
    }
    case 'moved':
      return predict.guess === null && predict.row === null && predict.bits === null
        ? predict
        : { ...predict, ...EMPTY };
    case 'scoreAnew':
      return { ...predict, right: 0, asked: 0, last: null, below: null };
  }
}

const scored = ({ right, asked }: Predict, verdict: Verdict): Pick<Predict, 'right' | 'asked'> => ({
  right: right + (verdict === 'right' ? 1 : 0),
  asked: asked + (verdict === 'chance' ? 0 : 1),
});

/** What was said against what is shown after the step. */
export function judged(said: Said, shown: Shown): Verdict {
  if (isTrue(said, shown)) return 'right';
  return isChance(shown.frame) ? 'chance' : 'wrong';
}

function isTrue(said: Said, { frame, registers }: Shown): boolean {
  if (said.level === 'word') {
    const bits = bitsOfWord(registers, said.word);
    return bits !== null && bits.length === said.bits.length && bits.every((bit, index) => bit === said.bits[index]);
  }
  if (!frame.happened || !isRight(said.guess, frame.happened)) return false;
  return said.level === 'step' || frame.block?.from === said.block;
}

/** Whether a guess says what happened. */
export function isRight(guess: Guess, happened: Happened): boolean {
  if (guess.kind === 'swapped') {
    if (happened.kind !== 'swapped') return false;
    const rows = [happened.row, happened.otherRow];
    return guess.row !== guess.otherRow && rows.includes(guess.row) && rows.includes(guess.otherRow);
  }
  if (guess.kind !== 'square') return guess.kind === happened.kind;
  return 'column' in happened && happened.row === guess.row && happened.column === guess.column;
}

/** What the views of the room get. */
export type TheatreProps = ViewProps<Predict, PredictAction>;
