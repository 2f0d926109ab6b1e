// Predict: before each step, a person says what happens next, on the board or by a button; the score is kept beside it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { atEnd } from '../../kernel/watch';
import { rich } from '../../texts/rich';
import { type Key, t } from '../../texts/texts';
import { familyOfAll } from '../../watch/later';
import { toldOf } from '../../watch/opening';
import type { Snapshot } from '../room';
import type { Guess, Predict, TheatreProps } from './predict';

type Stand = Snapshot<Predict>;

type Spoken = Exclude<Guess['kind'], 'square'>;

/** The answers that are no square, and the keys that give them. */
const ANSWERS: readonly { readonly kind: Spoken; readonly key: string; readonly name: Key }[] = [
  { kind: 'deadEnd', key: 'd', name: 'predict.deadEnd' },
  { kind: 'solution', key: 's', name: 'predict.solution' },
  { kind: 'exhausted', key: 'e', name: 'predict.exhausted' },
];

/** Whether the steps of a search can be known beforehand: it sets and takes queens, and draws none. */
export const isForeseeable = (shared: Shared): boolean => familyOfAll(shared) === 'backtracking';

/** Whether a person is asked at all: while it is switched on, in the Theatre, and nothing is left to chance. */
export const predicts = ({ own, shared }: Stand): boolean =>
  own.on && shared.ui.view === 'theatre' && isForeseeable(shared);

/** Whether a question stands: the run rests, and there is a step to come. */
export const asksNow = (stand: Stand): boolean => {
  const { watch } = stand.shared;
  const rests = watch.status === 'open' && watch.shown !== null && watch.goal === null && stand.own.pending === null;
  return predicts(stand) && rests && !atEnd(watch);
};

/** The guess that a key stands for. */
export function guessOf(key: string): Guess | null {
  const found = ANSWERS.find((answer) => answer.key === key);
  return found ? { kind: found.kind } : null;
}

/** The hands on the board while a person is asked: a square is an answer, and the queens given stay as they are. */
export function guessing(props: TheatreProps): AppDispatch {
  return (action) => {
    if (action.type === 'ui') props.dispatchApp(action);
    else if (action.type === 'toggle') guess(props, { kind: 'square', ...action.square });
  };
}

function guess(props: TheatreProps, said: Guess): void {
  const { run, shown } = props.shared.watch;
  if (shown && asksNow(props)) props.dispatch({ type: 'guess', run, position: shown.frame.position, guess: said });
}

export const predictSwitch = ({
  own,
  dispatch,
}: TheatreProps): TemplateResult => html`<label class="knob predict__on"><input
    type="checkbox"
    .checked=${own.on}
    @change=${(event: Event) => {
      dispatch({ type: 'predict', on: !own.on });
      // On a phone the panes lie side by side, and the question is in the first.
      (event.target as Element).closest('.panes')?.scrollTo({ left: 0 });
    }}
  />${t('predict.switch')}</label>`;

/** The question and the answers, with what came of the last one. */
export function question(props: TheatreProps): TemplateResult {
  const { own, shared, dispatch } = props;
  const { watch } = shared;
  const { shown } = watch;
  if (!shown) return html``;
  return html`<h2 class="head"><span>${t('predict.title')}</span>${score(props)}</h2>
    <p class="predict__verdict" role="status" data-is=${verdict(props)?.is ?? nothing}>${verdictLine(props)}</p>
    <p class="story">${toldOf(shared, shown).map(({ key, values }) => html`${rich(key, values)} `)}</p>
    ${atEnd(watch) ? nothing : asks(props)}
    ${
      own.asked > 0
        ? html`<button class="btn predict__anew" data-kind="text" @click=${() => dispatch({ type: 'scoreAnew' })}>${t('predict.anew')}</button>`
        : nothing
    }`;
}

const asks = (props: TheatreProps): TemplateResult => html`<p class="predict__asks">${t('predict.asks')}</p>
  <p class="quiet small">${t('predict.how')}</p>
  <div class="predict__answers">${ANSWERS.map(
    ({ kind, key, name }) => html`<button class="btn" aria-keyshortcuts=${key} @click=${() => guess(props, { kind })}
    >${t(name)}${props.shared.ui.shortcuts ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`,
  )}<button class="btn" aria-keyshortcuts="Space" @click=${() => props.dispatchApp({ type: 'play' })}
    >${t('predict.show')} <kbd aria-hidden="true">${t('keys.space')}</kbd></button></div>`;

const score = ({ own: predict }: TheatreProps): TemplateResult | typeof nothing =>
  predict.asked > 0
    ? html`<span class="predict__score">${t('predict.score', { right: predict.right, count: predict.asked })}</span>`
    : nothing;

/** What came of the guess about the step that is shown; null where there was none. */
function verdict({ own: { last }, shared: { watch } }: Stand): { is: 'right' | 'wrong'; said: Guess } | null {
  if (!last || last.run !== watch.run || last.position + 1 !== watch.shown?.frame.position) return null;
  return { is: last.right ? 'right' : 'wrong', said: last.guess };
}

function verdictLine(props: Stand): TemplateResult | typeof nothing {
  const found = verdict(props);
  if (!found) return nothing;
  const { is, said } = found;
  const text = is === 'right' ? t('predict.right') : t('predict.wrong', { said: saidAs(said) });
  return html`${icon(is === 'right' ? 'tick' : 'cross')}<span>${text}</span>`;
}

const saidAs = (said: Guess): string =>
  said.kind === 'square'
    ? t('board.cell', { row: said.row + 1, column: said.column + 1 })
    : t(`predict.said.${said.kind}`);
