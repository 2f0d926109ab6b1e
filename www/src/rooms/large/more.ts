// Controls that few people need: how to make and complete the board, boards by formula, files, and ways to a row.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { type Key, t } from '../../texts/texts';
import { field } from '../../ui/kit/controls';
import { levelsNear, minThirdLevel } from '../../watch/bounds';
import { boundsForm } from '../../watch/bounds-form';
import { files } from './files';
import { find } from './find';
import { formulas } from './formulas';
import { otherRuns } from './linear/player';
import { createMinimap } from './minimap';
import { numeric } from './numeric';
import { ENGINES, type Large, MAX_SEED, SOURCES, sizeOf } from './slice';
import type { LargeDispatch } from './state';

export function createMore(): (large: Large, dispatch: LargeDispatch, dispatchApp: AppDispatch) => TemplateResult {
  const minimap = createMinimap();
  return (large, dispatch, dispatchApp) => {
    const { recipe, engine, board, work } = large;
    const size = sizeOf(large);
    return html`<details class="large__more">
      <summary>${t('page.more')} <span class="quiet small">${t('large.moreWhat')}</span></summary>
      <div class="fields">
        ${numeric('given', 'large.k', 0, recipe.size, large, dispatch, dispatchApp)}
        ${numeric('seed', 'theatre.seed', 0, MAX_SEED, large, dispatch, dispatchApp)}
        ${field(t('large.source'), {
          of: SOURCES,
          now: recipe.source,
          name: (name) => t(`large.sources.${name}`),
          choose: (source) => dispatch({ type: 'choose', recipe: { source } }),
        })}
        ${field(t('large.engine'), {
          of: ENGINES,
          now: engine,
          name: (name) => t(`large.engines.${name}` as Key),
          choose: (engine) => dispatch({ type: 'choose', engine }),
        })}
      </div>
      <div class="large__buttons">
        <button class="btn" form="large-recipe" ?disabled=${work !== null}>${t('large.generate')}</button>
        <button class="btn" ?disabled=${work !== null || !board} @click=${() => dispatch({ type: 'ask', task: 'validate' })}>${t('large.validate')}</button>
      </div>
      ${otherRuns(large, dispatch)}
      ${boundsForm({
        now: large.bounds,
        size,
        initialLevels: levelsNear(size),
        initialName: 'own',
        minLevel: minThirdLevel(size),
        choose: (bounds) => dispatch({ type: 'choose', bounds }),
      })}
      ${formulas(large, dispatch, dispatchApp)} ${find(large, dispatch, dispatchApp)} ${minimap(large, dispatch)}
      ${files(large, dispatch)}
    </details>`;
  };
}
