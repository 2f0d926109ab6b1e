// The sentence of a step: the line that ran, and its effect on the board.

import type { Happened } from '../../engine/types';
import type { Input } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { type ColumnName, type RowName, rowName, squareNames } from '../../texts/squares';
import type { Sentence } from '../../watch/sentence';

export function sentencesOf({ watch, input }: Shared): Sentence[] {
  const shown = watch.shown;
  const frame = shown?.frame;
  if (!frame?.happened) return [{ key: 'own.start', values: {} }];
  const { happened, block } = frame;
  const line = block ? block.from + 1 : 0;
  // Values read before the first line do not belong to any line.
  if (line === 0 && happened.kind === 'phase') return [{ key: 'own.start', values: {} }];
  const spokenText = shown?.spoken?.said;
  const step: Sentence = { key: 'own.step', values: { kind: happened.kind, line, ...namesOf(happened, input) } };
  return spokenText ? [{ key: 'own.said', values: { said: spokenText } }, step] : [step];
}

/** The row and the column of an event; for a swap, the two rows. */
function namesOf(happened: Happened, { board }: Input): { row: RowName; column: ColumnName | RowName } {
  if (happened.kind === 'swapped')
    return { row: rowName(happened.row, board.rows), column: rowName(happened.otherRow, board.rows) };
  return squareNames('column' in happened ? happened : { row: 0, column: 0 }, board.rows);
}
