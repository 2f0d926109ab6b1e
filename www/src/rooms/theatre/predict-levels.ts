// The questions of the upper levels: the line of the program that runs, the value of a word after the step, the number
// of solutions below; and other positions and boards to ask about.

import { html, nothing, type TemplateResult } from 'lit-html';
import { clashesOf } from '../../board/rule';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { wholeNumber } from '../../texts/numbers';
import { t } from '../../texts/texts';
import { nameOf } from '../../watch/names';
import type { Guess } from './predict';
import { type AskedWord, type SquareEvent, solutionsBelow } from './predict-judge';
import { predict } from './predict-state';
import type { TheatreProps } from './slice';

/** Asks for the event on the chosen square. */
export function asksSquare(
  { shared, dispatch }: TheatreProps,
  asked: {
    readonly question: string;
    readonly answers: readonly { readonly does: SquareEvent; readonly key: string; readonly say: () => void }[];
  },
): TemplateResult {
  return html`<p class="predict__asks">${asked.question}</p>
    <div class="predict__answers">${asked.answers.map(
      ({ does, key, say }) =>
        html`<button class="btn" aria-keyshortcuts=${key} @click=${say}>${t('predict.doing', { does })}${shared.ui.shortcuts ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`,
    )}</div>
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'square', square: null })}>${t('predict.otherStep')}</button>`;
}

/** Asks for the line that runs. The answers are the lines of the listing at which a block begins. */
export function asksLine(props: TheatreProps, guess: Guess, said: string): TemplateResult {
  const { listing, blocks } = props.shared.watch;
  return html`<p class="predict__asks">${t('predict.line', { said })}</p>
    <div class="predict__lines" role="group" aria-label=${t('theatre.listing')}>${blocks.map(
      (block) =>
        html`<button class="btn" @click=${() => predict(props, { level: 'line', guess, block })}><code>${listing[block]?.trim()}</code></button>`,
    )}</div>
    <button class="btn" data-kind="text" @click=${() => props.dispatch({ type: 'first', guess: null })}>${t('predict.otherStep')}</button>`;
}

/** Asks for the bits of a word after the step, which start with their current values. */
export function asksWord(
  props: TheatreProps,
  { name, width, bits: now }: AskedWord,
  show: TemplateResult,
): TemplateResult {
  const bits = props.own.bits ?? now;
  const set = (bit: number): void => {
    const rest = bits.filter((one) => one !== bit);
    const next = rest.length < bits.length ? rest : [...bits, bit].sort((one, other) => one - other);
    props.dispatch({ type: 'bits', bits: next });
  };
  const all = Array.from({ length: width }, (_, bit) => bit);
  return html`<p class="predict__asks">${t('predict.word', { name: nameOf(name) })}</p>
    <p class="quiet small">${t(width > 32 ? 'predict.wordBoard' : 'predict.wordBits')}</p>
    <div class="predict__bits" role="group" aria-label=${nameOf(name)} ?data-board=${width > 32}>${all.map(
      (bit) =>
        html`<button aria-pressed=${bits.includes(bit)} aria-label=${t('predict.bit', { bit: bit + 1 })} @click=${() => set(bit)}>${bits.includes(bit) ? 1 : 0}</button>`,
    )}</div>
    <div class="predict__answers"><button class="btn" data-kind="main" @click=${() => predict(props, { level: 'word', word: name, bits })}>${t('predict.check')}</button>${show}</div>`;
}

/** Asks how many solutions the run finds before it removes the queen that was set last. */
export function asksBelow(props: TheatreProps): TemplateResult {
  const { own, shared, dispatch } = props;
  const { run, shown, tree, ruler } = shared.watch;
  const position = shown?.frame.position ?? 0;
  if (own.below?.run === run && own.below.position === position) return html``;
  const is = tree && solutionsBelow(tree, position, queensSet(shared), ruler?.finished ?? false);
  if (is === null) return html`<p class="predict__asks">${t('predict.belowUnknown')}</p>`;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    const said = wholeNumber(field?.value ?? '');
    if (said !== null) dispatch({ type: 'below', run, position, said, is });
  };
  return html`<form class="predict__below" @submit=${onSubmit}>
    <label class="predict__asks">${t('predict.below')} <input class="field" inputmode="numeric" autocomplete="off" /></label>
    <button class="btn" data-kind="main">${t('predict.check')}</button>
  </form>`;
}

/** Queens on the board that were not given. */
const queensSet = ({ input, watch }: Shared): number =>
  (watch.shown?.frame.rows ?? []).filter((column, row) => column >= 0 && (input.rows[row] ?? -1) < 0).length;

/** Another position of the run, and another board, so that there is always something to ask. */
export function otherPositions({ shared, dispatchApp }: TheatreProps): TemplateResult {
  const { shown, ruler } = shared.watch;
  const far = Math.max(shown?.frame.furthest ?? 0, ruler?.furthest ?? 0);
  const any = (): void =>
    dispatchApp({ type: 'go', goal: { kind: 'position', position: Math.floor(Math.random() * far) } });
  const { demand } = shared.searches.find(({ name }) => name === shared.input.search) ?? {};
  const givenAllowed = demand === 'nothing' && shared.input.variant === null;
  return html`<div class="predict__answers">
    <button class="btn" ?disabled=${far === 0} @click=${any}>${t('predict.elsewhere')}</button>
    ${givenAllowed ? html`<button class="btn" @click=${() => randomBoard(shared, dispatchApp)}>${t('predict.board')}</button>` : nothing}
  </div>`;
}

/** One to three queens at random that do not attack each other. */
function randomBoard({ input }: Shared, dispatch: AppDispatch): void {
  const size = input.rows.length;
  let rows = new Int32Array(size).fill(-1);
  const below = (most: number): number => Math.floor(Math.random() * most);
  for (let left = 1 + below(3); left > 0; left--) {
    const next = rows.with(below(size), below(size));
    if (clashesOf(next).length === 0) rows = next;
  }
  dispatch({ type: 'place', rows });
}
