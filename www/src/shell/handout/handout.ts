// A page with the limits of a handout: one line lists them and links to the full page; forbidden controls are not drawn.

import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { noAnswer } from '../../kernel/answer';
import { type Handout, RULES_ALLOWED, readHandout, writeHandout } from '../../kernel/handout';
import { withoutQuery } from '../../kernel/query';
import { type Effect, isOtherBoard, type State } from '../../kernel/state';
import type { Store } from '../../kernel/store';
import { fetchStyles } from '../../kernel/styles';
import type { Ruler, Watch } from '../../kernel/watch';
import { fetchTexts } from '../../texts/fetch';
import { searchName } from '../../texts/names';
import { list, t } from '../../texts/texts';

/** The bit of a solution in a mark of the ruler. */
const SOLUTION = 1;

type Draw = (state: State, dispatch: AppDispatch) => void;

/** The effect of a handout on the page that it opens. */
interface HandoutEffect {
  readonly handout: Handout | null;
  /** Hides the answer again once the page asks about another board. */
  readonly effect: (store: Store) => Effect;
  /** Draws the allowed parts, and the line that lists the limits. */
  readonly draw: (draw: Draw) => Draw;
}

/** `text`: the value of `handout=` in the address. */
export async function openHandout(text: string): Promise<HandoutEffect> {
  await Promise.all([fetchStyles('handout.css'), fetchTexts('handout')]);
  const { handout, unknown } = readHandout(text);
  const hasLimits = writeHandout(handout) !== '' || unknown.length > 0;
  const box = document.createElement('aside');
  box.className = 'handout';
  document.body.prepend(box);
  const allow = limitToHandout();
  return {
    handout: hasLimits ? handout : null,
    effect:
      ({ dispatch }) =>
      (_, before, after) => {
        const given = after.ui.handout;
        if (given?.answers === 'shown' && isOtherBoard(before, after))
          dispatch({ type: 'ui', ui: { handout: { ...given, answers: 'hidden' } } });
      },
    draw: (draw) => (state, dispatch) => {
      draw(allow(state), dispatch);
      if (state.ui.handout) renderBox(box, line(state, state.ui.handout, unknown, dispatch));
      else box.remove();
    },
  };
}

function renderBox(box: HTMLElement, line: TemplateResult): void {
  box.ariaLabel = t('handout.label');
  render(line, box);
}

/** The run without the marks of solutions on the ruler. */
function createMarkFilter(): (watch: Watch) => Watch {
  let last: { readonly of: Ruler; readonly ruler: Ruler } | null = null;
  return (watch) => {
    const { ruler } = watch;
    if (!ruler) return watch;
    if (last?.of !== ruler)
      last = { of: ruler, ruler: { ...ruler, marks: ruler.marks.map((mark) => mark & ~SOLUTION) } };
    return { ...watch, ruler: last.ruler };
  };
}

/**
 * Limits the state to the controls and answers that the handout allows. Equal lists stay the same list, so that views are not drawn
 * again.
 */
export function limitToHandout(): (state: State) => State {
  let last: { readonly of: readonly unknown[]; readonly searches: State['searches'] } | null = null;
  const hideMarks = createMarkFilter();
  return (state) => {
    const { handout } = state.ui;
    if (!handout) return state;
    const of = [state.searches, handout.searches, state.input.search];
    if (!last?.of.every((part, at) => part === of[at])) last = { of, searches: offeredSearches(state, handout) };
    const { searches } = last;
    return handout.answers === 'hidden'
      ? { ...state, searches, survey: { kind: 'known', report: null }, answer: noAnswer, watch: hideMarks(state.watch) }
      : { ...state, searches };
  };
}

/** The searches that the handout names, and the chosen search; all searches if no named search exists. */
function offeredSearches({ searches, input }: State, handout: Handout): State['searches'] {
  const named = searches.filter(({ name }) => handout.searches.includes(name));
  return named.length === 0 ? searches : searches.filter((one) => named.includes(one) || one.name === input.search);
}

function line(
  { searches }: State,
  { hints, clock, answers, searches: named, rules }: Handout,
  unknown: readonly string[],
  dispatch: AppDispatch,
): TemplateResult {
  const names = searches.filter(({ name }) => named.includes(name)).map(({ name }) => searchName(name));
  const missing = searches.length === 0 ? [] : named.filter((name) => searches.every((one) => one.name !== name));
  const allowed = RULES_ALLOWED.filter((rule) => rules.includes(rule));
  const known: readonly string[] = RULES_ALLOWED;
  const unknownWords = [...unknown, ...missing, ...rules.filter((rule) => !known.includes(rule))].map((word) =>
    word.slice(0, 24),
  );
  const leave = (): void => {
    history.replaceState(null, '', withoutQuery('handout'));
    dispatch({ type: 'ui', ui: { handout: null } });
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return html`<p>
      <b>${t('handout.label')}</b>
      ${hints ? nothing : html`<span>${t('handout.noHints')}</span>`}
      ${clock ? nothing : html`<span>${t('handout.noClock')}</span>`}
      ${answers === 'free' ? nothing : html`<span>${t('handout.answers')}</span>`}
      ${names.length > 0 ? html`<span>${t('handout.searches', { searches: list(names), count: names.length })}</span>` : nothing}
      ${allowed.length > 0 ? html`<span>${t('handout.rules', { rules: list(allowed.map((rule) => t('handout.rule', { rule }))) })}</span>` : nothing}
      ${unknownWords.length > 0 ? html`<span role="status">${t('handout.unknown', { words: list(unknownWords), count: unknownWords.length })}</span>` : nothing}
    </p>
    <button class="btn" data-kind="text" @click=${leave}>${t('handout.leave')}</button>`;
}
