// Predict: before each step, a person says what happens next, on the board or by a button; the score is kept beside it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { AppDispatch } from '../../kernel/action';
import { copyText } from '../../kernel/clipboard';
import { writeReceipt } from '../../kernel/receipt';
import type { Shared } from '../../kernel/state';
import { atEnd, type Watch } from '../../kernel/watch';
import { rich } from '../../texts/rich';
import { rowName, squareNames } from '../../texts/squares';
import { type Key, list, t } from '../../texts/texts';
import { select } from '../../ui/kit/select';
import { familyOfAll } from '../../watch/later';
import { nameOf } from '../../watch/names';
import { toldOf } from '../../watch/opening';
import { type Guess, isRight, type Said, type TheatreProps } from './predict';
import { asksNow, levelOf, levelsOf, type Stand, say } from './predict-asks';
import { askedAt, bitsOfWord } from './predict-judge';
import { asksBelow, asksLine, asksWord, elsewhere } from './predict-levels';

type Named = Exclude<Guess['kind'], 'square' | 'swapped'>;

/** The answers that are no square, and the keys that give them. */
const ANSWERS: readonly { readonly kind: Named; readonly key: string; readonly name: Key }[] = [
  { kind: 'deadEnd', key: 'd', name: 'predict.deadEnd' },
  { kind: 'solution', key: 's', name: 'predict.solution' },
  { kind: 'exhausted', key: 'e', name: 'predict.exhausted' },
  { kind: 'restart', key: 'r', name: 'predict.restart' },
  { kind: 'phase', key: 'p', name: 'predict.phase' },
];

/** Which of them can come: a search that builds up never restarts, and repair has no dead ends. */
function answersOf(shared: Shared): typeof ANSWERS {
  const family = familyOfAll(shared);
  const never: readonly Named[] = family === 'repair' ? ['deadEnd'] : family === 'draws' ? [] : ['restart', 'phase'];
  return ANSWERS.filter(({ kind }) => !never.includes(kind));
}

/** The guess that a key stands for. */
export function guessOf(key: string, shared: Shared): Guess | null {
  const found = answersOf(shared).find((answer) => answer.key === key);
  return found ? { kind: found.kind } : null;
}

/** The hands on the board while a person is asked: a square is an answer, and the queens given stay as they are. */
export function guessing(props: TheatreProps): AppDispatch {
  return (action) => {
    if (action.type === 'ui') props.dispatchApp(action);
    else if (action.type === 'toggle') pointed(props, action.square);
  };
}

/** A square that is pointed at. In repair two rows are named, one after the other. */
function pointed(props: TheatreProps, { row, column }: { readonly row: number; readonly column: number }): void {
  const { own, shared, dispatch } = props;
  if (familyOfAll(shared) !== 'repair') guess(props, { kind: 'square', row, column });
  else if (own.row === null) dispatch({ type: 'row', row });
  else if (own.row === row) guess(props, { kind: 'square', row, column });
  else guess(props, { kind: 'swapped', row: own.row, otherRow: row });
}

/** Says a step, or keeps it until its line is said. */
export function guess(props: Pick<TheatreProps, 'own' | 'shared' | 'dispatch'>, guess: Guess): void {
  if (!asksNow(props)) return;
  const level = levelOf(props);
  if (level === 'line') props.dispatch({ type: 'first', guess });
  else if (level === 'step') say(props, { level, guess });
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
  const found = verdict(props);
  return html`<h2 class="head"><span>${t('predict.title')}</span>${score(props)}</h2>
    ${select(t('predict.level'), {
      of: levelsOf(shared),
      now: levelOf(props),
      name: (level) => t('predict.levels', { level }),
      choose: (level) => dispatch({ type: 'level', level }),
    })}
    <p class="predict__verdict" role="status" data-is=${found?.is ?? nothing}>${found ? html`${icon(found.is === 'right' ? 'tick' : 'cross')}<span>${found.text}</span>` : nothing}</p>
    <p class="story">${toldOf(shared, shown).map(({ key, values }) => html`${rich(key, values)} `)}</p>
    ${atEnd(watch) ? nothing : asks(props)}
    ${elsewhere(props)}
    ${
      own.asked > 0
        ? html`<button class="btn predict__anew" data-kind="text" @click=${() => dispatch({ type: 'scoreAnew' })}>${t('predict.anew')}</button>
          <button class="btn predict__anew" data-kind="text" @click=${() => copyReceipt(props)}>${t('predict.receipt')}</button>`
        : nothing
    }`;
}

