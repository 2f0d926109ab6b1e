// Explains the rings once: a caption under the board points at one ring in the last row. It stays at that ring while possible,
// and disappears after a few steps of the person.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { BoardStatus } from './status';

/** The caption is shown for this many steps of the person. */
const STEPS = 3;
/** The largest board with numbers in its rings. */
const MAX_SIZE = 12;

export function createHint(): (state: Shared, standing: BoardStatus) => TemplateResult {
  let lastColumn = -1;
  return (state, standing) => {
    const column = standing === 'set' && state.ui.opening !== 'plays' ? columnOf(state, lastColumn) : -1;
    const { board } = state.input;
    const { report } = state.survey;
    const count = column < 0 ? 0 : (report?.squares?.[(board.rows - 1) * board.columns + column] ?? 0);
    if (count === 0 || !report?.count) return html`<p class="hint"></p>`;
    lastColumn = column;
    const left = column < board.columns / 2;
    const most =
      report.squares?.reduce(
        (most, ways, square) => (board.squares.includes(square) ? most : Math.max(most, ways)),
        1,
      ) ?? 1;
    const place = { '--column': left ? column : board.columns - 1 - column, '--heat': (count / most).toFixed(4) };
    return html`<p class="hint" data-side=${left ? nothing : 'end'} ${properties(place)}>
      <span>${t('hint.ring', { count, ways: report.count })}</span>
    </p>`;
  };
}

/** The column of the ring: the last column while a way uses it, or else the column that most ways use; -1 for no caption. */
function columnOf(
  { input: { board, variant, notHere }, history, survey: { report } }: Shared,
  lastColumn: number,
): number {
  const { rows, columns, squares } = board;
  const first = (rows - 1) * columns;
  if (variant || rows > MAX_SIZE || history.past.length >= STEPS || !report?.squares || squares.length === 0) return -1;
  if (squares.some((square) => square >= first)) return -1;
  const ways = Array.from({ length: columns }, (_, column) =>
    notHere.has(first + column) ? 0 : (report.squares?.[first + column] ?? 0),
  );
  if ((ways[lastColumn] ?? 0) > 0) return lastColumn;
  const [best = -1] = ways.map((_, column) => column).sort((one, other) => (ways[other] ?? 0) - (ways[one] ?? 0));
  return (ways[best] ?? 0) > 0 ? best : -1;
}
