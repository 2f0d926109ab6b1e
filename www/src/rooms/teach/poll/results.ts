// The answers of a class: their number, and bars once the result is revealed.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import type { Count } from '../../../board/projector/teacher-window';
import { numberedSquare } from '../../../texts/lines';
import { digits, t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import type { Teach } from '../slice';
import { answerLetters, LETTERS, type Letter, squareOf, tallyOf, type Vote } from './poll';

/** The answers with their bars. Without the result, the answers alone. */
export function results({ poll }: Teach, columns: number): TemplateResult {
  const { question, votes, shown } = poll;
  const { counts } = tallyOf(question, votes, columns);
  const most = Math.max(1, ...counts.values());
  const line = (vote: Vote): TemplateResult => {
    const count = counts.get(vote) ?? 0;
    const isRight = shown && question.right.includes(vote);
    return html`<li ?data-right=${isRight}>
      <b>${nameOf(vote, poll, columns)}</b><span>${textOf(vote, poll)}${isRight ? html` ${icon('tick')}<span class="hide">${t('teach.pollRight')}</span>` : nothing}</span>
      ${shown ? html`<i ${properties({ '--share': (count / most).toFixed(3) })}></i><em>${digits(count)}</em>` : nothing}
    </li>`;
  };
  const named = shown ? [...counts.keys()].filter((vote) => squareOf(vote, columns) !== null) : [];
  const lines = question.on === 'answers' ? answerLetters(question) : shown ? sortVotes(named, counts) : [];
  return html`<ol class="poll__bars" aria-label=${t('teach.pollAnswers')}>${lines.map(line)}</ol>`;
}

/** Every answer with its count, whether the class sees it or not. */
export function countsOf({ poll }: Teach, columns: number): Count[] {
  const { counts } = tallyOf(poll.question, poll.votes, columns);
  return [...counts].map(([vote, count]) => ({
    letter: nameOf(vote, poll, columns),
    answer: textOf(vote, poll),
    count,
    right: poll.question.right.includes(vote),
  }));
}

export function total({ poll: { question, votes } }: Teach, columns: number): TemplateResult {
  const { cards, codes } = tallyOf(question, votes, columns);
  return html`<p class="poll__total" role="status">${t('teach.pollTotal', { count: cards + codes, cards, codes })}</p>`;
}

/** The squares with the most votes come first. */
const sortVotes = (votes: readonly Vote[], counts: ReadonlyMap<Vote, number>): Vote[] =>
  votes.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, 12);

function nameOf(vote: Vote, { question }: Teach['poll'], columns: number): string {
  const at = question.marked.indexOf(squareOf(vote, columns) ?? -1);
  if (question.on === 'answers') return vote;
  return LETTERS[at] ?? '';
}

function textOf(vote: Vote, { question }: Teach['poll']): string {
  const [, row, column] = /^(\d+)\.(\d+)$/.exec(vote) ?? [];
  if (row !== undefined) return t('board.cell', numberedSquare(Number(row), Number(column)));
  return question.answers[LETTERS.indexOf(vote as Letter)] ?? '';
}
