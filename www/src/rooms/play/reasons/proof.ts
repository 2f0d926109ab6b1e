// A proof as text, a sentence a move; cases are indented within one another.

import { t } from '../../../texts/texts';
import type { Sentence } from '../puzzle/sentences';
import type { GradedPuzzle } from '../questions';
import { squareList } from '../squares';
import { type Branch, isStep, treeOf } from './cases';
import type { Proving } from './proving';
import { goalSentence, lengths, moveSentence } from './sentences';

/** Writes each move with its number, without the stars that mark emphasis. */
export function proofText(proving: Proving, found: GradedPuzzle): string {
  const { puzzle } = found;
  const plain = ({ key, values }: Sentence): string => t(key, values).replaceAll('*', '');
  const linesOf = (branch: Branch, indent: string): string[] =>
    branch.flatMap((part) => {
      if ('entry' in part) {
        const { entry, at } = part;
        // Without the board, "these squares" have to be named.
        const excludes = isStep(entry) ? [...entry.step.excludes] : [];
        const squares = excludes.length > 1 ? ` (${squareList(puzzle.size, excludes)})` : '';
        return [`${indent}${at}. ${plain(moveSentence(entry, puzzle))}${squares}`];
      }
      const { at, square, queen, empty } = part;
      const side = (is: 'queen' | 'empty', inside: Branch): string[] =>
        inside.length === 0
          ? []
          : [`${indent}  ${t('play.reasons.side', { is })}`, ...linesOf(inside, `${indent}    `)];
      return [
        `${indent}${at}. ${plain(moveSentence({ turn: 'suppose', square }, puzzle))}`,
        ...side('queen', queen),
        ...side('empty', empty),
      ];
    });
  return [
    plain(goalSentence(proving, found)),
    ...linesOf(treeOf(puzzle, proving.steps), ''),
    t('play.reasons.length', lengths(proving, found)),
  ].join('\n');
}
