// What hangs under the columns of the board of a step: the machine words of a run, or its arrays.

import type { TemplateResult } from 'lit-html';
import type { Square } from '../../engine/types';
import { pointedSquare } from '../../watch/pointing';
import { talliesOf, tallyRows } from '../../watch/tallies';
import { wordRows, wordsOf } from '../../watch/words';
import type { ViewProps } from '../room';
import { type Learn, type LearnAction, stepOf } from './slice';

/** The square that the step points at, where it is one. */
function markedSquare(learn: Learn): Square | null {
  const [mark, ...more] = stepOf(learn)?.setting.marks ?? [];
  return mark && 'square' in mark && more.length === 0 ? { row: mark.square[0], column: mark.square[1] } : null;
}

/** `lines`: how many rows they take. */
export function hanging({ own, shared, dispatchApp }: ViewProps<Learn, LearnAction>): {
  readonly figures: TemplateResult[];
  readonly lines: number;
} {
  const { shown } = shared.watch;
  if (!shown || !stepOf(own)?.setting.shows.includes('words')) return { figures: [], lines: 0 };
  const words = wordsOf(shown.registers).length;
  const tallies = talliesOf(shown.registers);
  return {
    figures: [
      ...(words > 0 ? [wordRows(shared, shown, dispatchApp)] : []),
      ...(tallies.length > 0 ? [tallyRows(tallies, pointedSquare(shared) ?? markedSquare(own))] : []),
    ],
    lines: words + tallies.length,
  };
}
