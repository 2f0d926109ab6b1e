// Steps and solutions as data: a line of CSV or an entry of JSON each. Rows, columns and queens are counted from 1.

import type { Frame, RuleList } from '../../../engine/types';

/** A step, as a line or an entry contains it. */
interface Step {
  readonly step: number;
  readonly event: string;
  readonly row: number | null;
  readonly column: number | null;
  /** The column of the queen in each row; 0 for a row without a queen. */
  readonly queens?: readonly number[];
  /** Under another rule: row and column of each piece. */
  readonly pieces?: readonly (readonly [number, number])[];
}

/** On a board under another rule all pieces are named by their squares, row and column: "3.5". */
export const stepHead = (variant: boolean): string => `step,event,row,column,${variant ? 'pieces' : 'queens'}\n`;

export function stepLine(frame: Frame): string {
  const { step, event, row, column, queens, pieces } = stepOf(frame);
  const placement = pieces ? pieces.map((square) => square.join('.')).join(' ') : queens?.join('.');
  return `${[step, event, row ?? '', column ?? '', placement].join(',')}\n`;
}

export const stepEntry = (frame: Frame): string => JSON.stringify(stepOf(frame));

function stepOf({ position, happened, rows, pieces }: Frame): Step {
  const square = happened && 'column' in happened ? happened : null;
  const line = happened && 'line' in happened ? happened.line : null;
  const along = (kind: 'row' | 'column'): number | null => (line?.kind === kind ? line.index + 1 : null);
  return {
    step: position,
    event: happened?.kind ?? 'start',
    row: square ? square.row + 1 : along('row'),
    column: square ? square.column + 1 : along('column'),
    ...(pieces
      ? { pieces: pieces.map(({ row, column }) => [row + 1, column + 1] as const) }
      : { queens: Array.from(rows, (column) => column + 1) }),
  };
}

/** Formats solutions as the columns of their rows, sorted: `3 1 4 2` a line, `3,1,4,2` a line, or a JSON list of lists. */
export function solutionList(columns: Uint8Array, size: number, form: 'csv' | 'json' | 'text'): string {
  const solutions = Array.from({ length: columns.length / size }, (_, at) =>
    Array.from(columns.subarray(at * size, (at + 1) * size), (column) => column + 1),
  );
  solutions.sort(compareRows);
  if (form === 'json') return `[\n${solutions.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`;
  const head = form === 'csv' ? `${Array.from({ length: size }, (_, row) => `row ${row + 1}`).join(',')}\n` : '';
  return head + solutions.map((each) => `${each.join(form === 'csv' ? ',' : ' ')}\n`).join('');
}

/** Formats ways to set pieces as their squares: `1.3 2.5` a line, `1.3,2.5` a line, or JSON lists of rows and columns. */
export function wayList(
  { squares, pieces }: Pick<RuleList, 'squares' | 'pieces'>,
  columns: number,
  form: 'csv' | 'json' | 'text',
): string {
  const ways = Array.from({ length: squares.length / Math.max(1, pieces) }, (_, way) =>
    Array.from(squares.subarray(way * pieces, (way + 1) * pieces), (square) => [
      Math.floor(square / columns) + 1,
      (square % columns) + 1,
    ]),
  );
  if (form === 'json') return `[\n${ways.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`;
  const head =
    form === 'csv' ? `${Array.from({ length: pieces }, (_, piece) => `piece ${piece + 1}`).join(',')}\n` : '';
  const between = form === 'csv' ? ',' : ' ';
  return head + ways.map((each) => `${each.map((square) => square.join('.')).join(between)}\n`).join('');
}

/** Compares two solutions by the first row in which they differ. */
function compareRows(one: readonly number[], other: readonly number[]): number {
  const row = one.findIndex((column, at) => column !== other[at]);
  return (one[row] ?? 0) - (other[row] ?? 0);
}
