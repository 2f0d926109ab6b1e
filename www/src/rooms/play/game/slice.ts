// The game for two: the moves so far, whose turn it is, who has won, and how much time is left. All of it follows from the
// moves and the rules that were chosen.

import type { Trouble } from '../../../client/trouble';
import type { Closing, GameValues, Level } from '../../../engine/types';
import { colourExclusion, type Exclusion, excludedBy, queenExclusion } from '../exclusion';

export const MIN_GAME_SIZE = 4;
export const MAX_GAME_SIZE = 10;

/**
 * The squares that a queen excludes, which also decides who wins: with `ownColour` the player with more queens, with `lines` the
 * player who sets the last one.
 */
export const CLOSINGS = ['ownColour', 'lines'] as const satisfies readonly Closing[];
export const LEVELS = ['random', 'closesLeast', 'threeAhead', 'perfect'] as const satisfies readonly Level[];

export type Player = 'white' | 'black';
/** The square of a queen; or `pass`, because the time of the turn was used up. */
export type Move = number | 'pass';

/** `none`: no clock. `each`: a player whose time for the whole game is used up loses. Other clocks limit each turn, and then pass it. */
export const CLOCKS = ['none', 'each', 'shortTurn', 'turn', 'longTurn'] as const;
export type Clock = (typeof CLOCKS)[number];
/** In milliseconds. */
const CLOCK_TIME: Readonly<Record<Clock, number>> = {
  none: 0,
  each: 300_000,
  shortTurn: 10_000,
  turn: 30_000,
  longTurn: 60_000,
};
const hasTurnLimit = (clock: Clock): boolean => clock !== 'none' && clock !== 'each';

/** The terms of a game. */
export interface Terms {
  readonly size: number;
  readonly closing: Closing;
  /** The opponent: another person at this device, or the engine. */
  readonly level: Level | 'person';
  /** The side of the person if the engine plays the other. */
  readonly side: Player;
  readonly clock: Clock;
}

export interface Game {
  readonly terms: Terms;
  readonly moves: readonly Move[];
  /** Moves that were undone, the next one to redo last. */
  readonly undone: readonly Move[];
  /** Who gave up or ran out of time. */
  readonly lost: { readonly player: Player; readonly by: 'resigned' | 'time' } | null;
  /** The remaining time in milliseconds. */
  readonly left: Readonly<Record<Player, number>>;
  /** Whether free squares are marked with the result of a move there. */
  readonly showsWins: boolean;
  /** The values that the engine computed for a position of this game. */
  readonly computed: { readonly key: string; readonly values: GameValues } | null;
  /** The reply of the engine to a turn; the square is null once the game is over. It is shown after a pause. */
  readonly reply: { readonly turn: string; readonly square: number | null } | null;
  /** The turn whose pause is over. */
  readonly pauseOver: string | null;
  readonly trouble: Trouble | null;
  /** The seed for choices among equal moves of the engine. */
  readonly seed: number;
}

export type GameAction =
  | { readonly type: 'move'; readonly square: number }
  | { readonly type: 'undo' | 'redo' | 'resign' | 'again' | 'swap' }
  | { readonly type: 'terms'; readonly terms: Partial<Terms> }
  | { readonly type: 'show'; readonly shows: boolean }
  | { readonly type: 'tick'; readonly milliseconds: number }
  | { readonly type: 'weighed'; readonly key: string; readonly values: GameValues }
  | { readonly type: 'replied'; readonly turn: string; readonly square: number | null }
  | { readonly type: 'rested'; readonly turn: string }
  | { readonly type: 'failed'; readonly trouble: Trouble }
  | { readonly type: 'resume'; readonly terms: Terms; readonly moves: readonly Move[] };

const startTerms: Terms = { size: 8, closing: 'ownColour', level: 'threeAhead', side: 'white', clock: 'none' };

export const startGame: Game = {
  terms: startTerms,
  moves: [],
  undone: [],
  lost: null,
  left: { white: 0, black: 0 },
  showsWins: false,
  computed: null,
  reply: null,
  pauseOver: null,
  trouble: null,
  seed: 1,
};

export function updateGame(game: Game, action: GameAction): Game {
  switch (action.type) {
    case 'move':
      return freeOf(game).includes(action.square) ? makeMove(game, action.square) : game;
    case 'undo':
      return travel(game, 'moves', 'undone');
    case 'redo':
      return travel(game, 'undone', 'moves');
    case 'resign':
      return endOf(game) ? game : { ...game, lost: { player: turnOf(game), by: 'resigned' } };
    case 'again':
      return newGame({ ...game, seed: game.seed + 1 });
    case 'swap':
      return newGame({ ...game, terms: { ...game.terms, side: opponentOf(game.terms.side) } });
    case 'terms':
      return withTerms(game, { ...game.terms, ...action.terms });
    case 'show':
      return { ...game, showsWins: action.shows };
    case 'tick':
      return tick(game, action.milliseconds);
    case 'weighed':
      return { ...game, computed: { key: action.key, values: action.values }, trouble: null };
    case 'replied':
      return playReply({ ...game, reply: { turn: action.turn, square: action.square } });
    case 'rested':
      return playReply({ ...game, pauseOver: action.turn });
    case 'failed':
      return { ...game, trouble: action.trouble };
    case 'resume':
      return { ...newGame({ ...game, terms: action.terms }), moves: action.moves };
  }
}

// ---------------------------------------------------------------- derived from the moves

export const opponentOf = (player: Player): Player => (player === 'white' ? 'black' : 'white');

/** The player of a turn, counted from 0. */
export const playerAt = (turn: number): Player => (turn % 2 === 0 ? 'white' : 'black');

