// The controls for a large board: how to make it, and how to complete it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { LARGEST_BOARD } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { type Key, t } from '../../texts/texts';
import { field } from '../../ui/kit/controls';
import { leastThird, levelsNear } from '../../watch/bounds';
import { boundsForm } from '../../watch/bounds-form';
import type { Task } from './answer';
import { formulas } from './formulas';
import { numeric } from './numeric';
import { ENGINES, LARGEST_SEED, type Large, type RecipeNumber, SOURCES, sizeOf } from './slice';
import type { LargeDispatch } from './state';

/** `hidden`: nobody is to be offered an answer. */
export function asks(large: Large, dispatch: LargeDispatch, dispatchApp: AppDispatch, hidden: boolean): TemplateResult {
  const { recipe, engine, board, work } = large;
  const ask = (task: Extract<Task, 'generate' | 'complete' | 'validate'>) => () => dispatch({ type: 'ask', task });
  const generate = (event: Event): void => {
    event.preventDefault();
    const [name] = Object.keys(large.drafts) as RecipeNumber[];
    const field = name && (event.target as HTMLFormElement).querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) {
      // Shows the error again at its field.
      field.dispatchEvent(new Event('change'));
      field.focus();
    } else {
      ask('generate')();
    }
  };
  const busy = work !== null;
  const size = sizeOf(large);
  return html`<form class="large__asks" @submit=${generate}>
    <div class="fields">
      ${numeric('size', 'top.size', 1, LARGEST_BOARD, large, dispatch, dispatchApp)}
      ${numeric('given', 'large.k', 0, recipe.size, large, dispatch, dispatchApp)}
      ${numeric('seed', 'theatre.seed', 0, LARGEST_SEED, large, dispatch, dispatchApp)}
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
      <button class="btn" ?disabled=${busy}>${t('large.generate')}</button>
      ${hidden ? nothing : html`<button class="btn" type="button" data-kind="main" ?disabled=${busy || !board} @click=${ask('complete')}>${t('asks.complete')}</button>`}
      <button class="btn" type="button" ?disabled=${busy || !board} @click=${ask('validate')}>${t('large.validate')}</button>
    </div>
    ${boundsForm({
      now: large.bounds,
      size,
      own: levelsNear(size),
      ownIs: 'own',
      least: leastThird(size),
      choose: (bounds) => dispatch({ type: 'choose', bounds }),
    })}
    ${formulas(large, dispatch, dispatchApp)}
  </form>`;
}
