// Predict: before each step, a person predicts the next event, on the board or by a button. The score is next to the
// question.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { Square } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import { copyText } from '../../kernel/clipboard';
import { writeReceipt } from '../../kernel/receipt';
import type { Shared } from '../../kernel/state';
import { atEnd, type Watch } from '../../kernel/watch';
import { rich } from '../../texts/rich';
import { rowName, squareNames } from '../../texts/squares';
import { gap, type Key, list, t } from '../../texts/texts';
import { select } from '../../ui/kit/select';
import { familyOfAll } from '../../watch/extra-searches';
import { nameOf } from '../../watch/names';
import { stepSentences } from '../../watch/opening';
import type { KeyPressed } from '../room';
import { type Guess, isMissed, isRight, type Predict, type PredictAction, type Prediction } from './predict';
import { bitsOfWord, possibleEvents, type SquareEvent, wordToAsk } from './predict-judge';
import { asksBelow, asksLine, asksSquare, asksWord, otherPositions } from './predict-levels';
import { asksNow, levelOf, levelsOf, type PredictSnapshot, predictAction } from './predict-state';
import type { TheatreProps } from './slice';

type NamedGuess = Exclude<Guess['kind'], 'square' | 'swapped'>;

/** The answers other than squares, and their keys. */
const ANSWERS: readonly { readonly kind: NamedGuess; readonly key: string; readonly name: Key }[] = [
  { kind: 'deadEnd', key: 'd', name: 'predict.deadEnd' },
  { kind: 'solution', key: 's', name: 'predict.solution' },
  { kind: 'exhausted', key: 'e', name: 'predict.exhausted' },
  { kind: 'restart', key: 'r', name: 'predict.restart' },
  { kind: 'phase', key: 'p', name: 'predict.phase' },
];

/** The keys for the event on the chosen square. */
const EVENT_KEYS: Readonly<Record<SquareEvent, string>> = { set: 'q', rejected: 'j', removed: 't' };

/** The possible answers: a constructive search never restarts, and repair has no dead ends. */
function answersOf(shared: Shared): typeof ANSWERS {
  const family = familyOfAll(shared);
  const never: readonly NamedGuess[] =
    family === 'repair' ? ['deadEnd'] : family === 'draws' ? [] : ['restart', 'phase'];
  return ANSWERS.filter(({ kind }) => !never.includes(kind));
}

/** The keys that answer a question. Space shows the answer; the transport handles it. */
export function keysOfGuess({ key, early }: KeyPressed, own: Predict, shared: Shared): PredictAction | null {
  const stand = { own, shared };
  const guessed = !early && shared.ui.shortcuts && asksNow(stand) ? guessOf(key, stand) : null;
  return guessed && predictionOf(stand, guessed);
}

/** The guess of a key. */
function guessOf(key: string, { own, shared }: PredictSnapshot): Guess | null {
  const { square } = own;
  const { shown } = shared.watch;
  if (square && shown) {
    const does = possibleEvents(shown, shared.input.search, square).find((doing) => EVENT_KEYS[doing] === key);
    if (does) return { kind: 'square', does, ...square };
  }
  const found = answersOf(shared).find((answer) => answer.key === key);
  return found ? { kind: found.kind } : null;
}

/** Input on the board during a question: a square is an answer, and given queens stay. */
export function guessInput(props: TheatreProps): AppDispatch {
  return (action) => {
    if (action.type === 'ui') props.dispatchApp(action);
    else if (action.type === 'toggle') onPointed(props, action.square);
  };
}

/** A chosen square. For repair two rows are chosen, one after the other. */
function onPointed(props: TheatreProps, { row, column }: { readonly row: number; readonly column: number }): void {
  const { own, shared, dispatch } = props;
  if (familyOfAll(shared) !== 'repair') onSquare(props, { row, column });
  else if (own.row === null) dispatch({ type: 'row', row });
  else if (own.row === row) guess(props, { kind: 'square', does: 'rejected', row, column });
  else guess(props, { kind: 'swapped', row: own.row, otherRow: row });
}

