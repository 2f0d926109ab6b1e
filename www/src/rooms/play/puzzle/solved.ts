// A puzzle that is solved: what it took, the text to share, and the solution step by step, forwards and backwards.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { PlayScene } from '../slice';
import { dayName } from './names';
import { minutes, signs } from './share';
import type { SolvingDeed } from './slice';
import type { Solving } from './solving';
import { whyStep } from './told';

/** What is shared: no square of the puzzle is in it. */
export function shared({ found, source, told, hints, milliseconds }: Solving): string {
  const size = found?.puzzle.size ?? 0;
  const title = source.kind === 'day' ? t('play.share.daily', { day: dayName(source.day) }) : t('play.share.title');
  const word = t('play.word', { word: found?.level ?? 'search' });
  return [title, t('play.share.how', { size, word, time: minutes(milliseconds), count: hints }), signs(told)]
    .filter((line) => line !== '')
    .join('\n');
}

export function solved({ own, act }: PlayScene, deed: (deed: SolvingDeed) => void): TemplateResult {
  const { solving } = own;
  if (solving.found?.puzzle.family === 'guilty')
    return html`<div class="verdict next" data-is="completed">
    <h2>${icon('tick')}${t('play.solved.in', { time: minutes(solving.milliseconds) })}</h2>
  </div>`;
  const { told, hints, milliseconds, found } = solving;
  const count = (of: string): number => told.filter((one) => one === of).length;
  const text = shared(solving);
  const steps = found?.steps.length ?? 0;
  return html`<div class="verdict next" data-is="completed">
    <h2>${icon('tick')}${t('play.solved.in', { time: minutes(milliseconds) })}</h2>
    <p>${t('play.solved.how', { set: count('found') + count('hinted'), taken: count('taken'), hints })}</p>
    <pre class="shared" aria-label=${t('play.share.label')} tabindex="0">${text}</pre>
    <p class="small quiet">${t('play.share.key')}</p>
    <div class="row">
      <button class="btn" data-kind="main" @click=${() => act({ type: 'copy', text })}>${t('play.share.copy')}</button>
      ${steps > 0 ? html`<button class="btn" @click=${() => deed({ type: 'show', step: 0 })}>${t('play.solved.play')}</button>` : nothing}
      ${steps > 0 ? html`<button class="btn" data-kind="text" @click=${() => deed({ type: 'show', step: steps })}>${t('play.solved.backwards')}</button>` : nothing}
    </div>
  </div>`;
}

/** The solution as a chain of deductions, one at a time. */
export function replay(solving: Solving, deed: (deed: SolvingDeed) => void): TemplateResult {
  const { found, shown } = solving;
  const steps = found?.steps ?? [];
  const here = Math.min(shown ?? 0, steps.length);
  const to = (step: number) => () => deed({ type: 'show', step: Math.max(0, Math.min(steps.length, step)) });
  const next = steps[here];
  const says = next && found ? whyStep(next, found.puzzle.size) : null;
  const dragged = (event: Event): void => to(Number((event.target as HTMLInputElement).value))();
  return html`<section class="transport" aria-label=${t('play.solved.chain')}>
    <p class="story" aria-live="polite">${says ? rich(says.key, says.values) : t('play.solved.end')}</p>
    <input class="chain" type="range" min="0" max=${steps.length} .value=${String(here)} aria-label=${t('play.solved.step')} aria-valuetext=${t('play.solved.at', { step: here, steps: steps.length })} @input=${dragged} />
    <div class="steps__row">
      <button class="key" aria-label=${t('play.solved.first')} ?disabled=${here === 0} @click=${to(0)}>${icon('first')}</button>
      <button class="key" aria-label=${t('play.solved.back')} ?disabled=${here === 0} @click=${to(here - 1)}>${icon('back')}</button>
      <button class="key" aria-label=${t('play.solved.next')} ?disabled=${here === steps.length} @click=${to(here + 1)}>${icon('next')}</button>
      <button class="key" aria-label=${t('play.solved.last')} ?disabled=${here === steps.length} @click=${to(steps.length)}>${icon('last')}</button>
      <output>${t('play.solved.at', { step: here, steps: steps.length })}</output>
      <button class="btn" @click=${() => deed({ type: 'show', step: null })}>${t('play.solved.leave')}</button>
    </div>
  </section>`;
}
