// The record: counts on this machine and published counts, size by size.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Counted } from '../../engine/types';
import { digits, share, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { renderWork, WORKS } from '../../texts/works';
import { table } from '../../ui/kit/table';
import { properties } from '../../ui/style';
import { type PublishedCount, published, RECORD_COUNTS, type RecordCount } from './published';
import { type CountProps, isActive, keyOf, RECORD_SIZES, wholeBoard } from './slice';
import { offerText, refusedShort, start } from './words';

/** The graduations of the logarithmic axis of times, in seconds. */
const MARKS = [0.001, 0.01, 0.1, 1, 10, 100, 1_000, 10_000, 100_000];
const MIN_SIZE = 0.0004;
const MAX_SIZE = 1_000_000;
const timeText = (seconds: number): string =>
  Math.min(1, Math.max(0, Math.log(seconds / MIN_SIZE) / Math.log(MAX_SIZE / MIN_SIZE))).toFixed(4);

/** If one worker would take longer than this, in seconds, the published number is shown together with an offer to count. */
const LONG = 600;

type Kind = keyof typeof RECORD_SIZES;

export function record(props: CountProps, what: Counted): TemplateResult | typeof nothing {
  const { own: count } = props;
  if (count.ask === 'completions' && what.kind === 'completions') return nothing;
  const kind: Kind = what.kind === 'modular' ? 'modular' : 'solutions';
  return html`<section class="count__table">
    <div class="head"><h2>${t('count.record')}</h2><span>${t('count.checked')}</span></div>
    ${table({
      label: t('count.record'),
      kind: 'record',
      head: [
        'n',
        t('count.solutions'),
        kind === 'solutions' ? t('count.fundamentals') : nothing,
        t('count.here'),
        kind === 'solutions' ? t('count.published') : nothing,
        html`<td class="plot" aria-hidden="true">${MARKS.map((mark) => html`<span ${properties({ '--at': timeText(mark) })}>${t('unit.seconds', { time: digits(mark) })}</span>`)}</td>`,
      ],
      rows: [
        ...RECORD_SIZES[kind].map((size) => line(kind, size, props)),
        ...(kind === 'solutions' ? RECORD_COUNTS.map(renderPublished) : []),
      ],
    })}
    ${kind === 'solutions' ? html`<p class="key-line"><span data-k="here">${t('count.dotHere')}</span><span data-k="published">${t('count.dotPublished')} ${renderWork(WORKS.counts)}</span></p>` : html`<p class="quiet small">${t('count.modularNote')}</p>`}
  </section>`;
}

function line(kind: Kind, size: number, props: CountProps): TemplateResult {
  const { own: count } = props;
  const what = wholeBoard(kind, size);
  const key = keyOf(what);
  const known = published(kind, size);
  const { run } = count;
  const running = run !== null && isActive(run) && keyOf(run.what) === key ? run : null;
  const found = running ? undefined : count.records[key];
  const here = running ? running.milliseconds / 1_000 : found ? found.milliseconds / 1_000 : null;
  const agrees = !found || !known || found.tally.found === known.total;
  const planned = count.plans[key];
  const isLong = planned?.kind === 'planned' && (planned.plan.seconds ?? 0) > LONG;
  // Too large to be counted in a session, but published: the number is shown instead of a refusal or an offer.
  const shown = !found && !running && known && (isLong || planned?.kind === 'refused') ? known : null;
  return html`<tr ?data-now=${running !== null}>
    <th scope="row">${size}</th>
    <td ?data-ok=${found && known && agrees} ?data-bad=${!agrees}>
      ${running ? t('count.counting', { share: share(Math.floor(running.share * 100) / 100) }) : found ? digits(found.tally.found) : shown ? html`<span class="quiet" title=${planned?.kind === 'refused' ? refusedShort(planned.trouble) : nothing}>${digits(shown.total)}</span>` : offer(kind, size, props)}
      ${found && known ? html`<span class="hide">${t(agrees ? 'count.agrees' : 'count.differs', { count: known.total })}</span>` : nothing}
    </td>
    ${kind === 'solutions' ? html`<td class="quiet">${found ? digits(found.tally.fundamental) : shown?.fundamental != null ? digits(shown.fundamental) : nothing}</td>` : nothing}
    <td>${here !== null ? duration(Math.max(1, here * 1_000)) : shown && isLong ? offer(kind, size, props) : nothing}</td>
    ${kind === 'solutions' ? html`<td>${time(known)}</td>` : nothing}
    <td class="plot" aria-hidden="true" ?data-running=${running !== null}>${plot(here, known?.seconds ?? null)}</td>
  </tr>`;
}

/** A size that no browser can count: the published number, by whom and when. */
const renderPublished = ({ size, total, fundamental, by, year }: RecordCount): TemplateResult => html`<tr>
  <th scope="row">${size}</th>
  <td class="quiet">${digits(total)}</td>
  <td class="quiet">${fundamental === null ? nothing : digits(fundamental)}</td>
  <td class="quiet" translate="no" colspan="3">${t('count.countedOnce', { by, year: String(year) })}</td>
</tr>`;

function offer(kind: Kind, size: number, { own: count, dispatch, dispatchApp }: CountProps): TemplateResult | string {
  const what = wholeBoard(kind, size);
  const planned = count.plans[keyOf(what)];
  if (!planned) return '…';
  if (planned.kind === 'refused') return html`<span class="quiet">${refusedShort(planned.trouble)}</span>`;
  const { stored: kept, plan } = planned;
  const begun = kept.length > 0 && kept.length < plan.shards;
  const text = begun ? t('count.offerKept', { kept: kept.length, count: plan.shards }) : offerText(plan, count.workers);
  // A press also chooses the size.
  const press = (): void => {
    dispatchApp({ type: 'resize', size });
    start(dispatch, what, false);
  };
  return html`<button class="link" aria-label=${t('count.offerSize', { size, text })} @click=${press}>${text}</button>`;
}

const time = (known: PublishedCount | undefined): string =>
  known === undefined || known.seconds === null
    ? ''
    : known.seconds === 0
      ? t('count.under', { time: duration(10) })
      : duration(known.seconds * 1_000);

const plot = (here: number | null, there: number | null): TemplateResult => {
  const shown = there === null || there === 0 ? null : there;
  return html`${MARKS.map((mark) => html`<i class="plot__grid" ${properties({ '--at': timeText(mark) })}></i>`)}
    ${here !== null && shown !== null ? html`<i class="plot__gap" ${properties({ '--at': timeText(Math.min(here, shown)), '--to': timeText(Math.max(here, shown)) })}></i>` : nothing}
    ${shown === null ? nothing : html`<i class="plot__published" ${properties({ '--at': timeText(shown) })}></i>`}
    ${here === null ? nothing : html`<i class="plot__here" ${properties({ '--at': timeText(here) })}></i>`}`;
};