/** If only one event is possible on the square, it is the answer; otherwise the page asks for the event next. */
function onSquare(props: TheatreProps, square: Square): void {
  const { shared, dispatch } = props;
  const { shown } = shared.watch;
  if (!shown || !asksNow(props)) return;
  const [does, ...others] = possibleEvents(shown, shared.input.search, square);
  if (does && others.length === 0) guess(props, { kind: 'square', does, ...square });
  else if (levelOf(props) === 'step' || levelOf(props) === 'line') dispatch({ type: 'square', square });
}

/** Returns the action that predicts a step, or that stores the step until its line is predicted. */
function predictionOf(stand: PredictSnapshot, guess: Guess): PredictAction | null {
  const level = levelOf(stand);
  if (level === 'line') return { type: 'first', guess };
  return level === 'step' ? predictAction(stand.shared, { level, guess }) : null;
}

function guess(props: TheatreProps, guess: Guess): void {
  const action = asksNow(props) ? predictionOf(props, guess) : null;
  if (action) props.dispatch(action);
}

export const predictSwitch = ({
  own,
  dispatch,
}: TheatreProps): TemplateResult => html`<label class="knob predict__on"><input
    type="checkbox"
    .checked=${own.on}
    @change=${(event: Event) => {
      (event.target as Element).closest<HTMLElement>('[popover]')?.hidePopover();
      dispatch({ type: 'predict', on: !own.on });
    }}
  />${t('predict.switch')}</label>`;

/** The question and the answers, with the result of the last question. */
export function question(props: TheatreProps): TemplateResult {
  const { own, shared, dispatch } = props;
  const { watch } = shared;
  const { shown } = watch;
  if (!shown) return html``;
  const found = verdict(props);
  return html`<h2 class="head"><span>${t('predict.title')}</span>${score(props)}</h2>
    ${select(t('predict.level'), {
      of: levelsOf(shared),
      now: levelOf(props),
      name: (level) => t('predict.levels', { level }),
      choose: (level) => dispatch({ type: 'level', level }),
    })}
    <p class="predict__verdict" role="status" data-is=${found?.is ?? nothing}>${found ? html`${icon(found.is === 'right' ? 'tick' : 'cross')}<span>${found.text}</span>` : nothing}</p>
    <p class="story">${stepSentences(shared, shown).map(({ key, values }) => html`${rich(key, values)}${gap()}`)}</p>
    ${atEnd(watch) ? nothing : asks(props)}
    ${otherPositions(props)}
    ${
      own.answered + own.shown > 0
        ? html`<button class="btn predict__after" data-kind="text" @click=${() => dispatch({ type: 'resetScore' })}>${t('predict.resetScore')}</button>
          <button class="btn predict__after" data-kind="text" @click=${() => copyReceipt(props)}>${t('predict.receipt')}</button>`
        : nothing
    }`;
}

function asks(props: TheatreProps): TemplateResult {
  const { own, shared } = props;
  const level = levelOf(props);
  if (level === 'below') return asksBelow(props);
  if (level === 'word') {
    const word = wordToAsk(shared.watch.shown?.registers ?? [], shared.watch.shown?.frame.position ?? 0);
    return word ? asksWord(props, word, showKey(props)) : html``;
  }
  const { rows } = shared.input.board;
  if (level === 'line' && own.guess) return asksLine(props, own.guess, describeGuess(own.guess, rows));
  const { square } = own;
  const { shown } = shared.watch;
  if (!square || !shown) return asksStep(props);
  const doings = possibleEvents(shown, shared.input.search, square);
  return asksSquare(props, {
    question: t('predict.where', squareNames(square, rows)),
    answers: doings.map((does) => ({
      does,
      key: EVENT_KEYS[does],
      say: () => guess(props, { kind: 'square', does, ...square }),
    })),
  });
}

