// The effect of each queen that was set on the number of ways. Fetched with the answers.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { rowName } from '../../texts/squares';
import { digits, t } from '../../texts/texts';
import { waysLeft } from './figure';

/** Renders the number of ways after each queen, and the queen whose removal leaves the most ways. */
export const effectOfQueens = (state: Shared, dispatch: AppDispatch): TemplateResult =>
  html`<div class="figure figure--queens" aria-busy=${waysLeft(state).pending}>${funnel(state)} ${state.ui.introduced ? release(state, dispatch) : nothing}</div>
    ${
      state.ui.introduced
        ? html`<p class="board__present"><button class="btn" data-kind="text" @click=${() => dispatch({ type: 'ui', ui: { present: true } })}>${t('projector.present')}</button></p>`
        : nothing
    }`;

/** One bar for each queen, in the order in which they were set; heights are logarithms. */
function funnel({ survey, input, answer }: Shared): TemplateResult | typeof nothing {
  const steps = [...(survey.report?.funnel ?? [])];
  if (steps.length !== input.order.length + 1 || steps.length < 2 || !steps.some((count) => count !== null))
    return nothing;
  const last = steps.length - 1;
  if (answer.kind === 'counted' && answer.question === 'count' && answer.count <= Number.MAX_SAFE_INTEGER)
    steps[last] = Number(answer.count);
  const most = Math.max(2, ...steps.map((count) => count ?? 0));
  const pitch = Math.min(62, 300 / steps.length);
  const height = (count: number): number => (count > 0 ? 8 + (52 * Math.log(count)) / Math.log(most) : 2);
  const isLabelled = (index: number): boolean => pitch >= 40 || index === last || (index === 0 && last * pitch > 80);
  const bars = steps.map((count, index) => {
    const tall = height(count ?? 0);
    const middle = index * pitch + (pitch - 4) / 2;
    const name = index === last ? t('figure.queens', { count: index }) : digits(index);
    return svg`<g>
      <rect class=${count === null ? 'unknown' : index === last ? 'last' : 'earlier'}
        x=${index * pitch} y=${62 - tall} width=${pitch - 4} height=${tall} />
      ${isLabelled(index) ? svg`<text x=${middle} y="76">${name}</text>` : nothing}
      ${isLabelled(index) ? svg`<text class="v" x=${middle} y=${62 - tall - 5}>${count === null ? '?' : digits(count)}</text>` : nothing}
    </g>`;
  });
  const wide = steps.length * pitch;
  const label = steps.map((count, index) =>
    t('figure.step', { count: index, ways: count === null ? t('figure.notKnown') : digits(count) }),
  );
  return html`<svg class="funnel" width=${wide} height="88" viewBox="0 -8 ${wide} 88" role="img" aria-label=${label.join(', ')}>${bars}</svg>
    <p class="figure__scale small">${t('figure.logarithmic')}</p>`;
}

/** The queen whose removal leaves the most ways, if there are more than now. */
function release({ survey, input }: Shared, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const report = survey.report;
  if (!report?.release || report.funnel.length !== input.order.length + 1) return nothing;
  const { row, count } = report.release;
  if (count <= (report.count ?? 0) || !input.order.includes(row)) return nothing;
  return html`<p class="figure__release small">
    ${t('figure.release', { row: rowName(row, input.board.rows), count })}
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'remove', row })}>${t('figure.remove')}</button>
  </p>`;
}
