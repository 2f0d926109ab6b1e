// The bar below the board on a phone, with the actions for each step of a puzzle.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon, queenGlyph } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { PlayProps } from '../slice';
import { lessonButton } from './hint';
import { race, raceResult } from './rival';
import { type Sentence, story, where, why } from './sentences';
import { formatTime } from './share';
import type { SolvingAction } from './slice';
import { nextButtons, solvedIn } from './solved';
import { DEGREES, type Degree, type Solving } from './solving';

type Act = (action: SolvingAction) => void;

/** The sentence, the race and the buttons. */
export function bar(props: PlayProps, act: Act): TemplateResult {
  const { own, dispatch } = props;
  const { solving, settings } = own;
  if (solving.shownStep !== null) return html``;
  const { crosses } = settings;
  const { past, future } = solving.history;
  const guilty = solving.found?.puzzle.family === 'guilty';
  const line = barSentence(solving, settings.tells);
  const switched = (): void => dispatch({ type: 'settings', to: { crosses: !crosses } });
  const ask = (degree: Degree) => () => act({ type: 'askHint', degree });
  const next = nextDegree(solving);
  const label = t('play.bar');
  const sentence = html`<div class="bar__says"><p aria-live="polite">${rich(line.key, line.values)} ${lessonButton(props)}</p></div>`;
  if (solving.solved)
    return html`<section class="bar" data-of="puzzle" aria-label=${label}><div class="bar__says"><p class="bar__head">${solvedIn(props)}</p>${raceResult(props)}</div><div class="bar__keys">${nextButtons(props)}</div></section>`;
  return html`<section class="bar" data-of="puzzle" aria-label=${label}>
    ${sentence}${race(props)}
    <div class="bar__keys">
      ${
        guilty
          ? nothing
          : html`<button class="bar__tap" aria-label=${t('play.bar.tap', { what: crosses ? 'cross' : 'queen' })} @click=${switched}>
        <span ?data-on=${!crosses}>${queenGlyph('found', false)}</span><span ?data-on=${crosses}>${icon('cross')}</span>
      </button>`
      }
      <button class="bar__key" aria-label=${t('play.undo')} ?disabled=${past.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="bar__key" aria-label=${t('play.redo')} ?disabled=${future.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      ${guilty ? html`<button class="btn" data-kind="main" @click=${() => act({ type: 'askFinish' })}>${t('play.guilty.ask')}</button>` : nothing}
      ${guilty || !allowsHints(props) ? nothing : html`<button class="btn" data-kind=${solving.hint ? 'main' : nothing} @click=${ask(next)}>${next === 'where' ? t('play.hint.label') : t('play.hint.degree', { degree: next })}</button>`}
      ${solving.hint ? html`<button class="bar__key" aria-label=${t('play.bar.close')} @click=${() => act({ type: 'closeHint' })}>${icon('cross')}</button>` : nothing}
    </div>
    ${guilty || solving.hint ? nothing : strictSwitch(props)}
  </section>`;
}

/** The switch that allows only forced squares to be set. */
const strictSwitch = ({ own: { settings }, dispatch }: PlayProps): TemplateResult =>
  html`<label class="bar__strict"><span><b>${t('play.puzzle.strict')}</b> <small>${t('play.puzzle.strictWhat')}</small></span>
    <input type="checkbox" role="switch" .checked=${settings.strict} @change=${({ target }: Event) => dispatch({ type: 'settings', to: { strict: (target as HTMLInputElement).checked } })} /></label>`;

export const allowsHints = ({ shared }: PlayProps): boolean => shared.ui.handout?.hints !== false;

/** The time on the puzzle, if it is to be shown. */
export const timer = ({ own: { solving, settings }, shared }: PlayProps): TemplateResult | typeof nothing =>
  solving.found && settings.timer && shared.ui.handout?.clock !== false
    ? html`<span class="timer" role="timer" aria-live="off">${formatTime(solving.milliseconds)}</span>`
    : nothing;

/** The sign in the corner of the board that shows what a tap sets. */
export const tapSign = (crosses: boolean): TemplateResult =>
  html`<span class="taps" data-taps=${crosses ? 'cross' : 'queen'} aria-hidden="true">${crosses ? icon('cross') : queenGlyph('found', true)}</span>`;

/** The open hint, or the sentence about the state of the puzzle. */
function barSentence(solving: Solving, tells: boolean): Sentence {
  const { hint: open, found } = solving;
  if (!open || !found) return story(solving, tells);
  const { size } = found.puzzle;
  return open.degree === 'where' ? where(open.hint, size) : why(open.hint, found.puzzle);
}

/** Each press gives a more detailed hint. */
const nextDegree = ({ hint }: Solving): Degree => DEGREES[hint ? DEGREES.indexOf(hint.degree) + 1 : 0] ?? 'do';
