// Tells a search that moves queens about, and the linear completion, from those that go through all there is.

import type { Register } from '../engine/types';

/** True for a search that keeps a queen in every row and swaps them: it counts conflicts, where others keep words. */
export const repairs = (registers: readonly Register[]): boolean =>
  registers.some((register) => register.kind === 'number' && register.name === 'conflicts');

/** True for the linear completion, which works in blocks and goes back to base levels. */
export const worksInBlocks = (registers: readonly Register[]): boolean =>
  registers.some((register) => register.kind === 'number' && register.name === 'block');
