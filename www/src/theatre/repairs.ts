// Tells a search that moves queens about from one that sets and takes them.

import type { Register } from '../engine/types';

/** True for a search that keeps a queen in every row and swaps them: it counts conflicts, where others keep words. */
export const repairs = (registers: readonly Register[]): boolean =>
  registers.some((register) => register.kind === 'number' && register.name === 'conflicts');
