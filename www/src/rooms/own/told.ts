// The sentence of a step: the line that ran, and what it did on the board.

import type { Shared } from '../../kernel/state';
import type { Sentence } from '../../watch/sentence';

export function told({ watch }: Shared): Sentence[] {
  const shown = watch.shown;
  const frame = shown?.frame;
  if (!frame?.happened) return [{ key: 'own.start', values: {} }];
  const { happened, block } = frame;
  const line = block ? block.from + 1 : 0;
  const said = shown?.spoken?.said;
  const place = 'column' in happened ? { row: happened.row + 1, column: happened.column + 1 } : { row: 0, column: 0 };
  const rows = happened.kind === 'swapped' ? { row: happened.row + 1, column: happened.otherRow + 1 } : place;
  const step: Sentence = { key: 'own.step', values: { kind: happened.kind, line, ...rows } };
  return said ? [{ key: 'own.said', values: { said } }, step] : [step];
}
