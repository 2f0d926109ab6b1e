// The words of a test: the text of each task, its answer and its reason.

import { html, nothing, type TemplateResult } from 'lit-html';
import { numberedSquare } from '../../../texts/lines';
import { searchName } from '../../../texts/names';
import { t } from '../../../texts/texts';
import type { TraceLine } from '../../../watch/by-hand';
import { squaresOf } from './answers';
import { type Item, searchIn } from './items';

/** The text of a task. */
export function askText(item: Item): string {
  switch (item.kind) {
    case 'lessonQuestions':
      return plainText(item.question.text);
    case 'traces':
      return t('byHand.ask', { search: searchName(item.search), step: item.step, count: item.lines.length });
    case 'puzzles':
      return t('teach.examPuzzle');
    case 'proofs':
      return t('teach.examProof');
  }
}

/** The answer for the key. For a trace, the table is the answer. */
export function answerText(item: Item): string {
  switch (item.kind) {
    case 'lessonQuestions':
      return item.answers
        .filter((answer) => item.question.choices.length === 0 || item.question.choices.some(({ id }) => id === answer))
        .map((answer) => wordsOf(item, answer))
        .join(' · ');
    case 'traces':
      return '';
    case 'puzzles':
      return t('teach.examColumns', { columns: Array.from(item.solution, (column) => column + 1).join(' ') });
    case 'proofs':
      return squaresOf(item.rows)
        .filter(([row]) => item.blame.includes(row - 1))
        .map(([row, column]) => t('board.cell', numberedSquare(row, column)))
        .join(' · ');
  }
}

export function reasonText(item: Item): string {
  switch (item.kind) {
    case 'lessonQuestions':
      return plainText(item.question.right);
    case 'traces':
      return '';
    case 'puzzles':
      return t('teach.examPuzzleWhy');
    case 'proofs':
      return t('teach.examProofWhy', { count: item.blame.length });
  }
}

function wordsOf({ question }: Extract<Item, { kind: 'lessonQuestions' }>, answer: string): string {
  const choice = question.choices.find(({ id }) => id === answer);
  if (choice) return plainText(choice.label);
  const [, row, column] = /^(\d+)\.(\d+)$/.exec(answer) ?? [];
  if (row !== undefined) return t('board.cell', numberedSquare(Number(row), Number(column)));
  const [, kind, line] = /^(row|column)-(\d+)$/.exec(answer) ?? [];
  return kind === undefined ? answer : t('teach.pollLine', { kind: kind as 'row' | 'column', line: Number(line) });
}

export const eventText = (event: TraceLine['event']): string => t('byHand.event', { event });

export const plainText = (text: string): string => text.replaceAll(/\*\*|`/g, '');

/** The name of the search that a task is about. */
export function searchLine(item: Item): TemplateResult | typeof nothing {
  const search = searchIn(item);
  return search === null
    ? nothing
    : html`<p class="exam__words">${t('teach.examOf', { search: searchName(search) })}</p>`;
}
