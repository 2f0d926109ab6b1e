// Compares the count with the classic searches at full speed on this machine: queens set and times.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Counted } from '../../engine/types';
import { digits, type Key, share, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { table } from '../../ui/kit/table';
import { published } from './published';
import { type CountDispatch, type CountState, isActive, keyOf, type METHODS, wholeBoard } from './slice';
import { offerText, refusedShort, start } from './words';

const NAMES = {
  solutions: 'count.methods.solutions',
  symmetric: 'count.methods.symmetric',
  halved: 'count.methods.halved',
  bitmask: 'count.methods.bitmask',
  'array-iterative': 'count.methods.iterative',
  'array-recursive': 'count.methods.recursive',
  completions: 'count.methods.completions',
  folded: 'count.methods.folded',
} as const satisfies Record<(typeof METHODS)[number] | 'completions' | 'folded', Key>;

/** `others`: the selected count, and the counts to compare it with. */
export function renderComparison(
  count: CountState,
  others: readonly Counted[],
  dispatch: CountDispatch,
): TemplateResult | typeof nothing {
  const [what] = others;
  if (!what || others.length < 2) return nothing;
  const whole = 'size' in what;
  const head: Key[] = [
    'count.method',
    whole ? 'count.solutions' : 'count.asks.completions',
    ...(whole ? (['count.fundamentals'] as const) : []),
    'count.nodes',
    'count.here',
    'count.slower',
  ];
  return html`<section class="count__compare">
    <div class="head"><h2>${t('count.compare')}</h2><span>${t('count.compareOf', { size: whole ? what.size : what.rows.length })}</span></div>
    ${table({
      label: t('count.compare'),
      head: head.map((key) => t(key)),
      rows: others.map((each) => line(each, what, count, dispatch)),
    })}
    ${whole ? costs(count, what.size) : html`<p class="quiet">${t('count.foldedWhat')}</p>`}
  </section>`;
}

/** `first`: the fastest way, with which the others are compared. */
function line(what: Counted, first: Counted, count: CountState, dispatch: CountDispatch): TemplateResult {
  const { run, records } = count;
  const running = run !== null && isActive(run) && keyOf(run.what) === keyOf(what) ? run : null;
  const found = running ? undefined : records[keyOf(what)];
  const fastest = records[keyOf(first)];
  const wanted = 'size' in what ? published('solutions', what.size)?.total : fastest?.tally.found;
  const agrees = found?.tally.found === wanted;
  const hasFundamental = what.kind === 'solutions' || what.kind === 'symmetric';
  return html`<tr ?data-now=${running !== null}>
    <th scope="row">${methodOf(what)}</th>
    <td ?data-ok=${found !== undefined && wanted !== undefined && agrees} ?data-bad=${found !== undefined && wanted !== undefined && !agrees}>
      ${running ? t('count.counting', { share: share(Math.floor(running.share * 100) / 100) }) : found ? digits(found.tally.found) : offer(what, count, dispatch)}
    </td>
    ${'size' in what ? html`<td class="quiet">${found && hasFundamental ? digits(found.tally.fundamental) : nothing}</td>` : nothing}
    <td class="quiet">${found ? (found.tally.nodes > 0 ? digits(found.tally.nodes) : t('count.noNodes')) : nothing}</td>
    <td>${found ? duration(Math.max(1, found.milliseconds)) : nothing}</td>
    <td>${found && fastest && what !== first && !fastest.byGraphics ? ratio(found, fastest) : nothing}</td>
  </tr>`;
}

const methodOf = ({ kind }: Counted): string => (kind === 'modular' ? '' : t(NAMES[kind]));

/** The minimum time for a comparison, in milliseconds. */
const MEASURABLE = 20;

/**
 * Compares times: a recursion with a loop, and arrays with words, if each was counted and took long enough to measure.
 */
function costs({ records }: CountState, size: number): TemplateResult {
  const [words, loop, calls] = (['bitmask', 'array-iterative', 'array-recursive'] as const).map((method) => {
    const record = records[keyOf(wholeBoard(method, size))];
    const time = record ? record.milliseconds * record.workers : 0;
    return time >= MEASURABLE ? time : null;
  });
  const times = (one: number, other: number): number => Number((one / other).toPrecision(3));
  return html`<p class="quiet">
    ${loop && calls ? t('count.recursionCosts', { times: times(calls, loop) }) : nothing}
    ${loop && words ? t('count.arraysCost', { times: times(loop, words) }) : nothing}
    ${t('count.costsPublished')}
  </p>`;
}

/** The ratio of times for one worker. Not shown for counts that used the graphics processor. */
function ratio(one: CountState['records'][string], other: CountState['records'][string]): string {
  const times = (one.milliseconds * one.workers) / Math.max(1, other.milliseconds * other.workers);
  return t('count.times', { count: Number(times.toPrecision(2)) });
}

function offer(what: Counted, count: CountState, dispatch: CountDispatch): TemplateResult {
  const planned = count.plans[keyOf(what)];
  if (planned?.kind === 'refused') return html`<span class="quiet">${refusedShort(planned.trouble)}</span>`;
  const text = offerText(planned?.plan, count.workers);
  return html`<button class="link" aria-label=${t('count.offerMethod', { method: methodOf(what), text })} @click=${() => start(dispatch, what, false)}>${text}</button>`;
}
