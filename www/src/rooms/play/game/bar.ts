// The bar of the game on a phone: whose turn it is, the effect of the last move or the winner, and the buttons.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { gap, t } from '../../../texts/texts';
import { ending, story } from './sentences';
import { endOf, type Game, type GameAction, isEngineTurn, turnOf } from './slice';

export function bar(game: Game, act: (action: GameAction) => void): TemplateResult {
  const over = endOf(game);
  const { key, values } = over ? ending(game, over) : story(game);
  const turn = t('play.game.turn', { player: turnOf(game), is: isEngineTurn(game) ? 'thinks' : 'moves' });
  return html`<section class="bar" aria-label=${t('play.game.bar')}>
    <div class="bar__says" aria-live="polite">${over ? html`<p class="bar__head">${rich(key, values)}</p>` : html`<p><b>${turn}</b>${gap()}${rich(key, values)}</p>`}</div>
    <div class="bar__keys">
      <button class="bar__key" aria-label=${t('play.undo')} ?disabled=${game.moves.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="bar__key" aria-label=${t('play.redo')} ?disabled=${game.undone.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      ${
        over
          ? html`<button class="btn" data-kind="main" @click=${() => act({ type: 'again' })}>${t('play.game.again')}</button>
            ${game.terms.level === 'person' ? nothing : html`<button class="btn" @click=${() => act({ type: 'swap' })}>${t('play.game.swap')}</button>`}`
          : html`<button class="btn" ?disabled=${game.moves.length === 0} @click=${() => act({ type: 'resign' })}>${t('play.game.resign')}</button>`
      }
    </div>
  </section>`;
}