export const turnOf = ({ moves }: Pick<Game, 'moves'>): Player => playerAt(moves.length);

export const exclusionOf = ({ size, closing }: Terms): Exclusion =>
  closing === 'lines' ? queenExclusion(size) : colourExclusion(size);

/** The squares on which queens were set, in order. */
export const squaresOf = (moves: readonly Move[]): number[] => moves.filter((move) => move !== 'pass');

/** The squares that are free after the moves of a game. */
export function freeOf({ terms, moves }: Pick<Game, 'terms' | 'moves'>): number[] {
  const queens = squaresOf(moves);
  const { by } = excludedBy(terms.size, exclusionOf(terms), queens);
  return [...by.keys()].filter((square) => by[square]?.length === 0 && !queens.includes(square));
}

export const queensOf = ({ moves }: Pick<Game, 'moves'>, player: Player): number =>
  moves.filter((move, turn) => move !== 'pass' && playerAt(turn) === player).length;

/** How a game has ended. */
export interface GameEnd {
  /** Null for a tie. */
  readonly winner: Player | null;
  readonly by: 'board' | 'resigned' | 'time' | 'passed';
}

/** Null while the game runs. */
export function endOf(game: Pick<Game, 'terms' | 'moves' | 'lost'>): GameEnd | null {
  const { moves, lost } = game;
  if (lost) return { winner: opponentOf(lost.player), by: lost.by };
  const passed = moves.length > 1 && moves.slice(-2).every((move) => move === 'pass');
  if (!passed && freeOf(game).length > 0) return null;
  return { winner: leader(game), by: passed ? 'passed' : 'board' };
}

/** Who is ahead when a game ends on the board. */
function leader(game: Pick<Game, 'terms' | 'moves'>): Player | null {
  if (game.terms.closing === 'lines') {
    const last = game.moves.findLastIndex((move) => move !== 'pass');
    return last < 0 ? null : playerAt(last);
  }
  const ahead = queensOf(game, 'white') - queensOf(game, 'black');
  return ahead === 0 ? null : ahead > 0 ? 'white' : 'black';
}

/** Whether the engine is to move. */
export const isEngineTurn = (game: Game): boolean =>
  game.terms.level !== 'person' && turnOf(game) !== game.terms.side && endOf(game) === null;

/** The key of a position. Positions with the same key have the same values. */
export const keyOf = ({ terms, moves }: Pick<Game, 'terms' | 'moves'>): string =>
  `${terms.size} ${terms.closing} ${squaresOf(moves).join('.')}`;

/** A name for a turn of the engine. The same squares after a pass are another turn. */
export const turnKey = (game: Game): string => `${keyOf(game)} ${game.moves.length} ${game.terms.level} ${game.seed}`;

/** The values of the position that is shown; null until they are known. */
export const valuesOf = (game: Game): GameValues | null =>
  game.computed?.key === keyOf(game) ? game.computed.values : null;

// ---------------------------------------------------------------- changes

const newGame = (game: Game): Game => {
  const time = CLOCK_TIME[game.terms.clock];
  return {
    ...game,
    ...NO_REPLY,
    moves: [],
    undone: [],
    lost: null,
    left: { white: time, black: time },
    trouble: null,
  };
};

/** Another board or another rule begins a new game; the opponent and the clock can change during a game. */
function withTerms(game: Game, terms: Terms): Game {
  const size = Math.min(MAX_GAME_SIZE, Math.max(MIN_GAME_SIZE, terms.size));
  const next = { ...game, terms: { ...terms, size } };
  const same = size === game.terms.size && terms.closing === game.terms.closing;
  if (!same) return newGame(next);
  const time = CLOCK_TIME[terms.clock];
  return terms.clock === game.terms.clock ? next : { ...next, left: { white: time, black: time } };
}

/** Makes the move of the engine once it is known and the pause is over. */
function playReply(game: Game): Game {
  const { reply, pauseOver } = game;
  const turn = turnKey(game);
  if (!isEngineTurn(game) || reply?.turn !== turn || pauseOver !== turn || reply.square === null) return game;
  return freeOf(game).includes(reply.square) ? makeMove(game, reply.square) : game;
}

const NO_REPLY = { reply: null, pauseOver: null } as const satisfies Partial<Game>;

function makeMove(game: Game, move: Move): Game {
  if (endOf(game)) return game;
  const player = turnOf(game);
  const left = hasTurnLimit(game.terms.clock) ? { ...game.left, [player]: CLOCK_TIME[game.terms.clock] } : game.left;
  return { ...game, ...NO_REPLY, moves: [...game.moves, move], undone: [], left };
}

/** Time runs for the player to move, from the first queen on. */
function tick(game: Game, milliseconds: number): Game {
  if (game.terms.clock === 'none' || game.moves.length === 0 || endOf(game)) return game;
  const player = turnOf(game);
  const left = Math.max(0, game.left[player] - milliseconds);
  const next = { ...game, left: { ...game.left, [player]: left } };
  if (left > 0) return next;
  return hasTurnLimit(game.terms.clock) ? makeMove(next, 'pass') : { ...next, lost: { player, by: 'time' } };
}

/** Undoes or redoes one move; against the engine, up to the next turn of the person. */
function travel(game: Game, from: 'moves' | 'undone', to: 'moves' | 'undone'): Game {
  let next: Game = { ...game, ...NO_REPLY, lost: null };
  do {
    const move = next[from].at(-1);
    if (move === undefined) return next[to].length === game[to].length ? { ...next, lost: game.lost } : next;
    next = { ...next, [from]: next[from].slice(0, -1), [to]: [...next[to], move] };
  } while (isEngineTurn(next));
  return next;
}
