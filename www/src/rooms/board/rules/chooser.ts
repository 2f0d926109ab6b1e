// The choice of the rule: piece, surface, law, shape, and custom formulas.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import {
  isPiece,
  LAWS,
  type Law,
  type Parts,
  PIECES,
  partsOf,
  ruleOf,
  SURFACES,
  type Surface,
} from '../../../board/variant/parts';
import { type Board, MAX_SIZE, queensBoard, resizeBoard } from '../../../kernel/input';
import { wholeNumber } from '../../../texts/numbers';
import { t } from '../../../texts/texts';
import { check } from '../../../ui/kit/controls';
import { troubleLine } from '../../../ui/kit/trouble';
import { diagram } from './diagram';
import type { RulesProps } from './slice';
import { surfacePicture } from './surface';

/** The maximum number of formulas in one rule. */
const FORMULAS = 4;
const NAMES = ['r', 't', 'u', 'v'];
/** How far each row is shifted in the diagram of sliding rows. */
const SLID = [0, 2, 0, 2, 0];

export function chooser(props: RulesProps): TemplateResult {
  const { own, shared, dispatch, dispatchApp } = props;
  // A choice changes the board of the last choice, which the engine may not have accepted yet.
  const board = own.wanted ?? shared.input.board;
  const parts = partsOf(board.rule);
  const choose = (change: Partial<Board>): void =>
    dispatch({ type: 'try', board: { ...board, ...change }, from: 'choice' });
  const law = (name: Law): TemplateResult =>
    choice(props, parts, name, () => {
      const { regions: _, ...without } = board;
      const rule = withLaw(parts, name, props);
      dispatch({ type: 'try', board: { ...(name === 'touching' ? board : without), rule }, from: 'choice' });
    });
  const plain = (): void => {
    const { squares } = resizeBoard(board, board.rows, board.rows);
    dispatch({ type: 'try', board: queensBoard(board.rows, squares), from: 'choice' });
  };
  const close = (): void => dispatch({ type: 'choosing', on: false });
  return html`<section class="rules__chooser" aria-label=${t('top.rule')}>
    <header class="rules__head">
      <h2>${t('rules.sheet')}</h2>
      <button class="key rules__leave" aria-label=${t('top.close')} title=${t('top.close')} @click=${close}>${icon('cross')}</button>
    </header>
    <p class="rules__effect">${t('rules.about', { law: parts.law })} ${parts.surface === 'plane' ? nothing : t('rules.aboutSurface', { surface: parts.surface })}</p>
    <div class="rules__in">
      <section class="rules__set rules__set--pieces">
        <h2 class="head"><span>${t('rules.pieces')}</span></h2>
        <div class="rules__list">${PIECES.map(law)}</div>
      </section>
      <section class="rules__set rules__set--board">
        <h2 class="head"><span>${t('rules.boards')}</span></h2>
        ${surfaces(parts, (surface) => choose({ rule: ruleOf({ ...parts, surface }) }))}
        ${shape(props, board, parts, choose)}
      </section>
      <section class="rules__set">
        <h2 class="head"><span>${t('rules.laws')}</span></h2>
        <div class="rules__list">${LAWS.map(law)}</div>
      </section>
      ${parts.law === 'formula' ? formulas(props) : nothing}
    </div>
    ${troubleLine(own.refused)}
    <p class="rules__sum">
      <button class="btn" data-kind="text" @click=${plain}>${t('rules.plain')}</button>
      <button class="btn" data-kind="text" @click=${() => dispatchApp({ type: 'ui', ui: { view: 'questions' } })}>${t('rules.questions')}</button>
      <button class="btn" data-kind="main" @click=${close}>${t('rules.close')}</button>
    </p>
  </section>`;
}

/** The rule with another law; surfaces stay where they combine. */
function withLaw(parts: Parts, law: Law, { own }: RulesProps): string {
  const more = law === 'sliding' ? own.shift : law === 'formula' ? own.formulas.join(';') : '';
  return ruleOf({ ...parts, law, more });
}

function choice({ own }: RulesProps, parts: Parts, law: Law, choose: () => void): TemplateResult {
  const rule = own.diagrams.get(law);
  return html`<button class="dia" data-wide=${law === 'sliding' || nothing} aria-pressed=${parts.law === law} @click=${choose}>
    ${rule ? diagram(law, rule, law === 'sliding' ? SLID : []) : html`<span class="dia__pic"></span>`}
    <span><b>${t('rules.name', { law })}</b> ${t('rules.what', { law })}</span>
  </button>`;
}

function surfaces(parts: Parts, choose: (surface: Surface) => void): TemplateResult {
  const fits = isPiece(parts.law);
  return html`<div class="choice rules__surfaces" role="group" aria-label=${t('rules.boards')}>
      ${SURFACES.map((surface) => {
        const off = !fits && surface !== 'plane';
        return html`<button
          aria-pressed=${parts.surface === surface}
          aria-disabled=${off}
          title=${off ? t('rules.ownLaw') : nothing}
          @click=${() => (off ? undefined : choose(surface))}
        >${surfacePicture(surface)}${t('rules.surface', { surface })}</button>`;
      })}
    </div>
    ${fits ? nothing : html`<p class="small quiet">${t('rules.ownLaw')}</p>`}`;
}

