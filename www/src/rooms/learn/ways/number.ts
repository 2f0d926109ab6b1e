// A number that is typed.

import { html } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import type { Way } from './way';

export const number: Way = {
  view: ({ dispatch }) => html`<form class="row" @submit=${(event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('number') as HTMLInputElement;
    const typed = field.value.normalize('NFKC').replaceAll(/[\s.,’']/g, '');
    if (/^\d{1,18}$/.test(typed)) dispatch({ type: 'answer', answer: typed.replace(/^0+(?=\d)/, '') });
  }}>
    <input class="field" name="number" inputmode="numeric" autocomplete="off" size="8" aria-label=${t('learn.number')} />
    <button class="btn" data-kind="main">${t('learn.answer')}</button>
  </form>`,
  inWords: (_, [answer = '']) =>
    t('learn.answerIs', { answer: /^\d+$/.test(answer) ? digits(BigInt(answer)) : answer }),
};
