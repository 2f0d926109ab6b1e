// Queens by parity: how many solutions there are next to those of plain queens, and whether the heat map is symmetric.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { squareNames } from '../../texts/squares';
import { digits, share, t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { table } from '../../ui/kit/table';
import { LONG_SIZE, PARITIES } from './choices';
import { picture } from './drawing';
import { describeFinished } from './measured';
import { parityQuestion, range } from './measurements';
import { firstDifference, MIRRORS, type Mirror } from './mirrors';
import { type InquiryProps, isDone, knownOf, type MeasureResult } from './slice';

export function parityView(props: InquiryProps): TemplateResult {
  const { own, dispatch } = props;
  const size = own.size.parity;
  const measurement = parityQuestion(own.law, size);
  const found = isDone(own, measurement) ? knownOf(own, measurement) : null;
  return html`${choice(t('questions.laws'), {
    of: PARITIES,
    now: own.law,
    name: (law) => t('questions.law', { law }),
    choose: (law) => dispatch({ type: 'choose', to: { law } }),
  })}
    <p class="small quiet">${t('questions.lawIs', { law: own.law })}${size < LONG_SIZE ? nothing : html` ${t('questions.parityLong', { size: LONG_SIZE })}`}</p>
    <div class="questions__pair">
      ${heatMap(found, size)}
      <div class="article__text">
        <p class="article__answer">${found ? t('questions.parityCount', { count: found.count, size }) : '…'}</p>
        ${found?.heat && found.count > 0n ? html`<ul class="questions__facts">${MIRRORS.map((mirror) => symmetryLine(found.heat as Float64Array, size, mirror))}</ul>` : nothing}
        ${countTable(props)}
      </div>
    </div>`;
}

/** Reports whether a mirror keeps the heat map; if not, the first square at which the two differ. */
function symmetryLine(heat: Float64Array, size: number, mirror: Mirror): TemplateResult {
  const differs = firstDifference(heat, size, mirror);
  if (!differs) return html`<li>${icon('tick')} ${t('questions.symmetric', { mirror })}</li>`;
  const [one, other] = differs;
  return html`<li>${icon('cross')} ${t('questions.asymmetric', {
    mirror,
    ...squareNames({ row: Math.floor(one / size), column: one % size }, size),
    count: heat[one] ?? 0,
    others: heat[other] ?? 0,
  })}</li>`;
}

function heatMap(found: MeasureResult | null, size: number): TemplateResult {
  const heat = found?.heat ?? null;
  const most = Math.max(1, ...(heat ?? []));
  return picture({
    rows: size,
    columns: size,
    label: t('questions.heatMap', { size }),
    square(square, x, y) {
      const ways = heat?.[square] ?? 0;
      if (ways === 0) return null;
      const radius = 4.6 * Math.sqrt(ways / most);
      return svg`<circle class="drawn__heat" cx=${x + 5} cy=${y + 5} r=${radius.toFixed(2)} /><text class="drawn__count" x=${x + 5} y=${y + 5.1}>${most < 1_000 ? ways : share(ways / Number(found?.count ?? 1n))}</text>` as TemplateResult;
    },
  });
}

/** The numbers of solutions, compared with those of ordinary queens. */
function countTable(props: InquiryProps): TemplateResult {
  const { own } = props;
  const cell = (rule: string, size: number): TemplateResult =>
    html`<td>${describeFinished(props, parityQuestion(rule, size), ({ count }) => digits(count))}</td>`;
  return table({
    label: t('questions.parityTable'),
    caption: t('questions.parityTable'),
    head: ['n', t('questions.plainQueens'), t('questions.law', { law: own.law })],
    rows: range(4, own.size.parity).map(
      (size) => html`<tr><th scope="row">${size}</th>${cell('queens', size)}${cell(own.law, size)}</tr>`,
    ),
  });
}