function shape(
  { own, dispatch }: RulesProps,
  board: Board,
  parts: Parts,
  choose: (change: Partial<Board>) => void,
): TemplateResult {
  const { rows, columns, pieces, walls } = board;
  const number = (label: string, value: number, set: (to: number) => Partial<Board>): TemplateResult => html`<input
    class="field"
    inputmode="numeric"
    aria-label=${label}
    .value=${String(value)}
    @change=${(event: Event) => {
      const field = event.target as HTMLInputElement;
      const to = wholeNumber(field.value) ?? 0;
      field.value = String(value);
      choose(set(to));
    }}
  />`;
  const sized = (down: number, across: number): Partial<Board> =>
    down > 0 && across > 0 && down <= MAX_SIZE && across <= MAX_SIZE
      ? resizeBoard(board, down, across)
      : { rows: down, columns: across, walls: [], squares: [] };
  return html`<div class="rules__shape">
    <p class="rules__size"><span>${t('rules.size')}</span>${number(t('rules.rows'), rows, (to) => sized(to, columns))}<span>×</span>${number(t('rules.columns'), columns, (to) => sized(rows, to))}
      <span class="rules__count">${t('rules.count')}</span>${number(t('rules.count'), pieces, (to) => ({ pieces: to }))}</p>
    ${
      parts.law === 'sliding'
        ? html`<p><span>${t('rules.shift')}</span><input
            class="field"
            aria-label=${t('rules.shift')}
            .value=${own.shift}
            @change=${(event: Event) => {
              const shift = (event.target as HTMLInputElement).value.trim();
              dispatch({ type: 'shift', shift });
              choose({ rule: `sliding:${shift}` });
            }}
          /><span class="quiet">${t('rules.shiftHow')}</span></p>`
        : nothing
    }
    <p><span>${t('rules.walls')}</span>${check(t('rules.walling', { count: walls.length }), own.walling, (on) => dispatch({ type: 'walling', on }), !isPiece(parts.law))}</p>
    ${regions(board, parts, dispatch)} ${diagonals(board, choose, dispatch)}
  </div>`;
}

/** Regions need one rule on a square plane board, so drawing regions chooses that rule. */
function regions(board: Board, parts: Parts, dispatch: RulesProps['dispatch']): TemplateResult {
  const fits = parts.law === 'touching' && parts.surface === 'plane' && board.rows === board.columns;
  const { regions: _, ...without } = board;
  return html`<p class="rules__more"><span>${t('rules.regions')}</span>
    <button class="btn" @click=${() => dispatch({ type: 'regions' })}>${t('rules.drawRegions')}</button>
    ${board.regions ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'try', board: without, from: 'choice' })}>${t('rules.noRegions')}</button>` : nothing}
    ${fits ? nothing : html`<span class="quiet">${t('rules.regionsWhere')}</span>`}
  </p>`;
}

/** Numbers between commas or spaces. */
const LIST = /^\s*(?:-?\d{1,2}(?:[\s,]+-?\d{1,2})*)?\s*$/;

/** Diagonals that are kept empty, by the numbers that their squares share, rows and columns counted from 1. */
function diagonals(
  board: Board,
  choose: (change: Partial<Board>) => void,
  dispatch: RulesProps['dispatch'],
): TemplateResult {
  const list = (name: 'differences' | 'sums', label: string, from: number): TemplateResult => {
    const shown = (board[name] ?? []).map((number) => number + from).join(', ');
    return html`<label class="knob">${label}<input
      class="field"
      .value=${shown}
      @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        const text = field.value;
        field.value = shown;
        if (!LIST.test(text)) return dispatch({ type: 'refused', trouble: { code: 'rules-diagonals', detail: {} } });
        const numbers = text.split(/[\s,]+/).filter((part) => part !== '');
        choose({ [name]: [...new Set(numbers.map((number) => Number(number) - from))] });
      }}
    /></label>`;
  };
  return html`<p class="rules__more"><span>${t('rules.diagonals')}</span>${list('differences', t('rules.differences'), 0)} ${list('sums', t('rules.sums'), 2)}</p>`;
}

function formulas({ own, dispatch }: RulesProps): TemplateResult {
  const wrong = Number(own.refused?.detail.formula ?? 0);
  // Text that an input method is composing is ignored. Full-width characters are accepted.
  const typed = (at: number) => (event: Event) => {
    if ((event as InputEvent).isComposing) return;
    dispatch({ type: 'formula', at, text: (event.target as HTMLInputElement).value.normalize('NFKC') });
  };
  return html`<section class="rules__set rules__formulas">
    <h2 class="head"><span>${t('rules.formulas')}</span></h2>
    <p class="small quiet">${t('rules.formulasHow', { times: '*' })}</p>
    ${own.formulas.map(
      (formula, at) => html`<label><span class="mono" data-formula=${at + 1}>${NAMES[at]} =</span><input
        class="field mono"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-invalid=${wrong === at + 1}
        .value=${formula}
        @input=${typed(at)}
        @compositionend=${typed(at)}
      /></label>`,
    )}
    <div class="row">
      ${own.formulas.length < FORMULAS ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'formulas', count: own.formulas.length + 1 })}>${t('rules.oneMore')}</button>` : nothing}
      ${own.formulas.length > 1 ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'formulas', count: own.formulas.length - 1 })}>${t('rules.oneLess')}</button>` : nothing}
    </div>
  </section>`;
}
