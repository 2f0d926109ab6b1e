// The top bar: the name is the control ("− 8 + queens"), then the rooms and the tools.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Icon, icon, queenGlyph } from '../board/glyph';
import { LARGEST_BOARD } from '../engine/types';
import type { AppAction, AppDispatch } from '../kernel/action';
import { LARGEST, SMALLEST } from '../kernel/input';
import { trouble, troubled } from '../kernel/notice';
import type { State } from '../kernel/state';
import { THEMES } from '../kernel/ui-state';
import type { Subject } from '../rooms/host';
import { nameIn } from '../texts/languages';
import { nameWithout } from '../texts/names';
import { wholeNumber } from '../texts/numbers';
import { digits, t } from '../texts/texts';
import { properties } from '../ui/style';
import { fitting } from './fit';
import { languageItem, languageMenu } from './language';
import { closeMenu, menu, menuButton } from './menu';
import { modes, moreRooms, within } from './modes';

const THEME_NAMES = { system: 'top.themeSystem', light: 'top.themeLight', dark: 'top.themeDark' } as const;

export function top(state: State, subject: Subject, dispatch: AppDispatch): TemplateResult {
  const tools = (): TemplateResult => toolItems(state, dispatch);
  return html`<header class="top" ${fitting(state.ui.view, t('page.more'))}>
    <h1 class="name">
      ${queenGlyph('given', false)}${nameOf(subject, state.ui.view, dispatch)}
    </h1>
    ${modes(state, dispatch)}
    <div class="tools">
      ${tool('theme', themeLabel(state), () => dispatch(nextTheme(state)))}
      ${menuButton('languages', 'key', icon('language'), t('top.language', { language: nameIn(state.ui.language) }))}
      ${tool('share', t('top.link'), () => dispatch({ type: 'copy', what: 'link' }))}
      ${save(state, dispatch)}
      ${tool('help', t('top.help'), () => dispatch(HELP))}
      ${menuButton('tools', 'key', icon('menu'), t('top.menu'))}
    </div>
    ${moreRooms(state, dispatch, tools)} ${menu('tools', t('top.menu'), tools)}
    ${languageMenu(state, dispatch)}
  </header>
  ${within(state, dispatch)}`;
}

/** In words where there is room for them: see `fitting`. */
const save = ({ ui: { view } }: State, dispatch: AppDispatch): TemplateResult => html`<button
  class="key"
  data-does="save"
  aria-label=${t('top.save')}
  title=${t('top.save')}
  aria-current=${view === 'share' ? 'page' : nothing}
  @click=${() => dispatch(SAVE)}
>${icon('save')}<span>${t('top.saveName')}</span></button>`;

const SAVE: AppAction = { type: 'ui', ui: { view: 'share' } };
/** Rooms in which lessons are read, written and handed out: no step leads there. */
const IN_CLASS = ['learn', 'teach', 'share'];
const HELP: AppAction = { type: 'ui', ui: { dialog: 'help' } };

const themeLabel = ({ ui: { theme } }: State): string => t('top.theme', { theme: t(THEME_NAMES[theme]) });

const nextTheme = ({ ui: { theme } }: State): AppAction => ({
  type: 'ui',
  ui: { theme: THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system' },
});

/** The tools as items of a menu. That of the theme stays open, so that all can be tried. */
function toolItems(state: State, dispatch: AppDispatch): TemplateResult {
  const chosen = (action: AppAction) => (event: Event) => {
    closeMenu(event);
    dispatch(action);
  };
  const adding = (event: Event): void => {
    closeMenu(event);
    import('../kernel/classroom/adding').then(
      ({ addStep }) => addStep(state, IN_CLASS.includes(state.ui.view) ? '' : location.hash, dispatch),
      (error: unknown) => dispatch(troubled(error)),
    );
  };
  return html`<button role="menuitem" @click=${() => dispatch(nextTheme(state))}>
      ${t('top.themeName')} <small>${t(THEME_NAMES[state.ui.theme])}</small>
    </button>
    ${languageItem(state)}
    <button role="menuitem" @click=${chosen(SAVE)}>${t('top.saveName')}</button>
    <button role="menuitem" @click=${adding}>${t('top.addStep')}</button>
    <button role="menuitem" @click=${chosen(HELP)}>${t('top.helpName')}</button>`;
}

/** The name of the page. A room with a number of its own has a field of its own for it. The pieces open the choice of the rule. */
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
  const fits = (to: number): boolean => to >= SMALLEST && to <= LARGEST;
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
      to > LARGEST && to <= LARGEST_BOARD
        ? trouble('size-for-large', { size: to, largest: LARGEST })
        : trouble('bad-size', { found: text.slice(0, 20), smallest: SMALLEST, largest: LARGEST }),
    );
  };
  const keyed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (fits(size + by)) resize(size + by);
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

const tool = (name: Icon, label: string, press: () => void): TemplateResult =>
  html`<button class="key" data-does=${name} aria-label=${label} title=${label} @click=${press}>${icon(name)}</button>`;
