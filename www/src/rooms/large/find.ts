// Controls to find a queen that the picture does not show: a row by its number, the nearest queen, the whole board.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { trouble } from '../../kernel/notice';
import { rowByName } from '../../texts/lines';
import { t } from '../../texts/texts';
import { type Large, sizeOf } from './slice';
import type { LargeDispatch } from './state';

export function find(large: Large, dispatch: LargeDispatch, dispatchApp: AppDispatch): TemplateResult {
  const size = sizeOf(large);
  const go = (event: Event): void => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem('row') as HTMLInputElement;
    const row = rowByName(input.value, size);
    if (row !== null) {
      dispatchApp({ type: 'notice', notice: null });
      dispatch({ type: 'find', row });
      return;
    }
    const found = input.value.trim().slice(0, 20);
    dispatchApp(trouble('bad-number', { name: t('large.row'), found, least: 1, most: size }));
    input.select();
  };
  return html`<form class="large__find" @submit=${go}>
    <label class="knob">${t('large.row')}<input class="field" name="row" inputmode="numeric" autocomplete="off" required /></label>
    <button class="btn">${t('large.goToRow')}</button>
    <button class="btn" type="button" ?disabled=${!large.board} @click=${() => dispatch({ type: 'find', row: null })}>${t('large.nearest')}</button>
    <button class="btn" type="button" @click=${() => dispatch({ type: 'home' })}>${t('large.home')}</button>
  </form>`;
}
