// What a link to the Theatre adds: that whoever opens it is asked before each step, and what: "predict.word".

import { LEVELS, type Predict, type PredictAction } from './predict';

export const writePredict = ({ on, level }: Predict): string => (on ? `predict.${level}` : '');

/** Null for any other text. */
export function readPredict(text: string): PredictAction | null {
  const [, name] = /^predict\.([a-z]+)$/.exec(text) ?? [];
  const level = LEVELS.find((each) => each === name);
  return level ? { type: 'asks', level } : null;
}
