// What the page calls the words and tallies that a search works with.

import { type Key, t } from '../texts/texts';

const REGISTERS: Readonly<Record<string, Key>> = {
  columns: 'theatre.registers.columns',
  diagonals: 'theatre.registers.diagonals',
  antiDiagonals: 'theatre.registers.antiDiagonals',
  free: 'theatre.registers.free',
  queen: 'theatre.registers.queen',
  folded: 'theatre.registers.folded',
  used: 'theatre.registers.used',
  sideMask: 'theatre.registers.sideMask',
  lastMask: 'theatre.registers.lastMask',
  topBit: 'theatre.registers.topBit',
  endBit: 'theatre.registers.endBit',
  rows: 'theatre.registers.rows',
  attacks: 'theatre.registers.attacks',
  taken: 'theatre.registers.taken',
  counts: 'theatre.registers.counts',
  eights: 'theatre.registers.eights',
  sevens: 'theatre.registers.sevens',
  rowCounts: 'theatre.registers.rowCounts',
  rowEights: 'theatre.registers.rowEights',
  rowSevens: 'theatre.registers.rowSevens',
};

/** Where there is no room for the whole word. */
const SHORT: Readonly<Record<string, Key>> = {
  columns: 'theatre.short.columns',
  diagonals: 'theatre.short.diagonals',
  antiDiagonals: 'theatre.short.antiDiagonals',
  free: 'theatre.short.free',
  queen: 'theatre.short.queen',
  folded: 'theatre.short.folded',
  used: 'theatre.short.used',
  sideMask: 'theatre.short.sideMask',
  lastMask: 'theatre.short.lastMask',
  topBit: 'theatre.short.topBit',
  endBit: 'theatre.short.endBit',
  counts: 'theatre.short.counts',
  eights: 'theatre.short.eights',
  sevens: 'theatre.short.sevens',
  rowCounts: 'theatre.short.rowCounts',
  rowEights: 'theatre.short.rowEights',
  rowSevens: 'theatre.short.rowSevens',
};

const named = (names: Readonly<Record<string, Key>>, name: string): string => {
  const key = names[name];
  return key ? t(key) : name;
};

export const nameOf = (register: string): string => named(REGISTERS, register);

export const shortName = (register: string): string => named(SHORT, register);
