// The Predict slice of the state: whether a person is asked before each step what happens next, and how many answers were right.

import type { Happened } from '../../engine/types';
import type { ViewProps } from '../room';

/** What a person says will happen. On a square: a queen is set there, refused or taken back. */
export type Guess =
  | { readonly kind: 'square'; readonly row: number; readonly column: number }
  | { readonly kind: 'deadEnd' | 'solution' | 'exhausted' };

/** A guess about the step after a position of a run. */
interface Guessed {
  readonly run: number;
  readonly position: number;
  readonly guess: Guess;
}

export interface Predict {
  readonly on: boolean;
  /** The guess whose step has not come yet. */
  readonly pending: Guessed | null;
  /** The last guess, and whether it was right. */
  readonly last: (Guessed & { readonly right: boolean }) | null;
  /** The score since the page was opened, or since it was begun again. */
  readonly right: number;
  readonly asked: number;
}

export const startPredict: Predict = { on: false, pending: null, last: null, right: 0, asked: 0 };

export type PredictAction =
  | { readonly type: 'predict'; readonly on: boolean }
  | ({ readonly type: 'guess' } & Guessed)
  /** The step has come: what happened. Null when the run went elsewhere. */
  | { readonly type: 'judge'; readonly happened: Happened | null }
  | { readonly type: 'scoreAnew' };

/** The state after an action. */
export function updatePredict(predict: Predict, action: PredictAction): Predict {
  switch (action.type) {
    case 'predict':
      return { ...predict, on: action.on, pending: null, last: null };
    case 'guess': {
      const { run, position, guess } = action;
      return predict.on && predict.pending === null ? { ...predict, pending: { run, position, guess } } : predict;
    }
    case 'judge': {
      if (predict.pending === null || action.happened === null) return { ...predict, pending: null };
      const right = isRight(predict.pending.guess, action.happened);
      return {
        ...predict,
        pending: null,
        last: { ...predict.pending, right },
        right: predict.right + (right ? 1 : 0),
        asked: predict.asked + 1,
      };
    }
    case 'scoreAnew':
      return { ...predict, right: 0, asked: 0, last: null };
  }
}

/** Whether a guess says what happened. */
export function isRight(guess: Guess, happened: Happened): boolean {
  if (guess.kind !== 'square') return guess.kind === happened.kind;
  return 'column' in happened && happened.row === guess.row && happened.column === guess.column;
}

/** What the views of the room get. */
export type TheatreProps = ViewProps<Predict, PredictAction>;
