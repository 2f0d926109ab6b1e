// The receipt of a run of exercises: TRAIN:REGIONS-KILLER-8OF10-214 means 8 of 10 found at once without help, in 214 seconds.

import { writeReceipt } from '../../../kernel/receipt';
import type { Training } from './slice';
import { isClean } from './technique';

export function trainingReceipt({ family, wanted, run }: Pick<Training, 'family' | 'wanted' | 'run'>): string {
  const seconds = Math.round(run.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000);
  const result = [family, wanted, `${run.filter(isClean).length}of${run.length}`, String(seconds)];
  return writeReceipt({ name: '', tasks: [{ task: 'train', result }] });
}
