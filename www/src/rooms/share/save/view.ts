// The panels for animations and for data.

import { html, nothing, type TemplateResult } from 'lit-html';
import { isHidden, renderShowAnswer } from '../../../board/hidden';
import { searchName } from '../../../texts/names';
import { digits, t } from '../../../texts/texts';
import { bytes, duration } from '../../../texts/units';
import { choice } from '../../../ui/kit/controls';
import { number } from '../../../ui/kit/number';
import { alertLine } from '../../../ui/kit/trouble';
import { settings } from '../settings';
import type { AnimationChoice, DataChoice, PartChoice, ShareProps } from '../slice';
import { renderMaking } from './making';
import { decisionsOf, estimate, MAX_FRAMES, MAX_WAYS, partOf } from './part';

/** The maximum size of a board whose solutions are listed. */
const MAX_LISTED_SIZE = 12;
const SIDES = [240, 480, 720, 1_080] as const;
const SPEEDS = [1, 2, 4, 10, 25] as const;

export function animation(props: ShareProps): TemplateResult {
  const { own, shared, dispatch } = props;
  const chosen = own.choices.animation;
  const to = (change: Partial<AnimationChoice>): void => dispatch({ type: 'choose', of: 'animation', to: change });
  const { one, flag } = settings('animation', props);
  const { frames, seconds, bytes: size, tooMuch } = estimate(chosen, shared);
  return html`<div class="share__choices">
    ${part(props, chosen, (change) => to(change))}
    <dl class="share__table">
      <dt>${t('share.by')}</dt><dd>${one('by', t('share.by'), ['event', 'deadEnd'], (by) => t('share.byWhat', { by }))}</dd>
      <dt>${t('share.form')}</dt><dd>${one('form', t('share.form'), ['gif', 'webm'], (form) => (form === 'gif' ? 'GIF' : 'WebM'))}</dd>
      <dt>${t('share.side')}</dt><dd>${one('size', t('share.side'), SIDES, (side) => digits(side))}</dd>
      <dt>${t('share.speed')}</dt><dd>${one('speed', t('share.speed'), SPEEDS, (speed) => digits(speed))}</dd>
    </dl>
    <div class="share__checks">
      ${flag('sentence', t('share.sentence'))} ${flag('marks', t('share.marks'))}
      ${flag('loop', t('share.loop'), chosen.form === 'webm')}
    </div>
    ${
      frames === null
        ? html`<p>${t('share.unknownLength', { most: MAX_FRAMES })}</p>`
        : html`<p class="share__estimate">${t('share.estimate', { frames, seconds: duration((seconds ?? 0) * 1_000), size: bytes(size ?? 0) })}</p>`
    }
    ${tooMuch ? tooLong(props) : nothing} ${renderMaking(props, t('share.saveAnimation'), tooMuch)}
  </div>`;
}

/** Reports before the work begins that a choice is too large, and suggests smaller ones. */
function tooLong({ own, shared, dispatch }: ShareProps): TemplateResult {
  const { from } = partOf(own.choices.animation, shared);
  const shorter = (): void => dispatch({ type: 'choose', of: 'animation', to: { to: from + 199 } });
  const byDeadEnds = (): void => dispatch({ type: 'choose', of: 'animation', to: { by: 'deadEnd' } });
  return html`${alertLine(t('share.tooLong', { most: MAX_FRAMES }))}
    <div class="row">
      <button class="btn" @click=${shorter}>${t('share.first200')}</button>
      <button class="btn" @click=${byDeadEnds}>${t('share.byDeadEnd')}</button>
    </div>`;
}

/** The fields for the first and the last step. */
function part({ shared }: ShareProps, chosen: PartChoice, to: (change: Partial<PartChoice>) => void): TemplateResult {
  const { from, to: end } = partOf(chosen, shared);
  const { frame } = shared.watch.shown ?? {};
  const here = frame?.position ?? 0;
  return html`<div class="row">
      ${number(t('share.from'), from, (value) => to({ from: value }))}
      ${number(t('share.to'), end, (value) => to({ to: value }))}
      ${here === 0 ? nothing : html`<button class="btn" data-kind="text" @click=${() => to({ from: 0, to: here })}>${t('share.toHere', { step: here })}</button>`}
      <button class="btn" data-kind="text" @click=${() => to({ from: 0, to: null })}>${t('share.allSteps')}</button>
    </div>
    <p class="quiet small">${t(decisionsOf(shared).length > 0 ? 'share.runBranch' : 'share.runOf', { search: searchName(shared.input.search) })}</p>`;
}

export function data(props: ShareProps): TemplateResult {
  const { own, shared, dispatch, dispatchApp } = props;
  const chosen = own.choices.data;
  const size = shared.input.rows.length;
  const to = (change: Partial<DataChoice>): void => dispatch({ type: 'choose', of: 'data', to: change });
  const { one } = settings('data', props);
  const solutions = chosen.what === 'solutions';
  const { variant } = shared.input;
  const forms: readonly DataChoice['form'][] = [
    'csv',
    'json',
    ...(solutions ? ['text' as const] : variant ? [] : ['trace' as const]),
  ];
  const steps = chosen.form === 'trace' ? 'share.traceWhat' : 'share.stepsWhat';
  const beyond = solutions && !variant && size > MAX_LISTED_SIZE;
  return html`<div class="share__choices">
    <div class="row">
      ${choice(t('share.what'), {
        of: ['steps', 'solutions'] as const,
        now: chosen.what,
        name: (what) => t(`share.${what}`),
        choose: (what) => to({ what, form: 'csv' }),
      })}
      ${one('form', t('share.form'), forms, formName)}
    </div>
    ${solutions ? html`<p>${variant ? t('share.waysWhat', { most: MAX_WAYS }) : t(beyond ? 'share.listedOnly' : 'share.solutionsWhat', { size, listed: MAX_LISTED_SIZE })}</p>` : part(props, chosen, (change) => to(change))}
    ${solutions ? nothing : html`<p class="quiet small">${t(variant ? 'share.stepsVariant' : steps)}</p>`}
    ${solutions && isHidden(shared) ? renderShowAnswer(shared, dispatchApp) : renderMaking(props, t('share.saveData'), beyond)}
  </div>`;
}

const formName = (form: DataChoice['form']): string =>
  form === 'text' ? t('share.plain') : form === 'trace' ? t('share.traceFile') : form.toUpperCase();
