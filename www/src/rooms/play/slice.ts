// The state of this room: which of its doors is open, and what lies behind each.

import type { TemplateResult } from 'lit-html';
import type { Square } from '../../engine/types';
import type { Act, Scene } from '../room';
import { type Game, type GameDeed, startGame, updateGame } from './game/slice';

/** What can be played, in the order of the doors. */
export const DOORS = ['game'] as const;
export type Door = (typeof DOORS)[number];

export interface Play {
  readonly door: Door;
  /** The square of the board that has the tab stop. */
  readonly cursor: Square;
  readonly game: Game;
}

export type PlayDeed =
  | { readonly type: 'door'; readonly door: Door }
  | { readonly type: 'cursor'; readonly cursor: Square }
  /** Of whatever lies behind the door that is open. */
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'game'; readonly deed: GameDeed };

export const startPlay: Play = { door: 'game', cursor: { row: 0, column: 0 }, game: startGame };

export function updatePlay(play: Play, deed: PlayDeed): Play {
  switch (deed.type) {
    case 'door':
      return within({ ...play, door: deed.door });
    case 'cursor':
      return { ...play, cursor: deed.cursor };
    case 'undo':
    case 'redo':
      return { ...play, game: updateGame(play.game, deed) };
    case 'game':
      return within({ ...play, game: updateGame(play.game, deed.deed) });
  }
}

/** How many rows the board has that is shown. */
export const sizeOf = ({ game }: Play): number => game.terms.size;

/** The tab stop stays on the board. */
function within(play: Play): Play {
  const last = sizeOf(play) - 1;
  const { row, column } = play.cursor;
  return row <= last && column <= last
    ? play
    : { ...play, cursor: { row: Math.min(row, last), column: Math.min(column, last) } };
}

/** What the views of the room get. */
export type PlayScene = Scene<Play, PlayDeed>;
export type PlayAct = Act<PlayDeed>;

/** What lies behind a door: the board, what is done on it, and what is known of it. */
export interface Stage {
  readonly board: TemplateResult;
  readonly under: TemplateResult;
  readonly side: TemplateResult;
}
