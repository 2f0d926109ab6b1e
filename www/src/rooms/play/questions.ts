// What the worker of this room can be asked.

import type { Closing, GameValues, Level } from '../../engine/types';

/** A moment of a game: the squares that were taken, in their order. */
export interface GameMoment {
  readonly size: number;
  readonly closing: Closing;
  readonly moves: readonly number[];
}

export interface PlayQuestions {
  /** What each move is worth. */
  weigh: { question: GameMoment; progress: { known: number }; answer: GameValues };
  /** The square that the engine takes; null where the game is over. */
  reply: {
    question: GameMoment & { readonly level: Level; readonly seed: number };
    progress: { known: number };
    answer: number | null;
  };
}
