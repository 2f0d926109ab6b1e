// Stores the test that is taken on this device, so that a reload loses nothing.

import { createStored } from '../../../kernel/stored';
import type { RunningTest, StoredTest } from './slice';

/** Reads a stored test; null if it is missing or damaged. */
export function readTest(text: string | null): StoredTest | null {
  const read = JSON.parse(text ?? 'null') as Partial<StoredTest> | null;
  const { variant, at, answers, receipt } = (read?.taking ?? {}) as Partial<RunningTest>;
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
  const isWhole =
    typeof read?.of === 'string' &&
    (variant === null || isCount(variant)) &&
    isCount(at) &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string') &&
    (receipt === null || (typeof receipt === 'object' && receipt !== null));
  return isWhole ? (read as StoredTest) : null;
}

export const storedTest = createStored<StoredTest | null>('queens-test', readTest);
