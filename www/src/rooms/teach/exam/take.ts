// A test as a pupil takes it: one task after the other, without help, and a receipt at the end.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../../board/board';
import { quietBoard } from '../../../board/picture/board';
import { MAX as RECEIPT, writeReceipt } from '../../../kernel/receipt';
import { digits, t } from '../../../texts/texts';
import { select } from '../../../ui/kit/select';
import { troubleLine } from '../../../ui/kit/trouble';
import { properties } from '../../../ui/style';
import { EVENTS, type TraceLine } from '../../../watch/by-hand';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import { renderHandIn } from '../tasks/hand-in';
import { readSquares, squaresOf, tableOf } from './answers';
import { variantName, writeExam } from './choice';
import type { Item } from './items';
import type { ExamAction, RunningTest } from './slice';
import { askText, eventText, plainText, searchLine } from './words';

type TeachProps = ViewProps<Teach, TeachAction>;
type Act = (action: ExamAction) => void;

export function createTake(): (props: TeachProps, taking: RunningTest) => TemplateResult {
  const board = createBoard();
  return (props, taking) => {
    const { own, dispatch } = props;
    const { choice, made } = own.exam;
    const act: Act = (action) => dispatch({ type: 'exam', action });
    const items = made?.of === writeExam(choice) && taking.variant !== null ? made.variants[taking.variant] : undefined;
    const item = items?.[taking.at];
    return html`<main id="main" tabindex="-1" class="teach take" aria-busy=${taking.variant !== null && !items}>
      ${troubleLine(own.trouble)}
      ${
        taking.receipt
          ? html`<h1>${t('teach.takeDone')}</h1>${renderHandIn(writeReceipt(taking.receipt), props.dispatchApp)}`
          : taking.variant === null
            ? renderStart(props, act)
            : html`<h1>${t('teach.examTitle', { seed: String(choice.seed), variant: variantName(taking.variant) })}</h1>
              ${items && item ? html`${dots(items, taking, act)}${renderTask(props, item, taking, act, board)}${navigation(items, taking, act)}` : nothing}`
      }
    </main>`;
  };
}

/** Name and variant. */
function renderStart({ own, dispatch }: TeachProps, act: Act): TemplateResult {
  const { choice } = own.exam;
  return html`<h1>${t('teach.takeTitle', { seed: String(choice.seed) })}</h1>
    <p class="read">${t('teach.takeWhat')}</p>
    <label class="tasks__name">${t('teach.name')}<input class="field" autocomplete="name" maxlength=${RECEIPT.name} .value=${own.entries.name} @input=${(event: Event) => dispatch({ type: 'name', name: (event.target as HTMLInputElement).value })} /></label>
    <p>${t('teach.takeVariant')}</p>
    <div class="row">${Array.from({ length: choice.variants }, (_, variant) => html`<button class="btn" data-kind="main" ?disabled=${own.entries.name.trim() === ''} @click=${() => act({ type: 'begin', variant })}>${t('teach.takeBegin', { variant: variantName(variant) })}</button>`)}</div>`;
}

const dots = (items: readonly Item[], { at, answers }: RunningTest, act: Act): TemplateResult =>
  html`<nav class="take__dots" aria-label=${t('teach.takeTasks')}>${items.map(
    (_, index) => html`<button
      class="btn"
      aria-current=${index === at ? 'step' : nothing}
      ?data-done=${(answers[index] ?? '') !== ''}
      aria-label=${t((answers[index] ?? '') === '' ? 'teach.takeOpen' : 'teach.takeAnswered', { number: index + 1 })}
      @click=${() => act({ type: 'to', at: index })}
    >${digits(index + 1)}</button>`,
  )}</nav>`;

function renderTask(
  { shared, dispatchApp }: TeachProps,
  item: Item,
  { at, answers }: RunningTest,
  act: Act,
  board: ReturnType<typeof createBoard>,
): TemplateResult {
  const answer = answers[at] ?? '';
  const size = item.rows.length;
  const chosen = readSquares(item.kind === 'traces' ? '' : answer);
  const onBoard =
    item.kind === 'puzzles' ||
    item.kind === 'proofs' ||
    (item.kind === 'lessonQuestions' && item.question.ask.for === 'square');
  const indices = chosen.map(([row, column]) => (row - 1) * size + column - 1);
  const given = squaresOf(item.rows).map(([row, column]) => (row - 1) * size + column - 1);
  const pieces = item.kind === 'puzzles' ? new Set([...given, ...indices]) : null;
  const model = quietBoard(item.rows, {
    pieces,
    attacks: false,
    cursor: { row: Math.min(shared.ui.cursor.row, size - 1), column: Math.min(shared.ui.cursor.column, size - 1) },
    signs: new Map(item.kind === 'puzzles' ? [] : indices.map((square) => [square, ['try'] as const])),
  });
  const press = (row: number, column: number): void => {
    if (!onBoard) return;
    const hasQueen = item.rows[row - 1] === column - 1;
    if (item.kind === 'puzzles' && hasQueen) return;
    if (item.kind === 'proofs' && !hasQueen) return;
    act({ type: 'square', at, square: [row, column], alone: item.kind === 'lessonQuestions' });
  };
  return html`<div class="take__task">
    <section class="stage" aria-label=${t('teach.examBoard')} ${properties({ '--n': size })}>
      ${board(model, (action) => {
        if (action.type === 'ui') dispatchApp(action);
        if (action.type === 'toggle' || action.type === 'set') press(action.square.row + 1, action.square.column + 1);
        if (action.type === 'take') press(Math.floor(action.square / size) + 1, (action.square % size) + 1);
        if (action.type === 'remove')
          press(
            action.row + 1,
            (item.rows[action.row] ?? chosen.find(([row]) => row === action.row + 1)?.[1] ?? 0) + 1,
          );
      })}
    </section>
    <div class="take__ask">
      ${searchLine(item)}
      ${item.kind === 'lessonQuestions' ? item.text.map((text) => html`<p class="read">${plainText(text)}</p>`) : nothing}
      <h2>${askText(item)}</h2>
      ${onBoard ? html`<p class="quiet">${t('teach.takeOnBoard', { kind: item.kind })}</p>` : nothing}
      ${item.kind === 'traces' ? trace(item, answer, at, act) : item.kind === 'lessonQuestions' && !onBoard ? answerControls(item, answer, at, act) : nothing}
    </div>
  </div>`;
}

