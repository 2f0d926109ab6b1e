// Solutions that share no square: a board that shows them in colours, and their maximum number on boards of n by m.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { placementText } from '../../texts/lines';
import { digits, t } from '../../texts/texts';
import { knob } from '../../ui/kit/controls';
import { table } from '../../ui/kit/table';
import { MAX_EXTRA_COLUMNS } from './choices';
import { picture, queenAt } from './drawing';
import { describeFinished } from './measured';
import { disjointQuestion, range, TABLE_BOARDS } from './measurements';
import { SHARING } from './published';
import { type InquiryProps, isDone, knownOf, type MeasureResult } from './slice';

export function sharingView(props: InquiryProps): TemplateResult {
  const { own } = props;
  const rows = own.size.sharing;
  const columns = rows + own.wider;
  const measurement = disjointQuestion(rows, columns);
  const found = knownOf(own, measurement);
  const done = isDone(own, measurement);
  return html`<div class="questions__pair">
      ${renderColoured(rows, columns, found, own.pick)}
      <div class="article__text">
        <p class="article__answer" aria-live=${done ? 'polite' : 'off'}>${done && found ? answer(found, rows, columns) : t('questions.sharingSoFar', { count: found?.squares.length ?? 0, solutions: found?.count ?? 0 })}</p>
        ${done && own.wider === 0 ? renderPublished(rows, found?.squares.length ?? 0) : nothing}
        ${found && found.squares.length > 0 ? colours(props, found, columns) : nothing}
      </div>
    </div>
    ${renderMaxima(props)}`;
}

/** The choice of how many more columns than rows the board has. */
export const widerOf = ({ own, dispatch }: InquiryProps): TemplateResult =>
  knob(t('questions.wider'), {
    of: range(0, MAX_EXTRA_COLUMNS),
    now: own.wider,
    name: String,
    choose: (wider) => dispatch({ type: 'choose', to: { wider } }),
  });

function answer(found: MeasureResult, rows: number, columns: number): string {
  const count = found.squares.length;
  if (!found.proved) return t('questions.sharingAtLeast', { count, solutions: found.count });
  if (count === columns && count > 0)
    return t('questions.sharingAll', { count, square: rows === columns ? 'yes' : 'no' });
  return t('questions.sharingMost', { count, solutions: found.count });
}

function renderPublished(size: number, count: number): TemplateResult {
  const term = SHARING.terms[size];
  return html`<p class="small"><a href=${`https://oeis.org/${SHARING.oeis}`} rel="external noopener" target="_blank">${
    term === undefined
      ? t('questions.beyond', { oeis: SHARING.oeis })
      : t('questions.published', { oeis: SHARING.oeis, size, count: term })
  }</a>${term === count ? html` <span class="questions__agrees">${icon('tick')} ${t('questions.agrees')}</span>` : nothing}</p>`;
}

const letterOf = (solution: number): string => String.fromCharCode(65 + solution);

/** Each square in the colour and with the letter of its solution. */
function renderColoured(
  rows: number,
  columns: number,
  found: MeasureResult | null,
  pick: number | null,
): TemplateResult {
  const owner = new Map<number, number>();
  found?.squares.forEach((squares, solution) => {
    for (const square of squares) owner.set(square, solution);
  });
  return picture({
    rows,
    columns,
    label: t('questions.sharingBoard', { count: found?.squares.length ?? 0, rows, columns }),
    square(square, x, y) {
      const solution = owner.get(square);
      if (solution === undefined) return null;
      const isPicked = pick === solution;
      return svg`<g data-colour=${solution} ?data-pale=${pick !== null && !isPicked}><rect class="drawn__colour" x=${x} y=${y} width="10" height="10" />${
        isPicked ? queenAt(x, y) : svg`<text x=${x + 5} y=${y + 5.2}>${letterOf(solution)}</text>`
      }</g>` as TemplateResult;
    },
  });
}

/** The solutions one by one: each highlights its queens. */
const colours = (
  { own, dispatch }: InquiryProps,
  found: MeasureResult,
  columns: number,
): TemplateResult => html`<div class="colours" role="group" aria-label=${t('questions.solutions')}>
  ${found.squares.map(
    (squares, solution) => html`<button
      class="colours__one"
      data-colour=${solution}
      aria-pressed=${own.pick === solution}
      @click=${() => dispatch({ type: 'choose', to: { pick: own.pick === solution ? null : solution } })}
    ><b>${letterOf(solution)}</b> <span class="mono">${placementText(squares.map((square) => square % columns))}</span></button>`,
  )}
</div>`;

/** The maximum number of solutions that share no square, by rows and columns. */
function renderMaxima(props: InquiryProps): TemplateResult {
  const more = range(0, TABLE_BOARDS.wider);
  return table({
    label: t('questions.sharingTable'),
    caption: t('questions.sharingTable'),
    head: ['n', ...more.map((wider) => `m = n${wider > 0 ? ` + ${wider}` : ''}`)],
    rows: range(4, TABLE_BOARDS.rows).map(
      (rows) =>
        html`<tr><th scope="row">${rows}</th>${more.map(
          (wider) =>
            html`<td>${describeFinished(props, disjointQuestion(rows, rows + wider), ({ squares }) => digits(squares.length))}</td>`,
        )}</tr>`,
    ),
  });
}
