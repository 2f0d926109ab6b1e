// What a square is called for those who do not see it: "row 3, column 5, queen, attacked by row 1".

import { type Key, list, t } from '../texts/texts';
import type { Facts, QueenAs, Sign } from './model';

const QUEENS: Readonly<Record<QueenAs, Key>> = {
  given: 'board.queen',
  blame: 'board.queen',
  found: 'board.found',
  ghost: 'board.ghost',
};

/** The signs that are named, in this order. A free square is named only where nothing is known of its ways. */
const SIGNS: readonly (readonly [Sign, Key])[] = [
  ['try', 'board.try'],
  ['reject', 'board.reject'],
  ['forced', 'board.forced'],
  ['dead', 'board.dead'],
  ['shut', 'board.shut'],
  ['blame', 'board.blame'],
  ['conflict', 'board.conflict'],
  ['nothere', 'board.notHere'],
];

/** Most rows that a board with named attackers has: one bit each. */
const ROWS = 32;

export function labelOf(row: number, column: number, { queen, is, by, ways, damage, free }: Facts): string {
  const label = [t('board.cell', { row: row + 1, column: column + 1 })];
  if (queen) label.push(t(QUEENS[queen]));
  if (is !== '') {
    const signs = is.split(' ');
    for (const [sign, key] of SIGNS) if (signs.includes(sign)) label.push(t(key));
  }
  if (by !== 0) {
    const attackers: string[] = [];
    for (let attacker = 0; attacker < ROWS; attacker++) {
      if ((by >>> attacker) & 1) attackers.push(t('board.byRow', { row: attacker + 1 }));
    }
    label.push(t('board.attackedBy', { by: list(attackers) }));
  }
  if (damage !== null) label.push(t('board.damage', { count: damage }));
  if (free && ways === null) label.push(t('board.free'));
  if (ways === 0) label.push(t('board.trap'));
  else if (ways !== null) label.push(t('board.heat', { count: ways }));
  return label.join(', ');
}
