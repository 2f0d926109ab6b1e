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
export function results({ hands }: Teach, columns: number): TemplateResult {
  const { poll, votes, shown } = hands;
  const { counts } = tallyOf(poll, votes, columns);
  const most = Math.max(1, ...counts.values());
  const line = (vote: Vote): TemplateResult => {
    const count = counts.get(vote) ?? 0;
    const isRight = shown && poll.right.includes(vote);
    return html`<li ?data-right=${isRight}>
      <b>${nameOf(vote, hands, columns)}</b><span>${textOf(vote, hands)}${isRight ? html` ${icon('tick')}<span class="hide">${t('teach.handsRight')}</span>` : nothing}</span>
      ${shown ? html`<i ${properties({ '--share': (count / most).toFixed(3) })}></i><em>${digits(count)}</em>` : nothing}
    </li>`;
  };
  const named = shown ? [...counts.keys()].filter((vote) => squareOf(vote, columns) !== null) : [];
  const lines = poll.on === 'answers' ? answerLetters(poll) : shown ? sortVotes(named, counts) : [];
  return html`<ol class="hands__bars" aria-label=${t('teach.handsAnswers')}>${lines.map(line)}</ol>`;
}

/** Every answer with its count, whether the class sees it or not. */
export function countsOf({ hands }: Teach, columns: number): Count[] {
  const { counts } = tallyOf(hands.poll, hands.votes, columns);
  return [...counts].map(([vote, count]) => ({
    letter: nameOf(vote, hands, columns),
    answer: textOf(vote, hands),
    count,
    right: hands.poll.right.includes(vote),
  }));
}

export function total({ hands: { poll, votes } }: Teach, columns: number): TemplateResult {
  const { cards, codes } = tallyOf(poll, votes, columns);
  return html`<p class="hands__total" role="status">${t('teach.handsTotal', { count: cards + codes, cards, codes })}</p>`;
}

/** The squares with the most votes come first. */
const sortVotes = (votes: readonly Vote[], counts: ReadonlyMap<Vote, number>): Vote[] =>
  votes.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, 12);

function nameOf(vote: Vote, { poll }: Teach['hands'], columns: number): string {
  const at = poll.marked.indexOf(squareOf(vote, columns) ?? -1);
  if (poll.on === 'answers') return vote;
  return LETTERS[at] ?? '';
}

function textOf(vote: Vote, { poll }: Teach['hands']): string {
  const [, row, column] = /^(\d+)\.(\d+)$/.exec(vote) ?? [];
  if (row !== undefined) return t('board.cell', numberedSquare(Number(row), Number(column)));
  return poll.answers[LETTERS.indexOf(vote as Letter)] ?? '';
}
