// What is agreed before a game: against whom, how well the engine plays, who wins, the size, the clock.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { choice, select } from '../../../ui/choices';
import { CLOCKS, CLOSINGS, type Game, type GameAction, LARGEST_GAME, LEVELS, SMALLEST_GAME, type Terms } from './slice';

const SIZES = Array.from({ length: LARGEST_GAME - SMALLEST_GAME + 1 }, (_, index) => SMALLEST_GAME + index);

export function terms({ terms: now }: Game, act: (action: GameAction) => void): TemplateResult {
  const agree = (to: Partial<Terms>): void => act({ type: 'terms', terms: to });
  const engine = now.level !== 'person';
  return html`<div class="setting" role="group" aria-label=${t('play.game.terms')}>
    <span aria-hidden="true">${t('play.game.opponent')}</span>
    ${choice(t('play.game.opponent'), [
      { name: t('play.game.aPerson'), on: !engine, choose: () => agree({ level: 'person' }) },
      { name: t('play.game.anEngine'), on: engine, choose: () => agree({ level: engine ? now.level : 'threeAhead' }) },
    ])}
    ${
      engine
        ? html`<span aria-hidden="true">${t('play.game.levels')}</span>
          ${select(
            t('play.game.levels'),
            LEVELS.map((level) => ({
              value: level,
              name: t('play.game.level', { level }),
              on: level === now.level,
            })),
            (level) => agree({ level }),
          )}
          <span aria-hidden="true">${t('play.game.yours')}</span>
          ${choice(
            t('play.game.yours'),
            (['white', 'black'] as const).map((side) => ({
              name: t('play.game.player', { player: side }),
              on: side === now.side,
              choose: () => agree({ side }),
            })),
          )}`
        : nothing
    }
    <span aria-hidden="true">${t('play.game.winner')}</span>
    ${choice(
      t('play.game.winner'),
      CLOSINGS.map((closing) => ({
        name: t('play.game.closing', { closing }),
        on: closing === now.closing,
        choose: () => agree({ closing }),
      })),
    )}
    <p>${t('play.game.closingWhat', { closing: now.closing })}</p>
    <span aria-hidden="true">${t('play.size')}</span>
    ${select(
      t('play.size'),
      SIZES.map((size) => ({ value: String(size), name: t('play.by', { size }), on: size === now.size })),
      (size) => agree({ size: Number(size) }),
    )}
    <span aria-hidden="true">${t('play.game.clock')}</span>
    ${select(
      t('play.game.clock'),
      CLOCKS.map((clock) => ({ value: clock, name: t('play.game.clocks', { clock }), on: clock === now.clock })),
      (clock) => agree({ clock }),
    )}
  </div>`;
}
