// The top bar: the name is the control ("− 8 + queens"), then the places and the tools.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon, queenGlyph } from '../board/glyph';
import { MAX_BOARD_SIZE } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import { MAX_SIZE, MIN_SIZE } from '../kernel/input';
import { trouble } from '../kernel/notice';
import type { State } from '../kernel/state';
import type { Subject } from '../rooms/host';
import { nameWithout } from '../texts/names';
import { wholeNumber } from '../texts/numbers';
import { digits, t } from '../texts/texts';
import { properties } from '../ui/style';
import { fitting } from './fit';
import { closeMenu } from './menu';
import { modes, moreRooms, renderViews } from './modes';

export function top(state: State, subject: Subject, dispatch: AppDispatch): TemplateResult {
  const { view } = state.ui;
  return html`<header class="top" ${fitting(view)}>
    <h1 class="name" ?data-long=${subject.count === null && nameWithout(view).length > 14}>
      ${queenGlyph('given', false)}${nameOf(subject, view, dispatch)}
    </h1>
    ${modes(state, dispatch)}
    <div class="tools">
      ${TOOLS.map(
        ({ name, label, key }) => html`<button
        class="key"
        data-does=${name}
        aria-label=${t(label)}
        title=${key ? `${t(label)} (${key})` : t(label)}
        @click=${() => dispatch({ type: 'ui', ui: { dialog: name } })}
      >${icon(name)}</button>`,
      )}
    </div>
    ${moreRooms(state, dispatch, () => toolItems(dispatch))}
  </header>
  ${renderViews(state, dispatch)}`;
}

/** The tools, each of which opens its dialog. */
const TOOLS = [
  { name: 'send', label: 'send.title', key: '' },
  { name: 'settings', label: 'settings.title', key: '' },
  { name: 'help', label: 'help.title', key: '?' },
] as const;

/** The tools as items of the menu of a phone. */
const toolItems = (dispatch: AppDispatch): TemplateResult =>
  html`${TOOLS.map(({ name, label }) => {
    const open = (event: Event): void => {
      closeMenu(event);
      dispatch({ type: 'ui', ui: { dialog: name } });
    };
    return html`<button role="menuitem" aria-haspopup="dialog" @click=${open}>${t(label)}</button>`;
  })}`;

/** The title of the page. A room with its own number has its own field. The name of the pieces opens the choice of the rule. */
function nameOf({ count, own, named }: Subject, view: string, dispatch: AppDispatch): TemplateResult | string {
  if (count === null || (!own && !named)) return nameWithout(view);
  if (!named) return html`<span class="num">${digits(count)}</span><span>${t('page.queens', { count })}</span>`;
  const { pieces, where, open, press } = named;
  return html`${stepper(count, dispatch)}<button
      class="rule"
      title=${t('top.rule')}
      aria-expanded=${open}
      @click=${() => press.forEach(dispatch)}
    ><span>${pieces}${where === '' ? nothing : html` <span class="rule__on">${where}</span>`}</span>${icon('down')}</button>`;
}

function stepper(size: number, dispatch: AppDispatch): TemplateResult {
  const resize = (to: number): void => dispatch({ type: 'resize', size: to });
  const fits = (to: number): boolean => to >= MIN_SIZE && to <= MAX_SIZE;
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const text = field.value.trim();
    const to = wholeNumber(text) ?? Number.NaN;
    if (fits(to)) {
      resize(to);
      return;
    }
    field.value = String(size);
    dispatch(
      to > MAX_SIZE && to <= MAX_BOARD_SIZE
        ? trouble('size-for-large', { size: to, largest: MAX_SIZE })
        : trouble('bad-size', { found: text.slice(0, 20), smallest: MIN_SIZE, largest: MAX_SIZE }),
    );
  };
  const keyed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (fits(size + by)) resize(size + by);
  };
  return html`<span class="stepper">
    <button class="key" aria-label=${t('top.smaller')} ?disabled=${size <= MIN_SIZE} @click=${() => resize(size - 1)}>${icon('minus')}</button>
    <input
      aria-label=${t('top.size')}
      inputmode="numeric"
      autocomplete="off"
      .value=${String(size)}
      ${properties({ '--digits': String(size).length })}
      @change=${typed}
      @keydown=${keyed}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
    <button class="key" aria-label=${t('top.larger')} ?disabled=${size >= MAX_SIZE} @click=${() => resize(size + 1)}>${icon('plus')}</button>
  </span>`;
}
