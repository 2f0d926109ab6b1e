// What this room adds to a link: the puzzle or the game that is shown, and never an answer.

import { readGame, writeGame } from './game/link';
import type { Play, PlayDeed } from './slice';

export const writePlay = ({ game }: Play): string => writeGame(game);

/** Null for anything that `writePlay` would not write. */
export function readPlay(text: string): PlayDeed | null {
  const deed = readGame(text);
  return deed && { type: 'game', deed };
}