/** The ways to answer a question next to the board. */
function answerControls(
  { question: { ask, choices } }: Extract<Item, { kind: 'lessonQuestions' }>,
  answer: string,
  at: number,
  act: Act,
): TemplateResult {
  if (ask.for === 'choice')
    return html`<div class="take__choices" role="group" aria-label=${t('teach.examAnswer')}>${choices.map(({ id, label }) => html`<button class="btn" aria-pressed=${answer === id} @click=${() => act({ type: 'answer', at, answer: answer === id ? '' : id })}>${plainText(label)}</button>`)}</div>`;
  const before = ask.for === 'number' ? '' : `${ask.for}-`;
  const typed = (event: Event): void => {
    const read = (event.target as HTMLInputElement).value
      .normalize('NFKC')
      .replaceAll(/[\s.,’']/g, '')
      .replace(/^0+(?=\d)/, '');
    act({ type: 'answer', at, answer: /^\d{1,18}$/.test(read) ? before + read : '' });
  };
  const name = ask.for === 'number' ? t('teach.examAnswer') : t(ask.for === 'row' ? 'byHand.row' : 'byHand.column');
  return html`<label class="knob">${name} <input class="field" inputmode="numeric" autocomplete="off" size="8" .value=${answer.slice(before.length)} @input=${typed} /></label>`;
}

/** The table of a trace, filled in by fields. Its first line is an example. */
function trace({ lines }: Extract<Item, { kind: 'traces' }>, answer: string, at: number, act: Act): TemplateResult {
  const now = tableOf(answer, lines);
  const change = (line: number, part: Partial<TraceLine>): void => act({ type: 'line', at, lines, line, part });
  const numeric = (label: string, value: number | null, set: (value: number | null) => void): TemplateResult =>
    html`<input class="field" inputmode="numeric" autocomplete="off" size="3" aria-label=${label} .value=${value === null ? '' : String(value)} @change=${(
      event: Event,
    ) => {
      const { value } = event.target as HTMLInputElement;
      set(/^\d{1,2}$/.test(value.trim()) ? Number(value) : null);
    }} />`;
  return html`<p class="quiet">${t('byHand.events')}</p>
    <table class="take__trace">
      <thead><tr><th scope="col">${t('byHand.step')}</th><th scope="col">${t('byHand.does')}</th><th scope="col">${t('byHand.row')}</th><th scope="col">${t('byHand.column')}</th></tr></thead>
      <tbody>${now.map((line, index) =>
        index === 0
          ? html`<tr><th scope="row">${digits(1)}</th><td>${eventText(line.event)}</td><td>${line.row ?? '–'}</td><td>${line.column ?? '–'}</td></tr>`
          : html`<tr><th scope="row">${digits(index + 1)}</th>
              <td>${select<TraceLine['event'] | ''>(t('teach.examDoesAt', { step: index + 1 }), {
                of: ['', ...EVENTS],
                now: line.event,
                name: (event) => (event === '' ? '' : eventText(event)),
                choose: (event) => change(index, { event: event as TraceLine['event'] }),
              })}</td>
              <td>${numeric(t('teach.examRowAt', { step: index + 1 }), line.row, (row) => change(index, { row }))}</td>
              <td>${numeric(t('teach.examColumnAt', { step: index + 1 }), line.column, (column) => change(index, { column }))}</td></tr>`,
      )}</tbody>
    </table>`;
}

function navigation(items: readonly Item[], { at, answers }: RunningTest, act: Act): TemplateResult {
  const open = items.filter((_, index) => (answers[index] ?? '') === '').length;
  return html`<div class="row take__navigation">
    <button class="btn" ?disabled=${at === 0} @click=${() => act({ type: 'to', at: at - 1 })}>${t('teach.takePrevious')}</button>
    ${at < items.length - 1 ? html`<button class="btn" data-kind="main" @click=${() => act({ type: 'to', at: at + 1 })}>${t('teach.takeNext')}</button>` : nothing}
    <button class="btn" data-kind=${at === items.length - 1 ? 'main' : nothing} @click=${() => act({ type: 'handIn' })}>${t('teach.takeHandIn')}</button>
    <span class="quiet">${t('teach.takeLeft', { count: open })}</span>
  </div>`;
}
