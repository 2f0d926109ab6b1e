// The part of a link for polls:
//
//   hands                      the page for polls
//   hands.cards                the cards to print
//   hands.looking-ahead.2      the question of a step of a lesson; for a packed custom lesson, hands.~Q29…Zs.2
//   ballot.Q29…Zs              the question as a phone gets it

import type { PollAction, PollState } from './slice';

export function writePoll({ shows, lesson, step, ballot }: PollState): string {
  if (shows === 'ballot') return ballot ? `ballot.${ballot.packed}` : '';
  if (shows === 'cards') return 'hands.cards';
  const at = lesson?.steps.findIndex(({ id }) => id === step) ?? -1;
  return lesson && at >= 0 ? `hands.${lesson.name}.${at + 1}` : 'hands';
}

export function readPoll(text: string): PollAction | null {
  if (text === 'hands') return { type: 'show', shows: 'ask' };
  if (text === 'hands.cards') return { type: 'show', shows: 'cards' };
  const [, packed] = /^ballot\.([\w-]+)$/.exec(text) ?? [];
  if (packed !== undefined) return { type: 'ballot', packed };
  const [, name, step] = /^hands\.([a-z][a-z-]{0,40}|~[\w-]+)\.([1-9]\d{0,2})$/.exec(text) ?? [];
  return name === undefined ? null : { type: 'pick', name, step: Number(step) - 1 };
}
