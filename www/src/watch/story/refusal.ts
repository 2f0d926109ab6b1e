// Why the board cannot be watched with the search that is chosen, in one line.

import type { Refusal } from '../../kernel/watch';
import { searchName } from '../../texts/names';
import { list, t, trouble } from '../../texts/texts';

/** The line that says why. Rows count from 0 in the engine, and from 1 for people. */
export function refusalText({ code, detail }: Refusal): string {
  if (code === 'search-conflict')
    return t('theatre.refusedConflict', { rows: list(rowsOf(detail).map((row) => row + 1)) });
  if (code === 'search-wrapped')
    return t('theatre.refusedWrapped', { rows: list(rowsOf(detail).map((row) => row + 1)) });
  if (code === 'search-piece-conflict') return trouble(code, numbersOf(detail));
  const name = searchName(String(detail.name));
  const size = Number(detail.size);
  switch (code) {
    case 'search-too-large':
      return t('theatre.refusedTooLarge', { name, largest: Number(detail.largest), size });
    case 'search-not-empty':
      return t('theatre.refusedNotEmpty', { name });
    case 'search-no-modular':
      return t(detail.divisor === 2 ? 'theatre.refusedEven' : 'theatre.refusedThirds', { size });
    default:
      return trouble(code, detail);
  }
}

/** Squares, counted from 1. */
const numbersOf = (detail: Refusal['detail']): Record<'row' | 'column' | 'otherRow' | 'otherColumn', number> => {
  const of = (name: string): number => Number(detail[name]) + 1;
  return { row: of('row'), column: of('column'), otherRow: of('otherRow'), otherColumn: of('otherColumn') };
};

/** The two rows in conflict, the upper one first. */
export const rowsOf = (detail: Refusal['detail']): number[] =>
  [Number(detail.row), Number(detail.otherRow)].sort((one, other) => one - other);
