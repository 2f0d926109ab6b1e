// What a link to the Count room adds: what is asked of the board, nothing for its solutions.

import { ASKS, type CountAction, type CountState } from './slice';

export const writeAsk = ({ ask }: CountState): string => (ask === 'solutions' ? '' : ask);

export function readAsk(text: string): CountAction | null {
  const ask = ASKS.find((name) => name === (text || 'solutions'));
  return ask ? { type: 'ask', ask } : null;
}
