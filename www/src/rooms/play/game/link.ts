// The link to a game: its terms and its moves, as "game-8-ownColour-perfect-white-62.57.1".

import type { Level } from '../../../engine/types';
import {
  CLOSINGS,
  freeOf,
  type Game,
  type GameAction,
  LEVELS,
  MAX_GAME_SIZE,
  MIN_GAME_SIZE,
  type Move,
  type Terms,
} from './slice';

export const writeGame = ({ terms, moves }: Game): string =>
  ['game', terms.size, terms.closing, terms.level, terms.side, moves.join('.')].join('-');

/** Returns null for anything that `writeGame` would not write, and for a move on an attacked square. */
export function readGame(text: string): GameAction | null {
  const [kind, size = '', closing, level, side, list = '', ...more] = text.split('-');
  const known: Terms = {
    size: /^\d{1,2}$/.test(size) ? Number(size) : 0,
    closing: CLOSINGS.find((name) => name === closing) ?? 'lines',
    level: OPPONENTS.find((name) => name === level) ?? 'person',
    side: side === 'black' ? 'black' : 'white',
    clock: 'none',
  };
  if (kind !== 'game' || more.length > 0 || known.size < MIN_GAME_SIZE || known.size > MAX_GAME_SIZE) return null;
  if (known.closing !== closing || known.level !== level || known.side !== side) return null;
  const moves: Move[] = [];
  for (const word of list === '' ? [] : list.split('.')) {
    const move = word === 'pass' ? 'pass' : /^\d{1,2}$/.test(word) ? Number(word) : null;
    if (move === null || (move !== 'pass' && !freeOf({ terms: known, moves }).includes(move))) return null;
    moves.push(move);
  }
  return { type: 'resume', terms: known, moves };
}

const OPPONENTS: readonly (Level | 'person')[] = ['person', ...LEVELS];
