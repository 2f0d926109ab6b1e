// Estimates how long a sample takes, for the remaining time that is shown while boards of all sizes are measured.

import type { ExperimentKind } from '../../engine/types';
import type { Part } from './figure';

/** A rough estimate of the milliseconds that a sample takes, from the squares that it examines and its preparation. */
export function millisecondsOf(kind: ExperimentKind, { n, options }: Pick<Part, 'n' | 'options'>): number {
  switch (kind) {
    case 'returns':
      return 0.02 + 0.0015 * n ** 0.5 + n * 4e-4;
    case 'leastRisk':
      return 0.05 + n * 4e-4;
    case 'firstPass':
    case 'firstPassInOrder':
      return 0.001 + n * 4e-5;
    case 'randSet':
    case 'randSetTo':
      return 0.001 + n * 1e-4;
    case 'randRand':
    case 'randRandTo':
    case 'inOrder':
      return 0.001 + n * n * 1e-6;
    case 'freeSquares':
      return n * n * 2e-6 * (options.after?.length ?? 4);
    case 'pair':
      return 5 + n * 1e-3;
    case 'gradient':
      return 0.01 + n * n * 1.5e-5;
    case 'squares':
      return 10;
    case 'levels':
      return 0.01;
  }
}

/** The finished share of all samples, from 0 to 1, weighted by the time that they take. */
export function shareOf(
  kind: ExperimentKind,
  parts: readonly Part[],
  samples: readonly number[],
  done: readonly number[],
): number {
  let [spent, whole] = [0, 0];
  parts.forEach((part, index) => {
    const each = millisecondsOf(part.kind ?? kind, part);
    spent += each * (done[index] ?? 0);
    whole += each * (samples[index] ?? 0);
  });
  return whole === 0 ? 0 : spent / whole;
}
