// Two boards on top of each other, where a queen attacks the squares of its own colour on both: why both cannot be full, and the maximum
// number of queens.

import { html, svg, type TemplateResult } from 'lit-html';
import { digits, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import { boundOf, diagonalsOf, type Sum } from './classes';
import { picture, queenAt, UNIT } from './drawing';
import { describeFinished } from './measured';
import { overlaidQuestion, PARITY_CLASSES, range } from './measurements';
import { type InquiryProps, isDone, knownOf } from './slice';

export function overlaidView(props: InquiryProps): TemplateResult {
  const size = props.own.size.overlaid;
  return html`<p class="article__answer">${t('questions.overlaidAnswer')}</p>
    <ul class="questions__facts">${PARITY_CLASSES.map((sum) => {
      const { diagonals, antiDiagonals } = diagonalsOf(size, sum);
      return html`<li>${t('questions.overlaidWhy', { size, sum, corners: antiDiagonals === size ? 'yes' : 'no', diagonals, antiDiagonals, bound: boundOf(size, sum) })}</li>`;
    })}</ul>
    <div class="questions__pair questions__pair--even">${PARITY_CLASSES.map((sum) => html`<figure>${board(props, size, sum)}<figcaption>${caption(props, size, sum)}</figcaption></figure>`)}</div>
    ${renderMaxima(props)}`;
}

function caption({ own }: InquiryProps, size: number, sum: Sum): string {
  const measurement = overlaidQuestion(size, sum);
  const found = knownOf(own, measurement);
  return t(isDone(own, measurement) ? 'questions.overlaidMost' : 'questions.overlaidSoFar', {
    sum,
    count: found?.squares[0]?.length ?? 0,
  });
}

/** Draws the squares of one colour, the most queens found on them, and their diagonals or anti-diagonals, whichever are fewer. */
function board({ own }: InquiryProps, size: number, sum: Sum): TemplateResult {
  const queens = new Set(knownOf(own, overlaidQuestion(size, sum))?.squares[0] ?? []);
  const { diagonals, antiDiagonals } = diagonalsOf(size, sum);
  const falls = diagonals <= antiDiagonals;
  const odd = sum === 'odd' ? 1 : 0;
  const at = (place: number): number => (place + 0.5) * UNIT;
  const lines = range(-(size - 1), size - 1)
    .filter((difference) => Math.abs(difference) % 2 === odd)
    .map((difference) => {
      const [from, to] = [Math.max(0, -difference), Math.min(size - 1, size - 1 - difference)];
      return `M${at(from + difference)} ${at(from)}L${at(to + difference)} ${at(to)}`;
    });
  const rising = range(0, 2 * size - 2)
    .filter((total) => total % 2 === odd)
    .map((total) => {
      const [from, to] = [Math.max(0, total - size + 1), Math.min(size - 1, total)];
      return `M${at(total - from)} ${at(from)}L${at(total - to)} ${at(to)}`;
    });
  return picture({
    rows: size,
    columns: size,
    label: t('questions.overlaidBoard', { sum, size, count: queens.size }),
    square: (square, x, y) =>
      (Math.floor(square / size) + (square % size)) % 2 !== odd
        ? (svg`<rect class="drawn__out" x=${x} y=${y} width="10" height="10" />` as TemplateResult)
        : queens.has(square)
          ? queenAt(x, y)
          : null,
    over: svg`<path class="drawn__lines" d=${(falls ? lines : rising).join('')} />` as TemplateResult,
  });
}

function renderMaxima(props: InquiryProps): TemplateResult {
  const { own } = props;
  return table({
    label: t('questions.overlaidTable'),
    caption: t('questions.overlaidTable'),
    head: [
      'n',
      ...PARITY_CLASSES.flatMap((sum) => [t('questions.class', { sum }), t('questions.bound')]),
      ...[t('questions.together'), t('questions.wouldBe')],
    ],
    rows: range(4, own.size.overlaid).map((size) => {
      const most = PARITY_CLASSES.map((sum) => {
        const ask = overlaidQuestion(size, sum);
        return isDone(own, ask) ? (knownOf(own, ask)?.squares[0]?.length ?? 0) : null;
      });
      const [one, other] = most;
      return html`<tr><th scope="row">${size}</th>${PARITY_CLASSES.map((sum) => html`<td>${describeFinished(props, overlaidQuestion(size, sum), ({ squares }) => digits(squares[0]?.length ?? 0))}</td><td class="quiet">${digits(boundOf(size, sum))}</td>`)}
        <td><b>${one == null || other == null ? '…' : digits(one + other)}</b></td><td class="quiet">${digits(2 * size)}</td></tr>`;
    }),
  });
}
