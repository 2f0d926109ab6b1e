// A solved puzzle: its time and rules, the comparison with earlier times, the text to send, the next puzzles, and the replay.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { isHidden, renderShowAnswer } from '../../../board/hidden';
import { t } from '../../../texts/texts';
import { check } from '../../../ui/kit/controls';
import { sheetLink } from '../../share/links';
import { dayOf } from '../days/day';
import { streak } from '../days/record';
import { playLink } from '../links';
import type { PlayProps } from '../slice';
import { reviewSection } from '../training/review-view';
import { bestOf } from './best';
import { writeMoves } from './moves';
import { dayName } from './names';
import { harderThan, openNext, openWith } from './next-puzzle';
import { hasClock, raceName, raceResult } from './rival';
import { changeSigns, formatTime } from './share';
import type { SolvingAction } from './slice';
import { movesOf, type Solving } from './solving';

/** The shared text: it names no square of the puzzle. `clock`: the text contains the size, the grade, the time and the hints. */
export function shareText({ found, source, changes, hints, milliseconds, refused }: Solving, clock: boolean): string {
  const size = found?.puzzle.size ?? 0;
  const title =
    source.kind === 'day'
      ? t('play.share.daily', { family: source.family, day: dayName(source.day) })
      : t('play.share.title');
  const word = t('play.word', { word: found?.level ?? 'search' });
  const how = clock ? t('play.share.how', { size, word, time: formatTime(milliseconds), count: hints }) : '';
  const proved = refused === null || !changes.includes('found') ? '' : t('play.share.proved', { count: refused });
  return [title, how, proved, changeSigns(changes)].filter((line) => line !== '').join('\n');
}

/** "Solved in 0:33". */
export const solvedIn = (props: PlayProps): string =>
  hasClock(props) ? t('play.solved.in', { time: formatTime(props.own.solving.milliseconds) }) : t('play.solved.plain');

/** Whether there is a pace to send. A solved puzzle that is opened again has none. */
const canRace = (props: PlayProps): boolean => props.own.solving.pace.length > 0 && hasClock(props);

/** Sends the shared text, with the link to the puzzle. */
function send(props: PlayProps): void {
  const { own, shared: page, dispatch } = props;
  const pace = own.settings.race && canRace(props) ? own.solving.pace : null;
  const link = playLink(raceName(own.solving, pace), page.input);
  dispatch({ type: 'send', text: `${shareText(own.solving, hasClock(props))}\n${new URL(link, location.href).href}` });
}

export function solved(props: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { solving } = props.own;
  const guilty = solving.found?.puzzle.family === 'guilty';
  return html`<div class="verdict finish next" data-is="completed">
    <h2>${icon('tick')}${solvedIn(props)}</h2>
    ${raceResult(props)} ${comparison(props)}
    ${guilty || solving.changes.length === 0 ? nothing : course(props)}
    <div class="row">${nextButtons(props)}</div>
    ${reviewSection(props)}
    ${guilty ? nothing : replays(props, act)}
  </div>`;
}

/** The buttons after a solved puzzle: the next puzzle, a harder puzzle, and sending this puzzle. */
export function nextButtons(props: PlayProps): TemplateResult {
  const { solving, wanted } = props.own;
  const guilty = solving.source.kind === 'guilty';
  const harder = guilty ? undefined : harderThan(wanted);
  return html`<button class="btn" data-kind="main" @click=${() => openNext(props)}>${t('play.solved.next')}</button>
    ${harder ? html`<button class="btn" @click=${() => openWith(props, { word: harder })}>${t('play.puzzle.harder')}</button>` : nothing}
    ${
      // Earlier versions stored no steps.
      guilty || solving.changes.length === 0
        ? nothing
        : html`<button class="btn" @click=${() => send(props)}>${t('play.share.send')}</button>`
    }`;
}

