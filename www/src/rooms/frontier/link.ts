// What a link to the open questions adds: the question, and the board whose solutions are estimated, as "estimate.100".

import { TOPICS } from './chosen';
import type { Frontier, FrontierAction } from './slice';

export const writeFrontier = ({ topic, size }: Frontier): string => (topic === 'estimate' ? `${topic}.${size}` : topic);

/** Null for anything that `writeFrontier` would not write. */
export function readFrontier(text: string): FrontierAction | null {
  const [, name, size] = /^([a-z]+)(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  const topic = TOPICS.find((one) => one === name);
  if (!topic || (size === undefined) === (topic === 'estimate')) return null;
  return { type: 'choose', to: { topic, ...(size === undefined ? {} : { size: Number(size) }) } };
}
