// The player of a search on the large board: the story of each of the two searches, and its keys.

import { html, nothing, type TemplateResult } from 'lit-html';
import { MAX_SIZE } from '../../../kernel/input';
import { rich } from '../../../texts/rich';
import { digits, type Key, t, trouble } from '../../../texts/texts';
import { stepsTransport } from '../../../watch/steps';
import { curve } from '../../../watch/story/curve';
import { tableRows } from '../../../watch/tables';
import type { Large } from '../slice';
import type { LargeDispatch, LargeState } from '../state';
import { blocks } from './blocks';
import { type Linear, type LinearAction, MAX_REPAIR_SIZE, MAX_SPEED, type Method, stepsOf } from './slice';
import { swaps } from './swaps';

const METHODS: readonly Method[] = ['linear', 'repair'];

export function renderRun({ linear, large }: LargeState, tell: LargeDispatch): TemplateResult | typeof nothing {
  const dispatch = (action: LinearAction) => () => tell({ type: 'linear', action });
  const size = large.board?.size ?? 0;
  if (linear.status === 'closed') return nothing;
  const { shown, trouble: why } = linear;
  return html`<div class="watched transport" role="group" tabindex="-1" aria-label=${t('transport.label')} data-space="plays">
    ${why ? html`<p class="story">${trouble(why.code, why.detail)}</p>` : nothing}
    ${keys(linear, size, tell)}
    ${shown?.method === 'linear' ? blocks(shown, size, linear.after === 'exact' ? null : dispatch({ type: 'exact' })) : shown ? swaps(shown) : nothing}
    ${shown?.method === 'linear' && shown.tables.length > 0 ? tableRows(shown.tables, size) : nothing}
  </div>`;
}

/** Gradient repair, and the ways to the same board where single steps are watched. */
export function otherRuns({ board, work }: Large, tell: LargeDispatch): TemplateResult | typeof nothing {
  if (!board || board.given === board.size) return nothing;
  const { size, given } = board;
  const repair = (): void => tell({ type: 'linear', action: { type: 'open', method: 'repair', rows: size - given } });
  return html`<p class="row">
    ${
      size > MAX_REPAIR_SIZE
        ? nothing
        : html`<button class="btn" title=${t('linear.watchWhat.repair')} ?disabled=${work !== null} @click=${repair}>${t('linear.watch.repair')}</button>`
    }
    ${METHODS.map((method) => onTheBoard(size, method, `linear.theatre.${method}`, tell))}
  </p>`;
}

/** The link to the same board in the Theatre, if there is room for its squares. */
const onTheBoard = (size: number, search: Method, label: Key, tell: LargeDispatch): TemplateResult | typeof nothing =>
  size <= MAX_SIZE
    ? html`<button class="btn" data-kind="text" @click=${() => tell({ type: 'linear', action: { type: 'theatre', search } })}>${t(label)}</button>`
    : nothing;

function keys(linear: Linear, size: number, tell: LargeDispatch): TemplateResult {
  const dispatch = (action: LinearAction): void => tell({ type: 'linear', action });
  const { shown, speed, furthest } = linear;
  const steps = stepsOf(linear);
  const words = {
    here: rich('linear.step', { step: digits(steps.at) }),
    announcement: digits(steps.at),
    ruler: t('transport.scrub'),
    text: speedText(speed),
    rate: rateText(speed),
  };
  const more = html`${onTheBoard(size, linear.method, 'linear.onBoard', tell)}
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'close' })}>${t('top.close')}</button>`;
  return html`${shown?.method === 'repair' ? curve(shown.curve, furthest, steps.at, (to) => dispatch({ type: 'go', to })) : nothing}
    ${stepsTransport(steps, words, dispatch, more, furthest)}`;
}

/** A short label of the knob. */
const rateText = (speedLevel: number): string =>
  speedLevel >= MAX_SPEED ? t('linear.rateMost') : t('linear.rate', { count: 10 ** speedLevel });

const speedText = (speedLevel: number): string =>
  speedLevel >= MAX_SPEED ? t('transport.speedFastest') : t('linear.stepsAFrame', { count: 10 ** speedLevel });
