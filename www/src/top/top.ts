// The top bar: the name is the control ("− 8 + queens"), then the modes and the tools.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Icon, icon, queenGlyph } from '../board/glyph';
import type { Dispatch } from '../kernel/action';
import { LARGEST, SMALLEST } from '../kernel/asked';
import { type Theme, VIEWS, WITHIN } from '../kernel/look';
import { namedSize, type State } from '../kernel/state';
import { digits, t } from '../texts/texts';
import { properties } from '../ui/style';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const THEME_NAMES = { system: 'top.themeSystem', light: 'top.themeLight', dark: 'top.themeDark' } as const;

export function top(state: State, dispatch: Dispatch): TemplateResult {
  const { look } = state;
  const { theme } = look;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return html`<header class="top">
    <h1 class="name">
      ${queenGlyph('given', false)}${nameOf(state, dispatch)}
    </h1>
    ${modes(state, dispatch, 'modes')}
    <div class="tools">
      ${tool('theme', t('top.theme', { theme: t(THEME_NAMES[theme]) }), () => dispatch({ type: 'look', look: { theme: next } }))}
      ${tool('share', t('top.link'), () => dispatch({ type: 'copy', what: 'link' }))}
      ${tool('help', t('top.help'), () => dispatch({ type: 'look', look: { dialog: 'help' } }))}
    </div>
  </header>`;
}

/** The modes, in the top bar or in the dock at the thumb. Links, so that they can be opened beside this page. */
export function modes({ look }: State, dispatch: Dispatch, place: 'modes' | 'dock'): TemplateResult {
  return html`<nav class=${place} aria-label=${t('page.modes')}>
    ${VIEWS.filter((view) => !(view in WITHIN)).map((view) => {
      const go = (event: Event): void => {
        event.preventDefault();
        dispatch({ type: 'look', look: { view } });
      };
      return html`<a href="#" aria-current=${look.view === view ? 'page' : WITHIN[look.view] === view ? 'true' : nothing} @click=${go}>${t(`page.${view}`)}</a>`;
    })}
  </nav>`;
}

/** What the page is about: the bit lab, or so many queens. The Large view has a field of its own for their number. */
function nameOf(state: State, dispatch: Dispatch): TemplateResult | string {
  const { view } = state.look;
  if (view === 'bits') return t('page.word');
  const count = namedSize(state);
  const number = view === 'large' ? html`<span class="num">${digits(count)}</span>` : stepper(count, dispatch);
  return html`${number}<span>${t('page.queens', { count })}</span>`;
}

function stepper(size: number, dispatch: Dispatch): TemplateResult {
  const resize = (to: number): void => dispatch({ type: 'resize', size: to });
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const text = field.value.trim();
    const to = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
    if (to >= SMALLEST && to <= LARGEST) {
      resize(to);
      return;
    }
    field.value = String(size);
    dispatch({
      type: 'notice',
      notice: {
        kind: 'trouble',
        code: 'bad-size',
        detail: { found: text.slice(0, 20), smallest: SMALLEST, largest: LARGEST },
      },
    });
  };
  const keyed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by !== 0 && size + by >= SMALLEST && size + by <= LARGEST) resize(size + by);
    if (by !== 0) event.preventDefault();
  };
  return html`<span class="stepper">
    <button class="key" aria-label=${t('top.smaller')} ?disabled=${size <= SMALLEST} @click=${() => resize(size - 1)}>${icon('minus')}</button>
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
    <button class="key" aria-label=${t('top.larger')} ?disabled=${size >= LARGEST} @click=${() => resize(size + 1)}>${icon('plus')}</button>
  </span>`;
}

const tool = (name: Icon, label: string, act: () => void): TemplateResult =>
  html`<button class="key" aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`;
