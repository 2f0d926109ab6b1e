// Taps and drags on the board: they never move or remove another piece.

import type { Square } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import type { Pieces, Rule } from './rule';

const NONE: ReadonlySet<number> = new Set();

/**
 * Lets a tap set a piece only if no other attacks it, and remove the piece that it hits. On an attacked square it sets
 * nothing and shows the attacker. A drag moves a piece under the same condition.
 */
export const createTap =
  (rule: Rule, given: Pieces, dispatch: AppDispatch): AppDispatch =>
  (action) => {
    if (action.type === 'toggle' || action.type === 'move') {
      const { onePerRow: alone } = rule;
      const from = action.type === 'move' ? numberOf(rule, action.from) : null;
      const square = numberOf(rule, action.type === 'move' ? action.to : action.square);
      const others = new Set([...given].filter((piece) => piece !== from));
      const by = others.has(square) ? null : attackerOf(rule, others, square);
      if (by !== null) dispatch({ type: 'ui', ui: { attacked: { square, by } } });
      else dispatch({ ...action, alone });
    } else {
      dispatch(action);
    }
  };

const numberOf = ({ columns }: Rule, { row, column }: Square): number => row * columns + column;

/** The nearest piece that attacks a square; null if there is no such piece. */
function attackerOf(rule: Rule, pieces: Pieces, square: number): number | null {
  const { by, free } = rule.attacks(pieces, NONE);
  if (free[square]) return null;
  const far = (piece: number): number =>
    Math.max(
      Math.abs(Math.floor(piece / rule.columns) - Math.floor(square / rule.columns)),
      Math.abs((piece % rule.columns) - (square % rule.columns)),
    );
  const attackers = [...(by[square] ?? '')].map((unit) => unit.charCodeAt(0));
  return attackers.sort((one, other) => far(one) - far(other))[0] ?? null;
}
