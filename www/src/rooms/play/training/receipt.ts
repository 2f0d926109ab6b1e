// A run of exercises as a receipt says it: TRAIN:REGIONS-KILLER-8OF10-214, found at once and without help, in this many seconds.

import { writeReceipt } from '../../../kernel/receipt';
import type { Training } from './slice';
import { isClean } from './technique';

export function trainingReceipt({ family, wanted, run }: Pick<Training, 'family' | 'wanted' | 'run'>): string {
  const seconds = Math.round(run.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000);
  const result = [family, wanted, `${run.filter(isClean).length}of${run.length}`, String(seconds)];
  return writeReceipt({ name: '', tasks: [{ task: 'train', result }] });
}
