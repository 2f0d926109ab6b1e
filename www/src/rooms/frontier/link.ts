// The part of a link to the open questions: the question, and its subject: the board whose solutions are estimated, as
// "estimate.100", the boards that may be hard, as "hardness.squares.20.1", or the rows and the coins of each line, as
// "coins.100.10".

import { TOPICS } from './chosen';
import { OBSTACLES } from './hardness/choice';
import type { Frontier, FrontierAction } from './slice';

export function writeFrontier({ topic, size, hard: { settings }, coins }: Frontier): string {
  if (topic === 'coins') return [topic, coins.size, coins.each].join('.');
  if (topic === 'hardness') return [topic, settings.obstacle, settings.size, settings.seed].join('.');
  return topic === 'estimate' ? `${topic}.${size}` : topic;
}

/** Null for anything that `writeFrontier` does not write, and did not write in earlier versions. */
export function readFrontier(text: string): FrontierAction | null {
  const [name, ...rest] = text.split('.');
  const topic = TOPICS.find((one) => one === name);
  if (!topic) return null;
  if (topic === 'hardness' && rest.length > 0) {
    const obstacle = OBSTACLES.find((one) => one === rest[0]);
    const [size, seed] = [numberOf(rest[1], 2), numberOf(rest[2], 7)];
    if (!obstacle || size === null || seed === null || rest.length > 3) return null;
    return { type: 'choose', to: { topic, settings: { obstacle, size, seed } } };
  }
  if (topic === 'coins') {
    const [size, each] = [numberOf(rest[0], 3), numberOf(rest[1], 3)];
    return size === null || each === null || rest.length > 2 ? null : { type: 'coins', to: { size, each } };
  }
  if (topic === 'estimate') {
    const size = numberOf(rest[0], 4);
    return size === null || rest.length > 1 ? null : { type: 'choose', to: { topic, size } };
  }
  return rest.length > 0 ? null : { type: 'choose', to: { topic } };
}

/** A number of so many digits at most. */
const numberOf = (text: string | undefined, most: number): number | null =>
  text !== undefined && /^\d+$/.test(text) && text.length <= most ? Number(text) : null;
