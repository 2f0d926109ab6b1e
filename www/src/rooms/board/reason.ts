// Why there is no completion, in a sentence that a person can check on the board, and for each queen to blame the number of completions
// without it.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Line, Refutation, Square, Trial } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Reason } from '../../kernel/answer';
import { type Input, squareAt } from '../../kernel/input';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { t, type Value } from '../../texts/texts';

export function reasonOf({ refutation, without }: Reason, input: Input, dispatch: AppDispatch): TemplateResult {
  const { board, variant } = input;
  const take = (square: number): TemplateResult => {
    const { row, column } = squareAt(board, square);
    const count = without.find((one) => one.square === square)?.count ?? 0;
    const text = variant
      ? t('reason.takeSquare', { ...squareNames({ row, column }, board.rows), count })
      : t('reason.takeRow', { row: rowName(row, board.rows), count });
    return html`<button class="btn" @click=${() => dispatch({ type: 'take', square })}>${text}</button>`;
  };
  return html`<p class="reason">${refutation ? sentence(refutation, board.rows) : t(variant ? 'reason.nonePieces' : 'reason.none')}</p>
    ${without.length > 0 ? html`<div class="off"><span>${t('reason.takeOff')}</span>${without.map(({ square }) => take(square))}</div>` : nothing}`;
}

/** "Row 6 has two squares left: column 3 empties row 8, and column 5 leaves rows 1 and 2 only column 7." */
function sentence({ line, trials }: Refutation, size: number): string {
  const named = { is: kindOf(line), number: nameOf(line, size) };
  if (trials.length === 0) return t('reason.noSquare', named);
  return t('reason.sentence', {
    ...named,
    count: trials.length,
    trials: joinSentences(trials.map((trial) => describeTrial(trial, line, size))),
  });
}

function describeTrial({ square, forced, empty, shared }: Trial, line: Line, size: number): string {
  const [first, second] = forced;
  const across = kindOf(line) === 'row' ? 'column' : 'row';
  const by = { by: across, at: across === 'row' ? rowName(square.row, size) : columnName(square.column) } as const;
  const end = { emptyIs: kindOf(empty), empty: nameOf(empty, size) };
  if (!first) return t('reason.empties', { ...by, ...end });
  if (shared) {
    const cross = kindOf(empty) === 'row' ? columnName(first.square.column) : rowName(first.square.row, size);
    return t('reason.shares', {
      ...by,
      is: kindOf(empty),
      one: nameOf(first.line, size),
      other: nameOf(empty, size),
      cross,
    });
  }
  if (!second) return t('reason.forces', { ...by, ...end, forced: placeOf(first.square, size) });
  const both = { forced: placeOf(first.square, size), second: placeOf(second.square, size) };
  return t('reason.forcesTwo', { ...by, ...end, ...both });
}

/** Clauses that contain commas are separated by semicolons. */
const joinSentences = ([one = '', other, third]: readonly string[]): string =>
  other === undefined
    ? one
    : third === undefined
      ? t('reason.both', { one, other })
      : t('reason.three', { one, other, third });

const kindOf = ({ kind }: Line): 'row' | 'column' => (kind === 'row' ? 'row' : 'column');

const nameOf = ({ kind, index }: Line, size: number): Value =>
  kind === 'row' ? rowName(index, size) : columnName(index);

const placeOf = (square: Square, size: number): string => t('verdict.place', squareNames(square, size));
