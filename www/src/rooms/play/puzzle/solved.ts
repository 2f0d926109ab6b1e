// A puzzle that is solved: what it took, the text to share, and the ways to see it solved.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import type { PlayScene } from '../slice';
import { dayName } from './names';
import { minutes, signs } from './share';
import type { SolvingDeed } from './slice';
import type { Solving } from './solving';

/** What is shared: no square of the puzzle is in it. */
export function shared({ found, source, told, hints, milliseconds }: Solving): string {
  const size = found?.puzzle.size ?? 0;
  const title = source.kind === 'day' ? t('play.share.daily', { day: dayName(source.day) }) : t('play.share.title');
  const word = t('play.word', { word: found?.level ?? 'search' });
  return [title, t('play.share.how', { size, word, time: minutes(milliseconds), count: hints }), signs(told)]
    .filter((line) => line !== '')
    .join('\n');
}

export function solved({ own, act, dispatch }: PlayScene, deed: (deed: SolvingDeed) => void): TemplateResult {
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
      ${steps > 0 ? html`<button class="btn" @click=${() => deed({ type: 'play', playing: true })}>${icon('play')}${t('play.solved.play')}</button>` : nothing}
    </div>
    <p class="row">
      ${steps > 0 ? html`<button class="btn" data-kind="text" @click=${() => deed({ type: 'show', step: steps })}>${t('play.solved.backwards')}</button>` : nothing}
      ${found?.puzzle.family === 'completion' ? watch(found.puzzle.given, dispatch) : nothing}
    </p>
  </div>`;
}

/** A search may show in the Theatre how it would have found the same: from the same given queens. */
function watch(given: readonly number[], dispatch: PlayScene['dispatch']): TemplateResult {
  const open = (): void => {
    dispatch({ type: 'place', rows: Int32Array.from(given) });
    dispatch({ type: 'look', look: { view: 'theatre' } });
  };
  return html`<button class="btn" data-kind="text" @click=${open}>${t('play.solved.watch')}</button>`;
}
