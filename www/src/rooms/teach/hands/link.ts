// The part of a link for polls: "hands", its cards, "hands.cards", or the question of a step,
// "hands.looking-ahead.2".

import type { Hands, HandsAction } from './slice';

export function writeHands({ shows, lesson, step }: Hands): string {
  if (shows === 'cards') return 'hands.cards';
  const at = lesson?.steps.findIndex(({ id }) => id === step) ?? -1;
  return lesson && at >= 0 ? `hands.${lesson.name}.${at + 1}` : 'hands';
}

export function readHands(text: string): HandsAction | null {
  if (text === 'hands') return { type: 'show', shows: 'ask' };
  if (text === 'hands.cards') return { type: 'show', shows: 'cards' };
  const [, name, step] = /^hands\.([a-z][a-z-]{0,40})\.([1-9]\d{0,2})$/.exec(text) ?? [];
  return name === undefined ? null : { type: 'pick', name, step: Number(step) - 1 };
}
