// Page names of the words and tallies of a search: texts by their names in the engine.

import { type Key, t } from '../texts/texts';

export const nameOf = (register: string): string => t(`theatre.registers.${register}` as Key);

/** The short name, for small places. */
export const shortName = (register: string): string => t(`theatre.short.${register}` as Key);
