// The terms of a game: the opponent, the level of the engine, who wins, the size, the clock.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { select } from '../../../ui/kit/select';
import {
  CLOCKS,
  CLOSINGS,
  type Game,
  type GameAction,
  LEVELS,
  MAX_GAME_SIZE,
  MIN_GAME_SIZE,
  type Terms,
} from './slice';

const SIZES = Array.from({ length: MAX_GAME_SIZE - MIN_GAME_SIZE + 1 }, (_, index) => MIN_GAME_SIZE + index);

export function terms({ terms: now }: Game, act: (action: GameAction) => void): TemplateResult {
  const setTerms = (to: Partial<Terms>): void => act({ type: 'terms', terms: to });
  const engine = now.level !== 'person';
  return html`<div class="setting" role="group" aria-label=${t('play.game.terms')}>
    <span aria-hidden="true">${t('play.game.opponent')}</span>
    ${choice(t('play.game.opponent'), {
      of: [false, true],
      now: engine,
      name: (engine) => t(engine ? 'play.game.anEngine' : 'play.game.aPerson'),
      choose: (engine) => {
        if (!engine) setTerms({ level: 'person' });
        else if (now.level === 'person') setTerms({ level: 'threeAhead' });
      },
    })}
    ${
      engine
        ? html`<span aria-hidden="true">${t('play.game.levels')}</span>
          ${select(t('play.game.levels'), {
            of: LEVELS,
            now: now.level,
            name: (level) => t('play.game.level', { level }),
            choose: (level) => setTerms({ level }),
          })}
          <span aria-hidden="true">${t('play.game.yours')}</span>
          ${choice(t('play.game.yours'), {
            of: ['white', 'black'] as const,
            now: now.side,
            name: (player) => t('play.game.player', { player }),
            choose: (side) => setTerms({ side }),
          })}`
        : nothing
    }
    <span aria-hidden="true">${t('play.game.winner')}</span>
    ${choice(t('play.game.winner'), {
      of: CLOSINGS,
      now: now.closing,
      name: (closing) => t('play.game.closing', { closing }),
      choose: (closing) => setTerms({ closing }),
    })}
    <p>${t('play.game.closingWhat', { closing: now.closing })}</p>
    <span aria-hidden="true">${t('play.size')}</span>
    ${select(t('play.size'), {
      of: SIZES,
      now: now.size,
      name: (size) => t('play.by', { size }),
      choose: (size) => setTerms({ size }),
    })}
    <span aria-hidden="true">${t('play.game.clock')}</span>
    ${select(t('play.game.clock'), {
      of: CLOCKS,
      now: now.clock,
      name: (clock) => t('play.game.clocks', { clock }),
      choose: (clock) => setTerms({ clock }),
    })}
  </div>`;
}
