// A cell of a table: a button that opens the board of the measurement.

import { html, type TemplateResult } from 'lit-html';
import type { AppAction } from '../../kernel/action';
import { emptyRows, type Variant } from '../../kernel/input';
import { t } from '../../texts/texts';
import { type Measurement, range } from './measurements';
import { type InquiryProps, isDone, knownOf, type MeasureResult } from './slice';

/** Describes a finished measurement. */
export function describeFinished(
  { own, dispatchApp }: InquiryProps,
  measurement: Measurement,
  describe: (found: MeasureResult) => string | TemplateResult,
): string | TemplateResult {
  const found = isDone(own, measurement) ? knownOf(own, measurement) : null;
  if (!found) return '…';
  const { rows, columns } = measurement;
  const show = (): void => {
    dispatchApp(putBoard(boardOfMeasurement(measurement, found)));
    dispatchApp({ type: 'ui', ui: { view: 'board' } });
  };
  return html`<button class="questions__to" title=${t('questions.toBoard', { rows, columns })} @click=${show}>${describe(found)}</button>`;
}

/** The empty board; for the maximum number of queens, the board with these queens. */
export function boardOfMeasurement(
  { of, rule, rows, columns, sum }: Measurement,
  { squares: [pieces = []] }: MeasureResult,
): Variant {
  const empty: Variant = { rule, rows, columns, walls: [], pieces: rows, squares: [] };
  if (of !== 'most') return empty;
  // Squares of one colour lie on every second diagonal. The other diagonals are kept empty.
  const differences = range(1 - rows, columns - 1).filter((difference) => (difference % 2 === 0) !== (sum === 'even'));
  return { ...empty, pieces: pieces.length, squares: [...pieces], differences };
}

/** Queens on a square plane board are placed as a classic board, which every room supports. */
const putBoard = (board: Variant): AppAction =>
  board.rule === 'queens' && board.rows === board.columns
    ? { type: 'place', rows: emptyRows(board.rows) }
    : { type: 'rule', variant: board };
