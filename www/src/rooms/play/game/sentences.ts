// The game in words: what is free, who can win, and why the last move was good.

import type { Given, Key, Needs, Values } from '../../../texts/texts';
import { darkness } from '../exclusion';
import { rowAndColumn } from '../squares';
import { endOf, freeOf, type Game, type GameEnd, opponentOf, playerAt, queensOf, turnOf, valuesOf } from './slice';

/** A text and its values. */
export interface Sentence {
  readonly key: Key;
  readonly values: Values;
}

const sentenceOf = <K extends Key>(key: K, ...[values]: Given<K>): Sentence => ({ key, values: values ?? {} });

/** The sentence under the board: the effect of the last move. */
export function story(game: Game): Sentence {
  const { terms, moves } = game;
  const last = moves.at(-1);
  if (last === undefined) return sentenceOf('play.game.begin', { closing: terms.closing });
  const player = playerAt(moves.length - 1);
  if (last === 'pass') return sentenceOf('play.game.passed', { player });
  const free = freeOf(game);
  const set = { player, ...rowAndColumn(terms.size, last) };
  if (terms.closing === 'lines') return sentenceOf('play.game.left', { ...set, count: free.length });
  const dark = free.filter((square) => darkness(terms.size, square) === 1).length;
  return sentenceOf('play.game.leftHalves', { ...set, light: free.length - dark, dark });
}

/** The winner of a game, and why. */
export function ending(game: Game, { winner, by }: GameEnd): Sentence {
  const [least = 0, most = 0] = [queensOf(game, 'white'), queensOf(game, 'black')].sort((one, two) => one - two);
  const ended = (how: Needs<'play.game.ended'>['ending']): Sentence =>
    sentenceOf('play.game.ended', { ending: how, least, most });
  if (winner === null) return ended('tie');
  if (by === 'resigned') return ended(`${opponentOf(winner)}Resigned`);
  if (by === 'time') return ended(`${opponentOf(winner)}Time`);
  return ended(game.terms.closing === 'lines' ? `${winner}Last` : `${winner}More`);
}

/** The result if nobody makes a mistake from here on. */
type Outlook = 'white' | 'black' | 'tie';

/** `value`: the value of the position for the player to move. */
export function outlookOf(game: Game, value: number): Outlook {
  const mover = turnOf(game);
  const last = value === 0 ? (mover === 'white' ? 'black' : 'white') : mover;
  if (game.terms.closing === 'lines') return last;
  const ahead = queensOf(game, 'white') - queensOf(game, 'black');
  // Turns alternate to the end, so the player who sets the last queen has one more.
  const more = mover === 'white' ? (last === 'white' ? 1 : 0) : last === 'black' ? -1 : 0;
  const end = ahead + more;
  return end === 0 ? 'tie' : end > 0 ? 'white' : 'black';
}

/** The result of a move on each free square for the player to move: a win, a tie or a loss. */
export function worthOf(game: Game): ReadonlyMap<number, 1 | 0 | -1> {
  const values = valuesOf(game);
  const worth = new Map<number, 1 | 0 | -1>();
  if (!values?.after) return worth;
  const mover = turnOf(game);
  values.free.forEach((square, index) => {
    const outlook = outlookOf({ ...game, moves: [...game.moves, square] }, values.after?.[index] ?? 0);
    worth.set(square, outlook === 'tie' ? 0 : outlook === mover ? 1 : -1);
  });
  return worth;
}

/** Why the last move leaves the opponent in a lost position (value 0); null after other moves and passes, and before the value is known. */
export function why(game: Game): Sentence | null {
  const values = valuesOf(game);
  const last = game.moves.at(-1);
  if (!values || typeof last !== 'number' || values.value !== 0 || values.parts === null) return null;
  const player = playerAt(game.moves.length - 1);
  if (values.free.length === 0) return sentenceOf('play.game.whyOver', { player });
  const [light = 0] = values.parts;
  if (game.terms.closing === 'lines') return sentenceOf('play.game.whyAnswer', { player, count: values.free.length });
  if (light > 0) return sentenceOf('play.game.whyEqual', { player, value: light });
  return sentenceOf('play.game.whyZero', { player });
}

/** Whether the right half mirrors the left one with the players exchanged. Copying moves then keeps this symmetry. */
export function isMirrored({ terms: { size, closing }, moves }: Game): boolean {
  if (size % 2 !== 0 || closing !== 'ownColour' || moves.length === 0 || moves.length % 2 !== 0) return false;
  for (let turn = 0; turn < moves.length; turn += 2) {
    const [one, two] = [moves[turn], moves[turn + 1]];
    if (typeof one !== 'number' || typeof two !== 'number') return false;
    const row = Math.floor(one / size);
    if (two !== row * size + (size - 1 - (one % size))) return false;
  }
  return endOf({ terms: { size, closing, level: 'person', side: 'white', clock: 'none' }, moves, lost: null }) === null;
}
