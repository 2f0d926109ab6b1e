// The days: a calendar of daily puzzles, and the record of what was solved on this device.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import { dayName, monthName, weekdayName } from '../puzzle/names';
import { formatTime } from '../puzzle/share';
import type { PlayProps } from '../slice';
import { addMonths, type Day, dayOf, daysOf, FIRST_DAY, monthOf, weekday } from './day';
import { dailyCompletionName, longestStreak, streak } from './record';

export function days(props: PlayProps): TemplateResult {
  const today = dayOf(new Date());
  const month = props.own.month ?? monthOf(today);
  return html`<div class="days">${calendar(props, month, today)} ${record(props, today)}</div>`;
}

function calendar({ own, dispatch }: PlayProps, month: string, today: Day): TemplateResult {
  const all = daysOf(month);
  const blanks = weekday(all[0] ?? today);
  const to = (by: number) => () => dispatch({ type: 'month', month: addMonths(month, by) });
  const solved = new Map(own.record.solved.map((entry) => [entry.id, entry]));
  const begun = new Set(own.record.begun.map(({ id }) => id));
  const count = all.filter((day) => solved.has(dailyCompletionName(day))).length;
  return html`<section class="month" aria-labelledby="month">
    <div class="month__head">
      <button class="key" aria-label=${t('play.days.earlier')} ?disabled=${month <= monthOf(FIRST_DAY)} @click=${to(-1)}>${icon('back')}</button>
      <h2 id="month">${monthName(month)}</h2>
      <button class="key" aria-label=${t('play.days.later')} ?disabled=${month >= monthOf(today)} @click=${to(1)}>${icon('next')}</button>
    </div>
    <p class="small quiet">${t('play.days.solvedIn', { count })}</p>
    <ol class="month__days">
      ${Array.from({ length: 7 }, (_, index) => html`<li class="month__name" aria-hidden="true">${weekdayName(index, 'short')}</li>`)}
      ${Array.from({ length: blanks }, () => html`<li aria-hidden="true"></li>`)}
      ${all.map((day) => {
        const entry = solved.get(dailyCompletionName(day));
        const is = entry ? 'solved' : begun.has(dailyCompletionName(day)) ? 'begun' : day > today ? 'ahead' : 'open';
        const open = (): void =>
          dispatch({ type: 'puzzle', action: { type: 'open', source: { kind: 'day', family: 'completion', day } } });
        return html`<li><button
          class="day__key"
          data-is=${is}
          aria-current=${day === today ? 'date' : nothing}
          ?disabled=${day > today || day < FIRST_DAY}
          aria-label=${t('play.days.day', { day: dayName(day), is })}
          @click=${open}
        ><b>${Number(day.slice(8))}</b><span aria-hidden="true">${SIGNS[is]}</span><small aria-hidden="true">${entry ? formatTime(entry.milliseconds) : ''}</small></button></li>`;
      })}
    </ol>
    <p class="small quiet">${t('play.days.key')}</p>
  </section>`;
}

/** In bytes. */
const MAX_FILE_LENGTH = 10_000_000;

const SIGNS = { solved: '✓', begun: '◐', open: '○', ahead: '' } as const;

function record({ own, dispatch }: PlayProps, today: Day): TemplateResult {
  const { solved } = own.record;
  const daily = solved.filter(({ id }) => id.startsWith('day-'));
  const without = solved.filter(({ hints }) => hints === 0).length;
  const fact = (name: string, value: string | number): TemplateResult => html`<dt>${name}</dt><dd>${value}</dd>`;
  const erase = (): void => {
    if (confirm(t('play.days.eraseSure'))) dispatch({ type: 'erase' });
  };
  const chosen = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = '';
    // A longer file is not a record and is refused as unreadable.
    if (file)
      void file
        .slice(0, MAX_FILE_LENGTH)
        .text()
        .then((text) => dispatch({ type: 'import', text }));
  };
  return html`<section class="month__record" aria-labelledby="record">
    <h2 id="record">${t('play.days.record')}</h2>
    <dl class="facts facts--right">
      ${fact(t('play.days.inARow'), streak(own.record, today))}
      ${fact(t('play.days.longest'), longestStreak(own.record, today))}
      ${fact(t('play.days.dailies'), daily.length)}
      ${fact(t('play.days.all'), solved.length)}
      ${fact(t('play.days.withoutHint'), without)}
    </dl>
    <p class="small quiet">${t('play.days.kept')}</p>
    <div class="row">
      <button class="btn" ?disabled=${solved.length === 0} @click=${() => dispatch({ type: 'export' })}>${t('play.days.export')}</button>
      <label class="btn">${t('play.days.import')}<input class="hide" type="file" accept=".txt,text/plain" @change=${chosen} /></label>
      <button class="btn" ?disabled=${solved.length === 0 && own.record.begun.length === 0} @click=${erase}>${t('play.days.erase')}</button>
    </div>
  </section>`;
}
