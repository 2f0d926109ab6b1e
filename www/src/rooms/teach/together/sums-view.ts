// The receipts of shared counts, added up: missing and contradictory shares, the sum, and the published number.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { fact, facts } from '../../../ui/kit/facts';
import { alertLine } from '../../../ui/kit/trouble';
import { progress } from '../../../ui/progress';
import { ranges, type SharedSum, sharedSums } from './sums';

/** All counts with collected receipts; nothing if there are no such receipts. */
export const sumsView = (lines: readonly string[]): TemplateResult[] => sharedSums(lines).map(sumView);

export function sumView(sum: SharedSum): TemplateResult {
  const { size, of, missing, differing, confirmed, total, published } = sum;
  const id = `together-${size}-${of}`;
  const here = of - missing.length;
  return html`<section class="together__sum" aria-labelledby=${id}>
    <h2 id=${id}>${t('teach.togetherOf', { size, of })}</h2>
    ${progress(t('teach.togetherHere'), here / of, html`<b class="together__here">${t('teach.togetherShares', { here, of })}</b>`)}
    ${
      total === null
        ? nothing
        : html`<p class="together__total num" role="status">${digits(total)}</p>
            <p ?data-bad=${published !== undefined && published !== total}>${judgeTotal(total, published)}</p>`
    }
    ${differing.map(({ number, found }) =>
      alertLine(t('teach.togetherDiffers', { number, found: found.map(String).join(', ') })),
    )}
    ${facts(
      missing.length === 0 ? nothing : fact('teach.togetherMissing', ranges(missing)),
      confirmed.length === 0 ? nothing : fact('teach.togetherConfirmed', ranges(confirmed)),
    )}
  </section>`;
}

function judgeTotal(total: bigint, published: bigint | undefined): string {
  if (published === undefined) return t('teach.togetherUnpublished');
  return published === total ? t('teach.togetherAgrees') : t('teach.togetherWrong', { published: digits(published) });
}
