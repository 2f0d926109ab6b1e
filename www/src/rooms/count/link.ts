// The part of a link to the Count room: the question about the board, empty for its solutions; or the share of them
// that a device counts.

import { readShare, writeShare } from '../../kernel/classroom/shared-count';
import { ASKS, type CountAction, type CountState } from './slice';

export const writeAsk = ({ ask, ownShare }: CountState): string =>
  ask !== 'solutions' ? ask : ownShare ? writeShare(ownShare) : '';

export function readAsk(text: string): CountAction | null {
  const mine = readShare(text);
  if (mine) return { type: 'take', mine };
  const ask = ASKS.find((name) => name === (text || 'solutions'));
  return ask ? { type: 'ask', ask } : null;
}
