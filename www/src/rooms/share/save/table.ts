// Steps and solutions as data: a line of CSV or an entry of JSON each. Rows, columns and queens are counted from 1.

import type { Frame } from '../../../engine/types';

/** One step as it is written. */
interface Step {
  readonly step: number;
  readonly event: string;
  readonly row: number | null;
  readonly column: number | null;
  /** The column of the queen in each row; 0 where none stands. */
  readonly queens: readonly number[];
}

export const stepHead = 'step,event,row,column,queens\n';

export function stepLine(frame: Frame): string {
  const { step, event, row, column, queens } = stepOf(frame);
  return `${[step, event, row ?? '', column ?? '', queens.join('.')].join(',')}\n`;
}

export const stepEntry = (frame: Frame): string => JSON.stringify(stepOf(frame));

function stepOf({ position, happened, rows }: Frame): Step {
  const square = happened && 'column' in happened ? happened : null;
  const line = happened && 'line' in happened ? happened.line : null;
  const along = (kind: 'row' | 'column'): number | null => (line?.kind === kind ? line.index + 1 : null);
  return {
    step: position,
    event: happened?.kind ?? 'start',
    row: square ? square.row + 1 : along('row'),
    column: square ? square.column + 1 : along('column'),
    queens: Array.from(rows, (column) => column + 1),
  };
}

/** Solutions in the order of their columns, each the columns of its rows: `3 1 4 2` a line, `3,1,4,2` a line, or lists in a list. */
export function solutionList(columns: Uint8Array, size: number, form: 'csv' | 'json' | 'text'): string {
  const solutions = Array.from({ length: columns.length / size }, (_, at) =>
    Array.from(columns.subarray(at * size, (at + 1) * size), (column) => column + 1),
  );
  solutions.sort(inOrder);
  if (form === 'json') return `[\n${solutions.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`;
  const head = form === 'csv' ? `${Array.from({ length: size }, (_, row) => `row ${row + 1}`).join(',')}\n` : '';
  return head + solutions.map((each) => `${each.join(form === 'csv' ? ',' : ' ')}\n`).join('');
}

/** By the first row in which they differ. */
function inOrder(one: readonly number[], other: readonly number[]): number {
  const row = one.findIndex((column, at) => column !== other[at]);
  return (one[row] ?? 0) - (other[row] ?? 0);
}
