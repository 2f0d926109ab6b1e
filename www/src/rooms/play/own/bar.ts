// The bar of the editor on a phone: the number of ways, the region to draw with, and the buttons.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import { letterOf } from '../puzzle/step-drawing';
import { knownOf, type Own, type OwnAction } from './slice';

/** `story`: the sentence about the puzzle. `open`: plays it. */
export function bar(own: Own, story: unknown, act: (action: OwnAction) => void, open: () => void): TemplateResult {
  const { past, future } = own.history;
  const { regions, size } = own.puzzle;
  const known = knownOf(own);
  const next = (own.brush + 1) % size;
  return html`<section class="bar" aria-label=${t('play.own.bar')}>
    <div class="bar__says"><p aria-live="polite">${story}</p></div>
    <div class="bar__keys">
      ${
        regions
          ? html`<button class="bar__key bar__brush" data-region=${letterOf(own.brush).toLowerCase()} aria-label=${t('play.own.nextBrush', { region: letterOf(own.brush), next: letterOf(next) })} @click=${() => act({ type: 'brush', region: next })}>${letterOf(own.brush)}</button>`
          : nothing
      }
      <button class="bar__key" aria-label=${t('play.undo')} ?disabled=${past.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="bar__key" aria-label=${t('play.redo')} ?disabled=${future.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      ${known?.found ? html`<button class="btn" data-kind="main" @click=${open}>${t('play.own.play')}</button>` : wayButton(own, known?.ways.length ?? 0, act)}
    </div>
  </section>`;
}

/** Shows one way after another, and then hides them. */
function wayButton({ way }: Own, ways: number, act: (action: OwnAction) => void): TemplateResult {
  const last = way !== null && way + 1 >= ways;
  const name = t(way === null ? 'play.own.showWay' : last ? 'play.own.hideWay' : 'play.own.nextWay');
  return html`<button class="btn" ?disabled=${ways === 0} @click=${() => act({ type: 'way', way: last ? null : (way ?? -1) + 1 })}>${name}</button>`;
}
