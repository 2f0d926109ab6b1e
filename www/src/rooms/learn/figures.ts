// The figures below the columns of a step's board: the machine words of a run, or its arrays.

import type { TemplateResult } from 'lit-html';
import type { Register, Square } from '../../engine/types';
import { pointedSquare } from '../../watch/pointing';
import { talliesOf, tallyRows } from '../../watch/tallies';
import { wordRows, wordsOf } from '../../watch/words';
import type { ViewProps } from '../room';
import { isAnswered, type Learn, type LearnAction, questionOf, stepOf } from './slice';

/** The highlighted square of the step, if it is a single one. */
function markedSquare(learn: Learn): Square | null {
  const [mark, ...more] = stepOf(learn)?.setting.marks ?? [];
  return mark && 'square' in mark && more.length === 0 ? { row: mark.square[0], column: mark.square[1] } : null;
}

/** Leaves out the word that is requested, and words computed from it, while the question is open. */
function withoutAnswer(learn: Learn, registers: readonly Register[]): readonly Register[] {
  const ask = questionOf(learn)?.ask;
  if (ask?.for !== 'word' || isAnswered(learn.questionState)) return registers;
  const at = registers.findIndex((register) => 'name' in register && register.name === ask.truth.name);
  return at < 0 ? registers : registers.slice(0, at);
}

/** Renders the words and the arrays. `lines`: the number of their rows. */
export function renderPictures({ own, shared, dispatchApp }: ViewProps<Learn, LearnAction>): {
  readonly figures: TemplateResult[];
  readonly lines: number;
} {
  const { shown } = shared.watch;
  if (!shown || !stepOf(own)?.setting.shows.includes('words')) return { figures: [], lines: 0 };
  const registers = withoutAnswer(own, shown.registers);
  const words = wordsOf(registers).length;
  const tallies = talliesOf(registers);
  return {
    figures: [
      ...(words > 0 ? [wordRows(shared, { ...shown, registers }, dispatchApp)] : []),
      ...(tallies.length > 0 ? [tallyRows(tallies, pointedSquare(shared) ?? markedSquare(own))] : []),
    ],
    lines: words + tallies.length,
  };
}
