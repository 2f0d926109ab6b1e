// The same number by the classic searches, counted at full speed on this machine: what they set, and how long they take.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Counted } from '../../engine/types';
import { digits, duration, type Key, share, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import { published } from './published';
import { type CountDispatch, type CountState, isActive, keyOf, METHODS, wholeBoard } from './slice';
import { offered, refusedShort, start } from './words';

const HEAD = [
  ...(['count.method', 'count.solutions', 'count.fundamentals', 'count.nodes', 'count.here', 'count.slower'] as const),
];

const NAMES = {
  solutions: 'count.methods.solutions',
  symmetric: 'count.methods.symmetric',
  halved: 'count.methods.halved',
  bitmask: 'count.methods.bitmask',
  'array-iterative': 'count.methods.iterative',
  'array-recursive': 'count.methods.recursive',
} as const satisfies Record<(typeof METHODS)[number], Key>;

export function compared(count: CountState, what: Counted, dispatch: CountDispatch): TemplateResult | typeof nothing {
  if (what.kind !== 'solutions') return nothing;
  const { size } = what;
  return html`<section class="count__compare">
    <div class="head"><h2>${t('count.compare')}</h2><span>${t('count.compareOf', { size })}</span></div>
    ${table({
      label: t('count.compare'),
      head: HEAD.map((key) => t(key)),
      rows: METHODS.map((method) => line(method, size, count, dispatch)),
    })}
    ${costs(count, size)}
  </section>`;
}

function line(
  method: (typeof METHODS)[number],
  size: number,
  count: CountState,
  dispatch: CountDispatch,
): TemplateResult {
  const what = wholeBoard(method, size);
  const { run, records } = count;
  const running = run !== null && isActive(run) && keyOf(run.what) === keyOf(what) ? run : null;
  const found = running ? undefined : records[keyOf(what)];
  const joined = records[keyOf(wholeBoard('solutions', size))];
  const agrees = found?.tally.found === published('solutions', size)?.total;
  const knows = method === 'solutions' || method === 'symmetric';
  return html`<tr ?data-now=${running !== null}>
    <th scope="row">${t(NAMES[method])}</th>
    <td ?data-ok=${found !== undefined && agrees} ?data-bad=${found !== undefined && !agrees}>
      ${running ? t('count.counting', { share: share(Math.floor(running.share * 100) / 100) }) : found ? digits(found.tally.found) : offer(what, method, count, dispatch)}
    </td>
    <td class="quiet">${found && knows ? digits(found.tally.fundamental) : nothing}</td>
    <td class="quiet">${found ? (found.tally.nodes > 0 ? digits(found.tally.nodes) : t('count.noNodes')) : nothing}</td>
    <td>${found ? duration(Math.max(1, found.milliseconds)) : nothing}</td>
    <td>${found && joined && method !== 'solutions' && !joined.byGraphics ? ratio(found, joined) : nothing}</td>
  </tr>`;
}

/** Shorter times say nothing of what a form costs, in milliseconds. */
const MEASURABLE = 20;

/** What recursion costs, and what arrays cost over words, once these were counted and took long enough. */
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

/** How many times as long, worker for worker; it says nothing of a count that the graphics processor shared. */
function ratio(one: CountState['records'][string], other: CountState['records'][string]): string {
  const times = (one.milliseconds * one.workers) / Math.max(1, other.milliseconds * other.workers);
  return t('count.times', { count: Number(times.toPrecision(2)) });
}

function offer(
  what: Counted,
  method: (typeof METHODS)[number],
  count: CountState,
  dispatch: CountDispatch,
): TemplateResult {
  const planned = count.plans[keyOf(what)];
  if (planned?.kind === 'refused') return html`<span class="quiet">${refusedShort(planned.trouble)}</span>`;
  const text = offered(planned?.plan, count.workers);
  return html`<button class="link" aria-label=${t('count.offerMethod', { method: t(NAMES[method]), text })} @click=${() => start(dispatch, what, false)}>${text}</button>`;
}
