// The distribution of the work: a square for each shard, and a lane for each worker with its shards.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Counted } from '../../engine/types';
import type { CountShare } from '../../kernel/classroom/shared-count';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import {
  type CountRun,
  type CountState,
  keyOf,
  type ShardIs,
  type StoredPlan,
  type Stretch,
  shardsOf,
  shareOf,
  shownRun,
} from './slice';

/** The maximum number of squares; with more shards, one square represents several. */
const MAX_SQUARES = 192;
type Plan = Extract<StoredPlan, { kind: 'planned' }>;

/** The width of a lane in its own units. */
const LANE = 1_000;

export function shards(count: CountState, what: Counted): TemplateResult {
  const run = shownRun(count, what);
  const planned = count.plans[keyOf(what)];
  const plan = planned?.kind === 'planned' ? planned : null;
  const states =
    run?.shards ?? (plan ? restingShards(plan, count.records[keyOf(what)] !== undefined, shareOf(count, what)) : []);
  const per = Math.ceil(states.length / MAX_SQUARES);
  const number = (is: ShardIs): number => states.filter((state) => state === is).length;
  return html`<section class="count__shards" aria-labelledby="count-shards">
    <div class="head"><h2 id="count-shards">${t('count.shardsHead')}</h2><span>${t('count.square', { count: Math.max(1, per) })}</span></div>
    ${
      states.length === 0
        ? nothing
        : html`<div
            class="shards"
            role="img"
            aria-label=${t('count.shardsAre', { done: number('done'), running: number('running'), waiting: number('waiting') })}
            ${properties({ '--across': Math.min(32, Math.ceil(states.length / per)) })}
          >
            ${squares(states, per).map((is) => html`<i data-is=${is}></i>`)}
          </div>
          <p class="key-line"><span data-k="done">${t('count.done')}</span><span data-k="running">${t('count.running')}</span><span data-k="waiting">${t('count.waiting')}</span></p>`
    }
    ${run && run.lanes.length > 0 ? lanes(run) : nothing}
  </section>`;
}

/** The states while no count runs: stored shards are done, or all of them once the count is finished. */
function restingShards({ plan, stored: kept }: Plan, finished: boolean, mine: CountShare | null): ShardIs[] {
  const done = new Set(kept);
  return shardsOf(plan.shards, mine).map((shard) => (finished || done.has(shard) ? 'done' : 'waiting'));
}

/** The states by square. A square of several shards is running if one of them is, or else waiting if one of them is. */
function squares(states: readonly ShardIs[], per: number): ShardIs[] {
  return Array.from({ length: Math.ceil(states.length / per) }, (_, index) => {
    const part = states.slice(index * per, (index + 1) * per);
    return part.includes('running') ? 'running' : part.includes('waiting') ? 'waiting' : 'done';
  });
}

/** One line for each worker, and a line for the graphics processor if it took part, on the time axis of the sitting. */
function lanes({ lanes, graphicsLane, milliseconds, share, shareBefore }: CountRun): TemplateResult {
  const done = share - shareBefore;
  const whole = Math.max(1, done > 0 ? (milliseconds / done) * (1 - shareBefore) : milliseconds * 2);
  const at = (time: number): number => Math.min(LANE, (time / whole) * LANE);
  const drawn = ({ from, to }: Stretch): TemplateResult => svg`<rect
    data-is=${to === null ? 'running' : 'done'} x=${at(from).toFixed(1)} y="0" height="16"
    width=${Math.max(1, at(to ?? milliseconds) - at(from) - 2).toFixed(1)} />`;
  const line = (name: string, lane: readonly Stretch[]): TemplateResult => html`<span>${name}</span
    ><svg viewBox="0 0 ${LANE} 16" preserveAspectRatio="none" aria-hidden="true">${lane.map(drawn)}<path d="M0 15.5H${LANE}" /></svg>`;
  return html`<div class="lanes" role="img" aria-label=${t('count.lanes', { count: lanes.length })}>
    ${lanes.map((lane, worker) => line(t('count.worker', { number: worker + 1 }), lane))}
    ${graphicsLane.length > 0 ? line(t('count.graphics'), graphicsLane) : nothing}
  </div>`;
}
