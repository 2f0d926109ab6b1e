// Why the board cannot be watched with the search that is chosen, in one line.

import type { Refusal } from '../../kernel/watch';
import { rowList } from '../../texts/lists';
import { searchName } from '../../texts/names';
import { squareNames } from '../../texts/squares';
import { t, trouble, type Values } from '../../texts/texts';

/** The line with the reason. `rows`: the number of rows of the board. */
export function refusalText({ code, detail }: Refusal, rows: number): string {
  if (code === 'search-conflict') return t('theatre.refusedConflict', { rows: rowList(rowsOf(detail), rows) });
  if (code === 'search-wrapped') return t('theatre.refusedWrapped', { rows: rowList(rowsOf(detail), rows) });
  if (code === 'search-piece-conflict') return trouble(code, namesOf(detail, rows));
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

/** The names of the squares of two pieces in conflict, as values of a text. */
function namesOf(detail: Refusal['detail'], rows: number): Values {
  const of = (name: string): number => Number(detail[name]);
  const [one, other] = [
    squareNames({ row: of('row'), column: of('column') }, rows),
    squareNames({ row: of('otherRow'), column: of('otherColumn') }, rows),
  ];
  return { ...one, otherRow: other.row, otherColumn: other.column };
}

/** The two rows in conflict, the upper row first. */
export const rowsOf = (detail: Refusal['detail']): number[] =>
  [Number(detail.row), Number(detail.otherRow)].sort((one, other) => one - other);
