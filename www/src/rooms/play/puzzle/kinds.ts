// The kinds of puzzles and the two puzzles of the day, as large keys: what Play shows first.

import { html, svg, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { type Day, dayOf } from '../days/day';
import type { PlayProps } from '../slice';
import { openLike } from './asks';
import { dailyName, MADE, type MadeFamily } from './puzzle';

export function kinds(props: PlayProps): TemplateResult {
  const { solving, wanted, record } = props.own;
  const { source } = solving;
  const family =
    source.kind === 'made'
      ? wanted.family
      : source.kind === 'own'
        ? source.family
        : source.kind === 'stars'
          ? 'stars'
          : null;
  const today = dayOf(new Date());
  return html`<div class="kinds first" role="group" aria-label=${t('play.kind')}>
    ${MADE.map((one) => {
      const name = t('play.family', { family: one });
      const open = (): void => {
        if (family !== one) openLike(props, { family: one });
      };
      return key({ picture: PICTURES[one], name, says: name, on: family === one, open });
    })}
    ${MADE.map((one) => {
      const done = record.solved.some(({ id }) => id === dailyName(today, one));
      return key({
        picture: calendar(today, done),
        name: t('play.kinds.today', { family: one, is: 'open' }),
        says: t('play.kinds.today', { family: one, is: done ? 'solved' : 'open' }),
        on: source.kind === 'day' && source.day === today && source.family === one,
        open: () =>
          props.dispatch({
            type: 'puzzle',
            action: { type: 'open', source: { kind: 'day', family: one, day: today } },
          }),
      });
    })}
  </div>`;
}

interface Key {
  readonly picture: TemplateResult;
  readonly name: string;
  /** For those who do not see the picture. */
  readonly says: string;
  readonly on: boolean;
  open(): void;
}

const key = ({ picture, name, says, on, open }: Key): TemplateResult =>
  html`<button class="tile kind" aria-pressed=${on} aria-label=${says} @click=${open}><svg viewBox="0 0 24 24" aria-hidden="true">${picture}</svg><span>${name}</span></button>`;

/** A queen that is given and places for others; regions; and the number of a day. */
const PICTURES: Readonly<Record<MadeFamily, TemplateResult>> = {
  completion: svg`<path class="kind__dark" d="M12 2h10v10H12zM2 12h10v10H2z" /><path d="M2 2h20v20H2z" /><use href="#queen-s" x="2.5" y="2.5" width="9" height="9" /><circle cx="17" cy="17" r="2.25" />`,
  stars: svg`<path class="kind__a" d="M2 2h13v7H9v6H2z" /><path class="kind__b" d="M15 2h7v20H9v-7h6z" /><path d="M2 2h20v20H2zM15 2v13H9v7M2 15h7V9h6" /><use href="#queen-s" x="2" y="2" width="8" height="8" /><use href="#queen-s" x="12" y="11" width="8" height="8" />`,
  regions: svg`<path class="kind__a" d="M2 2h13v7H9v6H2z" /><path class="kind__b" d="M15 2h7v13h-6V9h-1z" /><path class="kind__c" d="M2 15h7V9h7v6h6v7H2z" /><path d="M2 2h20v20H2zM15 2v7H9v6H2M16 9v6h6" />`,
};

const calendar = (day: Day, done: boolean): TemplateResult =>
  svg`<path d="M2 4h20v18H2zM2 8.5h20M7 1.5v4M17 1.5v4" />${done ? svg`<path class="kind__done" d="M7 15l3.5 3.5L17 12" />` : svg`<text x="12" y="19">${Number(day.slice(8))}</text>`}`;
