// One sentence for the stage that is shown: its operation, its operands, and the effect.

import type { Operand, Stage, Word } from '../../engine/types';
import { squareNames } from '../../texts/squares';
import { type Key, t, type Values } from '../../texts/texts';
import { formulasOf, operandText, placesOf, populationOf, wordOf } from './names';
import { type Bits, lastStage, squareOf } from './slice';

export interface Sentence {
  readonly key: Key;
  readonly values: Values;
}

const ALL = (1n << 64n) - 1n;

/** The sentences of a stage. The last stage also has the answer, if the trick counts. */
export function story(bits: Bits): Sentence[] {
  const at = Math.min(bits.stage, lastStage(bits));
  const stage = bits.run?.stages[at - 1];
  if (!stage) return [{ key: 'bits.story.word', values: { count: populationOf(bits.word) } }];
  const result = [done(stage, bits)];
  if (stage.carries !== null) result.push(describeCarry(stage, stage.carries, bits));
  if (at === lastStage(bits) && counts(bits)) result.push({ key: 'bits.story.answer', values: { answer: stage.word } });
  return result;
}

const counts = ({ chosen, tricks }: Bits): boolean =>
  chosen.kind === 'trick' && (tricks.find(({ name }) => name === chosen.trick)?.counts ?? false);

function done(stage: Stage, bits: Bits): Sentence {
  const [one = 0, other = 0] = stage.operands;
  const values = { one: operandName(one, bits), other: operandName(other, bits) };
  const before = wordOf(one, bits);
  const count = populationOf(stage.word);
  switch (stage.operation) {
    case 'and':
      return { key: 'bits.story.and', values: { ...values, count, lost: populationOf(before & ~stage.word) } };
    case 'left':
    case 'right': {
      const lost = populationOf(before) - count;
      return {
        key: lost === 0 ? `bits.story.${stage.operation}` : `bits.story.${stage.operation}Lost`,
        values: { ...values, count: lost, places: wordOf(other, bits) },
      };
    }
    case 'table':
      return { key: 'bits.story.table', values: { ...values, answer: stage.word } };
    default:
      return { key: `bits.story.${stage.operation}`, values: { ...values, count } };
  }
}

/** An operand by its formula, if that is a single sign and a name. */
function operandName(operand: Operand, { run }: Bits): string {
  const formula = typeof operand === 'number' ? (formulasOf(run?.stages ?? [])[operand] ?? '') : '';
  return formula === '' || formula.includes(' ') ? operandText(operand) : formula;
}

/** Where carries (or borrows) run, and where the last carry stops. */
function describeCarry({ operation, word }: Stage, carries: Word, { mapping }: Bits): Sentence {
  const sort = operation === 'subtract' ? 'borrow' : 'carry';
  const count = populationOf(carries);
  if (count === 0) return { key: `bits.story.${sort}None`, values: {} };
  const stops = placesOf((carries << 1n) & ~carries & ALL);
  const last = stops.at(-1);
  if (stops.length !== 1 || last === undefined || word === 0n)
    return { key: `bits.story.${sort}Many`, values: { count } };
  return { key: `bits.story.${sort}Run`, values: { count, ...squareNames(squareOf(last, mapping), 8) } };
}

/** The sentences as plain text, for the live region. */
export const plainText = (sentences: readonly Sentence[]): string =>
  sentences.map(({ key, values }) => t(key, values).replaceAll('*', '')).join(' ');
