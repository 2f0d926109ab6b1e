// Formats lists in the language of the user. It uses texts of the page, because creating the browser's formatter takes 50 ms on a phone.

import { t } from './catalogue';
import { language } from './intl';
import { columnName, rowName } from './squares';

/** "1, 4 and 7". */
export function list(items: readonly (number | string)[]): string {
  const [first = '', ...others] = items.map(String);
  return others.reduce(
    (list, item, at) => t(at === others.length - 1 ? 'list.last' : 'list.next', { list, item }),
    first,
  );
}

/** The space between two sentences: Japanese and Chinese have none. */
export const gap = (): string => (/^(?:ja|zh)/.test(language()) ? '' : ' ');

/** Clauses as parts of one sentence: "A attacks x, B attacks y and C attacks z". Chinese has no word for that "and". */
export const clauses = (items: readonly string[]): string =>
  language().startsWith('zh') ? items.join('，') : list(items);

/** Rows as a list, the lowest number first. */
export const rowList = (indices: Iterable<number>, rows: number): string =>
  list([...indices].map((row) => rowName(row, rows)).sort((one, other) => one - other));

/** Columns as a list, from the left. */
export const columnList = (indices: Iterable<number>): string =>
  list([...indices].sort((one, other) => one - other).map(columnName));
