// What hangs under the columns of the board of a step: the machine words of a run, or its arrays.

import type { TemplateResult } from 'lit-html';
import { talliesOf, tallyRows } from '../../watch/tallies';
import { wordRows, wordsOf } from '../../watch/words';
import type { ViewProps } from '../room';
import { type Learn, type LearnAction, stepOf } from './slice';

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
      ...(tallies.length > 0 ? [tallyRows(tallies)] : []),
    ],
    lines: words + tallies.length,
  };
}