/** Compares with the best time so far, and reports the days in a row. */
function comparison(props: PlayProps): TemplateResult {
  const { solving, record } = props.own;
  const { source, milliseconds } = solving;
  const best = hasClock(props) ? bestOf(record, source) : null;
  const is = best && best.milliseconds < milliseconds ? 'later' : 'best';
  const today = dayOf(new Date());
  const days = source.kind === 'day' && source.day === today ? streak(record, today) : 0;
  return html`${best ? html`<p>${t('play.solved.best', { is, count: best.others + 1, time: formatTime(best.milliseconds) })}</p>` : nothing}
    ${days > 0 ? html`<p>${t('play.solved.days', { count: days })}</p>` : nothing}`;
}

/** Describes the queens that were set and removed, in words and as the text to send. */
function course(props: PlayProps): TemplateResult {
  const { own, dispatch } = props;
  const { solving, settings } = own;
  const count = (of: string): number => solving.changes.filter((one) => one === of).length;
  const set = count('found') + count('hinted');
  return html`<p>${t('play.solved.how', { set, taken: count('removed'), hints: solving.hints })}</p>
    ${solving.refused === null || count('found') === 0 ? nothing : html`<p>${t('play.solved.proved', { count: solving.refused })}</p>`}
    <pre class="shared" aria-label=${t('play.share.label')} tabindex="0">${shareText(solving, hasClock(props))}</pre>
    <p class="small quiet">${t('play.share.key')}</p>
    ${canRace(props) ? check(t('play.share.race'), settings.race, (race) => dispatch({ type: 'settings', to: { race } })) : nothing}`;
}

/** Sends a link that replays the person's moves. */
function sendMoves({ own: { solving }, shared: page, dispatch }: PlayProps): void {
  const { found } = solving;
  if (!found) return;
  const name = raceName(solving, null, writeMoves(found.puzzle, movesOf({ ...solving, replays: 'mine' })));
  dispatch({ type: 'send', text: new URL(playLink(name, page.input), location.href).href });
}

/** Offers to replay the solution that came with the link. */
export function sentMoves(
  { own: { solving } }: PlayProps,
  act: (action: SolvingAction) => void,
): TemplateResult | typeof nothing {
  const { moves } = solving;
  return moves && solving.shownStep === null
    ? html`<p class="row"><span>${t('play.moves.sent', { count: moves.length - 1 })}</span><button class="btn" @click=${() => act({ type: 'watch', of: 'sent' })}>${icon('play')}${t('play.moves.watchSent')}</button></p>`
    : nothing;
}

/** The buttons for replays, for Watch and for a sheet. */
function replays(props: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { own, shared: page, dispatchApp } = props;
  if (isHidden(page)) return html`${renderShowAnswer(page, dispatchApp)}`;
  const { found } = own.solving;
  const steps = found?.steps.length ?? 0;
  return html`<p class="row">
      ${steps > 0 ? html`<button class="btn" data-kind="text" @click=${() => act({ type: 'play', playing: true })}>${icon('play')}${t('play.solved.play')}</button>` : nothing}
      ${own.solving.history.past.length > 0 ? html`<button class="btn" data-kind="text" @click=${() => act({ type: 'watch', of: 'mine' })}>${t('play.moves.watch')}</button><button class="btn" data-kind="text" @click=${() => sendMoves(props)}>${t('play.moves.send')}</button>` : nothing}
      ${steps > 0 ? html`<button class="btn" data-kind="text" @click=${() => act({ type: 'backwards' })}>${t('play.solved.backwards')}</button>` : nothing}
      ${found?.puzzle.family === 'completion' ? watch(found.puzzle.given, dispatchApp) : nothing}
      <a class="btn" data-kind="text" href=${sheetLink(own.wanted, page.input)}>${t('play.puzzle.sheet')}</a>
    </p>`;
}

/** Opens a search from the same given queens in Watch. */
function watch(given: readonly number[], dispatch: PlayProps['dispatchApp']): TemplateResult {
  const open = (): void => {
    dispatch({ type: 'place', rows: Int32Array.from(given) });
    dispatch({ type: 'ui', ui: { view: 'theatre' } });
  };
  return html`<button class="btn" data-kind="text" @click=${open}>${t('play.solved.watch')}</button>`;
}
