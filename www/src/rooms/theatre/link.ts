// The part of a link to the Theatre that makes the page ask for a prediction before each step, and of which kind:
// "predict.word".

import { LEVELS, type Predict, type PredictAction } from './predict';

export const writePredict = ({ on, level }: Predict): string => (on ? `predict.${level}` : '');

/** Null for any other text. */
export function readPredict(text: string): PredictAction | null {
  const [, name] = /^predict\.([a-z]+)$/.exec(text) ?? [];
  const level = LEVELS.find((each) => each === name);
  return level ? { type: 'asks', level } : null;
}
