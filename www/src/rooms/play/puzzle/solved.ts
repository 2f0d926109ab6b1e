// A puzzle that is solved: what it took, the text to share, and the ways to see it solved.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { isHidden, toAnswer } from '../../../board/hidden';
import { t } from '../../../texts/texts';
import type { PlayProps } from '../slice';
import { dayName } from './names';
import { minutes, signs } from './share';
import type { SolvingAction } from './slice';
import type { Solving } from './solving';

/** What is shared: no square of the puzzle is in it. `clock`: it says how long it took. */
export function shared({ found, source, told, hints, milliseconds }: Solving, clock: boolean): string {
  const size = found?.puzzle.size ?? 0;
  const title = source.kind === 'day' ? t('play.share.daily', { day: dayName(source.day) }) : t('play.share.title');
  const word = t('play.word', { word: found?.level ?? 'search' });
  const how = clock ? t('play.share.how', { size, word, time: minutes(milliseconds), count: hints }) : '';
  return [title, how, signs(told)].filter((line) => line !== '').join('\n');
}

export function solved(props: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { own, shared: page, dispatch, dispatchApp } = props;
  const { solving } = own;
  const clock = page.ui.handout?.clock !== false;
  const head = clock ? t('play.solved.in', { time: minutes(solving.milliseconds) }) : t('play.solved.plain');
  if (solving.found?.puzzle.family === 'guilty')
    return html`<div class="verdict next" data-is="completed">
    <h2>${icon('tick')}${head}</h2>
  </div>`;
  const { told, hints, found } = solving;
  const count = (of: string): number => told.filter((one) => one === of).length;
  const text = shared(solving, clock);
  const steps = found?.steps.length ?? 0;
  return html`<div class="verdict next" data-is="completed">
    <h2>${icon('tick')}${head}</h2>
    ${
      // What earlier versions kept says nothing of the steps.
      told.length === 0
        ? nothing
        : html`<p>${t('play.solved.how', { set: count('found') + count('hinted'), taken: count('taken'), hints })}</p>
    <pre class="shared" aria-label=${t('play.share.label')} tabindex="0">${text}</pre>
    <p class="small quiet">${t('play.share.key')}</p>`
    }
    <div class="row">
      ${told.length === 0 ? nothing : html`<button class="btn" data-kind="main" @click=${() => dispatch({ type: 'copy', news: 'textCopied', text })}>${t('play.share.copy')}</button>`}
      ${isHidden(page) || steps === 0 ? nothing : html`<button class="btn" @click=${() => act({ type: 'play', playing: true })}>${icon('play')}${t('play.solved.play')}</button>`}
    </div>
    ${isHidden(page) ? toAnswer(page, dispatchApp) : ways(props, act)}
  </div>`;
}

/** Other ways to see it solved. */
function ways({ own: { solving }, dispatchApp }: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { found } = solving;
  const steps = found?.steps.length ?? 0;
  return html`<p class="row">
      ${steps > 0 ? html`<button class="btn" data-kind="text" @click=${() => act({ type: 'show', step: steps })}>${t('play.solved.backwards')}</button>` : nothing}
      ${found?.puzzle.family === 'completion' ? watch(found.puzzle.given, dispatchApp) : nothing}
    </p>`;
}

/** A search may show in the Theatre how it would have found the same: from the same given queens. */
function watch(given: readonly number[], dispatch: PlayProps['dispatchApp']): TemplateResult {
  const open = (): void => {
    dispatch({ type: 'place', rows: Int32Array.from(given) });
    dispatch({ type: 'ui', ui: { view: 'theatre' } });
  };
  return html`<button class="btn" data-kind="text" @click=${open}>${t('play.solved.watch')}</button>`;
}
