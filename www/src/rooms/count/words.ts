// Texts that the parts of the room share: counts, refusals, and amounts of memory.

import { html, type TemplateResult } from 'lit-html';
import type { Trouble } from '../../client/trouble';
import type { Counted, CountPlan } from '../../engine/types';
import { digits, type Key, t, trouble } from '../../texts/texts';
import { duration, roughly } from '../../texts/units';
import { type CountDispatch, employable } from './slice';

/** The count as a heading. */
export function countTitle(what: Counted): string {
  if (!('rows' in what)) return t(`count.named.${what.kind}` as Key, { size: what.size });
  const queens = what.rows.filter((column) => column >= 0).length;
  return t(`count.named.${what.kind}`, { size: what.rows.length, count: queens });
}

const MEGABYTE = 1 << 20;

export const memory = (bytes: number): string =>
  bytes >= 1_000 * MEGABYTE
    ? t('count.gigabytes', { count: Number((bytes / (1 << 30)).toPrecision(2)) })
    : t('count.megabytes', { count: digits(Math.max(1, Math.round(bytes / MEGABYTE))) });

/** Why a count does not begin, with its estimated cost if that is known. */
export function refusal({ code, detail }: Trouble): string {
  if (code === 'count-endless')
    return t('count.endless', { free: detail.free ?? 0, time: roughly(1_000 * Number(detail.seconds)) });
  if (code !== 'count-unplanned') return trouble(code, detail);
  const { size = 0, limit = 0, bytes = 0, seconds = 0 } = detail;
  const values = { size, limit, time: roughly(1_000 * Number(seconds)) };
  return Number(bytes) > 0
    ? t('count.refusedBoth', { ...values, memory: memory(Number(bytes)) })
    : t('count.refused', values);
}

/** The refusal of a count, in a cell of a table: its estimated cost, or that it cannot be counted. */
export function refusedShort({ detail: { bytes = 0, seconds = 0 } }: Trouble): string {
  if (Number(bytes) <= 0 && Number(seconds) <= 0) return t('count.cannotAsk');
  return t('count.refusedShort', {
    most: Number(bytes) > 0 ? memory(Number(bytes)) : roughly(1_000 * Number(seconds)),
  });
}

/** The expected time of a count on the available workers; null if it is unknown. */
export function estimate({ seconds, bytes }: CountPlan, workers: number): string | null {
  if (seconds === null) return null;
  const each = seconds / employable(workers, bytes);
  return each < 60 ? duration(Math.max(1, each * 1_000)) : roughly(each * 1_000);
}

/** "count, about 2 minutes": the label of a button with its estimated time. */
export function offerText(plan: CountPlan | undefined, workers: number): string {
  const time = plan ? estimate(plan, workers) : null;
  return time === null ? t('count.offerPlain') : t('count.offer', { time });
}

/** Begins a count, from the first shard on if it should start over. */
export const start = (dispatch: CountDispatch, what: Counted, startOver: boolean): void =>
  dispatch({ type: 'start', what, startOver });

/** Switches from the share of a count to the whole count. */
export const renderLeaveShare = (dispatch: CountDispatch): TemplateResult =>
  html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'ask', ask: 'solutions' })}>${t('count.shareWhole')}</button>`;
