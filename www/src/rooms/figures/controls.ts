// The controls of a figure: the choice of the figure, its boards, the number of samples, and the bounds.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, type Key, t } from '../../texts/texts';
import { field as named } from '../../ui/kit/controls';
import type { Dispatch } from '../room';
import { DAMAGES, type Field, fieldsOf, hasLevels } from './choices';
import { FIGURES, FIGURES_SEED, figureOf } from './paper';
import { type Figures, type FiguresAction, isMeasuring } from './slice';

export function controls(figures: Figures, dispatch: Dispatch<FiguresAction>): TemplateResult {
  const busy = isMeasuring(figures);
  const figure = figureOf(figures.chosen);
  const run = (event: Event): void => {
    event.preventDefault();
    dispatch({ type: 'run' });
  };
  const [first, ...others] = fieldsOf(figure).map((name) => field(name, figures, dispatch));
  const single = figure.most === 1;
  return html`<form class="figures__form" @submit=${run}>
    <div class="row figures__controls">
      ${named(t('figures.figure'), {
        of: FIGURES.map(({ name }) => name),
        now: figures.chosen,
        name: (name) => t(`figures.names.${name}` as Key),
        choose: (name) => dispatch({ type: 'choose', name }),
        off: busy,
      })}
      ${single ? nothing : first}
      ${busy ? nothing : html`<button class="btn" data-kind="main">${t('figures.run')}</button>`}
      ${
        figures.results.some((result) => result !== null) && !busy
          ? html`<button class="btn" type="button" @click=${() => dispatch({ type: 'save' })}>${t('figures.save')}</button>`
          : nothing
      }
    </div>
    <details class="figures__more">
      <summary>${t('figures.more')}</summary>
      <div class="row figures__controls">${single ? first : others} ${hasLevels(figure) ? damage(figures, dispatch) : nothing}</div>
      <p class="quiet small">${t('figures.moreWhat')}</p>
    </details>
  </form>`;
}

/** A field for a choice. It is empty if the default of the figure is used; its placeholder shows the default. */
function field(name: Field, figures: Figures, dispatch: Dispatch<FiguresAction>): TemplateResult {
  const { choices, trouble } = figures;
  const figure = figureOf(figures.chosen);
  const typed = (event: Event): void =>
    dispatch({ type: 'type', field: name, text: (event.target as HTMLInputElement).value });
  const proposed = name === 'samples' ? digits(figure.samples) : name === 'seed' ? digits(FIGURES_SEED) : '';
  return html`<label class="named">${t(`figures.fields.${name}` as Key, { most: figure.most })}<input
      class="field"
      name=${`figure-${name}`}
      inputmode=${name === 'sizes' ? 'text' : 'numeric'}
      autocomplete="off"
      placeholder=${proposed === '' ? t('figures.asPublished') : proposed}
      aria-invalid=${trouble?.detail.field === name}
      ?disabled=${isMeasuring(figures)}
      .value=${choices.typed[name] ?? ''}
      @change=${typed}
    /></label>`;
}

const damage = (figures: Figures, dispatch: Dispatch<FiguresAction>): TemplateResult =>
  named(t('figures.fields.damage'), {
    of: [null, ...DAMAGES],
    now: figures.choices.damage,
    name: (each) => t(`figures.damages.${each ?? 'own'}` as Key),
    choose: (damage) => dispatch({ type: 'damage', damage }),
    off: isMeasuring(figures),
  });
