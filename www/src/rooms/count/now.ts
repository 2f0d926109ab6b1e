// The running count: the number so far, its progress, the expected time, and its buttons.

import { html, nothing, type TemplateResult } from 'lit-html';
import completions from '../../../../data/completions32.json' with { type: 'json' };
import { icon } from '../../board/glyph';
import type { Counted, CountPlan, Tally } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { type CountShare, isOfShare, sharesIn } from '../../kernel/classroom/shared-count';
import type { Shared } from '../../kernel/state';
import { approximately, digits, gap, type Key, share, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { renderWork, WORKS } from '../../texts/works';
import { check, choice, knob } from '../../ui/kit/controls';
import { fact } from '../../ui/kit/facts';
import { troubleLine } from '../../ui/kit/trouble';
import { progress } from '../../ui/progress';
import { properties } from '../../ui/style';
import { publishedNumber } from './published';
import { renderHandIn } from './receipt';
import {
  ASKS,
  type ByGraphics,
  type CountDispatch,
  type CountProps,
  type CountRun,
  type CountState,
  employable,
  isActive,
  isForGraphics,
  keyOf,
  shardsOf,
  shareKey,
  shareOf,
  shownRun,
  toGo,
} from './slice';
import { countTitle, estimate, memory, refusal, renderLeaveShare, start } from './words';

export function renderCount(props: CountProps, what: Counted): TemplateResult {
  const { own: count, shared, dispatch, dispatchApp } = props;
  const run = shownRun(count, what);
  const shown = run?.what ?? what;
  const mine = run ? run.ownShare : shareOf(count, what);
  const tally = mine || (run && run.status !== 'finished') ? null : (count.records[keyOf(shown)]?.tally ?? null);
  const known = mine ? null : knownOf(shared, shown);
  const receipt = mine ? count.receipts[shareKey(shown, mine)] : undefined;
  const number = resultOf(receipt) ?? figure(run, tally) ?? (known && digits(known.count));
  return html`<section class="count__now" aria-labelledby="count-what">
    ${choice(t('count.ask'), {
      of: ASKS,
      now: count.ask,
      name: (ask) => t(`count.asks.${ask}`),
      choose: (ask) => dispatch({ type: 'ask', ask }),
    })}
    <h2 class="count__eyebrow" id="count-what">${eyebrow(shown, run, tally, mine)}</h2>
    <p class="count__n num" ?data-unknown=${number === null} ?data-published=${!tally && !run && known?.by === 'count.publishedNumber'} ${properties({ '--chars': (number ?? '').length })}>${number ?? t('figure.unknown')}</p>
    <p class="count__fundamental">${tally || run ? fundamental(tally, shown) : known ? t(known.by) : ''}</p>
    ${mine && !receipt && !(run && isActive(run)) ? html`<p class="count__share">${t('count.shareWhat')}</p>` : nothing}
    ${run && isActive(run) ? renderBelow(run, count, dispatch) : receipt ? renderHandIn(receipt, props) : renderReady(what, run, count, dispatch)}
    <p class="hide" role="status">${announcement(shown, run, tally)}</p>
    ${shared.input.order.length === 0 && count.ask === 'completions' ? html`<p class="quiet small">${t('count.emptyBoard')}</p>` : nothing}
    ${count.ask === 'completions' ? preset(dispatchApp) : nothing}
    <details class="count__problems small"><summary>${t('count.problems')}</summary>
      <ol>${PROBLEMS.map((problem) => html`<li>${t(`count.problem.${problem}`)}</li>`)}</ol>
    </details>
  </section>`;
}

const PROBLEMS = ['one', 'all', 'oneGiven', 'allGiven'] as const;

/** A board of the reference data with twelve given queens. */
const PRESET = Int32Array.from(completions.boards.find(({ quick }) => !quick)?.rows ?? []);

const preset = (dispatch: AppDispatch): TemplateResult => html`<p class="small">
  <button class="link" @click=${() => dispatch({ type: 'place', rows: PRESET })}>${t('count.preset')}</button>
  <span class="quiet">${t('count.presetWhat')} ${renderWork(WORKS.completions)}</span>
</p>`;

/** The result in the receipt of a share. */
function resultOf(receipt: string | undefined): string | null {
  const [share] = sharesIn(receipt ?? '');
  return share ? digits(share.found) : null;
}

function eyebrow(what: Counted, run: CountRun | null, tally: Tally | null, mine: CountShare | null): string {
  const name = mine ? t('count.namedShare', { what: countTitle(what), ...mine }) : countTitle(what);
  if (run && isActive(run)) return t('count.soFar', { what: name });
  return run?.status === 'cancelled' && !tally ? t('count.stopped', { what: name }) : name;
}

const figure = (run: CountRun | null, tally: Tally | null): string | null =>
  tally ? digits(tally.found) : run && run.status !== 'finished' ? digits(run.found) : null;

interface KnownCount {
  readonly count: number | bigint;
  readonly by: Key;
}

/** The result if it is known without counting, with its source: the Board or a publication. */
function knownOf({ survey, input }: Shared, what: Counted): KnownCount | null {
  // The survey of a variant is about the variant, which this room does not show.
  const report = survey.kind === 'known' && !input.variant ? survey.report : null;
  const byBoard = (count: number | bigint | null | undefined): KnownCount | null =>
    count === null || count === undefined ? null : { count, by: 'count.known' };
  if ('rows' in what) return byBoard(report?.count);
  const kind = what.kind === 'modular' ? 'modular' : 'solutions';
  const total = publishedNumber(kind, what.size);
  const byOthers: KnownCount | null = total === undefined ? null : { count: total, by: 'count.publishedNumber' };
  return (kind === 'solutions' && what.size === input.rows.length ? byBoard(report?.funnel[0]) : null) ?? byOthers;
}

function fundamental(tally: Tally | null, what: Counted): string {
  if (tally && (what.kind === 'solutions' || what.kind === 'symmetric'))
    return t('count.fundamental', { count: tally.fundamental });
  return tally ? t('count.exact') : '';
}

/** The buttons while a count runs or is paused. */
function renderBelow(run: CountRun, count: CountState, dispatch: CountDispatch): TemplateResult {
  const paused = run.status === 'paused';
  const done = Math.floor(run.share * 100);
  const seconds = run.milliseconds / 1_000;
  const left = toGo(run);
  const rate = seconds > 0.2 ? approximately(BigInt(Math.round(Number(run.found - run.foundBefore) / seconds))) : '…';
  return html`${progress(t('count.progress'), run.share, html`<b class="count__done">${share(done / 100)}</b>`)}
    <dl class="strip">
      ${fact('count.toGo', paused ? t('count.resting') : left === null ? '…' : duration(left))}
      ${fact('count.rate', rate)}
      ${fact('count.shards', t('count.of', { done: run.shards.filter((is) => is === 'done').length, count: run.shards.length }))}
      ${fact('count.kept', count.stores === null ? '…' : t(count.stores ? 'count.keptYes' : 'count.keptNot'))}
      ${run.byGraphics ? fact('count.graphics', byGraphics(run.byGraphics)) : nothing}
    </dl>
    <div class="row">
      <button class="btn" data-kind="main" @click=${() => dispatch({ type: paused ? 'goOn' : 'pause' })}>
        ${icon(paused ? 'play' : 'pause')}${t(paused ? 'count.goOn' : 'count.pause')}
      </button>
      <button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('count.cancel')}</button>
      ${workers(count, dispatch)}
    </div>
    ${graphics(run.what, count, dispatch)}`;
}

/** Before and after counting: the plan, and the buttons to begin. */
function renderReady(what: Counted, run: CountRun | null, count: CountState, dispatch: CountDispatch): TemplateResult {
  const planned = count.plans[keyOf(what)];
  if (planned?.kind === 'refused') return html`<p class="trouble">${refusal(planned.trouble)}</p>`;
  const mine = shareOf(count, what);
  const plan = planned && sharedPlan(planned.plan, mine);
  const stored = planned?.stored.filter((shard) => mine === null || isOfShare(mine, shard)).length ?? 0;
  const record = mine ? undefined : count.records[keyOf(what)];
  const unfinished = plan !== undefined && !record && stored > 0 && stored < plan.shards;
  return html`
    ${troubleLine(run?.status === 'failed' ? run.trouble : null)}
    ${
      unfinished
        ? html`<p>${t('count.unfinished', { kept: stored, count: plan.shards })}</p>`
        : record
          ? html`<p>${t('count.took', { time: duration(Math.max(1, record.milliseconds)), workers: record.workers })} ${record.byGraphics ? tookGraphics(record.byGraphics) : nothing}</p>`
          : nothing
    }
    ${plan && !record ? html`<p class="quiet">${describeCost(plan, count)}</p>` : nothing}
    <div class="row">
      <button class="btn" data-kind="main" ?disabled=${!plan} @click=${() => start(dispatch, what, record !== undefined)}>
        ${t(unfinished ? 'count.resume' : record ? 'count.again' : 'count.start')}
      </button>
      ${unfinished ? html`<button class="btn" @click=${() => start(dispatch, what, true)}>${t('count.startOver')}</button>` : nothing}
      ${mine ? renderLeaveShare(dispatch) : nothing}
      ${workers(count, dispatch)}
    </div>
    ${graphics(what, count, dispatch)}`;
}

/** The part of the plan that belongs to a share. */
function sharedPlan(plan: CountPlan, mine: CountShare | null): CountPlan {
  const shards = shardsOf(plan.shards, mine).length;
  return { ...plan, shards, seconds: plan.seconds === null ? null : (plan.seconds * shards) / plan.shards };
}

function describeCost(plan: CountPlan, { workers, stores }: CountState): string {
  const time = estimate(plan, workers);
  const takes =
    time === null
      ? t('count.takesUnknown')
      : t('count.takes', { time, workers: employable(workers, plan.bytes), memory: memory(plan.bytes) });
  return stores === false ? `${takes}${gap()}${t('count.keptNotLong')}` : takes;
}

const workers = ({ workers, cores }: CountState, dispatch: CountDispatch): TemplateResult =>
  knob(t('count.workers'), {
    of: Array.from({ length: Math.max(cores, workers) }, (_, index) => index + 1),
    now: workers,
    name: (workers) => t('count.cores', { workers, count: cores }),
    choose: (workers) => dispatch({ type: 'employ', workers }),
  });

/** The switch of the graphics processor; nothing if no graphics processor can count this. */
function graphics(what: Counted, { graphics }: CountState, dispatch: CountDispatch): TemplateResult | typeof nothing {
  if (!graphics || !isForGraphics(what)) return nothing;
  const { name, on, failed } = graphics;
  return html`<p class="count__graphics">
    ${check(t('count.graphicsToo'), on, (on) => dispatch({ type: 'lend', on }))}
    <span class="quiet">${name}</span>
    ${failed ? html`<span class="trouble" role="status">${t('count.graphicsFailed')}</span>` : nothing}
  </p>`;
}

/** The work of the graphics processor so far, and its speed. */
const byGraphics = ({ shards, cores }: ByGraphics): string =>
  cores === null
    ? t('count.graphicsDone', { count: shards })
    : t('count.graphicsFast', { count: shards, cores: roundCores(cores) });

function tookGraphics({ shards, cores }: ByGraphics): string {
  if (shards === 0) return t('count.graphicsNone');
  return cores === null
    ? t('count.graphicsTook', { count: shards })
    : t('count.graphicsTookFast', { count: shards, cores: roundCores(cores) });
}

const roundCores = (cores: number): number => Number(cores.toPrecision(2));

/** The announcement for screen readers: when a count begins, pauses and ends, but not its progress. */
function announcement(what: Counted, run: CountRun | null, tally: Tally | null): string {
  if (run && isActive(run)) return t(run.status === 'paused' ? 'count.saidPaused' : 'count.saidCounting');
  return run?.status === 'finished' && tally ? t('count.said', { what: countTitle(what), count: tally.found }) : '';
}