const asksStep = (props: TheatreProps): TemplateResult => html`<p class="predict__asks">${t('predict.asks')}</p>
  <p class="quiet small">${howToAnswer(props)}</p>
  <div class="predict__answers">${answersOf(props.shared).map(
    ({ kind, key, name }) => html`<button class="btn" aria-keyshortcuts=${key} @click=${() => guess(props, { kind })}
    >${t(name)}${props.shared.ui.shortcuts ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`,
  )}${showKey(props)}</div>`;

/** Explains how to answer on the board. */
function howToAnswer({ own, shared }: TheatreProps): string {
  if (familyOfAll(shared) !== 'repair') return t('predict.how');
  return own.row === null
    ? t('predict.swaps')
    : t('predict.swapsWith', { row: rowName(own.row, shared.input.board.rows) });
}

const showKey = (props: TheatreProps): TemplateResult =>
  html`<button class="btn" aria-keyshortcuts="Space" @click=${() => props.dispatchApp({ type: 'play' })}
    >${t('predict.show')} <kbd aria-hidden="true">${t('keys.space')}</kbd></button>`;

const score = ({ own: predict }: TheatreProps): TemplateResult | typeof nothing =>
  predict.answered + predict.shown > 0
    ? html`<span class="predict__score">${[
        ...(predict.answered > 0 ? [t('predict.score', { right: predict.right, count: predict.answered })] : []),
        ...(predict.later > 0 ? [t('predict.later', { count: predict.later })] : []),
        ...(predict.shown > 0 ? [t('predict.shown', { count: predict.shown })] : []),
      ].join(' · ')}</span>`
    : nothing;

interface Result {
  readonly is: 'right' | 'wrong' | 'chance';
  readonly text: string;
}

/** PREDICT:BITMASK-LINE-7OF10-2LATER-1SHOWN: the search, the level of the questions, and the score. */
function copyReceipt(props: TheatreProps): void {
  const { own, shared } = props;
  const score = [`${own.right}of${own.answered}`, `${own.later}later`, `${own.shown}shown`];
  const result = [shared.input.search.replaceAll('-', ''), levelOf(props), ...score];
  void copyText(writeReceipt({ name: '', tasks: [{ task: 'predict', result }] }), 'textCopied', props.dispatchApp);
}

/** The result of the last prediction; null if the user made no prediction for this step. */
function verdict({ own, shared: { watch, input } }: PredictSnapshot): Result | null {
  const { last, below, missed } = own;
  const position = watch.shown?.frame.position;
  if (below && below.run === watch.run && below.position === position) {
    return below.said === below.is
      ? { is: 'right', text: t('predict.right') }
      : { is: 'wrong', text: t('predict.wrongBelow', { said: below.said, count: below.is }) };
  }
  if (missed && position !== undefined && isMissed(own, { run: watch.run, position }))
    return { is: 'wrong', text: again(missed.prediction, missed.isStep, input.board.rows) };
  if (!last || last.run !== watch.run || last.position + 1 !== position) return null;
  const { prediction, verdict: is } = last;
  if (is === 'right') return { is, text: t(last.second ? 'predict.rightLater' : 'predict.right') };
  if (is === 'chance') return { is, text: t('predict.chance') };
  return { is, text: wrong(prediction, watch, input.board.rows) };
}

/** The text after a wrong first try, without any part of the right answer. */
function again(prediction: Prediction, isStep: boolean, rows: number): string {
  if (prediction.level === 'word') return t('predict.againWord');
  return isStep ? t('predict.againLine') : t('predict.again', { said: describeGuess(prediction.guess, rows) });
}

/** Contrasts the prediction with the step of the program. */
function wrong(prediction: Prediction, { shown, listing }: Watch, rows: number): string {
  if (prediction.level === 'word') {
    const bits = bitsOfWord(shown?.registers ?? [], prediction.word) ?? [];
    const name = nameOf(prediction.word);
    return bits.length === 0
      ? t('predict.wrongWordEmpty', { name })
      : t('predict.wrongWord', { name, bits: list(bits.map((bit) => bit + 1)) });
  }
  if (prediction.level === 'step') return t('predict.wrong', { said: describeGuess(prediction.guess, rows) });
  const { block, happened } = shown?.frame ?? {};
  const line = listing[block?.from ?? 0]?.trim() ?? '';
  return happened && isRight(prediction.guess, happened)
    ? t('predict.wrongLine', { line })
    : t('predict.wrongStep', { said: describeGuess(prediction.guess, rows), line });
}

function describeGuess(guess: Guess, rows: number): string {
  if (guess.kind === 'square') return t('predict.saidSquare', { does: guess.does, ...squareNames(guess, rows) });
  if (guess.kind === 'swapped')
    return t('predict.said.swapped', { row: rowName(guess.row, rows), otherRow: rowName(guess.otherRow, rows) });
  return t(`predict.said.${guess.kind}`);
}
