// The name of a square for a screen reader: "row 3, column 5, queen, attacked by row 1".

import { squareAt } from '../kernel/input';
import { squareNames } from '../texts/squares';
import { type Key, list, t } from '../texts/texts';
import type { Facts, QueenStyle, Sign } from './model';
import type { Rule } from './rule';

const QUEENS: Readonly<Record<QueenStyle, Key>> = {
  given: 'board.queen',
  blame: 'board.queen',
  found: 'board.found',
  ghost: 'board.ghost',
};

/** The signs that get a label, in this order. A free square gets one only if its number of ways is not known. */
const SIGNS: readonly (readonly [Sign, Key])[] = [
  ['try', 'board.try'],
  ['reject', 'board.reject'],
  ['forced', 'board.forced'],
  ['dead', 'board.dead'],
  ['leftOut', 'board.leftOut'],
  ['keptEmpty', 'board.keptEmpty'],
  ['wall', 'board.wall'],
  ['blame', 'board.blame'],
  ['conflict', 'board.conflict'],
  ['nothere', 'board.notHere'],
];

export function labelOf(rule: Rule, square: number, { queen, is, by, ways, damage, free }: Facts): string {
  const label = [t('board.cell', placeOf(rule, square))];
  if (queen) label.push(rule.pieceName?.(queen) ?? t(QUEENS[queen]));
  if (is !== '') {
    const signs = is.split(' ');
    for (const [sign, key] of SIGNS) if (signs.includes(sign)) label.push(t(key));
  }
  if (by !== '') {
    const attackers = [...new Set(by)].map((attacker) => attacker.charCodeAt(0)).sort((one, other) => one - other);
    const names = attackers.map((attacker) =>
      t(rule.onePerRow ? 'board.byRow' : 'board.cell', placeOf(rule, attacker)),
    );
    label.push(t('board.attackedBy', { by: list(names) }));
  }
  if (damage !== null) label.push(t('board.damage', { count: damage }));
  if (free && ways === null) label.push(t('board.free'));
  if (ways === 0) label.push(t('board.trap'));
  else if (ways !== null) label.push(t('board.heat', { count: ways }));
  return label.join(', ');
}

const placeOf = (rule: Rule, square: number): ReturnType<typeof squareNames> =>
  squareNames(squareAt(rule, square), rule.rows);