function asks(props: TheatreProps): TemplateResult {
  const { own, shared } = props;
  const level = levelOf(props);
  if (level === 'below') return asksBelow(props);
  if (level === 'word') {
    const word = askedAt(shared.watch.shown?.registers ?? [], shared.watch.shown?.frame.position ?? 0);
    return word ? asksWord(props, word, showKey(props)) : html``;
  }
  return level === 'line' && own.guess
    ? asksLine(props, own.guess, saidAs(own.guess, shared.input.board.rows))
    : asksStep(props);
}

const asksStep = (props: TheatreProps): TemplateResult => html`<p class="predict__asks">${t('predict.asks')}</p>
  <p class="quiet small">${how(props)}</p>
  <div class="predict__answers">${answersOf(props.shared).map(
    ({ kind, key, name }) => html`<button class="btn" aria-keyshortcuts=${key} @click=${() => guess(props, { kind })}
    >${t(name)}${props.shared.ui.shortcuts ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`,
  )}${showKey(props)}</div>`;

/** The way to answer on the board. */
function how({ own, shared }: TheatreProps): string {
  if (familyOfAll(shared) !== 'repair') return t('predict.how');
  return own.row === null
    ? t('predict.swaps')
    : t('predict.swapsWith', { row: rowName(own.row, shared.input.board.rows) });
}

const showKey = (props: TheatreProps): TemplateResult =>
  html`<button class="btn" aria-keyshortcuts="Space" @click=${() => props.dispatchApp({ type: 'play' })}
    >${t('predict.show')} <kbd aria-hidden="true">${t('keys.space')}</kbd></button>`;

const score = ({ own: predict }: TheatreProps): TemplateResult | typeof nothing =>
  predict.asked > 0
    ? html`<span class="predict__score">${t('predict.score', { right: predict.right, count: predict.asked })}</span>`
    : nothing;

interface Told {
  readonly is: 'right' | 'wrong' | 'chance';
  readonly text: string;
}

/** PREDICT:BITMASK-LINE-7OF10: the search, what was asked, and the score. */
function copyReceipt(props: TheatreProps): void {
  const { own, shared } = props;
  const result = [shared.input.search.replaceAll('-', ''), levelOf(props), `${own.right}of${own.asked}`];
  void copyText(writeReceipt({ name: '', tasks: [{ task: 'predict', result }] }), 'textCopied', props.dispatchApp);
}

/** What came of what was said about the step that is shown; null where nothing was. */
function verdict({ own: { last, below }, shared: { watch, input } }: Stand): Told | null {
  const position = watch.shown?.frame.position;
  if (below && below.run === watch.run && below.position === position) {
    return below.said === below.is
      ? { is: 'right', text: t('predict.right') }
      : { is: 'wrong', text: t('predict.wrongBelow', { said: below.said, count: below.is }) };
  }
  if (!last || last.run !== watch.run || last.position + 1 !== position) return null;
  const { said, verdict: is } = last;
  if (is === 'right') return { is, text: t('predict.right') };
  if (is === 'chance') return { is, text: t('predict.chance') };
  return { is, text: wrong(said, watch, input.board.rows) };
}

/** What was said, and what the program does. */
function wrong(said: Said, { shown, listing }: Watch, rows: number): string {
  if (said.level === 'word') {
    const bits = bitsOfWord(shown?.registers ?? [], said.word) ?? [];
    const name = nameOf(said.word);
    return bits.length === 0
      ? t('predict.wrongWordEmpty', { name })
      : t('predict.wrongWord', { name, bits: list(bits.map((bit) => bit + 1)) });
  }
  if (said.level === 'step') return t('predict.wrong', { said: saidAs(said.guess, rows) });
  const { block, happened } = shown?.frame ?? {};
  const line = listing[block?.from ?? 0]?.trim() ?? '';
  return happened && isRight(said.guess, happened)
    ? t('predict.wrongLine', { line })
    : t('predict.wrongStep', { said: saidAs(said.guess, rows), line });
}

function saidAs(said: Guess, rows: number): string {
  if (said.kind === 'square') return t('board.cell', squareNames(said, rows));
  if (said.kind === 'swapped')
    return t('predict.said.swapped', { row: rowName(said.row, rows), otherRow: rowName(said.otherRow, rows) });
  return t(`predict.said.${said.kind}`);
}
